import { describe, expect, it } from "vitest";
import { openingHours } from "./hours.ts";

const PHOENIX = { latitude: 33.45, longitude: -112.07, state: "AZ" };
const NEW_YORK = { latitude: 40.75, longitude: -73.99, state: "NY" };
const CALAIS = { latitude: 45.143, longitude: -67.218, state: "ME" };
/** A Friday, 10 AM in Phoenix and noon in New York. */
const FRIDAY = new Date("2026-11-20T17:00:00Z");
const WEEK = "Mo-Fr 07:30-18:00; Sa 08:00-14:00";

describe("opening hours", () => {
  it("are said for the week and for now, in the shop's own time", () => {
    expect(openingHours(WEEK, PHOENIX, FRIDAY)).toEqual({
      text: "Mon–Fri 7:30 AM–6 PM, Sat 8 AM–2 PM",
      open: true,
      status: "Open now · until 6 PM",
    });
    const early = new Date("2026-11-20T13:00:00Z");
    expect(openingHours(WEEK, PHOENIX, early)).toMatchObject({ open: false, status: "Closed now · opens 7:30 AM" });
    expect(openingHours(WEEK, NEW_YORK, early)).toMatchObject({ open: true });
  });

  it("say the day when a shop opens on another", () => {
    const saturdayEvening = new Date("2026-11-22T02:00:00Z");
    expect(openingHours(WEEK, PHOENIX, saturdayEvening).status).toBe("Closed now · opens Mon 7:30 AM");
  });

  it.each([
    ["24/7", "Open 24 hours", "Open now"],
    ["Mo-Su 00:00-24:00", "Open 24 hours", "Open now"],
    ["Mo-Fr 08:00-12:00,13:00-17:00", "Mon–Fri 8 AM–12 PM and 1 PM–5 PM", "Open now · until 12 PM"],
    ["Fr 22:00-02:00", "Fri 10 PM–2 AM", "Closed now · opens 10 PM"],
    ["Mo,We 09:00-17:00", "Mon 9 AM–5 PM, Wed 9 AM–5 PM", "Closed now · opens Mon 9 AM"],
  ])("read %s", (hours, text, status) => {
    expect(openingHours(hours, PHOENIX, FRIDAY)).toMatchObject({ text, status });
  });

  it.each(["by appointment", "call us!", "Mo-Sa sunrise-sunset", "dawn-dusk", "<b>always</b>", "x".repeat(5000), ""])(
    "leave words that are no rule: %.20s",
    (words) => {
      expect(openingHours(words, PHOENIX, FRIDAY)).toEqual({ text: words });
    },
  );

  it("do not say open where the rule leaves it open", () => {
    expect(openingHours('Mo-Fr 08:00-17:00 "by appointment"', PHOENIX, FRIDAY).open).toBeUndefined();
  });

  it("know a holiday: closed on Thanksgiving where the rule says so", () => {
    const thanksgiving = new Date("2026-11-26T17:00:00Z");
    expect(openingHours(`${WEEK}; PH off`, PHOENIX, thanksgiving)).toMatchObject({ open: false });
  });

  it("go by our own clock beside a border", () => {
    const fivePast = new Date("2026-11-20T22:30:00Z");
    expect(openingHours("Mo-Fr 08:00-18:00", CALAIS, fivePast).status).toBe("Open now · until 6 PM");
  });
});
