import { Elysia } from "elysia";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { problemOf } from "../testing.ts";
import { json, jsonOrForm } from "./body.ts";
import { errors } from "./errors.ts";

const app = new Elysia()
  .use(errors({ routes: () => [] }))
  .post("/json", ({ body }) => body, { parse: json({ maxBytes: 50 }), body: z.looseObject({}) })
  .post("/form", ({ body }) => describeFields(body), {
    parse: jsonOrForm({ maxBytes: 2000, maxJsonBytes: 50 }),
    body: z.looseObject({ files: z.array(z.any()) }),
  });

const describeFields = ({ files, ...fields }: { files: unknown[] }) => ({
  ...fields,
  files: files.map((file) => (file instanceof File ? { name: file.name, size: file.size } : file)),
});

const send = (path: string, body?: BodyInit, type?: string, more: Record<string, string> = {}) =>
  app.handle(
    new Request(`http://localhost${path}`, {
      method: "POST",
      body,
      headers: { ...(type && { "content-type": type }), ...more },
    }),
  );

/** A body without a declared length, as `Transfer-Encoding: chunked` brings it. */
function chunked(parts: string[], whenCancelled?: () => void) {
  const left = [...parts];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
    cancel: whenCancelled,
  });
}

describe("a JSON body", () => {
  it("is read, whatever the case and parameters of its type", async () => {
    const response = await send("/json", '{"a":1}', "Application/JSON; charset=utf-8");
    expect(await response.json()).toEqual({ a: 1 });
  });

  it.each([
    ["malformed", '{"a":'],
    ["no text at all in UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
    ["a list", "[1]"],
    ["a text", '"hello"'],
    ["null", "null"],
    ["empty", ""],
  ])("that is %s is a 400 in a sentence", async (_, body) => {
    const response = await send("/json", body, "application/json");
    expect(response.status).toBe(400);
    expect((await problemOf(response)).detail).toMatch(/^The (body|request) .+\.$/);
  });

  it("that is missing altogether is a 400 too", async () => {
    expect((await send("/json")).status).toBe(400);
    expect((await send("/json", undefined, "application/json")).status).toBe(400);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp"])(
    "sent as %s is a 415 that names what is taken",
    async (type) => {
      const response = await send("/json", '{"a":1}', type);
      expect(response.status).toBe(415);
      expect(response.headers.get("accept")).toBe("application/json");
    },
  );

  it("deeper than anyone needs does not bring the server down", async () => {
    const deep = new Elysia()
      .use(errors({ routes: () => [] }))
      .post("/", ({ body }) => Object.keys(body), { parse: json(), body: z.looseObject({}) });
    const body = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const headers = { "content-type": "application/json" };
    const response = await deep.handle(new Request("http://localhost/", { method: "POST", body, headers }));
    expect([200, 400]).toContain(response.status);
  });

  it("comes without NUL characters and lone surrogates", async () => {
    const response = await send("/json", '{"a":"x\\u0000y","b":["\\ud800"]}', "application/json");
    expect(await response.json()).toEqual({ a: "xy", b: ["\ufffd"] });
  });

  it("cannot reach the prototype of all objects", async () => {
    await send("/json", '{"__proto__":{"bad":1}}', "application/json");
    expect(({} as { bad?: number }).bad).toBeUndefined();
  });
});

describe("the limit", () => {
  it("lets through what is just within it", async () => {
    expect((await send("/json", `{"a":"${"x".repeat(42)}"}`, "application/json")).status).toBe(200);
  });

  it("holds by the declared length, before a byte is read", async () => {
    const response = await send("/json", `{"a":"${"x".repeat(43)}"}`, "application/json");
    expect(response.status).toBe(413);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("holds for chunked bodies, and what follows is not read", async () => {
    let cancelled = false;
    const body = chunked(['{"a":"', "x".repeat(50), "y".repeat(50), '"}'], () => {
      cancelled = true;
    });
    expect((await send("/json", body, "application/json")).status).toBe(413);
    expect(cancelled).toBe(true);
  });

  it("takes a chunked body that is small enough", async () => {
    expect(await (await send("/json", chunked(['{"a"', ":1}"]), "application/json")).json()).toEqual({ a: 1 });
  });

  it("does not believe a declared length that is too small", async () => {
    const response = await send("/json", `{"a":"${"x".repeat(100)}"}`, "application/json", { "content-length": "10" });
    expect([400, 413]).toContain(response.status);
  });
});

describe("a multipart body", () => {
  const form = (fields: [string, string | File][]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  };

  it("gives texts as they are, also those that look like JSON, and every file", async () => {
    const body = form([
      ["description", '{"a":1}'],
      ["list", "[1]"],
      ["files", new File(["one"], "a.png")],
      ["files", new File(["three"], "b.png")],
    ]);
    expect(await (await send("/form", body)).json()).toEqual({
      description: '{"a":1}',
      list: "[1]",
      files: [
        { name: "a.png", size: 3 },
        { name: "b.png", size: 5 },
      ],
    });
  });

  it("takes the first of a repeated text, and texts without NUL characters", async () => {
    const body = form([
      ["a", "x\0y"],
      ["a", "second"],
    ]);
    expect(await (await send("/form", body)).json()).toEqual({ a: "xy", files: [] });
  });

  it("has no file where the file field was left empty", async () => {
    expect(await (await send("/form", form([["files", new File([], "")]]))).json()).toEqual({ files: [] });
  });

  it("that is malformed is a 400", async () => {
    expect((await send("/form", "--x\r\nnothing", "multipart/form-data; boundary=y")).status).toBe(400);
    expect((await send("/form", "--x\r\nnothing", "multipart/form-data")).status).toBe(400);
  });

  it("has its own limit, chunked too", async () => {
    expect((await send("/form", form([["a", "x".repeat(2000)]]))).status).toBe(413);
    const parts = ['--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n', "x".repeat(2000), "\r\n--x--"];
    expect((await send("/form", chunked(parts), "multipart/form-data; boundary=x")).status).toBe(413);
  });

  it("may also be JSON, in which files do not count", async () => {
    const response = await send("/form", '{"a":1,"files":["x"]}', "application/json");
    expect(await response.json()).toEqual({ a: 1, files: [] });
  });
});

describe("a form of more parts than anyone sends", () => {
  const parts = (count: number) =>
    `${Array.from({ length: count }, (_, i) => `--x\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\n1\r\n`).join("")}--x--`;
  const open = new Elysia().use(errors({ routes: () => [] })).post("/form", ({ body }) => describeFields(body), {
    parse: jsonOrForm({ maxBytes: 100_000, maxJsonBytes: 100, maxParts: 5 }),
    body: z.looseObject({ files: z.array(z.any()) }),
  });
  const post = (body: BodyInit) =>
    open.handle(
      new Request("http://localhost/form", {
        method: "POST",
        body,
        headers: { "content-type": "multipart/form-data; boundary=x" },
      }),
    );

  it("is a 413 before it is taken apart, chunked or not", async () => {
    expect((await post(parts(5))).status).toBe(200);
    for (const body of [parts(6), parts(1000), chunked([parts(500).slice(0, 300), parts(500).slice(300)])]) {
      const response = await post(body);
      expect([response.status, (await problemOf(response)).detail]).toEqual([
        413,
        "That form has too many parts: at most 5 are taken.",
      ]);
    }
  });

  it("and so is one with a text longer than JSON may be", async () => {
    const long = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${"y".repeat(101)}\r\n--x--`;
    expect((await post(long)).status).toBe(413);
    expect((await post(long.replace("y", ""))).status).toBe(200);
  });
});
