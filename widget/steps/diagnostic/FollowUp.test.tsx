import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Answers, openWizard, startApi } from "../../testing.tsx";
import { en } from "../../texts/en.ts";
import { answerEffect } from "./answer-effect.ts";

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem("repairFlowState", JSON.stringify({ issueId: "i1", diagnosticId: "d1" }));
});
afterEach(() => {
  cleanup();
  stop();
});

const rolling = {
  id: "grind-when",
  text: "Do you still hear it with your foot off the brake?",
  why: "It tells pads from bearings",
  options: [
    { id: "braking", label: "No, only when I brake" },
    { id: "rolling", label: "Yes, while rolling too" },
    { id: "not-sure", label: "I am not sure" },
  ],
};
const light = { id: "light", text: "Is a light on?", options: [{ id: "no", label: "No" }] };
const pads = { id: "pads", name: "Brake pads worn", probability: 64 };
const bearing = { id: "bearing", name: "Front wheel bearing", probability: 9 };

const before = { id: "d1", results: { potentialCauses: [pads, bearing], questions: [rolling, light] } };
const after = {
  id: "d1",
  answers: [
    { questionId: "grind-when", optionId: "rolling", question: rolling.text, answer: "Yes, while rolling too" },
  ],
  results: {
    potentialCauses: [
      { ...bearing, probability: 41 },
      { ...pads, probability: 38 },
    ],
    questions: [light],
  },
};

async function open(answer: Answers[string]) {
  const api = startApi({
    "GET /api/diagnostics/by-issue/i1": () => before,
    "GET /api/issues/i1": () => ({}),
    "POST /api/diagnostics/d1/answers": answer,
  });
  stop = api.stop;
  const page = openWizard({ api: api.url, site: true, step: "diagnostic" });
  await screen.findByRole("radiogroup", { name: new RegExp(rolling.text.replace("?", "\\?")) });
  return { ...page, sent: () => api.to("POST /api/diagnostics/d1/answers").map((call) => call.body) };
}
const choice = (name: string) => screen.getByRole("radio", { name }) as HTMLInputElement;
const rows = () => screen.getAllByRole("listitem").filter((item) => item.dataset.row !== undefined);

describe("the question that would settle more", () => {
  it("is sent as soon as one points at an answer, and ranks the causes anew where they stand", async () => {
    const { user, sent } = await open(() => after);
    await user.click(choice("Yes, while rolling too"));
    const said = await screen.findByText("Order changed: Front wheel bearing is now first.");
    expect(said.closest("[role=status]")!.textContent).toContain("Front wheel bearing: 9% → 41%");
    expect(said.closest("[role=status]")!.textContent).toContain("Brake pads worn: 64% → 38%");
    expect(within(rows()[0]!).getByRole("heading").textContent).toBe("Front wheel bearing");
    expect(screen.getByRole("radiogroup", { name: /Is a light on/ })).toBeTruthy();
    expect(document.activeElement).toBe(choice("No"));
    expect(screen.getByText("You answered").parentElement!.textContent).toContain("Yes, while rolling too");
    expect(sent()).toEqual([{ answers: [{ questionId: "grind-when", optionId: "rolling" }] }]);
  });

  it("says why it is asked", async () => {
    await open(() => after);
    expect(screen.getByText("Why we ask: It tells pads from bearings.")).toBeTruthy();
  });

  it("lets the keyboard choose on the way, and sends on Enter", async () => {
    const { user, sent } = await open(() => after);
    choice("No, only when I brake").focus();
    await user.keyboard("{ArrowDown}");
    expect(choice("Yes, while rolling too").checked).toBe(true);
    expect(sent()).toEqual([]);
    await user.keyboard("{Enter}");
    await screen.findByText(/is now first/);
    expect(sent()).toHaveLength(1);
  });

  it("keeps the choice when it does not arrive, says what to do, and sends it once per try", async () => {
    let works = false;
    const { user, sent } = await open(() => (works ? after : new Response("<h1>Bad</h1>", { status: 200 })));
    await user.dblClick(choice("I am not sure"));
    const said = await screen.findByText("Your answer did not arrive. Press Answer to send it again.");
    expect(said).toBeTruthy();
    expect(choice("I am not sure").checked).toBe(true);
    expect(sent()).toHaveLength(1);
    expect(within(rows()[0]!).getByRole("heading").textContent).toBe("Brake pads worn");
    works = true;
    await user.click(screen.getByRole("button", { name: "Answer" }));
    await screen.findByText(/is now first/);
  });

  it("can be answered differently afterwards, and ends with the last one", async () => {
    const { user, sent } = await open(() => ({ ...after, results: { ...after.results, questions: [] } }));
    await user.click(choice("Yes, while rolling too"));
    expect(await screen.findByText("That was the last question.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Change the last answer" }));
    await user.click(choice("No, only when I brake"));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ answers: [{ questionId: "grind-when", optionId: "braking" }] });
  });
});

describe("what an answer changed", () => {
  const { followUp } = en;
  it("names the three causes that moved most", () => {
    const list = [10, 20, 30, 40].map((probability, n) => ({ id: `c${n}`, name: `Cause ${n}`, probability }));
    const moved = list.map((cause, n) => ({ ...cause, probability: cause.probability + n + 1 }));
    expect(answerEffect(followUp, list, moved)).toEqual([
      "The order stays as it was.",
      "Cause 3: 40% → 44%",
      "Cause 2: 30% → 33%",
      "Cause 1: 20% → 22%",
    ]);
  });
  it("says when only the lower places changed", () => {
    const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, name: id, probability: 5 }));
    expect(answerEffect(followUp, [a!, b!, c!], [a!, c!, b!])).toEqual(["Order changed below the first cause."]);
  });
});
