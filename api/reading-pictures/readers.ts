import type { ModelFailure, Readings } from "../analysis/input.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { Visitor } from "../visitor.ts";
import { createLanguageModel, type LanguageModel, type ModelAnswer } from "./language-model/model.ts";
import { readPictures } from "./read-pictures.ts";
import { createRecognizer, type Recognizer } from "./recognizer.ts";
import { createTurns, type Wait } from "./turns.ts";
import type { SentPicture, Unread } from "./unread.ts";

export interface Readers {
  /** Done by `stop`. What could not be read says why. One page is read at a time: visitors take turns. */
  read(issue: Unread, visitor: Visitor, stop: AbortSignal): Promise<Readings>;
  /** What a session waits for before its next page is read; undefined where it waits for nothing. */
  waitOf(sessionId: string): Wait | undefined;
  close(): Promise<void>;
}

interface Parts {
  recognizer?: Recognizer;
  model?: LanguageModel;
}

/**
 * What reads before the analysis: the language model where one is set up, and where it is not or gives nothing of use,
 * the recognizer of print for the photos of an estimate. Photos of damage and parts are then only noted.
 */
export function createReaders({ recognizer = createRecognizer(), model }: Parts = {}): Readers {
  const turns = createTurns();
  const readInTurn = async (pictures: readonly SentPicture[], visitor: Visitor, stop: AbortSignal) => {
    const turn = turns.enter(visitor);
    const wordsOn: Recognizer["wordsOn"] = (page, until) =>
      turn.take(until, (stopped) => recognizer.wordsOn(page, stopped));
    return readPictures(pictures, { prepare: recognizer.prepare, wordsOn }, stop).finally(turn.leave);
  };
  return {
    close: () => recognizer.close(),
    waitOf: turns.waitOf,
    async read(issue, visitor, stop) {
      const answer = await model?.understand(issue, stop);
      const pictures = issue.pictures.map(({ filename }) => ({ filename, text: "" }));
      const asked = answer && readingsOf(answer);
      if (asked?.understood || issue.issueType !== "estimate") return { pictures, ...asked };
      return { pictures: await readInTurn(issue.pictures, visitor, stop), ...asked };
    },
  };
}

/** What is kept of a model's answer, with the sentence that the result says of it. */
function readingsOf(answer: ModelAnswer): Omit<Readings, "pictures"> {
  if (answer.outcome !== "answered") return { model: answer, notes: [FAILURES[answer.outcome]] };
  const { understood, ...model } = answer;
  return { model, understood, notes: [understood.symptoms?.opinion?.causes.length ? BET : UNDERSTOOD] };
}

/** The readers that the configuration asks for. */
export const readersFor = ({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: Config, log?: Log): Readers =>
  createReaders({
    model:
      LLM_BASE_URL && LLM_MODEL
        ? createLanguageModel({ baseUrl: LLM_BASE_URL, model: LLM_MODEL, apiKey: LLM_API_KEY, log })
        : undefined,
  });

const UNDERSTOOD =
  "A language model read your words and photos. What is likely, what is urgent and what is fair was then worked out by our own rules.";
const BET =
  "A language model read your words and photos and said what it would bet on. We weighed that together with our own ranking; prices and urgency are worked out by our own rules.";

const OURS = "so our own reader read what you sent; it does not understand pictures of cars.";
const FAILURES: Record<ModelFailure, string> = {
  late: `The language model did not answer in time, ${OURS}`,
  failed: `The language model could not be reached, ${OURS}`,
  refused: `The language model gave no answer to this, ${OURS}`,
  unusable: `The language model's answer could not be used, ${OURS}`,
};
