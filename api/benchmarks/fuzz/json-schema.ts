import fc from "fast-check";

/** As much of JSON Schema as our OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Texts that have brought down servers, beside those that fast-check makes up. */
const NASTY = [
  "\0",
  "\ud800",
  "'; drop table users; --",
  "{{7*7}}",
  "../../etc/passwd",
  "%00%E0%A4%A",
  "<script>alert(1)</script>",
  "__proto__",
  "Mary-Ann O'Neil (Jr.) \\",
  "a".repeat(30_000),
  "\u202e\u200b\ufeff",
  "dana@mail.example",
  "85253",
];

const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string(), fc.constantFrom(...NASTY));
const anyValue = fc.oneof(fc.jsonValue(), anyText, fc.constantFrom(1e308, -0, 2 ** 53, null, [], {}));

/** A value that fits the schema, or nearly: any part of it may be anything, or missing. */
export function likeSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anyValue });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return fc.array(likeSchema(schema.items ?? {}), { maxLength: 6 });
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return fc.integer({ min: Math.max(schema.minimum ?? -10, -1e6), max: Math.min(schema.maximum ?? 3000, 3e6) });
    case "boolean":
      return fc.boolean();
    default:
      return anyValue;
  }
}

function objectOf({ properties = {} }: JsonSchema) {
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, likeSchema(schema)]));
  const whole = fc.record(model);
  const holed = fc.record(model, { requiredKeys: [] });
  return fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: holed });
}

const textOf = ({ minLength = 0, maxLength = 200 }: JsonSchema) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 400) }) },
    { weight: 1, arbitrary: anyText },
  );
