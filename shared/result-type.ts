import type { ResultType } from "./schemas/diagnostic.ts";

/** `resultType` is read from `diagnosticResult`, else from `results`; the default is "diagnostic". */
export const resultTypeOf = (record: {
  diagnosticResult?: { resultType?: ResultType };
  results: { resultType?: ResultType };
}): ResultType => record.diagnosticResult?.resultType ?? record.results.resultType ?? "diagnostic";
