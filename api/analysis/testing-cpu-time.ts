/**
 * Milliseconds of processor time that `work` takes. Against a bound that only a runaway pattern passes, it tells the same
 * on a busy machine as on an idle one; how fast things are is told by `bun run bench`.
 */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
