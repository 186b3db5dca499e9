import autocannon from "autocannon";

export interface Shot {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: object;
}

export interface Figures {
  /** Answers a second, from the first request to the last answer. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Answers other than 2xx, and requests without an answer. */
  wrong: number;
}

/** For how long: seconds, or an amount of requests, every one of them answered. */
type Aim = { connections: number } & ({ seconds: number } | { amount: number });

/** Milliseconds between the moments at which autocannon looks whether it is done. */
const SAMPLE = 20;

/** Fires at a server with autocannon, from this process. */
export async function fire(
  url: string,
  { path, method = "GET", headers = {}, body }: Shot,
  { connections, ...length }: Aim,
): Promise<Figures> {
  const start = performance.now();
  let answers = 0;
  let last = start;
  const { promise: result, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options = {
    url: url + path,
    method,
    headers: body ? { ...headers, "content-type": "application/json" } : headers,
    body: body && JSON.stringify(body),
    connections,
    sampleInt: SAMPLE,
    ...("amount" in length ? length : { duration: length.seconds }),
  };
  autocannon(options, (error, figures) => (error ? reject(error) : resolve(figures))).on("response", () => {
    answers++;
    last = performance.now();
  });
  const { latency, non2xx, errors } = await result;
  return { rate: (answers / (last - start)) * 1000, p99: latency.p99, wrong: non2xx + errors };
}
