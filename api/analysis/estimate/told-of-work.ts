import { isKnownFor } from "../knowledge/cause.ts";
import { CAUSES } from "../knowledge/causes/index.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import { fill } from "../knowledge/template.ts";
import type { ToldOfWork, UpsellContext } from "../knowledge/upsells.ts";
import { type WishedRepair, wishedRepairs } from "../parts/place-and-count.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { isRelated, type Job } from "./jobs.ts";

const WORDS = KNOWLEDGE.estimateWords;
const { usual, repairs: INTERVALS } = KNOWLEDGE.estimates.intervals;
const PROGRAMS = KNOWLEDGE.estimates.programs.map((program) => ({
  ...program,
  words: program.words === undefined ? undefined : new RegExp(program.words, "i"),
}));
const DENIED = new RegExp(WORDS.denied, "g");
const DONE = new RegExp(WORDS.done);
const NOT_OF_WORK = new RegExp(WORDS.notOfWork);
const RECENTLY = new RegExp(WORDS.recently);
const LAST_YEAR = new RegExp(WORDS.lastYear);
const AGO = new RegExp(WORDS.ago, "g");
const INTERVAL = new RegExp(WORDS.interval);
const MAKER_PAYS = new RegExp(WORDS.makerPays.words);
const HEDGED = new RegExp(WORDS.makerPays.hedged);

/** What is said at one go: up to a comma, a full stop or a "but". */
const CLAUSE = /(?:(?!\bbut\b|\bhowever\b)(?:[^.,!?\n;]|[.,](?=\d)))+/gi;
/** Clauses beyond these are those of a long printed paper, which tells nothing of the owner. */
const MOST_CLAUSES = 80;
/** A maker's longer warranty has mostly ended by this age in years. */
const LONGEST_WARRANTY = 11;
const ENDING = new RegExp(WORDS.makerPays.ending);

/** Text without what it denies, lower case. */
export const withoutDenied = (text: string): string => text.toLowerCase().replace(DENIED, " ");

/** The car on whose work something is told: its age in years and its miles, where known. */
type ToldCar = Pick<UpsellContext, "profile" | "age" | "miles">;

/** Gives for each job of a paper what the words beside it tell of its work. */
export function tellingOf(text: string, jobs: readonly Job[], { profile, age, miles }: ToldCar) {
  const clauses = clausesOf(text);
  const named = jobs.filter(({ work }) => work.length > 0);
  return (job: Job): ToldOfWork => {
    const own =
      named.length === 1
        ? clauses.filter(({ works }) => works.length === 0 || isOn(job, works))
        : clauses.filter(({ works }) => isOn(job, works));
    const said = own.map((clause) => clause.said);
    return {
      said: said.join("\n"),
      words: withoutDenied(said.join("\n")),
      passed: passedSince(said, job, miles),
      interval: said.flatMap((clause) => milesOf(INTERVAL.exec(clause)) ?? [])[0],
      makerPays: makerPaysFor(job, profile, age, programFor(job, text, { profile, age, miles })),
    };
  };
}

interface Clause {
  said: string;
  /** The work it names, or that of the clause before it. */
  works: readonly WishedRepair[];
}

function clausesOf(text: string): Clause[] {
  let works: readonly WishedRepair[] = [];
  return [...text.matchAll(CLAUSE)].slice(0, MOST_CLAUSES).map(([said]) => {
    const { wished } = wishedRepairs(said);
    if (wished.length > 0) works = wished;
    return { said: said.toLowerCase(), works };
  });
}

const isOn = ({ work }: Job, works: readonly WishedRepair[]) =>
  work.some((own) => works.some((other) => isRelated(own, other)));

/** The share of its interval that is over since the work was done, by the longest time or way told. */
function passedSince(clauses: readonly string[], { work }: Job, odometer = Infinity): number | undefined {
  const { miles, years } = INTERVALS[work[0]?.repair.id ?? ""] ?? usual;
  const shares = clauses.flatMap((said) => {
    if (!DONE.test(said) || NOT_OF_WORK.test(said)) return [];
    if (RECENTLY.test(said)) return [0.25 / years];
    const since = [...said.matchAll(AGO)].flatMap(([, count, thousand, unit]) => {
      const much = (WORDS.counts[count!.split(" ")[0]!] ?? Number(count!.replace(",", ""))) * (thousand ? 1000 : 1);
      if (/^(?:w|mo|y)/.test(unit ?? "")) return [much / (years * A_YEAR[unit!.charAt(0)]!)];
      // "The car has 60,000 miles on it" is no age of the work.
      return (unit || thousand) && much < odometer * 0.9 ? [much / miles] : [];
    });
    return [...since, ...(LAST_YEAR.test(said) ? [1 / years] : [])];
  });
  return shares.length > 0 ? Math.max(...shares) : undefined;
}

/** Of a year: weeks, months, years, by their first letter. */
const A_YEAR: Readonly<Record<string, number>> = { w: 52, m: 12, y: 1 };

function milesOf(match: RegExpExecArray | null): number | undefined {
  if (!match) return undefined;
  const miles = Number(match[1]!.replace(",", "")) * (match[2] ? 1000 : 1);
  return miles >= 5000 && miles <= 300_000 ? miles : undefined;
}

/** The repairs that mend a cause, without what only goes with them: an alignment after new joints. */
function mainOf([first, second]: readonly string[]) {
  const beside = first !== undefined && repairById(first).goesWith?.some(({ repair }) => repair === second);
  return [first, ...(beside ? [] : [second])].flatMap((id) => id ?? []);
}

/** A program of the maker that is still open for this car by its age and miles. */
function programFor({ work }: Job, text: string, { profile, age, miles = 0 }: ToldCar): ToldOfWork["makerPays"] {
  const program = PROGRAMS.find(
    ({ make, models, years: [first, last], repairs, until, words }) =>
      make === profile.make &&
      models.includes(profile.model) &&
      profile.year >= first &&
      profile.year <= last &&
      work.some(({ repair }) => repairs.includes(repair.id)) &&
      age <= until.years &&
      miles <= until.miles &&
      (words?.test(text) ?? true),
  );
  return program && { for: "all", note: fill(KNOWLEDGE.estimateSentences.doubt.program, asTold(program.until)) };
}

/** A way without a limit is written as a very long one. */
const asTold = ({ years, miles }: { years: number; miles: number }) => ({
  years,
  miles: miles >= UNLIMITED ? KNOWLEDGE.estimateSentences.doubt.unlimited : miles.toLocaleString("en-US"),
});
const UNLIMITED = 300_000;

/** What is known of this model says that its maker called this back or pays for it longer, or an open program does. */
function makerPaysFor(
  { work }: Job,
  profile: VehicleProfile,
  age: number,
  program: ToldOfWork["makerPays"],
): ToldOfWork["makerPays"] {
  const ids = new Set(work.map(({ repair }) => repair.id));
  const notes = CAUSES.filter(({ repairs }) => mainOf(repairs).some((id) => ids.has(id))).flatMap(({ knownFor = [] }) =>
    knownFor.filter((known) => isKnownFor(known, profile) && MAKER_PAYS.test(known.note)),
  );
  const sure = notes.find(({ note }) => !HEDGED.test(note) && (age < LONGEST_WARRANTY || !ENDING.test(note)));
  if (!sure && program) return program;
  const { note } = sure ?? notes[0] ?? {};
  return note ? { for: sure ? "all" : "some", note } : undefined;
}
