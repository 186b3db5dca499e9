/** What the law of a state says about estimates, as far as it was read at a source. */
interface EstimateLaw {
  text: string;
  source: string;
}

/** Only states whose rule was read at a source are here; the others get the general advice alone. */
const LAWS: Readonly<Record<string, EstimateLaw>> = {
  CA: {
    text: "California: a shop must give you an estimate for the specific job, parts and labor, and have your approval before it starts. You can ask for the replaced parts back. Shops are registered with the Bureau of Automotive Repair.",
    source:
      "California Business and Professions Code 9884.9 and 16 CCR 3352, by way of the Bureau's guide (January 2025)",
  },
  FL: {
    text: "Florida: for work above $100 the shop must offer a written estimate, and it can only be waived by you in writing. Going over it by more than $10 or 10%, whichever is greater, needs your approval first.",
    source: "Florida Motor Vehicle Repair Act, as reported by naplesnews.com and coastalbreezenews.com",
  },
  MI: {
    text: "Michigan: the shop needs your approval before it goes over the estimate by more than $10 or 10%, whichever is less. Mechanics are licensed by the state.",
    source: "Michigan Motor Vehicle Service and Repair Act, michigan.gov",
  },
};

const ANYWHERE = "Wherever you are: ask for a written estimate, and say that extra work needs your approval first.";
const READ_IN = "2025";

/** The estimate law of a state for its owner, with the general advice; the advice alone where no rule was read. */
export function estimateLawOf(state: string): string {
  const law = LAWS[state];
  return law ? `${law.text} ${ANYWHERE} (As read in ${READ_IN}: ${law.source}. This is no legal advice.)` : ANYWHERE;
}
