import type { SharedRecord } from "#shared/schemas/shared-record.ts";
import { type Owner, redactor } from "./redact.ts";
import { sharedRecord, type ToShare } from "./shared-record.ts";

/** Takes contact details out of a text and out of a record that is shared. Of a long text full of figures it is slow. */
export interface Redaction {
  text(of: { owner: Owner; text: string }): Promise<string>;
  record(of: ToShare): Promise<SharedRecord>;
}

/** Where nobody else is served: in tests and commands. */
export const IN_THIS_THREAD: Redaction = {
  text: async ({ owner, text }) => redactor(owner)(text),
  record: async (of) => sharedRecord(of),
};
