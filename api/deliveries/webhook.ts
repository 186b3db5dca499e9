import * as http from "node:http";
import * as https from "node:https";
import type { LookupFunction } from "node:net";
import { Webhook } from "standardwebhooks";
import { DeliveryError } from "./delivery-error.ts";
import { publicAddress, type Resolve } from "./public-address.ts";
import type { Notice } from "./subjects/subject.ts";

export interface WebhookSender {
  /** Posts a notice; any answer of 2xx is a receipt. `id` names it at every attempt alike. Throws `DeliveryError`. */
  send(notice: Notice, id: string): Promise<void>;
}

interface Options {
  url: string;
  /** "whsec_…", shared with the receiver. */
  secret: string;
  /** May the host be a private address? For trying on one machine. */
  allowPrivate?: boolean;
  /** Milliseconds for an attempt as a whole, default 10,000. */
  timeoutMs?: number;
  /** Default: as the machine does. */
  resolve?: Resolve;
}

/**
 * Notices to the operator's own program, signed as Standard Webhooks says (webhook-id, webhook-timestamp,
 * webhook-signature). The host's address is looked up and judged, and then that very address is called, so that a name
 * cannot change its mind in between. Redirects are not followed, and nothing of the answer is read.
 */
export function createWebhookSender({
  url,
  secret,
  allowPrivate = false,
  timeoutMs = 10_000,
  resolve,
}: Options): WebhookSender {
  const target = new URL(url);
  const signer = new Webhook(secret);
  return {
    async send({ type, data }, id) {
      const now = new Date();
      const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "RepairAssist",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": signer.sign(id, now, body),
      };
      const stop = AbortSignal.timeout(timeoutMs);
      const work = async () => {
        const pinned = allowPrivate ? undefined : await publicAddress(target.hostname, resolve);
        return post(
          target,
          { method: "POST", headers, signal: stop, ...(pinned && { lookup: answering(pinned) }) },
          body,
        );
      };
      const status = await Promise.race([work(), aborted(stop)]).catch((error: unknown) => {
        throw stop.aborted ? new DeliveryError("The webhook did not answer in time.") : error;
      });
      if (status >= 300 && status < 400)
        throw new DeliveryError(`The webhook answered ${status}, and redirects are not followed.`);
      if (status < 200 || status >= 400) throw new DeliveryError(`The webhook answered ${status}.`);
    },
  };
}

/** The status of the answer. */
const post = (target: URL, options: https.RequestOptions, body: string) =>
  new Promise<number>((resolve, reject) => {
    const { request } = target.protocol === "https:" ? https : http;
    const call = request(target, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      call.destroy();
    });
    call.on("error", (error: NodeJS.ErrnoException) =>
      reject(new DeliveryError(`The webhook cannot be reached (${error.code ?? error.name}).`)),
    );
    call.end(body);
  });

const answering =
  ({ address, family }: { address: string; family: number }): LookupFunction =>
  (_host, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);

const aborted = (stop: AbortSignal) =>
  new Promise<never>((_, reject) => {
    stop.addEventListener("abort", () => reject(stop.reason), { once: true });
  });
