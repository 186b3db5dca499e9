import { spoken } from "../knowledge/repair.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import type { WishedRepair } from "../parts/place-and-count.ts";
import type { Price } from "../pricing/price.ts";

/** A bare name may stand for a smaller or a larger job on the same part: the price tells, unless the words do. */
interface Meaning {
  named: string;
  meant: string;
  /** Words that leave no doubt of the job named. */
  unless: RegExp;
}

const SMALLER: readonly Meaning[] = [
  { named: "throttle_body", meant: "throttle_body_clean", unless: /replac|new\b|reman/i },
  { named: "trans_replace", meant: "trans_fluid", unless: /replac|new\b|reman|used\b|rebuil/i },
  { named: "cvt_replace", meant: "trans_fluid", unless: /replac|new\b|reman|used\b|rebuil/i },
  { named: "fuel_injector_set", meant: "fuel_injector_clean", unless: /replac|new\b|reman/i },
  { named: "diff_rebuild", meant: "diff_fluid", unless: /rebuil|replac|gear/i },
  { named: "transfer_case", meant: "transfer_case_fluid", unless: /rebuil|replac|reman|used\b/i },
  { named: "windshield", meant: "windshield_chip", unless: /replac|new\b|glass/i },
];

const LARGER: readonly Meaning[] = [
  { named: "headlight_bulb", meant: "headlight_assembly", unless: /bulb/i },
  { named: "taillight_bulb", meant: "taillight_assembly", unless: /bulb/i },
  { named: "ignition_coil_one", meant: "ignition_coil_set", unless: /\bone\b|\b1\b|cyl/i },
  { named: "fuel_injector_one", meant: "fuel_injector_set", unless: /\bone\b|\b1\b|cyl/i },
];

/** How far out of the range of the job named a price must be, to be for the other. */
const FAR = { below: 0.6, above: 1.6 };

/** The work a line means, by its price; as named where its words or its price leave no doubt. */
export function meantBy(
  work: readonly WishedRepair[],
  words: string,
  amount: number | undefined,
  priceOf: (repair: string) => Price,
): readonly WishedRepair[] {
  const [only] = work;
  if (work.length !== 1 || amount === undefined || !only) return work;
  const meaningIn = (meanings: readonly Meaning[]) =>
    meanings.find(({ named, unless }) => named === only.repair.id && !unless.test(words));
  const own = priceOf(only.repair.id).total;
  const other =
    amount < own.min * FAR.below ? meaningIn(SMALLER) : amount > own.max * FAR.above ? meaningIn(LARGER) : undefined;
  if (!other || isFar(amount, priceOf(other.meant))) return work;
  const repair = repairById(other.meant);
  const assumption = `By its price we took “${spoken(only.repair.name)}” for this: ${spoken(repair.name)}.`;
  return [{ ...only, repair, quantity: 1, assumption }];
}

const isFar = (amount: number, { total: { min, max } }: Price) => amount < min * FAR.below || amount > max * FAR.above;
