import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { Understood } from "../../analysis/understood/understood.ts";
import type { Unread } from "../readers.ts";
import { SUBJECTS } from "./subjects.ts";

/** Why an answer of the model is not used: out of time, no answer, none that it would give, none that fits. */
export type Failure = "late" | "failed" | "refused" | "unusable";

export interface LanguageModel {
  /** What it read, or why nothing of it can be used; undefined where it is not asked. Never rejects. */
  understand(issue: Unread, stop: AbortSignal): Promise<Understood | Failure | undefined>;
}

export interface ModelSettings {
  /** Of the OpenAI form, up to its version: "https://host/v1". */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Milliseconds that it may take. */
  patience?: number;
}

const LONGEST_ANSWER = 8_000;

/** Text, vehicle and pictures without metadata go to the model, and nothing else does. */
export function createLanguageModel({ baseUrl, model, apiKey, patience = 10_000 }: ModelSettings): LanguageModel {
  const provider = createOpenAICompatible({
    name: "reader",
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
  });
  return {
    async understand(issue, stop) {
      if (issue.issueType === "parts") return undefined;
      const { key, schema, instructions } = SUBJECTS[issue.issueType];
      const abortSignal = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
      try {
        const { output } = await generateText({
          model: provider(model),
          output: Output.object({ schema, name: issue.issueType }),
          instructions,
          messages: [{ role: "user", content: contentOf(issue, await issue.text()) }],
          temperature: 0,
          maxOutputTokens: LONGEST_ANSWER,
          // The built-in readers are the second try.
          maxRetries: 0,
          abortSignal,
        });
        return { [key]: output };
      } catch (error) {
        return abortSignal.aborted ? "late" : failureOf(error);
      }
    },
  };
}

function contentOf({ vehicle: { year, make, model, mileage }, pictures }: Unread, text: string) {
  const car = [year, make, model, mileage && `with ${mileage} miles`].filter(Boolean).join(" ");
  return [
    { type: "text" as const, text: `The car: ${car}\nThe owner wrote:\n${text}` },
    ...pictures.map(({ copy }) => ({ type: "file" as const, mediaType: "image/jpeg", data: copy })),
  ];
}

function failureOf(error: unknown): Failure {
  if (!NoObjectGeneratedError.isInstance(error)) return "failed";
  return error.finishReason === "content-filter" || !error.text?.includes("{") ? "refused" : "unusable";
}
