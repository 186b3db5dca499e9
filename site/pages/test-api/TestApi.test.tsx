import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Notices } from "../../shell/Notices/Notices.tsx";
import { TestApi } from "./TestApi.tsx";

async function send(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  render(
    <Notices>
      <TestApi />
    </Notices>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Send test request" }));
  return fetch;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("posts a vehicle without mileage and terms, and shows the parsed answer", async () => {
  const fetch = await send(async () => Response.json({ userId: "u1", vehicleId: "v1" }));
  expect(await screen.findByText(/"userId": "u1"/)).toBeTruthy();
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe("/api/vehicle-info");
  expect(Object.keys(JSON.parse(String(init.body)))).toEqual([
    "name",
    "email",
    "zipCode",
    "vehicleYear",
    "vehicleMake",
    "vehicleModel",
  ]);
});

test("an answer that is no JSON is shown by its first 100 characters", async () => {
  await send(async () => new Response(`<html>${"a".repeat(200)}`));
  expect((await screen.findAllByText(/could not be parsed/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText("API Test Failed")).toHaveLength(2);
  expect(document.body.textContent).toContain(`<html>${"a".repeat(94)}`);
  expect(document.body.textContent).not.toContain("a".repeat(95));
});

test("an error's status and body are shown, and so is a request that never arrives", async () => {
  await send(async () => new Response("no", { status: 503 }));
  expect(await screen.findAllByText("503: no")).toHaveLength(2);
  cleanup();
  await send(async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await screen.findAllByText("TypeError: Failed to fetch")).toHaveLength(2);
});
