import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, NoObjectGeneratedError, Output } from "ai";
import type { ModelFailure, ModelRecord } from "../../analysis/input.ts";
import type { Understood } from "../../analysis/understood/understood.ts";
import type { Log } from "../../log.ts";
import type { Unread } from "../unread.ts";
import { SUBJECTS } from "./subjects.ts";

/** What a model made of an issue, and how that came to be. */
export type ModelAnswer = ModelRecord & ({ outcome: "answered"; understood: Understood } | { outcome: ModelFailure });

export interface LanguageModel {
  /** Undefined where it is not asked. Never rejects. */
  understand(issue: Unread, stop: AbortSignal): Promise<ModelAnswer | undefined>;
}

export interface ModelSettings {
  /** Of the OpenAI form, up to its version: "https://host/v1". */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Milliseconds that it may take. Default: by the subject, 12 seconds at most. */
  timeoutMs?: number;
  /** Default: says nothing. It never gets the owner's words. */
  log?: Pick<Log, "info" | "warn">;
}

const LONGEST_ANSWER = 8_000;

/** Text, vehicle and pictures without metadata go to the model, and nothing else does. */
export function createLanguageModel({ baseUrl, model, apiKey, timeoutMs, log }: ModelSettings): LanguageModel {
  const provider = createOpenAICompatible({
    name: "reader",
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
  });
  return {
    async understand(issue, stop) {
      if (issue.issueType === "parts") return undefined;
      const subject = SUBJECTS[issue.issueType];
      const abortSignal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs ?? subject.timeoutMs)]);
      const started = performance.now();
      const record = <Outcome extends ModelRecord["outcome"]>(outcome: Outcome) => ({
        name: model,
        promptVersion: subject.promptVersion,
        outcome,
        milliseconds: Math.round(performance.now() - started),
      });
      try {
        const text = await issue.text();
        const { output, usage } = await generateText({
          model: provider(model),
          output: Output.object({ schema: subject.schema, name: issue.issueType }),
          instructions: subject.instructions,
          messages: [{ role: "user", content: contentOf(issue, text) }],
          temperature: 0,
          maxOutputTokens: LONGEST_ANSWER,
          // The built-in readers are the second try.
          maxRetries: 0,
          abortSignal,
        });
        const { understood, leftOut } = subject.take(output, {
          text,
          vehicle: issue.vehicle,
          hasPictures: issue.pictures.length > 0,
        });
        const tokens = { input: usage.inputTokens, output: usage.outputTokens };
        const answered = { ...record("answered"), leftOut, tokens };
        log?.info({ issueType: issue.issueType, ...answered }, "a language model answered");
        return { ...answered, understood };
      } catch (error) {
        const status = APICallError.isInstance(error) ? error.statusCode : undefined;
        const failed = { ...record(abortSignal.aborted ? "late" : outcomeOf(error)), ...(status && { status }) };
        log?.warn({ issueType: issue.issueType, ...failed }, "a language model gave no answer that can be used");
        return failed;
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

function outcomeOf(error: unknown): ModelFailure {
  if (!NoObjectGeneratedError.isInstance(error)) return "failed";
  return error.finishReason === "content-filter" || !error.text?.includes("{") ? "refused" : "unusable";
}
