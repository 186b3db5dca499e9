import type { FindingId } from "./ids.ts";

/** A trouble code as evidence, "code:P0420"; a trailing x stands for any digit, "code:P030x". */
export type CodeKey = `code:${string}`;

/** A part that somebody holds for the culprit, "blamed.alternator": one for each part that can have been replaced. */
export type BlamedKey = FindingId extends infer Id
  ? Id extends `replaced.${infer Part}`
    ? `blamed.${Part}`
    : never
  : never;

/** A part that somebody holds for the culprit by the id of the repair that renews it, "named.transfer_case". */
export type NamedKey = `named.${string}`;

/** A part renewed already, by the id of the repair that renews it, "renewed.valve_cover_gasket". */
export type RenewedKey = `renewed.${string}`;

/** What a cause may name as evidence. */
export type EvidenceKey = FindingId | CodeKey | BlamedKey | NamedKey | RenewedKey;
