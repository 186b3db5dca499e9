import { onCore } from "../own/own-server.ts";

export interface Shot {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: object;
}

export interface Figures {
  /** Answers a second, on average. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Answers other than 2xx, and requests without an answer. */
  wrong: number;
}

interface Aim {
  connections: number;
  seconds: number;
  core?: number;
}

/** Fires at a server with autocannon, from a process and a core of its own. */
export async function fire(
  url: string,
  { path, method = "GET", headers = {}, body }: Shot,
  aim: Aim,
): Promise<Figures> {
  const options = ["-c", String(aim.connections), "-d", String(aim.seconds), "-m", method, "--json", "-n"];
  const sent = body ? { ...headers, "content-type": "application/json" } : headers;
  for (const [name, value] of Object.entries(sent)) options.push("-H", `${name}=${value}`);
  if (body) options.push("-b", JSON.stringify(body));
  const command = ["bun", "node_modules/autocannon/autocannon.js", ...options, url + path];
  const child = Bun.spawn(onCore(aim.core, command), { stdout: "pipe", stderr: "ignore" });
  const { requests, latency, non2xx, errors } = JSON.parse(await new Response(child.stdout).text());
  return { rate: requests.average, p99: latency.p99, wrong: non2xx + errors };
}
