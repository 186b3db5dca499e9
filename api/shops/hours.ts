import OpeningHours from "opening_hours";
import type { Position } from "#shared/great-circle.ts";
import { timeZoneOf } from "../geography/time-zone.ts";
import { timesText, weekText } from "./hours-text.ts";

/** Opening hours as a card shows them. */
export interface ShownHours {
  /** "Mon–Fri 7:30 AM–6 PM, Sat 8 AM–2 PM": the week, or the source's own words where they are no rule. */
  text: string;
  /** "Open now · until 6 PM", in the shop's own time. Absent where nobody can tell. */
  status?: string;
  /** Is it open? Absent where nobody can tell. */
  open?: boolean;
}

interface Spot extends Position {
  /** Two letters: holidays are a state's. */
  state: string;
}

/** Longer rules than OpenStreetMap takes are nobody's opening hours. */
const MAX_LENGTH = 255;
/** What was worked out is kept: shops share their hours, and a search reads the same shops again. */
const KEPT = 5_000;
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const rules = new Map<string, OpeningHours | undefined>();
/** What is shown within one minute, by time zone, state (for its holidays) and rule: all that it depends on. */
let shown = { minute: Number.NaN, hours: new Map<string, Map<string, Map<string, ShownHours>>>() };

/** Reads opening hours as OpenStreetMap writes them, at a moment, where the shop is. */
export function openingHours(hours: string, spot: Spot, now: Date): ShownHours {
  if (hours === "" || hours.length > MAX_LENGTH) return { text: hours };
  const minute = Math.floor(now.getTime() / MINUTE);
  if (shown.minute !== minute) shown = { minute, hours: new Map() };
  const zone = timeZoneOf(spot);
  const alike = remember(remember(shown.hours, zone, noneYet), spot.state, noneYet);
  return remember(alike, hours, () => {
    const rule = remember(rules, `${hours}|${spot.state}`, () => parse(hours, spot));
    return rule ? atClock(rule, hours, wallClock(now, zone)) : { text: hours };
  });
}

const noneYet = () => new Map();

function remember<T>(kept: Map<string, T>, key: string, workOut: () => T): T {
  const known = kept.get(key);
  if (known !== undefined || kept.has(key)) return known!;
  if (kept.size >= KEPT) kept.clear();
  const value = workOut();
  kept.set(key, value);
  return value;
}

function atClock(rule: OpeningHours, hours: string, clock: Date): ShownHours {
  const text = weekText(rule, clock) ?? hours;
  if (rule.getUnknown(clock)) return { text };
  const open = rule.getState(clock);
  return { text, open, status: open ? openStatus(rule, clock) : closedStatus(rule, clock) };
}

/** Undefined where the words are no rule, or one by the sun: the library would tell that by this process's clock. */
function parse(hours: string, { latitude, longitude, state }: Spot) {
  if (/sun(rise|set)|dawn|dusk/i.test(hours)) return undefined;
  try {
    return new OpeningHours(hours, { lat: latitude, lon: longitude, address: { country_code: "us", state } });
  } catch {
    return undefined;
  }
}

/** What the clock on the shop's wall shows, as a date of this process: the library reads a date's local fields. */
function wallClock(now: Date, zone: string): Date {
  const parts = clockIn(zone).formatToParts(now);
  const field = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(field("year"), field("month") - 1, field("day"), field("hour"), field("minute"));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** To make a format takes as long as to use it a hundred times, and there are some thirty zones. */
function clockIn(timeZone: string) {
  const made = clocks.get(timeZone);
  if (made) return made;
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...fields });
  clocks.set(timeZone, clock);
  return clock;
}

function openStatus(rule: OpeningHours, clock: Date) {
  const closes = rule.getNextChange(clock, new Date(clock.getTime() + 7 * DAY));
  if (!closes || closes.getTime() - clock.getTime() > DAY) return "Open now";
  return `Open now · until ${timesText(closes)}`;
}

function closedStatus(rule: OpeningHours, clock: Date) {
  const opens = rule.getNextChange(clock, new Date(clock.getTime() + 7 * DAY));
  if (!opens || !rule.getState(opens)) return "Closed now";
  const today = opens.toDateString() === clock.toDateString();
  const day = today ? "" : `${opens.toLocaleDateString("en-US", { weekday: "short" })} `;
  return `Closed now · opens ${day}${timesText(opens)}`;
}
