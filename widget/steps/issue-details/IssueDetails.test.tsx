import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, problem } from "../../testing.tsx";
import { openSite, startFreshVisits } from "../../testing-visit.ts";
import { FetchingXhr } from "../../testing-xhr.ts";
import { en } from "../../texts/en.ts";

startFreshVisits();
beforeEach(() => {
  localStorage.setItem("userId", "u1");
  localStorage.setItem("vehicleId", "v1");
  vi.stubGlobal("XMLHttpRequest", FetchingXhr);
});
afterEach(() => void vi.unstubAllGlobals());

async function open(answers: Answers = {}) {
  const page = openSite(answers, { step: "issue-details" });
  await screen.findByRole("heading", { name: "Issue Details" });
  return page;
}
const description = () =>
  screen.getByRole("textbox", { name: /in your own words|Type or paste/ }) as HTMLTextAreaElement;
const picture = (name: string, type = "image/jpeg") => new File(["x"], name, { type });
const drop = (files: File[]) => fireEvent.drop(screen.getByText("Add photos"), { dataTransfer: { files } });
const names = () =>
  screen.queryAllByRole("button", { name: /^Remove/ }).map((button) => button.getAttribute("aria-label"));
const accepted = () => ({ issueId: "i1", diagnosticId: "d1" });
const record = { id: "d1", issueId: "i1", results: {} };

async function describeAndSend({ user }: Awaited<ReturnType<typeof open>>, words = "Grinding when I brake") {
  await user.click(screen.getByRole("radio", { name: "Diagnose car symptoms" }));
  await user.type(description(), words);
  await user.click(screen.getByRole("button", { name: "Analyze" }));
}

describe("step 2", () => {
  it("asks for a kind of help and for ten characters, and changes its example with the kind", async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole("button", { name: "Analyze" }));
    expect(screen.getByText("Please select the type of help you need")).toBeTruthy();
    expect(screen.getByText("Please provide a detailed description of at least 10 characters")).toBeTruthy();
    const before = description().placeholder;
    await user.click(screen.getByRole("radio", { name: "Parts replacement" }));
    expect(description().placeholder).not.toBe(before);
    expect(api.calls).toEqual([]);
  });

  it("sends the words as JSON, keeps the ids and goes on to the results", async () => {
    const page = await open({
      "POST /api/issue-details": accepted,
      "GET /api/diagnostics/by-issue/i1": () => record,
    });
    await describeAndSend(page);
    await waitFor(() => expect(page.host.route().step).toBe("diagnostic"));
    expect(page.api.to("POST /api/issue-details")[0]!.body).toEqual({
      userId: "u1",
      vehicleId: "v1",
      issueType: "symptoms",
      description: "Grinding when I brake",
    });
    expect(page.wizard.state).toMatchObject({ issueId: "i1", diagnosticId: "d1", currentStep: "diagnostic-results" });
    expect(localStorage.getItem("issueId")).toBe("i1");
    expect(screen.getByText("Getting your diagnostic results...")).toBeTruthy();
  });

  it("covers itself while it waits, and sends the photos as files", async () => {
    let answer = (_: unknown) => {};
    const page = await open({
      "POST /api/issue-details": () => new Promise((resolve) => (answer = resolve)),
      "GET /api/diagnostics/by-issue/i1": () => record,
    });
    drop([picture("rotor.jpg"), picture("dash.png", "image/png")]);
    await screen.findByRole("button", { name: "Remove dash.png" });
    await describeAndSend(page);
    expect((await screen.findByRole("dialog")).textContent).toContain(
      "This may take a moment. Our auto experts are analyzing your issue.",
    );
    expect(screen.getByRole("button", { name: "Analyzing...", hidden: true })).toBeTruthy();
    await waitFor(() => expect(page.api.calls).toHaveLength(1));
    const sent = page.api.calls[0]!.body as FormData;
    expect(sent.getAll("files").map((file) => (file as File).name)).toEqual(["rotor.jpg", "dash.png"]);
    answer(accepted());
    await waitFor(() => expect(page.host.route().step).toBe("diagnostic"));
  });

  it("says for how long photos wait that are read after those of others, and no longer than they do", async () => {
    let answer = (_: unknown) => {};
    let wait: object | null = { ahead: 3, seconds: 12 };
    const page = await open({
      "POST /api/issue-details": () => new Promise((resolve) => (answer = resolve)),
      "GET /api/issue-details/wait": () => ({ wait }),
      "GET /api/diagnostics/by-issue/i1": () => record,
    });
    drop([picture("paper.jpg")]);
    await screen.findByRole("button", { name: "Remove paper.jpg" });
    await describeAndSend(page);
    const told = await screen.findByText(/Yours are next in about 12 seconds\./, {}, { timeout: 8000 });
    expect(told.getAttribute("role")).toBe("status");
    wait = null;
    await waitFor(() => expect(screen.queryByText(/Yours are next/)).toBeNull(), { timeout: 8000 });
    answer(accepted());
    await waitFor(() => expect(page.host.route().step).toBe("diagnostic"));
  }, 20_000);

  it("has a whole sentence for all that may be said at once while one waits", () => {
    for (const said of [en.issueDetails.uploading, en.issueDetails.waiting(1), en.slow]) expect(said).toMatch(/\.$/);
  });

  it("tells why it failed, and keeps the words", async () => {
    const page = await open({ "POST /api/issue-details": () => problem(503, "The analysis is busy.") });
    await describeAndSend(page);
    expect(await screen.findByText("Error: 503: The analysis is busy.")).toBeTruthy();
    expect(description().value).toBe("Grinding when I brake");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("takes five pictures and nothing else, and gives one back", async () => {
    const { user } = await open();
    drop([picture("notes.pdf", "application/pdf"), picture("a.jpg")]);
    expect(await screen.findByText("Only pictures can be added here.")).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Remove a.jpg"]));
    drop(["b", "c", "d", "e", "f"].map((name) => picture(`${name}.jpg`)));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(screen.getByText(/Only 5 photos fit/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove b.jpg" }));
    expect(names()).toEqual(["a", "c", "d", "e"].map((name) => `Remove ${name}.jpg`));
  });

  it("drafts words and photos for the way back", async () => {
    const { user, unmount, host } = await open();
    await user.click(screen.getByRole("radio", { name: "Review a shop estimate" }));
    await user.type(description(), "Pads $742");
    drop([picture("paper.jpg")]);
    await waitFor(() => expect(localStorage.getItem("issueImages")).toContain("paper.jpg"));
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(host.route().step).toBe("vehicle-info");
    unmount();
    await open();
    expect(description().value).toBe("Pads $742");
    expect((screen.getByRole("radio", { name: "Review a shop estimate" }) as HTMLInputElement).checked).toBe(true);
    await waitFor(() => expect(names()).toEqual(["Remove paper.jpg"]));
  });

  it.each([
    ["not sent yet, comes back after the brand's link", {}, "Pads $742"],
    ["was sent before, is of the last visit", { issueId: "i1" }, ""],
  ])("keeps what was begun: words that were %s", async (_, sent, words) => {
    for (const [key, value] of Object.entries(sent)) localStorage.setItem(key, value);
    const first = await open();
    await first.user.click(screen.getByRole("radio", { name: "Review a shop estimate" }));
    await first.user.type(description(), "Pads $742");
    drop([picture("paper.jpg")]);
    await waitFor(() => expect(localStorage.getItem("issueImages")).toContain("paper.jpg"));
    first.unmount();
    localStorage.setItem("startFresh", "true");
    const { unmount } = openSite({}, { step: "vehicle-info", previousRoute: "/" });
    for (const key of ["issueDetails", "issueImages", "startFresh"]) expect(localStorage.getItem(key)).toBeNull();
    unmount();
    localStorage.setItem("userId", "u2");
    localStorage.setItem("vehicleId", "v2");
    await open();
    expect(description().value).toBe(words);
    await waitFor(() => expect(names()).toEqual(words ? ["Remove paper.jpg"] : []));
  });

  it("shows what to say for the chosen kind, as an example that is not sent", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("radio", { name: "Body or collision damage" }));
    const tips = screen.getByRole("complementary", { name: "Say it as you would to a friend" });
    expect(tips.textContent).toContain("What hit what, and how fast");
    expect(tips.textContent).toContain("Rear-ended at a light");
    expect(description().value).toBe("");
  });

  it("counts up to the least that is needed", async () => {
    const { user } = await open();
    await user.type(description(), "  brakes ");
    expect(screen.getByText("6 of 10")).toBeTruthy();
    await user.type(description(), "squeal");
    expect(screen.getByText("13")).toBeTruthy();
  });

  it("takes a pasted picture, and leaves pasted words alone", async () => {
    await open();
    const paste = (types: string[]) =>
      fireEvent.paste(description(), { clipboardData: { files: [picture("screen.png", "image/png")], types } });
    expect(paste(["Files", "text/plain"])).toBe(true);
    expect(paste(["Files"])).toBe(false);
    await waitFor(() => expect(localStorage.getItem("issueImages")).toContain("screen.png"));
    expect(names()).toEqual(["Remove screen.png"]);
  });

  it("says of each photo why it cannot be sent, and takes the rest", async () => {
    await open();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "roof.png", { type: "image/png" });
    const gone = picture("gone.jpg");
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    drop([picture("IMG_1.HEIC", ""), large, gone, picture("a.jpg")]);
    const notice = await screen.findByText(/This browser cannot open IMG_1.HEIC/);
    expect(notice.textContent).toContain("roof.png is over 10 MB");
    expect(notice.textContent).toContain("cannot open gone.jpg");
    expect(names()).toEqual(["Remove a.jpg"]);
    await waitFor(() => expect(localStorage.getItem("issueImages")).toContain("a.jpg"));
  });

  it("loses no photo when two picks are made ready at once, or one goes meanwhile", async () => {
    const { user } = await open();
    drop([picture("a.jpg")]);
    await waitFor(() => expect(names()).toEqual(["Remove a.jpg"]));
    drop([picture("b.jpg"), picture("c.jpg")]);
    drop([picture("d.jpg")]);
    await user.click(screen.getByRole("button", { name: "Remove a.jpg" }));
    await waitFor(() => expect(names().sort()).toEqual(["b", "c", "d"].map((name) => `Remove ${name}.jpg`)));
    await waitFor(() => expect(localStorage.getItem("issueImages")).toMatch(/(?=.*b\.jpg)(?=.*c\.jpg)(?=.*d\.jpg)/));
  });

  it.each([{ photos: 0 }, { photos: 1 }])(
    "ends the request on Cancel with $photos photos, and keeps all",
    async ({ photos }) => {
      const page = await open({ "POST /api/issue-details": () => new Promise(() => {}) });
      if (photos) drop([picture("rotor.jpg")]);
      if (photos) await waitFor(() => expect(localStorage.getItem("issueImages")).toContain("rotor.jpg"));
      await describeAndSend(page);
      await waitFor(() => expect(page.api.calls).toHaveLength(1));
      await page.user.click(screen.getByRole("button", { name: "Cancel" }));
      expect(await screen.findByText(/Everything you entered is still here/)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(description().value).toBe("Grinding when I brake");
      expect(names()).toHaveLength(photos);
      expect(page.host.route().step).toBe("issue-details");
    },
  );

  it("sends once on a double click", async () => {
    const page = await open({ "POST /api/issue-details": () => new Promise(() => {}) });
    await page.user.click(screen.getByRole("radio", { name: "Diagnose car symptoms" }));
    await page.user.type(description(), "Grinding when I brake");
    await page.user.dblClick(screen.getByRole("button", { name: "Analyze" }));
    await screen.findByRole("dialog");
    await waitFor(() => expect(page.api.calls).toHaveLength(1));
  });

  it("does not pull a visitor forward who went back during the request", async () => {
    let answer = (_: unknown) => {};
    const page = await open({ "POST /api/issue-details": () => new Promise((resolve) => (answer = resolve)) });
    await describeAndSend(page);
    await waitFor(() => expect(page.api.calls).toHaveLength(1));
    act(() => page.host.setRoute({ step: "vehicle-info", confirmationType: "recommendations" }));
    await screen.findByRole("button", { name: "Continue" });
    await act(async () => answer(accepted()));
    expect(page.host.route().step).toBe("vehicle-info");
    expect(page.wizard.state.diagnosticId).toBeNull();
    expect(JSON.parse(localStorage.getItem("issueDetails")!).issueDescription).toBe("Grinding when I brake");
  });

  it("writes what a tapped light of the dash says, and takes it out again", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("radio", { name: /Diagnose car symptoms/ }));
    await user.type(description(), "It shakes.");
    const oil = screen.getByRole("button", { name: "Oil", hidden: true });
    await user.click(oil);
    expect(description().value).toBe("It shakes. The red oil light is on.");
    expect(oil.getAttribute("aria-pressed")).toBe("true");
    await user.click(oil);
    expect(description().value).toBe("It shakes.");
    await user.click(screen.getByRole("radio", { name: /Parts replacement/ }));
    expect(screen.queryByRole("button", { name: "Oil", hidden: true })).toBeNull();
  });
});
