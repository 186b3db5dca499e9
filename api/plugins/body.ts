import { pauseDeadline } from "./deadline.ts";
import { HttpProblem } from "./problem.ts";

/**
 * Readers of request bodies, given to a route as `parse`. They take the place of Elysia's own, which have no limit for
 * chunked bodies and turn multipart texts that look like JSON into objects.
 *
 * - Another content type: 415. Empty, malformed or cut short: 400. Over the limit, chunked or not: 413. Not here in time,
 *   however slowly it trickles in: 408.
 * - Texts come out without NUL characters and lone surrogates, which PostgreSQL cannot store.
 *
 * Each is a list: our reader, which always answers or throws, then the names by which OpenAPI tells the content types.
 *
 * @example app.post("/api/contact", handler, { parse: json(), body: ContactRequest })
 */
export const json = ({ maxBytes = JSON_BYTES, within = JSON_TIME }: { maxBytes?: number; within?: number } = {}) => [
  async ({ request }: HasRequest): Promise<Fields> => {
    requireType(request, "application/json");
    return parseJson(await read(request, { maxBytes, within }));
  },
  "json" as const,
];

/**
 * As `json`, and multipart of at most `maxBytes` too: every field once as text, and the list `files` (empty for JSON). A
 * form has at most `maxParts` parts, and each text in it is no longer than JSON may be. Since a form takes one of few
 * places, it must keep coming: one that is slower than `leastRate` is a 408 too.
 */
export const jsonOrForm = ({
  maxBytes,
  maxJsonBytes = JSON_BYTES,
  maxParts = 20,
  within = FORM_TIME,
  leastRate = FORM_RATE,
}: FormLimits) => [
  async ({ request }: HasRequest): Promise<Fields> => {
    const type = requireType(request, "application/json", "multipart/form-data");
    if (type === "application/json") {
      const fields = parseJson(await read(request, { maxBytes: maxJsonBytes, within: JSON_TIME }));
      return { ...fields, files: [] };
    }
    const bytes = await read(request, { maxBytes, within, leastRate });
    const header = request.headers.get("content-type")!;
    refuseManyParts(bytes, header, maxParts);
    return parseForm(bytes, header, maxJsonBytes);
  },
  "json" as const,
  "formdata" as const,
];

/** A text of 20,000 characters, each written as an escaped surrogate pair, and the other fields fit. */
const JSON_BYTES = 256 * 1024;

/** Milliseconds until a body must be here: a form of sixty megabytes over a phone's slow connection. */
const JSON_TIME = 30_000;
const FORM_TIME = 180_000;

/**
 * So many bytes in each so many milliseconds: 8 KB a second, which the slowest network of phones brings, and time for a
 * tunnel.
 */
interface Rate {
  bytes: number;
  each: number;
}
const FORM_RATE: Rate = { bytes: 160 * 1024, each: 20_000 };

interface FormLimits {
  maxBytes: number;
  maxJsonBytes?: number;
  maxParts?: number;
  within?: number;
  leastRate?: Rate;
}

type HasRequest = { request: Request };
type Fields = Record<string, unknown>;

function requireType(request: Request, ...accepted: string[]) {
  const type = request.headers.get("content-type")?.split(";", 1).join("").trim().toLowerCase();
  if (type && accepted.includes(type)) return type;
  // A request without a body has no type to speak of: what it lacks is the body.
  if (!type && !request.body) throw emptyBody();
  throw new HttpProblem(415, `Please send ${accepted.join(" or ")}.`, {
    headers: { accept: accepted.join(", ") },
  });
}

const emptyBody = () => new HttpProblem(400, "The request has no body.");

interface BodyLimits {
  maxBytes: number;
  /** Milliseconds until all of it must be here. */
  within: number;
  leastRate?: Rate;
}

async function read(request: Request, { maxBytes, within, leastRate }: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow()), within);
  let here = 0;
  let counted = 0;
  const watch =
    leastRate &&
    setInterval(() => {
      if (here - counted < leastRate.bytes) reject(tooSlow());
      counted = here;
    }, leastRate.each);
  const startDeadline = pauseDeadline(request);
  const reading =
    Number.isNaN(declared) || leastRate
      ? readChunks(request, maxBytes, (size) => {
          here = size;
        })
      : request.bytes();
  const bytes = await Promise.race([reading, late])
    .catch((error: unknown) => {
      throw error instanceof HttpProblem ? error : new HttpProblem(400, "The body did not arrive whole.");
    })
    .finally(() => {
      clearTimeout(timer);
      clearInterval(watch);
      startDeadline();
    });
  // A declared length is not proof where a program hands us the request itself.
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  if (bytes.byteLength === 0) throw emptyBody();
  return bytes;
}

async function readChunks(request: Request, maxBytes: number, arrived: (bytes: number) => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    arrived(size);
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const tooSlow = () =>
  new HttpProblem(408, "This did not arrive in time. Please check your connection and try again.", {
    headers: { connection: "close" },
  });

function tooLarge(maxBytes: number) {
  const limit = maxBytes < 1024 ** 2 ? `${Math.floor(maxBytes / 1024)} KB` : `${Math.floor(maxBytes / 1024 ** 2)} MB`;
  return new HttpProblem(413, `That is too much at once: at most ${limit} are taken.`);
}

function parseJson(bytes: Uint8Array) {
  let value: unknown;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = JSON.parse(text, (_key, part) => (typeof part === "string" ? storable(part) : part));
  } catch {
    throw new HttpProblem(400, "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new HttpProblem(400, "The body must be a JSON object.");
  return value as Fields;
}

/** Counted before they are taken apart: a million tiny parts are small as bytes and large as objects. */
function refuseManyParts(bytes: Uint8Array, type: string, maxParts: number) {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (!boundary) return;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = -1;
  for (let at = buffer.indexOf(`--${boundary}`); at >= 0; at = buffer.indexOf(`--${boundary}`, at + 1))
    if (++parts > maxParts) throw new HttpProblem(413, `That form has too many parts: at most ${maxParts} are taken.`);
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string, maxTextBytes: number) {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
    throw new HttpProblem(400, "The form did not arrive whole.");
  });
  const fields: Fields = Object.create(null);
  form.forEach((value, name) => {
    if (typeof value !== "string" || name === "files") return;
    if (value.length > maxTextBytes) throw tooLarge(maxTextBytes);
    fields[name] ??= storable(value);
  });
  // A form whose file field was left empty sends one nameless file of no length.
  fields.files = form.getAll("files").filter((part) => typeof part === "string" || part.size > 0 || part.name);
  return fields;
}

const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();
