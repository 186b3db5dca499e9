import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withDeadline } from "./deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = (path: string, headers = {}) => new Request(`http://localhost${path}`, { headers });
const never = withDeadline(() => new Promise<Response>(() => {}));

it("a call that does not come to an end is a 503 that says when to try again, to pages of other origins too", async () => {
  const asked = never(ask("/api/shops?zipCode=85253", { origin: "https://blog.example" }));
  await vi.advanceTimersByTimeAsync(10_000);
  const response = await asked;
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("access-control-allow-origin")).toBe("https://blog.example");
  expect(await response.json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining("try again in a moment"),
  });
});

it("a call with photos may take longer", async () => {
  let ended = false;
  const asked = never(ask("/api/issue-details")).then((response) => {
    ended = true;
    return response;
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await asked).status).toBe(503);
});

it("what comes in time is passed on, and a page of the site is never cut off", async () => {
  const quick = withDeadline(async () => new Response("here"));
  expect(await (await quick(ask("/api/health"))).text()).toBe("here");
  expect(vi.getTimerCount()).toBe(0);
  const slow = withDeadline(() => new Promise((resolve) => setTimeout(() => resolve(new Response("page")), 20_000)));
  const asked = slow(ask("/faqs"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await asked).text()).toBe("page");
});
