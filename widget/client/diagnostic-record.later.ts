import type { ReadRecord } from "./diagnostic-record.ts";

/** `readRecord`, loaded with the schemas of records, which are many, once the first record has come. */
export const readRecord = async (body: unknown): Promise<ReadRecord> =>
  (await import("./diagnostic-record.ts")).readRecord(body);
