/** Builds widget and site into `dist/`; what the builder printed is shown only when it fails. */
export async function build() {
  for (const part of ["widget", "site"]) {
    const vite = Bun.spawn(["bun", "run", "vite", "build", "--config", `vite.${part}.config.ts`], {
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
}
