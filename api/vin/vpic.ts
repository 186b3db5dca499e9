import { createHash } from "node:crypto";
import * as z from "zod";
import { fetchJson } from "../shops/providers/fetch-json.ts";
import { ProviderError } from "../shops/providers/provider.ts";
import type { Decoded } from "./decode.ts";
import type { ReadMore } from "./read-vin.ts";

/** Milliseconds: for one attempt, between attempts at most, and how long NHTSA is left alone after failures. */
const DEFAULTS = { timeoutMs: 2_000, backoffMs: 300, openMs: 60_000 };
const ATTEMPTS = 2;
/** So many look-ups that fail one after the other open the circuit. */
const FAILURES = 3;
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

interface Options extends Partial<typeof DEFAULTS> {
  /** "https://vpic.nhtsa.dot.gov". */
  url: string;
  /** Told of a failure, without the VIN. */
  onFailure?: (message: string) => void;
}

/**
 * NHTSA's own vPIC, for what our tables leave open. The VIN goes in the body, never in the address. An attempt that fails is
 * made once more after a random pause; where several look-ups failed NHTSA is left alone for a while. Never throws: without an
 * answer to believe, our tables' word stands. Answers are kept in memory for an hour, by the hash of the VIN.
 */
export function createVpic({ url, onFailure = () => {}, ...given }: Options): ReadMore {
  const { timeoutMs, backoffMs, openMs } = { ...DEFAULTS, ...given };
  const cache = new Map<string, { says: Decoded["says"]; until: number }>();
  let failures = 0;
  let openUntil = 0;

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

  async function attempt(vin: string, left: number): Promise<Decoded["says"]> {
    try {
      return saysOf(vin, await ask(vin));
    } catch (error) {
      if (left <= 1 || !(error instanceof ProviderError) || error.failure === "quota") throw error;
      await Bun.sleep(Math.random() * backoffMs);
      return attempt(vin, left - 1);
    }
  }

  return async (vin) => {
    const key = createHash("sha256").update(vin).digest("base64");
    const now = performance.now();
    const known = cache.get(key);
    if (known && known.until > now) return known.says;
    if (now < openUntil) return undefined;
    try {
      const says = await attempt(vin, ATTEMPTS);
      failures = 0;
      if (cache.size >= CACHED) cache.delete(cache.keys().next().value!);
      cache.set(key, { says, until: now + CACHE_MS });
      return says;
    } catch (error) {
      if (++failures >= FAILURES) {
        failures = 0;
        openUntil = performance.now() + openMs;
      }
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
