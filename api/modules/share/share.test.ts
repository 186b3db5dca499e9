import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Results } from "#shared/schemas/diagnostic.ts";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import type { ShareResponse } from "#shared/schemas/share.ts";
import type { SharedRecord } from "#shared/schemas/shared-record.ts";
import { NO_RECEIPT } from "../../db/idempotency-store.ts";
import { diagnostics, shares, users } from "../../db/schema/index.ts";
import { HONDA, OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";
import { createShares } from "./service.ts";

const { visit, call, db } = await testApp({ environment: { PUBLIC_URL: "https://repair.example", SHARE_DAYS: "7" } });
const TEXT =
  "Hello, Dana Smith here in 85253. It squeals when I brake (480) 555-0134 at low speed. Mail dana@mail.example or call 602-555-0188.";
const DETAILS = ["Dana", "dana", "85253", "555-0134", "mail.example", "602-555", "Paradise Valley"];

async function shared(text = TEXT, issueType = "symptoms") {
  const owner = await visit("https://repair.example");
  const { diagnosticId } = await owner.describe(text, issueType);
  const path = `/api/diagnostics/${diagnosticId}`;
  const share = (await (await owner.call(`${path}/share`, { method: "POST" })).json()) as ShareResponse;
  return { owner, diagnosticId, path, share };
}
const read = (token: string) => call(`/api/shared/${token}`);

describe("a link", () => {
  it("is an address of the site with 256 random bits, of which the database has a hash", async () => {
    const { share } = await shared();
    expect(share).toEqual({
      url: `https://repair.example/shared/${share.token}`,
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const days = (Date.parse(share.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect(JSON.stringify(await db.select().from(shares))).not.toContain(share.token);
  });

  it("shows the result to anyone, without a session", async () => {
    const { owner, path, share } = await shared();
    const response = await read(share.token);
    expect(response.status).toBe(200);
    const record = (await response.json()) as SharedRecord;
    const own = (await (await owner.call(path)).json()) as { results: Results };
    expect(
      record.results.potentialCauses?.map(({ name, probability, costRange }) => [name, probability, costRange]),
    ).toEqual(own.results.potentialCauses?.map(({ name, probability, costRange }) => [name, probability, costRange]));
    expect(record.subject).toMatchObject({ year: 2012, make: "Honda", model: "Civic", mileage: 98_000, place: "AZ" });
    expect(record.expiresAt).toBe(share.expiresAt);
  });

  it("shows answers that were chosen, and none in the owner's words", async () => {
    const { owner, path, share } = await shared("Dana Smith here. It shakes when I drive.");
    const { questions } = ((await (await owner.call(path)).json()) as { results: Results }).results;
    expect(questions!.length).toBeGreaterThan(1);
    const [one, other] = questions!;
    const answers = [
      { questionId: one!.id, optionId: one!.options[0]!.id },
      { questionId: other!.id, text: "Dana Smith says it grinds" },
      { questionId: "more", text: "It grinds since Monday, call 602-555-0188" },
    ];
    expect((await owner.call(`${path}/answers`, { body: { answers } })).status).toBe(200);
    const text = await (await read(share.token)).text();
    const record = JSON.parse(text) as SharedRecord;
    expect(record.answers?.map(({ questionId }) => questionId)).toEqual([one!.id]);
    expect(record.results).not.toHaveProperty("readInAnswers");
    for (const words of ["Monday", "Dana", "says it grinds", "602-555"]) expect(text).not.toContain(words);
  });

  it.each(ISSUE_TYPES)("shows nothing of who the owner is and where: %s", async (issueType) => {
    const { owner, diagnosticId, share } = await shared(
      `${TEXT} Front brake pads $240.00. The front bumper is dented.`,
      issueType,
    );
    const text = await (await read(share.token)).text();
    for (const detail of [...DETAILS, diagnosticId, owner.userId, owner.vehicleId]) expect(text).not.toContain(detail);
    expect(text).not.toMatch(/"(issueId|orderNumber|zipCode|email)"/);
  });

  it("has nothing in the owner's own words, in whatever way they wrote", async () => {
    const wrote = [
      "Smith, Dana writes: ask my brother Okonkwo Adeyemi on Rosewood Terrace, or dana (at) mail.example, 480_555_0134,",
      "480,555,0188, VIN 1HG CM8 263 3A0 04352. It squeals when I brake; front brake pads $240.00, flux gizmo of Okonkwo $90.00.",
      "The front bumper is dented. Bill to: Okonkwo Adeyemi.",
    ].join(" ");
    for (const issueType of ISSUE_TYPES) {
      const { share } = await shared(wrote, issueType);
      const answer = await (await read(share.token)).text();
      const { subject, results } = JSON.parse(answer) as SharedRecord;
      expect(subject.text).toBe("");
      for (const told of ["Smith", "Okonkwo", "Adeyemi", "Rosewood", "(at)", "0134", "0188", "1HG", "04352", "gizmo"])
        expect(answer, issueType).not.toContain(told);
      expect(answer).not.toContain('"quote"');
      expect(results.safety?.quotes ?? []).toEqual([]);
    }
  });

  it("says all that we say of a car, and of a paper's lines what we know them for", async () => {
    const { owner, path, share } = await shared(
      "Main Street Brake\nFront brake pads and rotors $540.00\nWhatsit 12 $80.00",
      "estimate",
    );
    const own = ((await (await owner.call(path)).json()) as { results: Results }).results.estimateReview!;
    const { estimateReview } = ((await (await read(share.token)).json()) as SharedRecord).results;
    const known = own.services.filter((service) => service.known);
    expect(known.length).toBeGreaterThan(0);
    for (const { name, shopEstimate, fairRange } of known)
      expect(estimateReview!.services).toContainEqual(expect.objectContaining({ name, shopEstimate, fairRange }));
    expect(estimateReview).toMatchObject({ averageCostInArea: own.averageCostInArea, isFairPrice: own.isFairPrice });
    expect(JSON.stringify(estimateReview)).not.toContain("Whatsit");
  });

  it("has neither the shops that are compared nor their warranties", async () => {
    const { owner, path, share } = await shared(
      [
        "Okonkwo Family Garage\nStarter 289.00\nLabor 180.00\nTotal 469.00\n12 month / 12,000 mile warranty",
        "Pep Boys\nStarter 240.00\nLabor 210.00\nTotal 450.00\nWarranty: 24 months, 24,000 miles",
      ].join("\n\n"),
      "estimate",
    );
    const own = ((await (await owner.call(path)).json()) as { results: Results }).results.estimateReview!;
    expect(own.comparison!.summary).toContain("Pep Boys");
    const text = await (await read(share.token)).text();
    const { estimateReview } = (JSON.parse(text) as SharedRecord).results;
    expect(estimateReview!.comparison).toMatchObject({
      work: ["starter"],
      cheapest: 1,
      estimates: [
        { name: "Estimate 1", asked: 469 },
        { name: "Estimate 2", asked: 450 },
      ],
    });
    expect(text).not.toMatch(/okonkwo|pep boys|24 months|12 month/i);
    expect(estimateReview!.recommendations).toMatch(/^\$450 for this work is within what is fair/);
  });

  it("has nothing that the owner told of work that may not be needed", async () => {
    const { owner, path, share } = await shared(
      "Went in for an oil change, the car runs totally great.\nFuel injector cleaning $189.00\nTransmission flush $240.00",
      "estimate",
    );
    const own = ((await (await owner.call(path)).json()) as { results: Results }).results.estimateReview!;
    expect(JSON.stringify(own.unnecessaryItems)).toContain("You told");
    const { estimateReview } = ((await (await read(share.token)).json()) as SharedRecord).results;
    expect(JSON.stringify(estimateReview)).not.toMatch(/You told:|runs totally|went in for/i);
    expect(estimateReview!.unnecessaryItems).toHaveLength(own.unnecessaryItems.length);
  });

  it("has neither the deductible nor the words by which a damaged car drives", async () => {
    const { owner, path, share } = await shared(
      "Hit a pole, front bumper cracked. It still drives fine to my sister. My deductible is $750.",
      "collision",
    );
    const own = ((await (await owner.call(path)).json()) as { results: Results }).results.collisionRepair!;
    expect(own.claim).toContain("$750");
    expect(own.drivableBecause!.text).toContain("sister");
    const text = await (await read(share.token)).text();
    expect(text).not.toMatch(/\$750|sister|drivableBecause/);
    expect((JSON.parse(text) as SharedRecord).results.collisionRepair!.drivable).toBe("yes");
  });

  it("changes nothing of a diagnosis but the place, the quotes and what else the owner wrote", async () => {
    const { owner, path, share } = await shared("It squeals when I brake, in the morning.");
    const own = (await (await owner.call(path)).json()) as { results: Results };
    const { results } = (await (await read(share.token)).json()) as SharedRecord;
    const unquoted = JSON.stringify(own.results, (key, value) =>
      key === "quote" ? undefined : key === "quotes" ? [] : value,
    );
    const {
      unused: _,
      tellTheShop = [],
      ...ours
    } = JSON.parse(unquoted.replaceAll(/Paradise Valley, AZ( 85253)?/g, "AZ"));
    expect(tellTheShop[0]).toContain("It squeals when I brake");
    expect(results).toEqual({ ...ours, tellTheShop: tellTheShop.slice(1) });
  });

  it("stays when another is made, and all of them end when they are revoked", async () => {
    const { owner, path, share } = await shared();
    const second = (await (await owner.call(`${path}/share`, { method: "POST" })).json()) as ShareResponse;
    expect(second.token).not.toBe(share.token);
    expect((await read(share.token)).status).toBe(200);
    const revoke = async () => (await owner.call(`${path}/share`, { method: "DELETE" })).json();
    expect(await revoke()).toEqual({ revoked: 2 });
    expect(await revoke()).toEqual({ revoked: 0 });
    for (const { token } of [share, second]) expect((await read(token)).status).toBe(404);
  });

  it("ends when its time is over", async () => {
    const { owner, diagnosticId } = await shared();
    const [user] = await db.select().from(users).where(eq(users.id, owner.userId));
    let time = new Date("2026-01-01T00:00:00Z");
    const links = createShares({ db, publicUrl: OWN_ORIGIN, days: 30, now: () => time });
    const { token } = (await links.create(user!.sessionId, diagnosticId, NO_RECEIPT))!;
    time = new Date("2026-01-30T23:59:59Z");
    expect(await links.read(token!)).toBeDefined();
    time = new Date("2026-01-31T00:00:00Z");
    expect(await links.read(token!)).toBeUndefined();
  });

  it("goes with the diagnostic", async () => {
    const { diagnosticId, share } = await shared();
    await db.delete(diagnostics).where(eq(diagnostics.id, diagnosticId));
    expect((await read(share.token)).status).toBe(404);
  });
});

it("unknown, revoked and malformed tokens get the same answer", async () => {
  const { owner, path, share } = await shared();
  await owner.call(`${path}/share`, { method: "DELETE" });
  const answers = await Promise.all(
    [share.token, "A".repeat(43), "x", "%00", "..%2f", "a".repeat(10_000), `${share.token}=`].map(async (token) => {
      const response = await read(token);
      return [response.status, await response.text()];
    }),
  );
  for (const answer of answers) expect(answer).toEqual([404, answers[0]![1]]);
});

it("another session can neither share nor revoke, and without one it is a 401", async () => {
  const { path, share } = await shared();
  const stranger = await visit(OWN_ORIGIN);
  for (const method of ["POST", "DELETE"]) {
    const refused = await stranger.call(`${path}/share`, { method });
    expect(refused.status).toBe(404);
    const unknown = await stranger.call(`/api/diagnostics/${Bun.randomUUIDv7()}/share`, { method });
    expect(await unknown.text()).toBe(await refused.text());
    expect((await stranger.call("/api/diagnostics/x/share", { method })).status).toBe(404);
    expect((await call(`${path}/share`, { method })).status).toBe(401);
  }
  expect((await read(share.token)).status).toBe(200);
});

it("nothing is shared before the terms are accepted, and the answer says so", async () => {
  const { termsAccepted, ...rest } = HONDA;
  const { userId, vehicleId, sessionToken } = (await (
    await call("/api/vehicle-info", { body: rest, headers: { origin: "https://blog.example" } })
  ).json()) as Record<string, string>;
  const headers = { authorization: `Bearer ${sessionToken}` };
  const body = { userId, vehicleId, issueType: "symptoms", description: "It squeals loudly." };
  const { diagnosticId } = (await (await call("/api/issue-details", { body, headers })).json()) as {
    diagnosticId: string;
  };
  const response = await call(`/api/diagnostics/${diagnosticId}/share`, { method: "POST", headers });
  expect(response.status).toBe(403);
  expect((await problemOf(response)).detail).toContain("accept the terms");
});
