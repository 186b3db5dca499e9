import { it } from "vitest";
import { testApp } from "../../testing.ts";
import { answersWell } from "./answers-well.ts";

const { call } = await testApp({
  environment: { RATE_LIMIT_SCALE: "1000000" },
  outbox: async () => ({ sendsEmail: true, enqueue: async () => {} }),
});

it("a thousand hostile inputs, made of the schemas and of raw bytes, are each answered in a sentence and never by a 500", async () => {
  await answersWell(call, 1_000);
}, 240_000);
