import type { HostileText } from "./texts.ts";

/** Characters of the longest text that is taken, and of those that it is doubled from. */
const LENGTHS = [1_250, 2_500, 5_000, 10_000, 20_000];
/** Milliseconds of processor time for the longest text, and how many times as long twice the text may take. */
const MOST_MS = 300;
const MOST_TIMES = 3;
/** Milliseconds below which a text is no burden, however its time grows. */
const LIGHT_MS = 40;
/**
 * So often it is measured before it is called slow: compiler, collector and a busy machine add to one time or another.
 */
const ATTEMPTS = 4;
/** Processor time is told in steps of some milliseconds: a measurement goes on for so many. */
const MEASURED_MS = 60;

/** Milliseconds of processor time of this thread alone that some work takes. */
export type Clock = (work: () => unknown) => number;

const threadTime: Clock = (work) => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/** What is wrong with the time that a reader takes over a text, as a sentence; undefined where it is near linear. */
export function tooSlow(
  read: (text: string) => unknown,
  text: HostileText,
  clock: Clock = threadTime,
): string | undefined {
  const longest = text.of(LENGTHS.at(-1)!);
  if (clock(() => read(longest)) < LIGHT_MS) return undefined;
  let complaint: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    complaint = measured(read, text, clock);
    if (!complaint) return undefined;
  }
  return complaint;
}

function measured(read: (text: string) => unknown, { name, of }: HostileText, clock: Clock): string | undefined {
  const times = LENGTHS.map((length) => {
    const text = of(length);
    return averageTime(() => read(text), clock);
  });
  const told = times.map((time, at) => `${LENGTHS[at]! / 1_000} kB ${time.toFixed(0)} ms`).join(", ");
  if (times.at(-1)! > MOST_MS) return `${name} takes too long: ${told}`;
  const grows = times.some((time, at) => at > 0 && time > LIGHT_MS && time > MOST_TIMES * times[at - 1]!);
  return grows ? `${name} takes ever longer: ${told}` : undefined;
}

function averageTime(work: () => unknown, clock: Clock): number {
  let total = 0;
  let runs = 0;
  for (; total < MEASURED_MS && runs < MEASURED_MS; runs++) total += clock(work);
  return total / runs;
}
