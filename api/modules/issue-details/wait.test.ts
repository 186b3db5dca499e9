import { afterAll, expect, it } from "vitest";
import type { IssueDetailsWait } from "#shared/schemas/issue-details.ts";
import { createReaders } from "../../reading-pictures/readers.ts";
import { createRecognizer, type Recognizer } from "../../reading-pictures/recognizer.ts";
import { photoOf } from "../../reading-pictures/testing.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";

/** Finds nothing on any page, when it is let go on. */
function held() {
  const real = createRecognizer();
  const pages: (() => void)[] = [];
  let arrived = Promise.withResolvers<void>();
  const recognizer: Recognizer = {
    wordsOn: () =>
      new Promise((resolve) => {
        pages.push(() => resolve([]));
        arrived.resolve();
      }),
    prepare: real.prepare,
    close: real.close,
  };
  return {
    recognizer,
    /** When a page is in work. */
    async inWork() {
      if (pages.length === 0) await arrived.promise;
    },
    goOn() {
      arrived = Promise.withResolvers();
      pages.shift()?.();
    },
  };
}

const { recognizer, inWork, goOn } = held();
afterAll(() => recognizer.close());
const { visit, call } = await testApp({ readers: createReaders({ recognizer }) });
const paper = await photoOf(["Front brake pads and rotors   $520.00"], "paper.jpg");

async function visitor() {
  const owner = await visit(OWN_ORIGIN);
  return {
    waitOf: async () => ((await (await owner.call("/api/issue-details/wait")).json()) as IssueDetailsWait).wait,
    send() {
      const form = new FormData();
      const { userId, vehicleId } = owner;
      const fields = { userId, vehicleId, issueType: "estimate", description: "Is this a fair price?" };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append("files", paper);
      return owner.call("/api/issue-details", { body: form });
    },
  };
}

it("who waits for the photos of others is told for how long, and nobody else is", { timeout: 60_000 }, async () => {
  const [first, second, third] = await Promise.all([visitor(), visitor(), visitor()]);
  const sent = [first.send()];
  await inWork();
  sent.push(second.send());
  await expect.poll(second.waitOf, { timeout: 20_000 }).toEqual({ ahead: 1, seconds: expect.any(Number) });
  expect(await first.waitOf()).toBeNull();
  expect(await third.waitOf()).toBeNull();
  // Each paper is looked at twice, since it may stand upside down.
  for (let page = 0; page < 4; page++) {
    await inWork();
    goOn();
  }
  for (const response of await Promise.all(sent)) expect(response.status).toBe(200);
  expect(await second.waitOf()).toBeNull();
  expect((await call("/api/issue-details/wait")).status).toBe(401);
});
