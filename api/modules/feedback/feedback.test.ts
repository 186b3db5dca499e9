import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { feedback } from "../../db/schema/index.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";

const { visit, db } = await testApp();

it("feedback is stored trimmed, as often as it is given", async () => {
  const owner = await visit(OWN_ORIGIN);
  const { issueId } = await owner.describe();
  for (const text of ["  It was the pads. ", "Thank you!"]) {
    const response = await owner.call("/api/feedback", { body: { issueId, feedback: text } });
    expect(await response.json()).toEqual({ feedbackId: expect.any(String) });
  }
  const rows = await db.select().from(feedback).where(eq(feedback.issueId, issueId)).orderBy(feedback.id);
  expect(rows.map((row) => row.feedback)).toEqual(["It was the pads.", "Thank you!"]);
});

it("feedback of nothing but blanks is refused", async () => {
  const owner = await visit(OWN_ORIGIN);
  const { issueId } = await owner.describe();
  expect((await owner.call("/api/feedback", { body: { issueId, feedback: "  \n " } })).status).toBe(422);
});
