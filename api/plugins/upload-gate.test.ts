import { describe, expect, it } from "vitest";
import { OWN_ORIGIN, problemOf, testApp } from "../testing.ts";
import { createUploadGate } from "./upload-gate.ts";

const { visit } = await testApp();

const form = () =>
  new Request("http://localhost/api/issue-details", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });

describe("photos on their way", () => {
  it("are eight forms at once: the next is told when to try again, and gets the first place that is free", () => {
    const gate = createUploadGate();
    const here = Array.from({ length: 8 }, form);
    here.forEach((request, i) => {
      gate.enter(request, `session ${i}`);
    });
    expect(() => gate.enter(form(), "another")).toThrow("Many photos are arriving right now.");
    gate.leave(here[3]!);
    gate.enter(form(), "another");
  });

  it("are two forms of one session, whose others wait for them", () => {
    const gate = createUploadGate();
    const first = form();
    gate.enter(first, "mine");
    gate.enter(form(), "mine");
    expect(() => gate.enter(form(), "mine")).toThrow("Your other photos are still on their way.");
    gate.enter(form(), "yours");
    gate.leave(first);
    gate.enter(form(), "mine");
  });

  it("do not hold up what is sent without photos", () => {
    const gate = createUploadGate();
    const json = () =>
      new Request("http://localhost/", { method: "POST", headers: { "content-type": "application/json" } });
    for (let i = 0; i < 20; i++) gate.enter(json(), "mine");
  });
});

describe("in the app", () => {
  /** A form whose body stays on its way until it is let go. */
  function held() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await promise;
        controller.close();
      },
    });
    return { body, letGo: resolve };
  }

  it("a third form of one visitor is a 503 with Retry-After, and a place is free again after any answer", async () => {
    const owner = await visit(OWN_ORIGIN);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const send = (body: BodyInit) => owner.call("/api/issue-details", { method: "POST", body, headers });
    const [one, two] = [held(), held()];
    const underWay = [send(one.body), send(two.body)];
    const broken = "--x\r\nnothing";
    let third = await send(broken);
    // The first two take their places when their session is found.
    while (third.status === 400) third = await send(broken);
    expect([third.status, third.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await problemOf(third)).detail).toMatch(/Please try again in a few seconds\. Nothing you typed is lost\.$/);
    one.letGo();
    two.letGo();
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([400, 400]);
    expect((await send(broken)).status).toBe(400);
  });
});
