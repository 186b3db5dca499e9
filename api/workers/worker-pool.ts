import type { Job, Jobs, Told } from "./protocol.ts";

/** Why a job was not done: it took too long, too many others wait, or its worker or the pool ended. */
export type Reason = "deadline" | "busy" | "ended";

/** A job that was not done, and changed nothing. What a job itself throws is thrown as it is. */
export class JobError extends Error {
  override name = "JobError";
  readonly reason: Reason;

  constructor(job: string, reason: Reason) {
    super(`The job “${job}” was not done: ${reason}`);
    this.reason = reason;
  }
}

interface Options {
  /** The program of a worker: a module that ends with `serveJobs`. */
  program: string;
  /** Workers, and so the most jobs at once. */
  size: number;
  /** Milliseconds that a job may run. Past them its worker is killed and replaced. */
  deadlineMs: number;
  /** Milliseconds that a job may wait for a worker, and how many may wait at once. */
  waitMs: number;
  mostWaiting?: number;
  /** Told of each worker that ended without being asked to, with the reason. */
  onEnd?: (event: { reason: Reason; exitCode: number | null; signal: string | null }) => void;
}

interface Task {
  name: string;
  input: unknown;
  resolve(output: unknown): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

interface Worker {
  process: Bun.Subprocess;
  ready: boolean;
  task?: Task;
  /** Bytes that it held in memory after its last job. */
  memory: number;
  /** Why it was killed, where we did it. */
  killedFor?: Reason;
}

/** Milliseconds until a worker that ended before it was ready is started again. */
const RESTART_AFTER_MS = 1_000;
const MOST_WAITING = 200;

/**
 * Pure functions that are called off the serving thread, by a few processes that hold all they need. A job has a
 * deadline: no input, however hostile, keeps the server or another job waiting for longer. They are processes and not
 * threads, since a thread cannot be ended in the middle of a regular expression, and since one that crashes would take
 * the server along.
 *
 * @example
 * const pool = new WorkerPool<typeof jobs>({ program, size: 2, deadlineMs: 2_500, waitMs: 1_500 });
 * await pool.ready();
 * const results = await pool.run("analyse", input);
 */
export class WorkerPool<J extends Jobs> {
  private readonly options: Required<Options>;
  private workers: Worker[] = [];
  private readonly waiting: Task[] = [];
  private closed = false;
  private readonly started = Promise.withResolvers<void>();
  private readonly idle: (() => void)[] = [];

  constructor(options: Options) {
    this.options = { mostWaiting: MOST_WAITING, onEnd: () => {}, ...options };
    this.started.promise.catch(() => {});
    for (let i = 0; i < options.size; i++) this.start();
  }

  /** Done when every worker has loaded what it needs. Rejects where one ends before that. */
  ready(): Promise<void> {
    return this.started.promise;
  }

  /** Calls a function of the workers' program. Rejects with `JobError`, or with what the function throws. */
  run<N extends keyof J & string>(name: N, input: Parameters<J[N]>[0]): Promise<Awaited<ReturnType<J[N]>>> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new JobError(name, "ended"));
      if (this.waiting.length >= this.options.mostWaiting) return reject(new JobError(name, "busy"));
      const task: Task = {
        name,
        input,
        resolve: resolve as Task["resolve"],
        reject,
        timer: setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(task), 1);
          reject(new JobError(name, "busy"));
          this.tellIfIdle();
        }, this.options.waitMs),
      };
      this.waiting.push(task);
      this.assign();
    });
  }

  /** What the workers do now: how many there are, work and wait, and the bytes of memory that each held last. */
  status(): { ready: number; running: number; waiting: number; memory: number[] } {
    return {
      ready: this.workers.filter(({ ready }) => ready).length,
      running: this.workers.filter(({ task }) => task).length,
      waiting: this.waiting.length,
      memory: this.workers.map(({ memory }) => memory),
    };
  }

  /** Takes no further jobs, lets those that run or wait end, each within its time, and ends the workers. */
  async close(): Promise<void> {
    this.closed = true;
    await new Promise<void>((resolve) => {
      this.idle.push(resolve);
      this.tellIfIdle();
    });
    const ending = this.workers;
    this.workers = [];
    for (const worker of ending) kill(worker, "ended");
    await Promise.all(ending.map(({ process }) => process.exited));
    this.started.reject(new Error("The workers were ended before they were ready."));
  }

  private start() {
    const worker: Worker = {
      ready: false,
      memory: 0,
      process: Bun.spawn([process.execPath, "--no-orphans", this.options.program], {
        stdio: ["ignore", "ignore", "inherit"],
        serialization: "advanced",
        ipc: (told: Told) => this.hear(worker, told),
        onExit: (_, exitCode, signal) => this.bury(worker, exitCode, signal === null ? null : String(signal)),
      }),
    };
    this.workers.push(worker);
  }

  private hear(worker: Worker, told: Told) {
    if (told.state === "ready") {
      worker.ready = true;
      if (this.workers.filter(({ ready }) => ready).length === this.options.size) this.started.resolve();
    } else {
      const { task } = worker;
      worker.memory = told.memory;
      // It may have answered in the moment in which it was killed.
      if (!task || worker.killedFor) return;
      clearTimeout(task.timer);
      worker.task = undefined;
      if (told.state === "done") task.resolve(told.output);
      else task.reject(Object.assign(new Error(told.error.message), told.error));
    }
    this.assign();
  }

  /** Gives the workers that are free what waits longest. */
  private assign() {
    for (const worker of this.workers) {
      if (!worker.ready || worker.task || worker.killedFor) continue;
      const task = this.waiting.shift();
      if (!task) break;
      clearTimeout(task.timer);
      this.hand(task, worker);
    }
    this.tellIfIdle();
  }

  private hand(task: Task, worker: Worker) {
    try {
      worker.process.send({ name: task.name, input: task.input } satisfies Job);
      worker.task = task;
      task.timer = setTimeout(() => kill(worker, "deadline"), this.options.deadlineMs);
    } catch (error) {
      // It has just ended, of which we hear in a moment, or the input is nothing that can be sent.
      const hasEnded = worker.process.exitCode !== null || worker.process.signalCode !== null;
      task.reject(hasEnded ? new JobError(task.name, "ended") : (error as Error));
    }
  }

  private tellIfIdle() {
    if (this.waiting.length === 0 && this.workers.every(({ task }) => !task))
      for (const tell of this.idle.splice(0)) tell();
  }

  /** A worker has ended: so has its job, and another takes its place. */
  private bury(worker: Worker, exitCode: number | null, signal: string | null) {
    const reason = worker.killedFor ?? "ended";
    const at = this.workers.indexOf(worker);
    if (at < 0) return;
    this.workers.splice(at, 1);
    if (worker.task) {
      clearTimeout(worker.task.timer);
      worker.task.reject(new JobError(worker.task.name, reason));
      worker.task = undefined;
    }
    this.options.onEnd({ reason, exitCode, signal });
    if (worker.ready) this.start();
    else {
      this.started.reject(new Error("A worker ended before it was ready. What it said stands above."));
      setTimeout(() => !this.closed && this.start(), RESTART_AFTER_MS).unref();
    }
    this.assign();
  }
}

function kill(worker: Worker, reason: Reason) {
  worker.killedFor = reason;
  worker.process.kill("SIGKILL");
}
