import { CAUSES } from "../knowledge/causes/index.ts";

/** The ids of these repairs, and of the causes that one of them usually cures. */
export const mendedBy = (repairs: readonly string[]): string[] => [
  ...CAUSES.filter(({ repairs: [usual] }) => repairs.includes(usual!)).map(({ id }) => id),
  ...repairs,
];
