import { firstYear, latestYear } from "#shared/catalogue/years.ts";
import { plainVin, vinFault } from "#shared/vin.ts";
import type { VinFacts } from "../analysis/vehicle/engine-said.ts";
import { catalogueCar } from "./catalogue-car.ts";
import { type Decoded, decode } from "./decode.ts";
import * as SAYS from "./sentences.ts";
import { vinFacts } from "./vin-facts.ts";

/** The VIN is not taken; the message is a sentence for its owner, and has no VIN in it. */
export class VinRefusedError extends Error {
  override name = "VinRefusedError";
}

/** What a VIN tells. Year, make and model as our catalogue has them; what it does not tell, or have, is undefined. */
export interface VinReading {
  /** 17 characters, in capitals. */
  vin: string;
  year?: number;
  make?: string;
  model?: string;
  facts: VinFacts;
  /** What is left to choose by hand, as a sentence. */
  note?: string;
}

/** What is read beside our own tables, of a VIN that they know too little of; undefined where nothing is. */
export type ReadMore = (vin: string, year: number | undefined) => Promise<Decoded["says"] | undefined>;

export type ReadVin = (typed: string) => Promise<VinReading>;

/** Reads a VIN as typed. Throws `VinRefusedError` for one that is wrong, or of no car of ours. */
export async function readVin(typed: string, readMore?: ReadMore, today = new Date()): Promise<VinReading> {
  const vin = plainVin(typed);
  const fault = vinFault(vin);
  if (fault) throw new VinRefusedError(SAYS.FAULTS[fault](vin.length));
  const known = decode(vin, today);
  const isKnownCar = !known.makersCode || known.makersCode.kind === "car" || known.makersCode.kind === "truck";
  const more = isKnownCar && readMore && needsMore(known) ? await readMore(vin, known.year) : undefined;
  return readingOf(vin, more ? { ...known, says: { ...more, ...known.says } } : known, today);
}

/** Our tables have neither the newest cars nor, of most, which wheels are driven. */
const needsMore = ({ says }: Decoded) => says.model === undefined || says.drive === undefined;

function readingOf(vin: string, decoded: Decoded, today: Date): VinReading {
  const { makersCode, year, says } = decoded;
  if (!makersCode && says.model === undefined) throw new VinRefusedError(SAYS.UNKNOWN);
  const kind = makersCode?.kind ?? "car";
  if (kind !== "car" && kind !== "truck") throw new VinRefusedError(SAYS.OTHER_KINDS[kind]);
  const { make, model } = catalogueCar(decoded);
  if (isHeavy(decoded, make, model)) throw new VinRefusedError(SAYS.OTHER_KINDS.truck);
  const car = nameOf(decoded, make, model);
  if (year !== undefined && year < firstYear) throw new VinRefusedError(SAYS.tooOld(car));
  if (make === undefined && nameOf({ ...decoded, year: undefined }, make, model))
    throw new VinRefusedError(SAYS.unknownMake(car));
  const newest = latestYear(today);
  const note =
    year !== undefined && year > newest
      ? SAYS.tooNew(car, newest)
      : make === undefined
        ? SAYS.makeNotTold
        : model !== undefined
          ? undefined
          : says.model === undefined
            ? SAYS.modelNotTold(car)
            : SAYS.unknownModel(car);
  return {
    vin,
    ...(year !== undefined && year <= newest && { year }),
    ...(make && { make }),
    ...(model && { model }),
    facts: vinFacts(says),
    ...(note && { note }),
  };
}

/** From this class on, over 14,000 pounds, it is no pickup any more. */
const HEAVY_CLASS = 4;

function isHeavy({ makersCode, says: { weightClass, body } }: Decoded, make?: string, model?: string): boolean {
  if (model !== undefined) return false;
  return (
    Number(weightClass ?? 0) >= HEAVY_CLASS || body === "heavy" || (makersCode?.kind === "truck" && make === undefined)
  );
}

/** "2012 Honda Civic", by the catalogue's names, else NHTSA's; as much of it as is known. */
function nameOf({ makersCode, year, says }: Decoded, make: string | undefined, model: string | undefined): string {
  const [theirMake, theirModel] = says.model?.split("|") ?? [];
  const onlyMake = makersCode?.makes.length === 1 ? makersCode.makes[0] : undefined;
  return [year, make ?? theirMake ?? onlyMake, model ?? theirModel].filter(Boolean).join(" ");
}
