import { afterEach, describe, expect, it, vi } from "vitest";
import { cameFrom, keepCampaign } from "./came-from.ts";
import { readPrefill } from "./prefill.ts";
import { openStorage } from "./storage.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
afterEach(() => {
  warn.mockClear();
  sessionStorage.clear();
});

describe("what the forms begin with", () => {
  it("is said by attributes, and by the page's address over them", () => {
    const attributes = { zipCode: "85253", year: "2012", make: "honda", model: "CIVIC", mileage: "98000" };
    expect(readPrefill(attributes, "?repair-assist-zip-code=10001&zip-code=90210").vehicle).toEqual({
      ...{ zipCode: "10001", vehicleYear: "2012", vehicleMake: "Honda", vehicleModel: "Civic", mileage: "98,000" },
    });
    expect(readPrefill({ issueType: "parts", issueDescription: "Pads", reference: " R-7 " }, "")).toEqual({
      ...{ vehicle: {}, issue: { issueType: "parts", issueDescription: "Pads" }, reference: "R-7" },
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ["zipCode", "8525"],
    ["year", "1889"],
    ["make", "Hoonda"],
    ["mileage", "a lot"],
    ["issueType", "weather"],
    ["issueDescription", "x".repeat(20_001)],
    ["reference", "x".repeat(201)],
  ])("leaves out what cannot be, and tells the console once: %s", (name, value) => {
    for (let times = 0; times < 2; times++)
      expect(readPrefill({ [name]: value }, "")).toEqual({ vehicle: {}, issue: {}, reference: undefined });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Repair Assist: [a-z-]+=".{1,60}" cannot be/)]]);
  });

  it("knows a model by its make alone", () => {
    expect(readPrefill({ make: "Ford", model: "Civic" }, "").vehicle).toEqual({ vehicleMake: "Ford" });
    expect(readPrefill({ model: "Civic" }, "").vehicle).toEqual({});
  });
});

describe("the campaign of a visit", () => {
  const { session } = openStorage({ site: false, persist: false });
  const page = location.origin + location.pathname;

  it("is kept for the next page, whose address has none", () => {
    keepCampaign(session, `?utm_source=letter&utm_campaign=${"x".repeat(300)}&utm_reference=no&ref=no`);
    keepCampaign(session, "");
    expect(cameFrom(session, "R-7")).toEqual({
      ...{ source: "letter", campaign: "x".repeat(200), reference: "R-7", page },
    });
  });

  it.each(['{"source":7}', '{"name":"Dana"}', '"text"', "[1]", "{"])(
    "that is none of ours is dropped whole: %s",
    (kept) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      sessionStorage.setItem("repair-assist:campaign", kept);
      expect(cameFrom(session, undefined)).toEqual({ page });
    },
  );
});
