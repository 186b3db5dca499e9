import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, problem } from "../../testing.tsx";
import { ALL_IDS, openDiagnostic, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits(ALL_IDS);
beforeEach(() => {
  localStorage.setItem("vehicleInfo", JSON.stringify({ email: "dana@example.com", vehicleMake: "Honda" }));
  localStorage.setItem("issueDetails", JSON.stringify({ issueType: "symptoms", issueDescription: "Grinding noise" }));
});
afterEach(() => void vi.unstubAllGlobals());

async function open(answers: Answers = {}) {
  const basis = { place: "85253", rate: { min: 1, max: 2 }, hours: { min: 1, max: 2 }, lines: [], excluded: [] };
  const range = { min: 1, max: 2 };
  const priceBasis = { ...basis, total: range, dealer: range, sources: [] };
  const potentialCauses = ["Pads", "Rotors", "Caliper", "Bearing"].map((name) => ({ name, priceBasis }));
  const results = { potentialCauses, tellTheShop: ["Show me the pads.", "Call me first."] };
  const page = openDiagnostic(() => ({ id: "d1", results }), answers);
  await screen.findByRole("group", { name: "Take it with you" });
  return page;
}
const press = (name: string) => screen.getByRole("button", { name });

describe("a result to take along", () => {
  it("is shared by a link that says how long it works, to copy", async () => {
    const answer = { url: "https://ours.test/shared/abc", token: "abc", expiresAt: "2026-12-21T12:00:00Z" };
    const { user } = await open({ "POST /api/diagnostics/d1/share": () => answer });
    await user.click(press("Share"));
    const link = (await screen.findByRole("textbox", { name: "Link to this result" })) as HTMLInputElement;
    expect(link.value).toBe(answer.url);
    expect(screen.getByText(/until December 21, 2026/)).toBeTruthy();
    await user.click(screen.getAllByRole("button", { name: "Copy" }).at(-1)!);
    expect(await navigator.clipboard.readText()).toBe(answer.url);
  });

  it("is handed to the phone's own share sheet, with the link there to copy, and one link is enough", async () => {
    const answer = { url: "https://ours.test/shared/abc", token: "abc", expiresAt: "2026-12-21T12:00:00Z" };
    const sheets: ShareData[] = [];
    vi.stubGlobal("navigator", Object.assign(navigator, { share: async (data: ShareData) => void sheets.push(data) }));
    const { user, api } = await open({ "POST /api/diagnostics/d1/share": () => answer });
    await user.click(press("Share"));
    await screen.findByRole("textbox", { name: "Link to this result" });
    await waitFor(() => expect(sheets).toMatchObject([{ url: answer.url }]));
    await waitFor(() => expect((press("Share") as HTMLButtonElement).disabled).toBe(false));
    // Closed, or not allowed in a frame: no fault, and the link stays.
    const info = vi.spyOn(console, "info").mockReturnValue();
    Object.assign(navigator, { share: () => Promise.reject(new DOMException("no", "AbortError")) });
    await user.click(press("Share"));
    await waitFor(() => expect(info).toHaveBeenCalled());
    expect(screen.getByRole("textbox", { name: "Link to this result" })).toBeTruthy();
    expect(screen.queryByText(/could not be made/)).toBeNull();
    expect(api.to("POST /api/diagnostics/d1/share")).toHaveLength(1);
    Reflect.deleteProperty(navigator, "share");
  });

  it("is e-mailed once pressed, and says where to without showing the address", async () => {
    const { user, api } = await open({ "POST /api/diagnostics/d1/email": () => ({ to: "dana@example.com", left: 2 }) });
    expect(api.to("POST /api/diagnostics/d1/email")).toEqual([]);
    await user.click(press("E-mail me this"));
    expect(
      await screen.findByText(
        "On its way to d•••@example.com, the address you gave. The first letter asks whether it is yours.",
      ),
    ).toBeTruthy();
    expect(api.to("POST /api/diagnostics/d1/email")[0]!.body).toBe("");
  });

  it.each([
    [
      "E-mail me this",
      "email",
      problem(503, "E-mail is not set up on this site."),
      "E-mail is not set up on this site.",
    ],
    [
      "E-mail me this",
      "email",
      new Response("<h1>Bad</h1>", { status: 502 }),
      "The e-mail was not sent. Please try again, or print or share the result.",
    ],
    ["Share", "share", new Response("<h1>Hello</h1>"), "The link could not be made. Please try again."],
  ])("%s says why it did not work (%s)", async (button, call, answer, sentence) => {
    const { user } = await open({ [`POST /api/diagnostics/d1/${call}`]: () => answer });
    await user.click(press(button));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((press(button) as HTMLButtonElement).disabled).toBe(false);
  });

  it("is printed with the price of the first cause opened, and folded again", async () => {
    const opened = () => document.querySelectorAll("details[open]").length;
    let whilePrinting = 0;
    vi.stubGlobal("print", () => {
      window.dispatchEvent(new Event("beforeprint"));
      whilePrinting = opened();
      expect(screen.getAllByText("How this price is made")[0]!.closest("details")!.open).toBe(true);
      window.dispatchEvent(new Event("afterprint"));
    });
    const { user } = await open();
    const before = opened();
    const price = screen.getAllByText("How this price is made")[0]!.closest("details")!;
    expect(price.open).toBe(false);
    await user.click(press("Print"));
    expect(whilePrinting).toBeGreaterThan(before);
    expect(opened()).toBe(before);
  });

  it("is printed whole by the browser's own command too, and leaves open what was open", async () => {
    const { unmount } = await open();
    const price = screen.getAllByText("How this price is made")[0]!.closest("details")!;
    const print = (when: "before" | "after") => window.dispatchEvent(new Event(`${when}print`));
    print("before");
    expect(price.open).toBe(true);
    print("after");
    expect(price.open).toBe(false);
    price.open = true;
    print("before");
    print("after");
    expect(price.open).toBe(true);
    price.open = false;
    unmount();
    print("before");
    expect(price.open).toBe(false);
  });

  it("copies what to say to the shop, or selects it where the clipboard is closed", async () => {
    const { user } = await open();
    await user.click(press("Copy"));
    expect(await navigator.clipboard.readText()).toBe("Show me the pads.\nCall me first.");
    expect(press("Copied")).toBeTruthy();
    // The button says it: no notice does so again.
    expect(screen.getByLabelText("Notifications (F8)").textContent).toBe("");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await user.click(press("Copied"));
    expect(await screen.findByText("The text is selected")).toBeTruthy();
    expect(String(getSelection())).toContain("Show me the pads.");
  });

  it("makes room for another problem of the same car", async () => {
    const { user, host, wizard } = await open();
    await user.click(press("Start another problem"));
    await waitFor(() => expect(host.route().step).toBe("issue-details"));
    const words = (await screen.findByRole("textbox", { name: /Describe the problem/ })) as HTMLTextAreaElement;
    expect(words.value).toBe("");
    expect(wizard.state).toMatchObject({ userId: "u1", vehicleId: "v1", issueId: null, diagnosticId: null });
    expect(JSON.parse(localStorage.getItem("vehicleInfo")!).vehicleMake).toBe("Honda");
  });
});
