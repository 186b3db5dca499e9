import type { Band, Repair } from "../knowledge/repair.ts";

/** One repair of a job: how many of its unit, and the axle where the owner named one. */
export interface JobItem {
  repair: Repair;
  quantity: number;
  axle?: "front" | "rear";
}

/** What the hours of one item come to, and the repair whose teardown it shares. */
export interface ItemHours {
  hours: Band;
  sharesWith?: Repair;
}

/** A second piece of the same repair takes less than the first: the car is up and the tools are out. Judgement. */
const FURTHER_PIECE = 0.85;

/**
 * The hours of each item when all are done in one visit: in a group that shares teardown the largest job pays it, and
 * the others cost their share. `hoursOf` gives one piece alone.
 */
export function sharedHours(items: readonly JobItem[], hoursOf: (repair: Repair) => Band): ItemHours[] {
  const whole = items.map(({ repair, quantity }) => times(hoursOf(repair), 1 + (quantity - 1) * FURTHER_PIECE));
  const leaders = new Map<string, number>();
  items.forEach((item, index) => {
    const group = groupOf(item);
    const leader = group === undefined ? undefined : leaders.get(group);
    if (group !== undefined && (leader === undefined || middle(whole[index]!) > middle(whole[leader]!))) {
      leaders.set(group, index);
    }
  });
  return items.map((item, index) => {
    const leader = leaders.get(groupOf(item) ?? "") ?? index;
    if (leader === index) return { hours: whole[index]! };
    return { hours: times(whole[index]!, item.repair.sharesLabor!.share), sharesWith: items[leader]!.repair };
  });
}

/** The group of shared teardown, on the axle the owner named: rear calipers share with rear brakes. */
function groupOf({ repair, axle }: JobItem) {
  const group = repair.sharesLabor?.group;
  return (axle && group?.replace(/_(front|rear)$/, `_${axle}`)) || group;
}

const times = (band: Band, factor: number): Band => [band[0] * factor, band[1] * factor];
const middle = (band: Band) => band[0] + band[1];
