import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigit, maskedVin, plainVin, vinFault } from "./vin.ts";

const HONDA = "1HGCM82633A004352";

describe("a VIN as typed", () => {
  it.each([HONDA, "1hgcm82633a004352", " 1HGCM 82633-A004352\n", "1HGCM\u00ad8263‑3A004352", "*1HGCM82633A004352*"])(
    "%j is read",
    (typed) => {
      expect(plainVin(typed)).toBe(HONDA);
    },
  );

  it("is shown by its last four characters alone", () => {
    expect(maskedVin(HONDA)).toBe("•••••••••••••4352");
  });
});

describe("what is wrong with a VIN", () => {
  it.each([
    ["1HGCM82633A004352", undefined],
    ["1M8GDM9AXKP042788", undefined],
    ["11111111111111111", undefined],
    ["1HGCM82633A00435", "short"],
    ["1HGCM82633A0043521", "long"],
    ["194675S105123", "old"],
    ["", "short"],
    ["CIVIC", "short"],
    ["1HGCM82633AO04352", "letters"],
    ["1HGCM82633A0O4352", "letters"],
    ["IHGCM82633A004352", "letters"],
    ["1HGCM82633A00435?", "letters"],
    ["1HGCM82633A004353", "check"],
    ["1HGCM82Z33A004352", "check"],
    ["WVWZZZ1KZAW000001", "foreign"],
    ["1HGCM826Z3A004352", "check"],
  ])("%s: %s", (vin, fault) => {
    expect(vinFault(vin)).toBe(fault);
  });

  it("is told for every single wrong digit of its number, and never throws", () => {
    const sign = fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789");
    fc.assert(
      fc.property(fc.array(sign, { minLength: 17, maxLength: 17 }), fc.string(), (signs, noise) => {
        const vin = signs.join("");
        const whole = `${vin.slice(0, 8)}${checkDigit(vin)}${vin.slice(9)}`;
        vinFault(plainVin(noise));
        return vinFault(whole) === undefined;
      }),
    );
    const digits = [..."0123456789"];
    for (const place of [11, 12, 13, 14, 15, 16])
      for (const digit of digits.filter((one) => one !== HONDA[place]))
        expect(vinFault(HONDA.slice(0, place) + digit + HONDA.slice(place + 1))).toBe("check");
  });
});
