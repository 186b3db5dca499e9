import { createHash } from "node:crypto";
import * as z from "zod";
import { type CallPolicy, createCaller } from "../outside-services/call-policy.ts";
import { fetchJson } from "../outside-services/fetch-json.ts";
import { ProviderError } from "../outside-services/provider-error.ts";
import type { Decoded } from "./decode.ts";
import type { ReadMore } from "./read-vin.ts";

/** Milliseconds for one attempt, of which there are two. */
const TIMEOUT_MS = 2_000;
const POLICY: CallPolicy = { retries: 1, pauseMs: 300, failures: 3, restMs: 60_000 };
const CACHED = 1_000;
const CACHE_MS = 60 * 60 * 1000;

const word = z.string().trim().max(200).catch("");
const Row = z.object({ VIN: z.string(), Make: word, Model: word, DriveType: word, TransmissionStyle: word });
const Answer = z.object({ Results: z.array(Row).length(1) });

const DRIVES: readonly (readonly [RegExp, string])[] = [
  [/^(AWD|4WD)/, "awd"],
  [/^FWD/, "fwd"],
  [/^RWD/, "rwd"],
  [/^4x2/, "two"],
];
const TRANSMISSIONS: readonly (readonly [RegExp, string])[] = [
  [/CVT/, "cvt"],
  [/^Dual-Clutch|^Automated Manual/, "dct"],
  [/^Manual/, "manual"],
  [/^Automatic/, "automatic"],
];

interface Options extends Partial<CallPolicy> {
  /** "https://vpic.nhtsa.dot.gov". */
  url: string;
  /** Milliseconds for one attempt. */
  timeoutMs?: number;
  /** Told of a failure, without the VIN. */
  onFailure?: (message: string) => void;
}

/**
 * NHTSA's own vPIC, for what our tables leave open. The VIN goes in the body, never in the address. An attempt that fails is
 * made once more after a pause; after several failures in a row NHTSA is left alone for a while. Never throws: without an
 * answer to believe, our tables' word stands. Answers are kept in memory for an hour, by the hash of the VIN.
 */
export function createVpic({ url, timeoutMs = TIMEOUT_MS, onFailure = () => {}, ...policy }: Options): ReadMore {
  const call = createCaller("NHTSA's vPIC", { ...POLICY, ...policy });
  const cache = new Map<string, { says: Decoded["says"]; until: number }>();

  const ask = (vin: string) =>
    fetchJson(
      `${url}/api/vehicles/DecodeVINValuesBatch/`,
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ DATA: vin, format: "json" }).toString(),
      },
      timeoutMs,
    );

  return async (vin) => {
    const key = createHash("sha256").update(vin).digest("base64");
    const now = performance.now();
    const known = cache.get(key);
    if (known && known.until > now) return known.says;
    try {
      const says = await call(async () => saysOf(vin, await ask(vin)));
      if (cache.size >= CACHED) cache.delete(cache.keys().next().value!);
      cache.set(key, { says, until: now + CACHE_MS });
      return says;
    } catch (error) {
      onFailure(error instanceof ProviderError ? error.message : "NHTSA's answer could not be read.");
      return undefined;
    }
  };
}

/** Throws `ProviderError` for an answer that is none, or of another VIN. */
function saysOf(vin: string, answer: unknown): Decoded["says"] {
  const row = Answer.safeParse(answer).data?.Results[0];
  if (row?.VIN !== vin) throw new ProviderError("nonsense", "NHTSA's answer is not about what was asked.");
  const drive = meaning(DRIVES, row.DriveType);
  const transmission = meaning(TRANSMISSIONS, row.TransmissionStyle);
  return {
    ...(row.Make && row.Model && { model: `${row.Make}|${row.Model}` }),
    ...(drive && { drive }),
    ...(transmission && { transmission }),
  };
}

const meaning = (of: readonly (readonly [RegExp, string])[], written: string) =>
  of.find(([pattern]) => pattern.test(written))?.[1];
