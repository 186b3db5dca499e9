import { switchBuilds } from "./switch-builds.ts";

const PARTS = ["widget", "site"] as const;
type Part = (typeof PARTS)[number];

/**
 * Builds widget and site, and lets `dist/widget` and `dist/site` lead to them when they are whole. With REACT=1 both
 * are on React, and the widget is `dist/widget-react`. What the builder printed is shown only when it fails.
 */
export function build(parts: readonly Part[] = PARTS): Promise<void> {
  return switchBuilds("dist", parts.map(servedAs), runVite);
}

const servedAs = (part: Part) => (part === "widget" && process.env.REACT ? "widget-react" : part);

async function runVite(part: ReturnType<typeof servedAs>, folder: string) {
  const config = `vite.${part === "site" ? "site" : "widget"}.config.ts`;
  const vite = Bun.spawn(["bun", "run", "vite", "build", "--config", config, "--outDir", folder], {
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [printed, complaints, code] = await Promise.all([
    new Response(vite.stdout).text(),
    new Response(vite.stderr).text(),
    vite.exited,
  ]);
  if (code !== 0) throw new Error(`The ${part} could not be built.\n${printed}\n${complaints}`);
}

/** `bun run build [widget | site]` */
if (import.meta.main) {
  const words = process.argv.slice(2);
  const asked = PARTS.filter((part) => words.length === 0 || words.includes(part));
  try {
    if (words.length > asked.length) throw new Error(`bun run build [${PARTS.join(" | ")}]`);
    await build(asked);
    console.log(`Built: ${asked.map((part) => `dist/${servedAs(part)}`).join(", ")}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
