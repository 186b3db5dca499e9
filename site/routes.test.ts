import { describe, expect, test } from "vitest";
import { pathOf, placeOf, plainPath, sharedTokenOf, WIZARD_PATHS } from "./routes.ts";

describe("the wizard's addresses", () => {
  test("are those of the specification, in the order of the flow", () => {
    expect(WIZARD_PATHS).toEqual([
      "/steps/vehicle-info",
      "/steps/issue-details",
      "/steps/diagnostic-results",
      "/steps/service-options",
      "/steps/confirmation/recommendations",
      "/steps/confirmation/managed",
    ]);
  });

  test("name the step they show, and lead back to the same address", () => {
    for (const path of WIZARD_PATHS) expect(pathOf(placeOf(path)!)).toBe(path);
  });

  test("do not include a confirmation of another type", () => {
    expect(placeOf("/steps/confirmation/other")).toBeUndefined();
    expect(placeOf("/steps/confirmation")).toBeUndefined();
  });

  test("do not include what every object inherits", () => {
    expect(placeOf("/steps/constructor")).toBeUndefined();
  });
});

test("a slash at the end changes nothing, and the home page stays a slash", () => {
  expect(plainPath("/faqs/")).toBe("/faqs");
  expect(plainPath("/")).toBe("/");
});

test.each([
  ["/shared/AbC_d-1", "AbC_d-1"],
  ["/shared/AbC_d-1/", "AbC_d-1"],
  ["/shared/", undefined],
  ["/shared/a/b", undefined],
])("%s shares %s", (path, token) => expect(sharedTokenOf(path)).toBe(token));
