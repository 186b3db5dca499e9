import type { PotentialCause, Results, Safety } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput, AnalysisReaders } from "./input.ts";
import { CAUSES } from "./knowledge/causes/index.ts";
import { ageOf, type Car } from "./ranking/prior.ts";
import { chooseQuestions } from "./ranking/questions/choose-questions.ts";
import { factsOf } from "./ranking/questions/finding-answers.ts";
import { answerOdds } from "./ranking/questions/look-alikes.ts";
import { type RankedCause, rank } from "./ranking/rank.ts";
import { wordingOf } from "./ranking/wording.ts";
import { withoutVague } from "./reading/composites.ts";
import type { Fact } from "./reading/evidence.ts";
import { openingOf } from "./reading/opening.ts";
import { readEvidence } from "./reading/read.ts";
import { needsMore } from "./results/needs-more.ts";
import { potentialCause } from "./results/potential-cause.ts";
import { recallLookup } from "./results/recall-lookup.ts";
import { tellTheShop } from "./results/tell-the-shop.ts";
import { readSafety, safetyElsewhere } from "./safety/read-safety.ts";
import { withUnderstood } from "./understood/facts.ts";
import type { VehicleProfile } from "./vehicle/profile.ts";

const likenessTo = wordingOf(CAUSES);

/** So many characters show where reading ended. */
const LAST_WORDS = 40;

/** Causes are shown down to this chance, and at most so many. */
const LEAST_SHOWN = 0.03;
const MOST_SHOWN = 6;

/** Symptoms in the owner's words → ranked, priced causes, how urgent it is, and what to ask next. */
export function diagnose(
  { text, vehicle, place, today, answers, understood }: AnalysisInput,
  profile: VehicleProfile,
  { dangers, causes: scorer }: AnalysisReaders,
): Results {
  const answered = factsOf(answers);
  const opening = openingOf(text);
  const reading = readEvidence(opening);
  const read = understood?.symptoms ? withUnderstood(reading.facts, understood.symptoms, text) : reading.facts;
  const facts = withoutVague([...withoutAnswered(read, answered), ...answered]);
  const more = needsMore(opening, understood?.symptoms ? { ...reading, english: 1 } : reading, facts);
  const safety = more?.ofACar === false ? safetyElsewhere(opening, dangers) : readSafety(opening, facts, dangers);
  if (more) return { resultType: "diagnostic", needsMore: more.request, safety, recallLookup: recallLookup(profile) };

  const car: Car = { vehicle, profile, today };
  const learned = scorer?.score(opening, vehicle);
  const ranking = rank(withoutVague(withoutAnswered(read, answered)), car, CAUSES, {
    wording: likenessTo(opening),
    learned,
    answered,
    answerOdds: answerOdds(answers),
  });
  const shown = ranking.causes
    .filter(({ probability, evidence }) => probability >= LEAST_SHOWN && (learned || evidence.length > 0))
    .slice(0, MOST_SHOWN);
  const potentialCauses = shown.map((ranked) => potentialCause(ranked, car, place));
  return {
    resultType: "diagnostic",
    potentialCauses: heeding(safety, potentialCauses),
    otherProbability: 100 - potentialCauses.reduce((sum, { probability }) => sum + probability, 0),
    safety,
    questions: chooseQuestions(ranking, { text: opening, facts, answers }),
    nextStep: nextStep(facts, safety, shown),
    tellTheShop: tellTheShop(facts, shown, vehicle),
    assumptions: [...profile.assumptions, ...assumedMileage(car), ...unread(text, opening)],
    excluded: exclusions(potentialCauses),
    recallLookup: recallLookup(profile),
  };
}

/** What the owner answers replaces what we read about the same finding. */
const withoutAnswered = (read: readonly Fact[], answered: readonly Fact[]) =>
  read.filter(({ key, present }) => !answered.some((answer) => answer.key === key && answer.present !== present));

/** A danger makes the leading cause urgent, whatever its own urgency. */
const heeding = ({ level }: Safety, [first, ...rest]: readonly PotentialCause[]): PotentialCause[] => {
  if (!first) return [];
  return level === "stop"
    ? [{ ...first, urgency: { level: "High", timeframe: "Before driving on" } }, ...rest]
    : [first, ...rest];
};

const OBD_LIGHTS = new Set(["light.check_engine", "light.check_engine_flashing", "light.reduced_power"]);

function nextStep(
  facts: readonly Fact[],
  { level, action }: Safety,
  [first]: readonly RankedCause[],
): string | undefined {
  if (level === "stop") return action;
  const lit = facts.some(({ key, present }) => present && OBD_LIGHTS.has(key));
  if (lit && !facts.some(({ key }) => key.startsWith("code:")))
    return "Have the trouble code read: many parts stores do it free, or a reader costs about $20. The code narrows this down more than anything else. Then add it to your text.";
  return first && `Have this checked first: ${first.cause.confirmBy}`;
}

const assumedMileage = (car: Car) =>
  car.vehicle.mileage ? [] : [`Mileage: you did not give it, so we took what is usual after ${ageOf(car)} years.`];

const unread = (text: string, opening: string) =>
  opening.length < text.trimEnd().length
    ? [
        `Your text is very long: we read it up to “${opening.trim().slice(-LAST_WORDS)}”. What comes after does not count here.`,
      ]
    : [];

/** What no price here contains; what one cause's price alone leaves out stands in its own basis. */
function exclusions(causes: readonly PotentialCause[]): string[] {
  const lists = causes.map(({ priceBasis }) => priceBasis?.excluded ?? []);
  return (lists[0] ?? []).filter((line) => lists.every((list) => list.includes(line)));
}
