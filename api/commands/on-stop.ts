/**
 * Runs `stop` once on Ctrl-C, a closed terminal or a polite kill, then ends the process. A second Ctrl-C ends it at once.
 * Terminal and package runner both pass the signal on, so it may come twice within a moment: that is one.
 */
export function onStop(stop: () => Promise<void>) {
  let asked: number | undefined;
  const ask = () => {
    const now = performance.now();
    if (asked !== undefined) {
      if (now - asked > 1000) process.exit(130);
      return;
    }
    asked = now;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
}
