/**
 * How the files of `models/` write a model down, one line each:
 *
 *     "midsize_car i4 belt or v6 belt; 2003 i4 chain or v6 belt; 2018 i4 turbo cvt only"
 *
 * Sections part at ";". Each holds from the model year it begins with, the first from the beginning, until a later one
 * says otherwise. The words before the first "or" are the commonest car; each "or" is another engine that was sold,
 * with what differs beside it. New "or"s replace the earlier ones, "only" ends them. Naming an engine starts afresh
 * what belongs to an engine: timing, turbo, fuel and liters. Words are those of `words.ts`; liters are "2.4L".
 */
export type ModelLine = string;

/** Make → the make's typical car (for what a model leaves unsaid, and for unknown models) and its models. */
export type ModelFacts = Record<string, { typical: ModelLine; models: Record<string, ModelLine> }>;
