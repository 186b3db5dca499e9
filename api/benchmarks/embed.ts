import { type Browser, chromium } from "playwright";
import { chromium as chromiumPath } from "../../.ci/chromium.ts";
import { launchArguments } from "../../.ci/launch-arguments.ts";
import { percentile } from "../evaluation/totals.ts";
import { ownDatabase } from "./own/own-database.ts";
import { ownServer } from "./own/own-server.ts";

/**
 * What the widget costs the page that holds it: the work of the main thread until the form can be used, at full speed
 * and four times slowed down, beside the same page without it; and how much the page jumps while it loads. The built
 * widget as production serves it, on a page of another origin, each time in a browser that knows nothing of it yet.
 * What is counted is the time that the thread ran, so that other work of the machine does not count.
 */
const RUNS = Number(process.env.RUNS ?? 15);
/** Milliseconds of main-thread work at full speed. */
const MOST = 50;
const SLOWDOWNS = [1, 4];
/** The widths of a column, and the height that the snippets of `/embed` reserve for the form there, in CSS pixels. */
const PLACES = [
  { width: 900, height: 970 },
  { width: 500, height: 680 },
  { width: 320, height: 840 },
];

/** What Chromium counts of the main thread, in seconds: all tasks, and of them scripts, style and layout. */
const COUNTED = ["TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration"] as const;
type Work = Record<(typeof COUNTED)[number], number>;

const database = await ownDatabase();
const server = await ownServer(database.url);
const page = (place: { width: number; height: number }, embedded: boolean) => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>My car blog</title><link rel="icon" href="data:,">
  <script>
    const drawn = new Promise((resolve) =>
      addEventListener("${embedded ? "repair-assist:ready" : "load"}", () =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true }));
    let jumps = 0;
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) jumps += value; })
      .observe({ type: "layout-shift", buffered: true });
  </script></head>
  <body><h1>My car blog</h1>
  ${embedded ? `<script src="${server.url}/widget/v1/repair-assist.js" async></script>` : ""}
  <div style="width: ${place.width}px"><repair-assist style="display: block; min-height: ${place.height}px"></repair-assist></div>
  <p>More of my blog.</p></body></html>`;
const host = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch(request) {
    const { searchParams } = new URL(request.url);
    const place = PLACES[Number(searchParams.get("place"))]!;
    return new Response(page(place, searchParams.has("embedded")), { headers: { "content-type": "text/html" } });
  },
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });

/** One visit: the work until the form was drawn, in milliseconds, and how far the page had jumped a while after. */
async function visit(browser: Browser, place: number, embedded: boolean, slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const tab = await context.newPage();
  // By the protocol itself: Playwright's own scripts in the page would be counted too.
  const client = await context.newCDPSession(tab);
  const evaluate = async (expression: string) => {
    const { result } = await client.send("Runtime.evaluate", { expression, awaitPromise: true });
    return result.value as number;
  };
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const count = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await count();
  await tab.goto(`http://127.0.0.1:${host.port}/?place=${place}${embedded ? "&embedded" : ""}`);
  await evaluate("drawn");
  const after = await count();
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const jumps = await evaluate("new Promise((resolve) => setTimeout(resolve, 500)).then(() => jumps)");
  await context.close();
  const work = COUNTED.map((name) => [name, ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000]);
  return { work: Object.fromEntries(work) as Work, jumps };
}

let failed = false;
for (const slowdown of SLOWDOWNS) {
  const runs: { with: Work[]; without: Work[] } = { with: [], without: [] };
  for (let run = 0; run < RUNS; run++)
    for (const kind of ["with", "without"] as const)
      runs[kind].push((await visit(browser, 0, kind === "with", slowdown)).work);
  const median = (works: Work[], name: keyof Work) =>
    percentile(
      works.map((work) => work[name]),
      0.5,
    );
  const own = (name: keyof Work) => median(runs.with, name) - median(runs.without, name);
  const total = own("TaskDuration");
  // On a busy machine even the thread's own time grows; the least of all runs was disturbed least.
  const least = (works: Work[]) => Math.min(...works.map(({ TaskDuration }) => TaskDuration));
  const slow = slowdown === 1 && total >= MOST;
  failed ||= slow;
  console.log(`main thread until the form can be used${slowdown > 1 ? `, ${slowdown} times slowed down` : ""}`);
  console.log(
    `  ${total.toFixed(1)} ms more than the page alone (${median(runs.without, "TaskDuration").toFixed(1)} ms)` +
      `${slowdown === 1 ? `, under ${MOST}${slow ? "  SLOW" : ""}` : ""}`,
  );
  console.log(`  the least of ${RUNS} visits ${(least(runs.with) - least(runs.without)).toFixed(1)} ms`);
  console.log(
    `  of it scripts ${own("ScriptDuration").toFixed(1)}, style ${own("RecalcStyleDuration").toFixed(1)}, layout ${own("LayoutDuration").toFixed(1)}`,
  );
}
for (const [index, { width, height }] of PLACES.entries()) {
  const { jumps } = await visit(browser, index, true, 1);
  failed ||= jumps > 0;
  console.log(`layout shift in a column of ${width} px with ${height} px reserved: ${jumps.toFixed(4)}`);
}

await browser.close();
await host.stop(true);
await server.stop();
await database.remove();
process.exit(failed ? 1 : 0);
