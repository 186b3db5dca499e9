import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, openWizard, problem, startApi } from "../../testing.tsx";
import { FetchingXhr } from "../../testing-xhr.ts";

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("userId", "u1");
  localStorage.setItem("vehicleId", "v1");
  vi.stubGlobal("XMLHttpRequest", FetchingXhr);
});
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}) {
  const api = startApi(answers);
  stop = api.stop;
  const page = openWizard({ api: api.url, site: true, step: "issue-details" });
  await screen.findByRole("heading", { name: "Issue Details" });
  return { ...page, api };
}
const description = () => screen.getByRole("textbox", { name: /Describe the problem/ }) as HTMLTextAreaElement;
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
});
