import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Notices } from "../../shell/Notices/Notices.tsx";
import { YourData } from "./YourData.tsx";

function open(answer: (request: { method: string; path: string; body: unknown }) => Response) {
  const fetch = vi.fn(async (path: string, { method, body }: RequestInit) =>
    answer({ method: method!, path, body: body && JSON.parse(String(body)) }),
  );
  vi.stubGlobal("fetch", fetch);
  render(
    <Notices>
      <YourData />
    </Notices>,
  );
}
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const notice = async (text: string | RegExp) =>
  within(await screen.findByRole("region", { name: /Notices/ })).findByText(text);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, "", "/your-data");
});

test("deletes after a second word, and then what the browser keeps", async () => {
  localStorage.setItem("vehicleInfo", "{}");
  const calls: string[] = [];
  open(({ method, path }) => {
    calls.push(`${method} ${path}`);
    return Response.json({ deleted: true });
  });
  await click("Delete my data");
  await click("Keep it");
  expect(calls).toEqual([]);
  await click("Delete my data");
  await click("Yes, delete it for good");
  await notice("Nothing of your visits is stored any more.");
  expect(calls).toEqual(["DELETE /api/me"]);
  expect(localStorage.length).toBe(0);
});

test("says that there is nothing to act on where the browser has no session", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  open(() => Response.json({ status: 401, detail: "Your session has ended." }, { status: 401 }));
  await click("Do not sell or share");
  await notice(/has no visit with us at the moment/);
});

test("shows the server's sentence, and keeps the address that was typed", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  open(() => Response.json({ status: 503, detail: "E-mail is not set up here." }, { status: 503 }));
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  await userEvent.type(email, "dana@mail.example");
  await click("Send the link");
  await notice("E-mail is not set up here.");
  expect(email.value).toBe("dana@mail.example");
});

test("asks for a link, and clears the field once it is on its way", async () => {
  let asked: unknown;
  open(({ path, body }) => {
    asked = { path, body };
    return Response.json({ message: "A link is on its way." });
  });
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  await userEvent.type(email, "dana@mail.example");
  await click("Send the link");
  await notice("A link is on its way.");
  expect(asked).toEqual({ path: "/api/me/deletion-requests", body: { email: "dana@mail.example" } });
  expect(email.value).toBe("");
});

test("come to by the letter's link, deletes by its token and forgets the token", async () => {
  const token = "t".repeat(43);
  history.replaceState(null, "", `/your-data#${token}`);
  let sent: unknown;
  open(({ path, body }) => {
    sent = { path, body };
    return Response.json({ deleted: true });
  });
  await click("Delete it for good");
  await notice("Nothing sent with your e-mail address is stored any more.");
  expect(sent).toEqual({ path: "/api/me/deletions", body: { token } });
  expect(location.hash).toBe("");
  expect(screen.queryByRole("button", { name: "Delete it for good" })).toBeNull();
});

test("says so where the browser sends Global Privacy Control", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  open(() => Response.json({ doNotSell: true }));
  expect(await screen.findByText(/sends the Global Privacy Control signal/)).toBeTruthy();
  await click("Do not sell or share");
  await notice("Nothing you sent from this browser will be sold or shared.");
});
