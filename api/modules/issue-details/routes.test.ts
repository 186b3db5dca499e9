import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { AnalysisInput } from "../../analysis/input.ts";
import { NO_RECEIPT } from "../../db/idempotency-store.ts";
import { diagnostics, issues, photos } from "../../db/schema/index.ts";
import { createReaders } from "../../reading-pictures/readers.ts";
import { HONDA, OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";
import { createIssueDetails, PhotoTimeoutError } from "./service.ts";

const asked: AnalysisInput[] = [];
const { visit, call, db } = await testApp({
  analyse: (input) => {
    asked.push(input);
    if (input.text.includes("break the analysis")) throw new Error("broken");
    return { resultType: "diagnostic", potentialCauses: [] };
  },
});
const owner = await visit(OWN_ORIGIN);
const { userId, vehicleId } = owner;
const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#36c" } })
  .png()
  .toBuffer();
const photo = (name: string) => new File([picture as BlobPart], name, { type: "image/png" });

function form(files: (File | string)[], fields: Record<string, string> = {}) {
  const data = new FormData();
  const texts = { userId, vehicleId, issueType: "symptoms", description: "It squeals when I brake.", ...fields };
  for (const [name, value] of Object.entries(texts)) data.append(name, value);
  for (const file of files) data.append("files", file);
  return data;
}
const send = (body: FormData | object) => owner.call("/api/issue-details", { body });
const stored = async () => [await db.$count(issues), await db.$count(photos), await db.$count(diagnostics)];

describe("an issue", () => {
  it("is analysed with the words, the vehicle, the place of the ZIP and today's date", async () => {
    asked.length = 0;
    await send({ userId, vehicleId, issueType: "parts", description: "  Needs new front pads.  " });
    expect(asked).toEqual([
      {
        issueType: "parts",
        text: "Needs new front pads.",
        vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 },
        place: expect.objectContaining({ zip: "85253", city: "Paradise Valley", state: "AZ" }),
        today: expect.any(Date),
        pictures: [],
        answers: [],
      },
    ]);
  });

  it("with photos is stored whole: words, pictures in order, result", async () => {
    const response = await send(form([photo("one.png"), photo("two.png")]));
    expect(response.status).toBe(200);
    const { issueId, diagnosticId } = (await response.json()) as { issueId: string; diagnosticId: string };
    const issue = await (await owner.call(`/api/issues/${issueId}`)).json();
    expect(issue).toMatchObject({
      issueType: "symptoms",
      description: "It squeals when I brake.",
      photos: [
        { filename: "one.png", width: 400, height: 300 },
        { filename: "two.png", width: 400, height: 300 },
      ],
    });
    const [row] = await db.select().from(photos).where(eq(photos.issueId, issueId));
    expect((await sharp(row!.bytes).metadata()).format).toBe("jpeg");
    const [diagnostic] = await db.select().from(diagnostics).where(eq(diagnostics.id, diagnosticId));
    expect(diagnostic).toMatchObject({ issueId, engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  it("may be a form without photos, and a text that looks like JSON stays a text", async () => {
    const response = await send(form([], { description: '{"a":"it squeals"}' }));
    const { issueId } = (await response.json()) as { issueId: string };
    const issue = await (await owner.call(`/api/issues/${issueId}`)).json();
    expect(issue).toMatchObject({ description: '{"a":"it squeals"}', photos: [] });
  });

  it("keeps every character there is, but NUL", async () => {
    const description = "Geräusch 🚗 “squeal” \\ % _ ' \" \n\t\u0000 end of it";
    const { issueId } = (await (await send({ userId, vehicleId, issueType: "symptoms", description })).json()) as {
      issueId: string;
    };
    const issue = (await (await owner.call(`/api/issues/${issueId}`)).json()) as { description: string };
    expect(issue.description).toBe(description.replace("\0", ""));
  });
});

describe("nothing is stored", () => {
  it.each<[string, () => FormData, number, string]>([
    ["where one photo is no picture", () => form([photo("a.png"), new File(["hello"], "b.png")]), 422, "files.1"],
    ["where a photo is too large", () => form([new File([new Uint8Array(11e6)], "a.png")]), 413, "files.0"],
    ["where there are six photos", () => form(Array.from({ length: 6 }, () => photo("a.png"))), 422, "files"],
    ["where a photo is a text", () => form(["not a file"]), 422, "files.0"],
    ["where the description is too short", () => form([photo("a.png")], { description: "short" }), 422, "description"],
  ])("%s", async (_, body, status, path) => {
    const before = await stored();
    const response = await send(body());
    expect(response.status).toBe(status);
    expect((await problemOf(response)).errors?.map((e) => e.path)).toEqual([path]);
    expect(await stored()).toEqual(before);
  });

  it("where the analysis fails, and the answer says so without its cause", async () => {
    const before = await stored();
    const response = await send(form([photo("a.png")], { description: "Please break the analysis." }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("broken");
    expect(await stored()).toEqual(before);
  });

  it("where it takes too long", async () => {
    const slow = createIssueDetails({ db, analyse: () => ({}), readers: createReaders(), timeoutMs: 1 });
    const sessionless = await visit(OWN_ORIGIN);
    const before = await stored();
    const [session] = await db.query.sessions.findMany({ orderBy: (s, { desc }) => desc(s.id), limit: 1 });
    const issue = {
      userId: sessionless.userId,
      vehicleId: sessionless.vehicleId,
      issueType: "symptoms" as const,
      description: "It squeals when I brake.",
    };
    const large = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: "#36c" } })
      .png()
      .toBuffer();
    const files = [new File([large as BlobPart], "large.png")];
    await expect(
      slow.submit({ sessionId: session!.id, address: "127.0.0.1" }, issue, files, NO_RECEIPT),
    ).rejects.toThrow(PhotoTimeoutError);
    expect(await stored()).toEqual(before);
  });

  it("and nothing is read, where there is no session: fifty megabytes stay on the way", async () => {
    let read = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          read = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const response = await call("/api/issue-details", {
      body,
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(response.status).toBe(401);
    expect(read).toBe(false);
  });
});

it("the vehicle must be the user's own", async () => {
  const other = (await (await owner.call("/api/vehicle-info", { body: HONDA })).json()) as { vehicleId: string };
  const response = await send({
    userId,
    vehicleId: other.vehicleId,
    issueType: "symptoms",
    description: "It squeals loudly.",
  });
  expect(response.status).toBe(404);
});
