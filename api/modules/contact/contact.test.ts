import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { contactMessages, sessions } from "../../db/schema/index.ts";
import { FOREIGN_ORIGIN, OWN_ORIGIN, testApp } from "../../testing.ts";

const { call, visit, db } = await testApp();
const MESSAGE = {
  fullName: "Dana Smith",
  email: "dana@mail.example",
  subject: "Hello",
  message: "Line one.\nLine two.",
};
const idOf = async (response: Response) => ((await response.json()) as { contactId: string }).contactId;
const rowOf = async (id: string) => (await db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0];

it("a message to support is stored as it was written, from any page and without a session", async () => {
  const id = await idOf(await call("/api/contact", { body: MESSAGE, headers: { origin: FOREIGN_ORIGIN } }));
  expect(await rowOf(id)).toMatchObject({ ...MESSAGE, sessionId: null });
});

it("a visitor's message hangs on the session, and goes with it", async () => {
  const owner = await visit(OWN_ORIGIN);
  const id = await idOf(await owner.call("/api/contact", { body: MESSAGE }));
  const { sessionId } = (await rowOf(id))!;
  expect(sessionId).not.toBeNull();
  await db.delete(sessions).where(eq(sessions.id, sessionId!));
  expect(await rowOf(id)).toBeUndefined();
});
