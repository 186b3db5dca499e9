import type OpeningHours from "opening_hours";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const DAY = 24 * 60 * 60 * 1000;

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
  const days = DAYS.map((_, i) =>
    dayText(rule, new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + i)),
  );
  if (days.includes(undefined)) return undefined;
  if (days.every((day) => day === ALL_DAY)) return "Open 24 hours";
  const spans: { from: number; to: number; times: string }[] = [];
  days.forEach((times, i) => {
    const last = spans.at(-1);
    if (last && last.times === times) last.to = i;
    else spans.push({ from: i, to: i, times: times! });
  });
  const open = spans.filter(({ times }) => times !== "");
  return open.map(({ from, to, times }) => `${span(from, to)} ${times}`).join(", ") || undefined;
}

const ALL_DAY = "24 hours";

const span = (from: number, to: number) =>
  from === to ? DAYS[from] : to === from + 1 ? `${DAYS[from]}, ${DAYS[to]}` : `${DAYS[from]}–${DAYS[to]}`;

/** The times of one day, "" where it is closed, undefined where they are not certain. */
function dayText(rule: OpeningHours, start: Date): string | undefined {
  const end = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
  const intervals = rule.getOpenIntervals(start, new Date(end.getTime() + DAY));
  const times: string[] = [];
  for (const [from, to, unknown] of intervals) {
    if (from >= end) break;
    if (unknown) return undefined;
    if (from <= start && to >= end) return ALL_DAY;
    // What runs over from the day before was told there.
    if (from <= start && to.getHours() < 6 && rule.getState(new Date(start.getTime() - 1))) continue;
    times.push(`${timesText(from)}–${timesText(to)}`);
  }
  return times.join(" and ");
}
