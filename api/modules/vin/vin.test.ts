import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import type { VinResponse } from "#shared/schemas/vin.ts";
import { maskedVin } from "#shared/vin.ts";
import { sessions, users, vehicles } from "../../db/schema/index.ts";
import { sweep } from "../../retention/sweep.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";
import { ACCORD_VIN, CIVIC_VIN, vinOf } from "../../vin/testing.ts";

const { call, visit, db } = await testApp();
const look = (vin: unknown, headers = {}) => call("/api/vin", { body: { vin }, headers });
const save = (more: object, by = call) => by("/api/vehicle-info", { body: { ...HONDA, ...more } });

/** A visitor whose 2012 Civic has its VIN. */
async function ownerWithVin(origin = OWN_ORIGIN) {
  const owner = await visit(origin);
  const ids = (await (await save({ vin: CIVIC_VIN }, owner.call)).json()) as { userId: string; vehicleId: string };
  const describe = async (description = "It squeals when I brake.") => {
    const body = { ...ids, issueType: "symptoms", description };
    return (await (await owner.call("/api/issue-details", { body })).json()) as {
      issueId: string;
      diagnosticId: string;
    };
  };
  return { ...owner, ...ids, describe };
}
const carOf = async (vehicleId: string) => (await db.select().from(vehicles).where(eq(vehicles.id, vehicleId)))[0]!;

describe("looking a VIN up", () => {
  it("tells the car and what is settled of it, needs no session and stores nothing", async () => {
    const before = await db.$count(sessions);
    const response = await look(` ${CIVIC_VIN.toLowerCase()} `, { origin: FOREIGN_ORIGIN });
    expect(response.status).toBe(200);
    expect((await response.json()) as VinResponse).toEqual({
      year: 2012,
      make: "Honda",
      model: "Civic",
      facts: ["Engine: 4-cylinder.", "Body: sedan.", "Built in Alliston, Ontario."],
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await db.$count(sessions)).toBe(before);
  });

  it.each([
    ["1HGCM82633A004353", "check digit"],
    ["1HGCM82633A00435", "this one has 16"],
    [vinOf("1HD1KB41*9Y123456"), "motorcycle"],
    [vinOf("1FUJGLDR*CLBP8834"), "heavy truck"],
    ["WVWZZZ1KZAW000001", "another country"],
    ["", "Please enter the VIN"],
    ["1".repeat(41), "at most 40"],
    [17, "Please enter the VIN"],
  ])("%s is refused at its field: %s", async (vin, words) => {
    const response = await look(vin);
    expect(response.status).toBe(422);
    const { errors, detail } = await problemOf(response);
    expect(errors).toEqual([{ path: "vin", message: expect.stringContaining(words) }]);
    if (String(vin).length > 5) expect(detail).not.toContain(vin);
  });

  it("is no GET: a VIN never stands in an address", async () => {
    expect((await call(`/api/vin?vin=${CIVIC_VIN}`)).status).toBe(405);
    expect((await call(`/api/vin/${CIVIC_VIN}`)).status).toBe(404);
  });
});

describe("a VIN of step 1", () => {
  it("is stored with the car and settles its engine, in place of the assumption", async () => {
    const owner = await ownerWithVin();
    expect(await carOf(owner.vehicleId)).toMatchObject({ vin: CIVIC_VIN, fromVin: { layout: "i4", body: "sedan" } });
    const { diagnosticId } = await owner.describe();
    const { results } = (await (await owner.call(`/api/diagnostics/${diagnosticId}`)).json()) as DiagnosticRecord;
    expect(results.fromVin).toEqual(["Engine: 4-cylinder.", "Body: sedan.", "Built in Alliston, Ontario."]);
    expect(results.assumptions?.join(" ")).not.toContain("Engine");
    expect(results.corrections?.map(({ id }) => id)).not.toContain("car.engine");
  });

  it("settles it still when an answer ranks anew", async () => {
    const owner = await ownerWithVin();
    const { diagnosticId } = await owner.describe();
    const path = `/api/diagnostics/${diagnosticId}`;
    const { results } = (await (await owner.call(path)).json()) as DiagnosticRecord;
    const [question] = results.questions!;
    const answers = [{ questionId: question!.id, optionId: question!.options[0]!.id }];
    await owner.call(`${path}/answers`, { body: { answers } });
    const again = (await (await owner.call(path)).json()) as DiagnosticRecord;
    expect(again.answers).toHaveLength(1);
    expect(again.results.fromVin).toEqual(results.fromVin);
  });

  it("of another car than the one chosen is refused at its field, and nothing is stored", async () => {
    const before = await db.$count(sessions);
    const response = await save({ vin: ACCORD_VIN });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { path: "vin", message: expect.stringMatching(/of a 2003 Honda Accord, and you chose a 2012 Honda Civic/) },
    ]);
    expect(await db.$count(sessions)).toBe(before);
  });

  it("that does not check is refused there too", async () => {
    expect((await save({ vin: "1HGCM82633A004353" })).status).toBe(422);
  });

  it("may fit a car that is named as people name it", async () => {
    expect((await save({ vin: CIVIC_VIN, vehicleMake: "honda", vehicleModel: "civic LX" })).status).toBe(200);
  });

  it("that tells no model fits any model of its year and make", async () => {
    const vin = vinOf("SAJZZZZZ*8LR12345");
    expect((await save({ vin, vehicleYear: 2008, vehicleMake: "Jaguar", vehicleModel: "XJ" })).status).toBe(200);
    expect((await save({ vin, vehicleYear: 2009, vehicleMake: "Jaguar", vehicleModel: "XJ" })).status).toBe(422);
  });
});

describe("a VIN is personal data", () => {
  it("that no answer has but masked, not of another visitor and not in a shared result", async () => {
    const owner = await ownerWithVin();
    const { issueId, diagnosticId } = await owner.describe(`My VIN is ${CIVIC_VIN}. It squeals when I brake.`);
    const record = (await (await owner.call(`/api/diagnostics/${diagnosticId}`)).json()) as DiagnosticRecord;
    expect(record.subject?.vin).toBe(maskedVin(CIVIC_VIN));
    const other = await ownerWithVin();
    const ids = await other.describe();
    const answers = [
      await other.call(`/api/diagnostics/${ids.diagnosticId}`),
      await other.call(`/api/diagnostics/by-issue/${ids.issueId}`),
      await other.call(`/api/issues/${ids.issueId}`),
      await other.call(`/api/shop-recommendations/${ids.diagnosticId}`),
    ];
    for (const answer of answers) expect(await answer.text()).not.toContain(CIVIC_VIN);
    const shared = await owner.call(`/api/diagnostics/${diagnosticId}/share`, { method: "POST" });
    const { url } = (await shared.json()) as { url: string };
    const page = await (await call(`/api/shared/${url.split("/").at(-1)}`)).text();
    expect(page).toContain("Civic");
    expect(page).not.toContain(CIVIC_VIN);
    expect(page).not.toContain(maskedVin(CIVIC_VIN));
    expect((await visit(OWN_ORIGIN).then((stranger) => stranger.call(`/api/issues/${issueId}`))).status).toBe(404);
  });

  it("that its owner's export has, and that goes when they delete what is theirs", async () => {
    const owner = await ownerWithVin();
    const text = await (await owner.call("/api/me/export")).text();
    expect(JSON.parse(text).vehicles).toContainEqual(expect.objectContaining({ vin: CIVIC_VIN }));
    expect((await owner.call("/api/me", { method: "DELETE" })).status).toBe(200);
    expect(await db.$count(vehicles, eq(vehicles.id, owner.vehicleId))).toBe(0);
  });

  it("that is deleted once the session is over, while the car and what was settled stay", async () => {
    const [over, live] = [await ownerWithVin(), await ownerWithVin()];
    const [user] = await db.select().from(users).where(eq(users.id, over.userId));
    await db
      .update(sessions)
      .set({ idleExpiresAt: new Date(0) })
      .where(eq(sessions.id, user!.sessionId));
    await sweep(db, {});
    expect(await carOf(over.vehicleId)).toMatchObject({ vin: null, model: "Civic", fromVin: { layout: "i4" } });
    expect((await carOf(live.vehicleId)).vin).toBe(CIVIC_VIN);
  });
});
