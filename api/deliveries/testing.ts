import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll } from "vitest";
import { readConfig } from "../config.ts";
import { testApp } from "../testing.ts";
import { startDeliveries } from "./deliveries.ts";
import type { Outcome } from "./delivery-worker.ts";

export const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

/** What comes in, to be awaited one after the other. */
export function arrivals<T>() {
  const here: T[] = [];
  const awaited: ((item: T) => void)[] = [];
  return {
    push(item: T) {
      const taker = awaited.shift();
      if (taker) taker(item);
      else here.push(item);
    },
    next: () => new Promise<T>((resolve) => (here.length > 0 ? resolve(here.shift()!) : awaited.push(resolve))),
    /** What has come and was not awaited. */
    rest: () => here.splice(0),
  };
}

export interface ReceivedLetter {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
  headers: string;
  /** All parts, decoded. */
  body: string;
}

/** A real mail server on this machine. `answer` may refuse a letter, with an error, or never answer. */
export async function mailServer({ answer = async () => {} }: { answer?: () => Promise<void> } = {}) {
  const letters = arrivals<ReceivedLetter>();
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () =>
        answer().then(
          () => {
            const { mailFrom, rcptTo } = session.envelope;
            const raw = Buffer.concat(chunks).toString("utf8");
            const [headers = "", ...parts] = raw.split("\r\n\r\n");
            letters.push({
              from: mailFrom ? mailFrom.address : "",
              to: rcptTo.map(({ address }) => address),
              raw,
              headers: headers.replace(/\r\n\s+/g, " "),
              body: decoded(parts.join("\r\n\r\n")),
            });
            done();
          },
          (error: Error) => done(error),
        ),
      );
    },
  };
  const server = new SMTPServer(options);
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  return { letters, url: `smtp://127.0.0.1:${port}` };
}

/** Quoted-printable, as English letters come. */
const decoded = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** The environment of an operator who has a mail server. */
export const withMail = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "Repair Assist <mail@repair.example>",
  SUPPORT_EMAIL: "help@repair.example",
});

/** And of one who has a webhook on this machine. */
export const withWebhook = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: SECRET,
  WEBHOOK_ALLOW_PRIVATE: "true",
});

/** Repeats at once, so that a test need not wait. */
export const FAST_RETRIES = {
  retries: 2,
  firstDelaySeconds: 0,
  maxDelaySeconds: 0,
  pollingIntervalSeconds: 0.5,
  attempt: 400,
};

/** The app with running deliveries. Every attempt comes in `outcomes`. */
export async function deliveringApp(environment: Record<string, string>) {
  const outcomes = arrivals<Outcome>();
  const app = await testApp({
    environment,
    outbox: async ({ db, url, config }) => {
      const deliveries = await startDeliveries({ db, url, config, retryPolicy: FAST_RETRIES, report: outcomes.push });
      afterAll(() => deliveries.stop());
      return deliveries.outbox;
    },
  });
  return { ...app, outcomes, config: readConfig(environment) };
}
