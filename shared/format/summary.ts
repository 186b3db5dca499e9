import { mileage as miles } from "./distance.ts";

interface NamedCause {
  name?: string;
  probability?: number;
}

/** What a summary needs of a result; a leniently read record may lack any of it. */
interface Summarized {
  potentialCauses?: readonly NamedCause[];
  furtherComplaints?: readonly { potentialCauses?: readonly NamedCause[] }[];
  partsReplacement?: { parts?: readonly { name?: string }[] };
  collisionRepair?: { repairAreas?: readonly string[] };
  estimateReview?: { services?: readonly { name?: string }[] };
}

/** Leading lines of one result. */
export const MOST_LINES = 3;

/** "2012 Honda Civic, 98,000 miles". */
export const vehicleLine = (car: { year: number; make: string; model: string; mileage?: number | null }) =>
  `${car.year} ${car.make} ${car.model}${car.mileage ? `, ${miles(car.mileage)} miles` : ""}`;

/** What leads a result of any kind, at most three lines: "Worn brake pads (62 %)". Of several complaints each has its place. */
export const leadingLines = (results: Summarized): string[] =>
  [
    ...leadingCauses(results).map(({ name, probability }) => name && `${name} (${probability} %)`),
    ...(results.partsReplacement?.parts ?? []).map(({ name }) => name),
    ...(results.collisionRepair?.repairAreas ?? []),
    ...(results.estimateReview?.services ?? []).map(({ name }) => name),
  ]
    .filter((line) => line !== undefined)
    .slice(0, MOST_LINES);

/** A leading line taken apart again: "Worn brake pads (62 %)" has its probability in percent, a part none. */
export function readLine(line: string): { name: string; probability?: number } {
  const [, name, percent] = /^(.+) \((\d+(?:\.\d+)?) %\)$/.exec(line) ?? [];
  return name === undefined ? { name: line } : { name, probability: Number(percent) };
}

/** The causes of all complaints in turns: the first of each, then the second of each. */
function leadingCauses({ potentialCauses = [], furtherComplaints = [] }: Summarized): NamedCause[] {
  const lists = [potentialCauses, ...furtherComplaints.map((one) => one.potentialCauses ?? [])];
  return potentialCauses.flatMap((_, place) => lists.flatMap((list) => list[place] ?? []));
}
