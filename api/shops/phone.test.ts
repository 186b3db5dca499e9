import { parsePhoneNumberFromString } from "libphonenumber-js";
import { describe, expect, it } from "vitest";
import { e164, nationalPhone } from "./phone.ts";

describe("a phone number", () => {
  it.each([
    ["(602) 234-5678", "+16022345678"],
    ["602.234.5678", "+16022345678"],
    ["+1 602-234-5678", "+16022345678"],
    ["1-602-234-5678", "+16022345678"],
    ["16022345678", "+16022345678"],
    ["602 234 5678 x12", "+16022345678"],
    ["+52 55 1234 5678", "+525512345678"],
  ])("is stored in E.164: %s", (written, stored) => expect(e164(written)).toBe(stored));

  it.each(["", "555", "123-456-7890", "call me", "602-134-5678", "=1+1", "6022345678901"])("is none: %j", (written) =>
    expect(e164(written)).toBeUndefined(),
  );

  it("is read as the library reads it, by the short way too", () => {
    for (const area of [212, 480, 602, 787, 808, 907])
      for (const written of [`(${area}) 234-5678`, `${area}2345678`, `+1.${area}.234.5678`])
        expect(e164(written), written).toBe(parsePhoneNumberFromString(written, "US")?.number);
  });

  it("is shown as people here write it, a foreign one with its country", () => {
    expect(nationalPhone("+16022345678")).toBe("(602) 234-5678");
    expect(nationalPhone("+525512345678")).toBe("+52 55 1234 5678");
    expect(nationalPhone("nonsense")).toBe("nonsense");
  });
});
