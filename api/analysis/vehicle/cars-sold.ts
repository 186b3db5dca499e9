import type { ModelLine } from "./model-facts.ts";
import { type Facts, words } from "./words.ts";

/** A model in one year: the commonest car and the other engines that were sold beside it. */
export interface CarsSold {
  commonest: Facts;
  others: readonly Facts[];
}

const NOTHING_KNOWN: Facts = {
  bodyClass: "midsize_car",
  brandGroup: "mainstream",
  layout: "i4",
  fuel: "gas",
  drive: "unknown",
  transmission: "automatic",
  forcedInduction: false,
  timing: "unknown",
  hydraulicSteering: "unknown",
  rearBrakes: "unknown",
  liters: [],
};

/**
 * The cars of one model in one model year. What the model's line leaves unsaid is the make's typical car of that year.
 * Throws on a word that the vocabulary lacks: a slip in the data, which its test finds.
 */
export function carsSold(typical: ModelLine, model: ModelLine, year: number): CarsSold {
  const make = read(typical, year, NOTHING_KNOWN).commonest;
  return read(model, year, make, make);
}

/** `start` holds before the line's first word. `make` is the make's typical car; its own line has none. */
function read(line: ModelLine, year: number, start: Facts, make?: Facts): CarsSold {
  let commonest = start;
  let others: string[] = [];
  for (const section of line.split(";")) {
    const [head = "", ...alternatives] = section.trim().split(" or ");
    const [first, ...rest] = head.split(" ");
    const since = /^(?:19|20)\d\d$/.test(first ?? "") ? Number(first) : undefined;
    if (since !== undefined && since > year) break;
    const said = (since === undefined ? [first ?? "", ...rest] : rest).filter((word) => word !== "");
    const ends = said.includes("only");
    commonest = apply(
      said.filter((word) => word !== "only"),
      commonest,
      make,
    );
    if (ends || alternatives.length > 0) others = alternatives;
  }
  const base = commonest;
  return { commonest, others: others.map((words) => apply(words.split(" "), base, make)) };
}

function apply(said: readonly string[], facts: Facts, make: Facts | undefined): Facts {
  const next = said.some(namesEngine) ? { ...facts, ...freshEngine(facts, make ?? facts) } : { ...facts };
  const liters: number[] = [];
  for (const word of said) {
    const fact = words.get(word);
    if (fact) Object.assign(next, fact);
    else if (/^\d\.\dL$/.test(word)) liters.push(Number.parseFloat(word));
    else throw new Error(`"${word}" is not a word for a car, in "${said.join(" ")}"`);
  }
  return liters.length > 0 ? { ...next, liters } : next;
}

const namesEngine = (word: string) => words.get(word)?.layout !== undefined;

/** What belongs to an engine, back to the make's usual. A gearbox of an electric car does not outlive its motor. */
function freshEngine(facts: Facts, make: Facts): Partial<Facts> {
  const electric = facts.layout === "electric";
  return {
    timing: make.layout === "electric" ? "unknown" : make.timing,
    forcedInduction: false,
    fuel: "gas",
    liters: [],
    transmission: electric ? "automatic" : facts.transmission,
  };
}
