import { inSentence } from "#shared/format/in-sentence.ts";
import type { EvidenceNote, Quote } from "#shared/schemas/diagnostic.ts";
import { CONDITIONS } from "../knowledge/conditions.ts";
import { type EvidenceKey, FINDINGS, type FindingId } from "../knowledge/findings.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import { fill } from "../knowledge/template.ts";
import { meaningOf } from "../knowledge/trouble-codes/index.ts";
import type { Fact } from "../reading/evidence.ts";

const SAYS = KNOWLEDGE.resultSentences.notes;

/** The label of a renewed part says so: "a new battery". */
const RENEWED = new RegExp(SAYS.renewed);

const isFinding = (key: EvidenceKey): key is FindingId => key in FINDINGS;

/** "a grinding noise", "trouble code P0420", "a battery held for the culprit". */
export function labelOf(key: EvidenceKey): string {
  if (isFinding(key)) return FINDINGS[key];
  if (key.startsWith("code:")) return fill(SAYS.code, { code: key.slice("code:".length) });
  if (key.startsWith("renewed.")) return fill(SAYS.done, { repair: nameOf(key) });
  if (key.startsWith("named.")) return fill(SAYS.culprit, { part: fill(SAYS.the, { part: nameOf(key) }) });
  const part = FINDINGS[key.replace("blamed.", "replaced.") as FindingId];
  return fill(SAYS.culprit, { part: RENEWED.test(part) ? fill(SAYS.the, { part: part.replace(RENEWED, "") }) : part });
}

/** The repair of a key in a sentence: "renewed.battery". */
const nameOf = (key: EvidenceKey) => inSentence(repairById(key.slice(key.indexOf(".") + 1)).name);

/** The label where it stands alone: a trouble code with what it says on this make, "P0420: the catalytic converter …". */
function explained(key: EvidenceKey, make: string): string {
  const code = key.startsWith("code:") ? key.slice("code:".length) : undefined;
  const meaning = code && meaningOf(code, make);
  return meaning ? fill(SAYS.codeMeaning, { code: code!, meaning: inSentence(meaning) }) : labelOf(key);
}

/** A fact as shown beside a cause: what it is, and the owner's words unless it came from a question. */
export function noteOf({ key, present, quote }: Fact, make: string): EvidenceNote {
  const label = present ? explained(key, make) : fill(SAYS.denied, { finding: explained(key, make) });
  return { finding: key, label, ...(quote && quote.end > quote.start ? { quote } : {}) };
}

/** The owner's words that a language model goes by, or that are like those of owners who had the cause. */
export const wordsNote = (finding: "expert" | "learned", quote: Quote): EvidenceNote => ({
  finding,
  label: SAYS[finding],
  quote,
});

/** "a squeal or squeak while braking, at the front". */
export function described({ key, conditions }: Fact): string {
  const circumstances = conditions.slice(0, 2).map((condition) => CONDITIONS[condition]);
  return [labelOf(key), circumstances.join(", ")].filter(Boolean).join(" ");
}
