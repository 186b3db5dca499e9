import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Visitor } from "../visitor.ts";
import { createTurns } from "./turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ON = new AbortController().signal;
const from = (address: string, sessionId = address): Visitor => ({ address, sessionId });

/** Something that takes `ms`, and ends when told to. */
const page = (ms: number) => (stop: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(stop.reason);
    });
  });

/** Reads `pages` of this many milliseconds one after the other, as one form; notes when each is done and how. */
function reader(turns: ReturnType<typeof createTurns>) {
  const started = performance.now();
  const done: string[] = [];
  const read = async (name: string, visitor: Visitor, pages: readonly number[]) => {
    const turn = turns.enter(visitor);
    for (const ms of pages) {
      const how = await turn.take(ON, page(ms)).then(
        () => "",
        (error: Error) => ` ${error.name}`,
      );
      done.push(`${name} ${Math.round(performance.now() - started)}${how}`);
      // As long as it takes to make the next page ready.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    turn.leave();
  };
  return { done, read };
}

it("one at a time, in the order in which they came", async () => {
  const { done, read } = reader(createTurns());
  const all = Promise.all([read("a", from("1"), [100]), read("b", from("2"), [100]), read("c", from("3"), [100])]);
  await vi.runAllTimersAsync();
  await all;
  expect(done).toEqual(["a 100", "b 200", "c 300"]);
});

it("four dense forms of one address hold up another visitor for no more than the page in work", async () => {
  const { done, read } = reader(createTurns());
  const dense = [1, 2, 3, 4].map((i) => read(`dense ${i}`, from("attacker", `s${i}`), [5000, 5000, 5000]));
  await vi.advanceTimersByTimeAsync(7_000);
  const honest = read("honest", from("visitor"), [1000, 1000, 1000]);
  await vi.runAllTimersAsync();
  await Promise.all([...dense, honest]);
  expect(done.filter((line) => line.startsWith("honest"))).toEqual(["honest 11000", "honest 12010", "honest 13020"]);
});

it("sessions of one address share its turns", async () => {
  const { done, read } = reader(createTurns());
  const all = Promise.all([
    read("many", from("office", "one"), [1000, 1000, 1000]),
    read("many", from("office", "one"), [1000, 1000, 1000]),
    read("few", from("office", "two"), [1000]),
  ]);
  await vi.runAllTimersAsync();
  await all;
  expect(done[1]).toBe("few 2000");
});

it("a page that takes too long gives way where somebody waits, and goes on where nobody does", async () => {
  const { done, read } = reader(createTurns({ longest: 8_000 }));
  const all = Promise.all([
    read("endless", from("1"), [20_000]),
    vi.advanceTimersByTimeAsync(2_000).then(() => read("short", from("2"), [1000])),
  ]);
  await vi.runAllTimersAsync();
  await all;
  expect(done).toEqual(["endless 8000 PreemptedError", "short 9000"]);
  const alone = reader(createTurns({ longest: 8_000 }));
  const read20 = alone.read("alone", from("1"), [20_000]);
  await vi.runAllTimersAsync();
  await read20;
  expect(alone.done).toEqual(["alone 20000"]);
});

it("who is told to stop leaves the queue, and the next comes", async () => {
  const turns = createTurns();
  const take = (who: string, stop = ON) => {
    const turn = turns.enter(from(who));
    return turn.take(stop, page(1000)).finally(turn.leave);
  };
  const stop = new AbortController();
  const first = take("1");
  const gone = take("2", stop.signal);
  const last = take("3");
  stop.abort(new Error("left"));
  await expect(gone).rejects.toThrow("left");
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all([first, last]);
  await expect(take("2", stop.signal)).rejects.toThrow("left");
});

it("work that fails frees the turn", async () => {
  const turns = createTurns();
  const turn = turns.enter(from("1"));
  await expect(turn.take(ON, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  turn.leave();
  expect(await turns.enter(from("2")).take(ON, async () => "read")).toBe("read");
});

it("who waits is told how many pages are before theirs, and about how long it takes", async () => {
  const turns = createTurns();
  const { read } = reader(turns);
  expect(turns.waitOf("3")).toBeUndefined();
  const all = [read("a", from("1"), [3000]), read("b", from("2"), [3000]), read("c", from("3"), [3000])];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(turns.waitOf("1")).toBeUndefined();
  expect(turns.waitOf("2")).toEqual({ ahead: 1, seconds: 2 });
  expect(turns.waitOf("3")).toEqual({ ahead: 2, seconds: 5 });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(turns.waitOf("3")).toEqual({ ahead: 1, seconds: 2 });
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(turns.waitOf("3")).toBeUndefined();
});

it("what was used is forgotten after a minute", async () => {
  const { done, read } = reader(createTurns());
  await Promise.all([read("heavy", from("1"), [5000]), vi.advanceTimersByTimeAsync(70_000)]);
  const all = Promise.all([
    read("now", from("9"), [1000]),
    read("heavy", from("1"), [1000]),
    read("new", from("2"), [1000]),
  ]);
  await vi.runAllTimersAsync();
  await all;
  expect(done.map((line) => line.split(" ")[0])).toEqual(["heavy", "now", "heavy", "new"]);
});
