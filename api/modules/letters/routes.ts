import { Elysia } from "elysia";
import {
  LetterConfirmation,
  LetterConfirmationRequest,
  Unsubscribed,
  UnsubscribeQuery,
} from "#shared/schemas/letters.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { RecipientRefusedError } from "../../deliveries/recipients.ts";
import { json } from "../../plugins/body.ts";
import { HttpProblem } from "../../plugins/problem.ts";
import { createLetters } from "./service.ts";

/** What people do who got a letter of ours. */
export function lettersRoutes({ db, outbox }: { db: Database; outbox: Outbox }) {
  const letters = createLetters(db, outbox);
  const detail = (summary: string) => ({ summary, tags: ["Letters"] });
  return new Elysia({ name: "letters", prefix: "/api/letters" })
    .post(
      "/confirmations",
      async ({ body }) => {
        if (!(await letters.confirm(body.token).catch(refuseLetter))) throw over();
        return { confirmed: true as const };
      },
      {
        parse: json(),
        body: LetterConfirmationRequest,
        response: LetterConfirmation,
        detail: detail("Say by a letter's token that the visit is one's own"),
      },
    )
    .post(
      "/unsubscribe",
      async ({ query }) => {
        if (!(await letters.unsubscribe(query.token))) throw over();
        return { unsubscribed: true as const };
      },
      { query: UnsubscribeQuery, response: Unsubscribed, detail: detail("No more letters, by a letter's token") },
    );
}

/** A letter that may not go out now, as HTTP says it. */
export function refuseLetter(error: unknown): never {
  if (error instanceof RecipientRefusedError)
    throw new HttpProblem(error.reason === "unsubscribed" ? 409 : 429, error.message);
  throw error;
}

const over = () => new HttpProblem(404, "This link has expired. Please ask for the letter again.");
