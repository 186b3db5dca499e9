import { describe, expect, it } from "vitest";
import { warrantiesOf } from "./warranties.ts";

const idsOf = (make: string, model: string, year: number, today = "2026-06-01") =>
  warrantiesOf({ make, model, year }, new Date(today)).notices.map(({ id }) => id);

describe("what a maker pays beyond its first warranty", () => {
  it("is told of the cars that it is about, and of no others", () => {
    expect(idsOf("Subaru", "Outback", 2017)).toContain("subaru-cvt");
    expect(idsOf("Subaru", "Outback", 2019)).not.toContain("subaru-cvt");
    expect(idsOf("Subaru", "BRZ", 2017)).not.toContain("subaru-cvt");
    expect(idsOf("Toyota", "Outback", 2017)).not.toContain("subaru-cvt");
  });

  it("is told as long as a car may have been sold that late", () => {
    expect(idsOf("Subaru", "Outback", 2017, "2028-12-31")).toContain("subaru-cvt");
    expect(idsOf("Subaru", "Outback", 2017, "2029-01-01")).not.toContain("subaru-cvt");
    expect(idsOf("Hyundai", "Sonata", 2011, "2060-01-01")).toContain("hyundai-theta-engine");
  });

  it("says for how long in words, and where that is from", () => {
    const [condenser] = warrantiesOf(
      { make: "Honda", model: "Civic", year: 2019 },
      new Date("2026-06-01"),
    ).notices.filter(({ id }) => id === "honda-ac-condenser");
    expect(condenser).toMatchObject({
      name: "A/C condenser:",
      text: "Covered for 10 years from the first sale, whatever the miles.",
      source: expect.stringMatching(/^https:/),
      about: expect.arrayContaining(["ac-condenser-damaged", "ac_condenser"]),
    });
  });
});
