import type OpeningHours from "opening_hours";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A time of day: "6 PM", "7:30 AM". */
export function timesText(date: Date): string {
  const hour = date.getHours() % 12 || 12;
  const minutes = date.getMinutes() === 0 ? "" : `:${String(date.getMinutes()).padStart(2, "0")}`;
  return `${hour}${minutes} ${date.getHours() < 12 ? "AM" : "PM"}`;
}

/**
 * The week of a rule in words: "Mon–Fri 7:30 AM–6 PM, Sat 8 AM–2 PM". Undefined for a rule that changes from week to week
 * or leaves the times open.
 */
export function weekText(rule: OpeningHours, clock: Date): string | undefined {
  if (!rule.isWeekStable()) return undefined;
  const monday = new Date(clock.getFullYear(), clock.getMonth(), clock.getDate() - ((clock.getDay() + 6) % 7));
  const days = daysFrom(rule, monday);
  if (!days) return undefined;
  if (days.every((times) => times === ALL_DAY)) return "Open 24 hours";
  const spans: { from: number; to: number; times: string }[] = [];
  days.forEach((times, i) => {
    const last = spans.at(-1);
    if (last && last.times === times) last.to = i;
    else spans.push({ from: i, to: i, times });
  });
  const open = spans.filter(({ times }) => times !== "");
  return open.map(({ from, to, times }) => `${span(from, to)} ${times}`).join(", ") || undefined;
}

const ALL_DAY = "24 hours";

const span = (from: number, to: number) =>
  from === to ? DAYS[from] : to === from + 1 ? `${DAYS[from]}, ${DAYS[to]}` : `${DAYS[from]}–${DAYS[to]}`;

/** The times of each day of a week, "" where it is closed; undefined where some are not certain. */
function daysFrom(rule: OpeningHours, monday: Date): string[] | undefined {
  const midnight = (day: number) => new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + day);
  const intervals = rule.getOpenIntervals(midnight(-1), midnight(DAYS.length + 1));
  if (intervals.some(([, , unknown]) => unknown)) return undefined;
  return DAYS.map((_, day) => {
    const [start, end] = [midnight(day), midnight(day + 1)];
    if (intervals.some(([from, to]) => from <= start && to >= end)) return ALL_DAY;
    // What runs past midnight belongs to the day it began.
    const begun = intervals.filter(([from]) => from >= start && from < end);
    return begun.map(([from, to]) => `${timesText(from)}–${timesText(to)}`).join(" and ");
  });
}
