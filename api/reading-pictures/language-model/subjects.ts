import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";
import type { IssueType } from "#shared/schemas/issue-details.ts";
import type { Vehicle } from "../../analysis/input.ts";
import { CAUSES } from "../../analysis/knowledge/causes/index.ts";
import { FINDINGS } from "../../analysis/knowledge/findings.ts";
import { KNOWLEDGE } from "../../analysis/knowledge/load/compiled.ts";
import { PANELS } from "../../analysis/knowledge/panels.ts";
import { applies } from "../../analysis/ranking/prior.ts";
import type { LeftOut } from "../../analysis/understood/left-out.ts";
import { SymptomsAnswer } from "../../analysis/understood/symptoms.ts";
import { DamageAnswer, EstimateAnswer, type Understood } from "../../analysis/understood/understood.ts";
import { profileOf } from "../../analysis/vehicle/profile-of.ts";
import { checkAnswer } from "./check-answer.ts";
import { checkDamage, checkEstimate } from "./check-prices.ts";

/** What was asked about: the words as the model was given them, and the car. */
interface Material {
  text: string;
  vehicle: Vehicle;
  hasPictures: boolean;
}

/** What a model is asked for one type of issue. */
export interface Subject {
  schema: z.ZodType;
  /** The same for every request: a prefix that a service can cache. */
  instructions: string;
  /** Of `instructions`, so that an answer on record tells what it is an answer to. */
  promptVersion: string;
  /** Milliseconds that it may take. */
  timeoutMs: number;
  /** An answer of the schema without what was made up. */
  take(answer: unknown, material: Material): { understood: Understood; leftOut: LeftOut };
}

const text = z.string().min(1);
const PROMPTS = z
  .strictObject({ always: text, estimate: text, collision: text, symptoms: text })
  .parse(Bun.YAML.parse(readFileSync(new URL("prompts.en.yaml", import.meta.url), "utf8")));

const list = (title: string, lines: readonly string[]) => `${title}\n${lines.join("\n")}`;

interface Asked<Answer> extends Pick<Subject, "timeoutMs"> {
  prompt: keyof typeof PROMPTS;
  schema: z.ZodType<Answer>;
  lists?: readonly string[];
  take(answer: Answer, material: Material): { understood: Understood; leftOut?: LeftOut };
}

function subject<Answer>({ prompt, schema, lists = [], timeoutMs, take }: Asked<Answer>): Subject {
  const instructions = [PROMPTS.always, PROMPTS[prompt], ...lists].join("\n\n");
  return {
    schema,
    instructions,
    promptVersion: createHash("sha256").update(instructions).digest("hex").slice(0, 12),
    timeoutMs,
    take: (answer, material) => ({ leftOut: {}, ...take(answer as Answer, material) }),
  };
}

const TIMEOUT_MS = 12_000;
/** Our own reader of print has to have its time after it. */
const PRINT_TIMEOUT_MS = 10_000;

const estimate = subject({
  prompt: "estimate",
  schema: EstimateAnswer,
  timeoutMs: PRINT_TIMEOUT_MS,
  take(answer, { text }) {
    const { estimate, leftOut } = checkEstimate(answer, text);
    return { understood: { estimate }, leftOut };
  },
});

const collision = subject({
  prompt: "collision",
  schema: DamageAnswer,
  lists: [
    list(
      "The places are:",
      PANELS.map(({ id, name }) => `${id}: ${name}`),
    ),
    list(
      "The events are:",
      KNOWLEDGE.scenarios.map(({ id, name }) => `${id}: ${name}`),
    ),
  ],
  timeoutMs: TIMEOUT_MS,
  take(answer, { text, hasPictures }) {
    const { damage, leftOut } = checkDamage(answer, text, hasPictures);
    return { understood: { damage }, leftOut };
  },
});

/** What the trade calls it stands beside the name where that tells more. */
const causeLine = ({ id, name, tradeName }: (typeof CAUSES)[number]) =>
  `${id}: ${name}${tradeName.toLowerCase() === name.toLowerCase() ? "" : ` (${tradeName})`}`;

const symptoms = subject({
  prompt: "symptoms",
  schema: SymptomsAnswer,
  lists: [
    list("The causes are:", CAUSES.map(causeLine)),
    list(
      "The findings are:",
      Object.entries(FINDINGS).map(([id, label]) => `${id}: ${label}`),
    ),
  ],
  timeoutMs: TIMEOUT_MS,
  take(answer, { text, vehicle }) {
    const today = new Date();
    const canHave = (id: string) => {
      const cause = CAUSES.find((one) => one.id === id)!;
      const profile = profileOf({ ...vehicle, text, fuels: cause.only?.fuel });
      return applies(cause, { vehicle, profile, today }) > 0;
    };
    const { symptoms, leftOut } = checkAnswer(answer, { text, canHave });
    return { understood: { symptoms }, leftOut };
  },
});

export const SUBJECTS: Record<Exclude<IssueType, "parts">, Subject> = { estimate, collision, symptoms };
