import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Notices } from "../../shell/Notices/Notices.tsx";
import { Letters } from "./Letters.tsx";

const token = "t".repeat(64);

function open(hash: string, answer: Response = Response.json({})) {
  history.replaceState(null, "", `/letters${hash}`);
  const calls: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    calls.push([path, body && JSON.parse(String(body))]);
    return answer;
  });
  render(
    <Notices>
      <Letters />
    </Notices>,
  );
  return calls;
}
const click = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/letters");
});

test("one press says that the request is one's own, and forgets the token", async () => {
  const calls = open(`#${token}`);
  await click("It was me, send it");
  expect(await screen.findByText(/^On its way/)).toBeTruthy();
  expect(calls).toEqual([["/api/letters/confirmations", { token }]]);
  expect(location.hash).toBe("");
  expect(screen.queryByRole("button", { name: "It was me, send it" })).toBeNull();
});

test.each([`#${token}`, `#stop.${token}`])("and one ends all letters: %s", async (hash) => {
  const calls = open(hash);
  await click("Send me no more letters");
  expect(await screen.findByText(/^Done/)).toBeTruthy();
  expect(calls).toEqual([[`/api/letters/unsubscribe?token=${token}`, undefined]]);
});

test("nothing is asked where the link says only that no more is wanted", async () => {
  open(`#stop.${token}`);
  await screen.findByRole("button", { name: "Send me no more letters" });
  expect(screen.queryByRole("button", { name: "It was me, send it" })).toBeNull();
});

test("the server's sentence is shown, and the press can be repeated", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  open(`#${token}`, Response.json({ status: 404, detail: "This link has expired." }, { status: 404 }));
  await click("It was me, send it");
  const notices = await screen.findByRole("region", { name: /Notices/ });
  expect(await within(notices).findByText("This link has expired.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "It was me, send it" }).disabled).toBe(false);
});

test.each(["", "#x", `#stop.${token}x`])("without a whole link it says what is missing: “%s”", async (hash) => {
  open(hash);
  expect(await screen.findByText(/needs the link from our letter/)).toBeTruthy();
});
