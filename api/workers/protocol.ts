/**
 * What the pool tells a worker that has nothing else to do. Inputs and outputs are whatever a structured clone can
 * carry.
 */
export interface Job {
  /** The function that is to be called. */
  name: string;
  input: unknown;
}

/** What a worker answers, with the bytes of memory that it holds. */
export type Told =
  /** Everything is loaded; jobs may come. */
  | { state: "ready" }
  | { state: "done"; output: unknown; memory: number }
  | { state: "failed"; error: { name: string; message: string; stack?: string }; memory: number };

/** A pure function by its name: one input, one output. */
// biome-ignore lint/suspicious/noExplicitAny: each job has types of its own, told by the worker's program.
export type Jobs = Record<string, (input: any) => unknown>;
