import { Elysia } from "elysia";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { openDatabase } from "../db/database.ts";
import { isUnreachable, withoutData } from "../db/failures.ts";
import { users } from "../db/schema/index.ts";
import { testDatabase } from "../db/testing.ts";
import { problemOf } from "../testing.ts";
import { json } from "./body.ts";
import { errors } from "./errors.ts";
import { HttpProblem } from "./problem.ts";
import type { Route } from "./route-pattern.ts";

const { db } = await testDatabase();
const logged: unknown[] = [];
const app = new Elysia()
  .use(errors({ routes: (): readonly Route[] => app.routes, log: (error) => logged.push(error) }))
  .get("/teapot", () => {
    throw new HttpProblem(418, "I am a teapot.", { headers: { "retry-after": "5" } });
  })
  .get("/crash", () => {
    throw new Error("select secret from users");
  })
  .get("/broken-promise", (): { a: string } => ({ a: 1 }) as never, { response: z.object({ a: z.string() }) })
  .post("/people/:id", () => "saved", {
    parse: json(),
    body: z.object({
      name: z.string("Please enter a name"),
      pets: z.array(z.object({ age: z.number("Please enter an age") })),
    }),
  })
  .get("/people/:id", () => "one");

const get = (path: string, init?: RequestInit) => app.handle(new Request(`http://localhost${path}`, init));
const post = (path: string, body: unknown) =>
  get(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });

describe("an error", () => {
  it("is a problem document with the status, sentence and headers it was thrown with", async () => {
    const response = await get("/teapot");
    expect(response.status).toBe(418);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "I'm a Teapot",
      status: 418,
      detail: "I am a teapot.",
    });
  });

  it("names every wrong field by its path, with the first as the sentence to show", async () => {
    const response = await post("/people/1", { pets: [{ age: 1 }, { age: "two" }] });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: "Please enter a name",
      errors: [
        { path: "name", message: "Please enter a name" },
        { path: "pets.1.age", message: "Please enter an age" },
      ],
    });
  });

  it("repeats nothing of what was sent", async () => {
    const response = await post("/people/1", { name: 5, pets: "dana@mail.example" });
    expect(await response.text()).not.toContain("dana");
  });

  it("of our own making is a 500 without a word of its cause, which goes to the log", async () => {
    logged.length = 0;
    const response = await get("/crash");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/select|secret|at /);
    expect(logged).toEqual([expect.objectContaining({ message: "select secret from users" })]);
  });

  it("of a response that breaks its own schema is a 500", async () => {
    const response = await get("/broken-promise");
    expect(response.status).toBe(500);
    expect((await problemOf(response)).errors).toBeUndefined();
  });
});

describe("a path", () => {
  it("that nobody knows is a 404", async () => {
    for (const path of ["/nothing", "/people", "/people/1/2", "/%00", "/%E0%A4%A", "/__proto__"])
      expect((await get(path)).status, path).toBe(404);
  });

  it("that is known with other methods is a 405 that names them", async () => {
    const response = await get("/people/1", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, GET, HEAD");
  });
});

describe("a database that does not answer", () => {
  it("is told from a fault of ours", async () => {
    const gone = openDatabase("postgres://nobody:nothing@127.0.0.1:1/none");
    const refused = await gone.db
      .select()
      .from(users)
      .catch((error: unknown) => error);
    expect(isUnreachable(refused)).toBe(true);
    await gone.close();
    const wrong = await db.execute("select nonsense").catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(Error);
    expect(isUnreachable(wrong)).toBe(false);
  });

  it("puts no value of a query into the log", async () => {
    const row = { sessionId: "not-an-id", name: "Dana Smith", email: "dana@mail.example", zipCode: "85253" };
    const error = await db
      .insert(users)
      .values(row)
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Error);
    expect(Bun.inspect(withoutData(error))).not.toMatch(/Dana|dana@|85253|not-an-id/);
    expect(withoutData(error)).toMatchObject({ code: "22P02" });
  });
});
