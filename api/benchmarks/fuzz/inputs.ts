import fc from "fast-check";
import { type JsonSchema, likeSchema } from "./json-schema.ts";

/** As much of our OpenAPI document as names its calls. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  parameters?: { in: string; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** A request as it goes over the wire. */
export interface Input {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | FormData | undefined;
}

/** Values that get past the first check: ids of the visitor who asks, a ZIP, an address. */
export type Known = Record<string, string>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
const TYPES = [
  "application/json",
  "multipart/form-data; boundary=x",
  "text/plain",
  "image/png",
  "",
  "application/json; charset=utf-7",
];

/** Every call of the API, by what its schemas say and by what nobody ever meant, at random. */
export function inputs({ paths }: OpenApi, known: Known): fc.Arbitrary<Input> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => call(path, method.toUpperCase(), operation, known)),
  );
  return fc.oneof(...calls);
}

function call(pattern: string, usual: string, { parameters = [], requestBody }: Operation, known: Known) {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const parts = fc.array(segment(known), { minLength: 3, maxLength: 3 });
  const query = fc.dictionary(
    fc.constantFrom("_t", ...parameters.filter((one) => one.in === "query").map(({ name }) => name)),
    fc.oneof(fc.constantFrom(...Object.values(known)), fc.string()),
    { maxKeys: 3 },
  );
  return fc
    .record({
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant(usual) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      parts,
      query,
      headers: headers(),
      body: bodyOf(schema, known),
    })
    .map(({ method, parts, query, headers, body }): Input => {
      const left = [...parts];
      const path = pattern.replace(/\{\w+\}/g, () => encodeURIComponent(left.shift()!));
      const asked = new URLSearchParams(query).toString();
      const bare = method === "GET" || method === "HEAD";
      return {
        method,
        path: asked ? `${path}?${asked}` : path,
        headers: bare || !body.type ? headers : { ...headers, "content-type": body.type },
        body: bare ? undefined : body.body,
      };
    });
}

/** A part of a path: one that leads somewhere, or anything that can be written there. */
const segment = (known: Known) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.values(known)) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.string({ minLength: 1 }).map((text) => text.toWellFormed()) },
  );

/** Header values are visible ASCII: anything else does not leave a client. */
const headers = () =>
  fc.dictionary(
    fc.constantFrom(
      "origin",
      "idempotency-key",
      "x-repair-assist-partner",
      "authorization",
      "x-forwarded-for",
      "x-request-id",
      "sec-fetch-site",
    ),
    fc.oneof(
      fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)) }),
      fc.uuid(),
    ),
    { maxKeys: 2 },
  );

function bodyOf(schema: JsonSchema | undefined, known: Known): fc.Arbitrary<{ type?: string; body: Input["body"] }> {
  const bytes = fc.record({ type: fc.constantFrom(...TYPES), body: fc.uint8Array({ maxLength: 2_000 }) });
  const none = fc.constant({ body: undefined });
  if (!schema) return fc.oneof(none, bytes);
  const value = fc
    .tuple(likeSchema(schema), fc.boolean())
    .map(([value, use]) => (use && isObject(value) ? { ...value, ...pick(known, Object.keys(value)) } : value));
  const json = value.map((value) => ({ type: "application/json", body: JSON.stringify(value) }));
  const cut = fc.tuple(json, fc.nat(200)).map(([{ type, body }, at]) => ({ type, body: (body ?? "").slice(0, at) }));
  const form = fc
    .tuple(value, fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 3 }))
    .map(([value, files]) => ({ body: formOf(isObject(value) ? value : {}, files) }));
  return fc.oneof(
    { weight: 8, arbitrary: json },
    { weight: 2, arbitrary: cut },
    { weight: 2, arbitrary: bytes },
    { weight: 2, arbitrary: form },
    none,
  );
}

function formOf(fields: Record<string, unknown>, files: Uint8Array<ArrayBuffer>[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(JSON.stringify(value) ?? ""));
  for (const file of files) form.append("files", new File([file], "photo.jpg", { type: "image/jpeg" }));
  return form;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const pick = (from: Known, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
