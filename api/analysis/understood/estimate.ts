import type { EstimateLine, ReadEstimate } from "../estimate/estimate-lines.ts";
import type { Piece } from "../estimate/piece.ts";
import { withQuantity } from "../estimate/read-estimate.ts";
import { wishedRepairs } from "../parts/place-and-count.ts";
import type { UnderstoodEstimate } from "./understood.ts";

/** Lines that a language model has read → what the built-in reader makes of a pasted estimate. */
export function readEstimateOf(understood: UnderstoodEstimate, ownWords: string): ReadEstimate {
  const { lines, subtotal, tax, total, taxInTotal, currency, shopName, location, vehicle } = understood;
  const foreign = currency && currency.toUpperCase() !== "USD" ? `\n${currency.toUpperCase()}` : "";
  const printed = lines.map(({ description, amount }) => `${description} ${amount ?? ""}`);
  const read: ReadEstimate = {
    text: [ownWords, ...printed].join("\n") + foreign,
    lines: [],
    fees: [],
    discounts: [],
    subtotal: subtotal ?? undefined,
    tax: tax ?? undefined,
    total: total ?? undefined,
    taxInTotal: taxInTotal && tax === null,
    cut: false,
    shopName: shopName ?? undefined,
    location: location ?? undefined,
    ...(vehicle && {
      vehicleInfo: [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(" "),
      vehicle: { year: vehicle.year ?? undefined, make: vehicle.make },
    }),
  };
  let start = ownWords.length + 1;
  const byPlace = new Map<number, EstimateLine>();
  for (const [at, line] of lines.entries()) {
    const need = understood.needs?.find((one) => one.line === at);
    take(read, line, start, need && { need: need.need, words: need.words });
    if (read.lines.at(-1)?.start === start) byPlace.set(at, read.lines.at(-1)!);
    start += printed[at]!.length + 1;
  }
  const [same] = understood.alternatives ?? [];
  if (same) read.alternatives = same.lines.flatMap((at) => byPlace.get(at) ?? []);
  return read;
}

function take(
  read: ReadEstimate,
  line: UnderstoodEstimate["lines"][number],
  start: number,
  need: EstimateLine["need"],
) {
  const { description, pays, amount, parts, labor, hours, quantity } = line;
  if (amount !== null && (pays === "discount" || amount < 0)) {
    read.discounts.push({ text: description, amount: Math.abs(amount) });
  } else if (pays === "fee") {
    if (amount !== null) read.fees.push({ text: description, amount });
  } else if (pays !== "discount") {
    const piece: Piece = {
      text: description,
      start,
      end: start + description.length,
      amount: amount ?? undefined,
      parts: parts ?? undefined,
      labor: labor ?? undefined,
      hours: hours ?? undefined,
      quantity: quantity ?? undefined,
    };
    const work = withQuantity(wishedRepairs(description).wished, piece);
    if (amount !== null || work.length > 0) read.lines.push({ ...piece, covers: pays, work, ...(need && { need }) });
  }
}
