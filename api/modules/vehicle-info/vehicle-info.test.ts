import { describe, expect, it } from "vitest";
import { sessions, users } from "../../db/schema/index.ts";
import { HONDA, problemOf, testApp } from "../../testing.ts";

const { call, db } = await testApp();
const send = (body: object) => call("/api/vehicle-info", { body });
const rowOf = async (response: Response) => {
  const { userId } = (await response.json()) as { userId: string };
  return (await db.select().from(users)).find((row) => row.id === userId);
};

/** Is refused with 422 and stores nothing. */
async function refused(body: object) {
  const before = await db.$count(sessions);
  const response = await send(body);
  expect(response.status).toBe(422);
  expect(await db.$count(sessions)).toBe(before);
  return problemOf(response);
}

describe("the ZIP", () => {
  it.each(["99999", "00000", "abcde", "8525A", "85253-", "852533"])("%s is refused by its field", async (zipCode) => {
    const problem = await refused({ ...HONDA, zipCode });
    expect(problem.errors).toEqual([{ path: "zipCode", message: expect.stringContaining("no such ZIP code") }]);
  });

  it.each(["85253", "85253-1234", " 85253 ", "30301"])("%j is taken", async (zipCode) => {
    expect((await send({ ...HONDA, zipCode })).status).toBe(200);
  });
});

describe("a field out of its bounds", () => {
  it.each([
    ["vehicleYear", 1989],
    ["vehicleYear", 2012.5],
    ["vehicleYear", 9999],
    ["vehicleYear", "2012"],
    ["mileage", -1],
    ["mileage", 1.5],
    ["mileage", 3_000_000],
    ["email", "nobody"],
    ["name", "D"],
    ["termsAccepted", false],
  ])("is refused: %s %j, and the value is not repeated", async (field, value) => {
    const problem = await refused({ ...HONDA, [field]: value });
    expect(problem.errors?.map((e) => e.path)).toEqual([field]);
    if (typeof value === "string") expect(JSON.stringify(problem)).not.toContain(`"${value}"`);
  });
});

describe("the terms", () => {
  it("accepted are noted with their version and time", async () => {
    expect(await rowOf(await send(HONDA))).toMatchObject({
      termsVersion: expect.stringMatching(/^\d{4}-\d\d$/),
      termsAcceptedAt: expect.any(Date),
    });
  });

  it("may be missing, as from the API test page, and then nothing is noted", async () => {
    const { termsAccepted, mileage, ...rest } = HONDA;
    expect(await rowOf(await send(rest))).toMatchObject({ termsVersion: null, termsAcceptedAt: null });
  });
});
