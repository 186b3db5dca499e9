import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../testing.tsx";
import { openDiagnostic, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";
import { en } from "../../texts/en.ts";
import { answerEffect } from "./answer-effect.ts";

startFreshVisits(RESULT_IDS);

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

async function open(answer: Answers[string], record: object = before) {
  const page = openDiagnostic(() => record, { "POST /api/diagnostics/d1/answers": answer });
  await screen.findByRole("button", { name: "Back" });
  return { ...page, sent: () => page.api.to("POST /api/diagnostics/d1/answers").map((call) => call.body) };
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
    expect(screen.getByText("It tells pads from bearings.")).toBeTruthy();
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

  it("is not said to have changed the order once another car is put right", async () => {
    const sentence = "Engine: the common 4-cylinder.";
    const options = [
      { id: "gas", label: "4-cylinder" },
      { id: "hybrid", label: "hybrid" },
    ];
    const corrections = [{ id: "car.engine", name: "Engine", chosen: "gas", options, sentence }];
    const withEngine = (record: typeof before) => ({
      ...record,
      results: { ...record.results, assumptions: [sentence], corrections },
    });
    const { user } = await open(() => withEngine(after), withEngine(before));
    await user.click(choice("Yes, while rolling too"));
    await screen.findByText(/Order changed/);
    await user.selectOptions(screen.getByLabelText("Engine"), "hybrid");
    await screen.findByText("The result above is for this car now.");
    expect(screen.queryByText(/Order changed/)).toBeNull();
    expect(screen.getByRole("button", { name: "Change the last answer" })).toBeTruthy();
  });
});

const box = (name: RegExp) => screen.getByRole("textbox", { name }) as HTMLTextAreaElement;

describe("an answer in the owner's words", () => {
  const inWords = {
    ...after,
    answers: [{ questionId: "grind-when", question: rolling.text, answer: "Only in reverse" }],
    results: { ...after.results, readInAnswers: [{ questionId: "grind-when", findings: ["a grinding noise"] }] },
  };

  it("is sent with the button, and what was understood of it is shown", async () => {
    const { user, sent } = await open(() => inWords);
    expect((screen.getByRole("button", { name: "Answer" }) as HTMLButtonElement).disabled).toBe(true);
    await user.type(box(/in your words/), "Only in reverse ");
    await user.click(screen.getByRole("button", { name: "Answer" }));
    const status = await screen.findByText("We understood: a grinding noise.", { selector: "[role=status] p" });
    expect(status.parentElement!.textContent).toContain("Order changed");
    expect(sent()).toEqual([{ answers: [{ questionId: "grind-when", text: "Only in reverse" }] }]);
    expect(screen.getByText("You answered").parentElement!.textContent).toContain("Only in reverse");
    expect(box(/in your words/).value).toBe("");
    await user.click(screen.getByRole("button", { name: "Change the last answer" }));
    expect(box(/in your words/).value).toBe("Only in reverse");
  });

  it("beside a chosen one is added to what else was told: pointing sends nothing before", async () => {
    const { user, sent } = await open(() => after);
    await user.type(box(/in your words/), "New pads in May");
    await user.click(choice("Yes, while rolling too"));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Answer" }));
    await screen.findByText(/is now first/);
    expect(sent()).toEqual([
      {
        answers: [
          { questionId: "grind-when", optionId: "rolling" },
          { questionId: "more", text: "New pads in May" },
        ],
      },
    ]);
  });

  it("that is too long says by how much, and stays", async () => {
    const { user, sent } = await open(() => after);
    await user.click(box(/in your words/));
    await user.paste("x".repeat(1_001));
    const said = screen.getByText("Please keep this under 1,000 characters: it has 1,001 now.");
    expect(box(/in your words/).getAttribute("aria-describedby")).toBe(said.closest("[id]")!.id);
    await user.click(choice("Yes, while rolling too"));
    expect((screen.getByRole("button", { name: "Answer" }) as HTMLButtonElement).disabled).toBe(true);
    expect(sent()).toEqual([]);
  });
});

describe("after the last question", () => {
  const ended = { ...before, results: { ...before.results, questions: [] } };
  const told = { questionId: "more", question: "", answer: "I replaced the battery" };
  const heeded = (findings: string[]) => ({
    ...ended,
    answers: [told],
    results: { ...ended.results, readInAnswers: [{ questionId: "more", findings }] },
  });

  it("takes what else was seen, shows what was understood, and takes it back", async () => {
    let reply: object = heeded(["a new battery"]);
    const { user, sent } = await open(() => reply, ended);
    await user.type(box(/What else did you see/), "I replaced the battery");
    await user.click(screen.getByRole("button", { name: "Read this too" }));
    const said = await screen.findByText("We understood: a new battery.", { selector: "[role=status] p" });
    expect(document.activeElement).toBe(said.parentElement);
    expect(box(/What else did you see/).value).toBe("I replaced the battery");
    reply = ended;
    await user.click(screen.getByRole("button", { name: "Take it back" }));
    await screen.findByText("Taken back.");
    expect(box(/What else did you see/).value).toBe("");
    expect(sent()).toEqual([
      { answers: [{ questionId: "more", text: "I replaced the battery" }] },
      { answers: [{ questionId: "more", text: "" }] },
    ]);
  });

  it("says where nothing was understood, and keeps the words where they did not arrive", async () => {
    let works = false;
    const { user } = await open(() => (works ? heeded([]) : new Response("<h1>Bad</h1>", { status: 502 })), ended);
    await user.type(box(/What else did you see/), "My cousin likes it");
    await user.click(screen.getByRole("button", { name: "Read this too" }));
    await screen.findByText("This did not arrive. It is still here: please send it again.");
    expect(box(/What else did you see/).value).toBe("My cousin likes it");
    works = true;
    await user.click(screen.getByRole("button", { name: "Read this too" }));
    expect(
      await screen.findByText(/We found no sign of a cause in these words/, { selector: "[role=status] p" }),
    ).toBeTruthy();
  });
});

it("what was put right of the car is no answer: nothing is asked of a result without questions", async () => {
  const correction = { id: "car.engine", name: "Engine", chosen: "v6", sentence: "Engine: the V6." };
  const answer = { questionId: "car.engine", optionId: "v6", question: "Engine", answer: "V6" };
  const results = {
    resultType: "parts",
    partsReplacement: { parts: [], totalEstimate: { min: 100, max: 200 } },
    corrections: [{ ...correction, options: [{ id: "v6", label: "V6" }] }],
  };
  await open(() => after, { id: "d1", answers: [answer], results });
  expect(screen.getByLabelText("Engine")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /What else did you see/ })).toBeNull();
});

describe("where little was read", () => {
  const needsMore = { message: "These words leave too many causes open.", tips: ["Tell us when."] };
  const little = { id: "d1", results: { resultType: "diagnostic", needsMore, questions: [rolling] } };

  it("asks in place of tips, and an answer leads to a ranking", async () => {
    const { user } = await open(() => after, little);
    expect(screen.queryByText("Tell us when.")).toBeNull();
    await user.click(choice("Yes, while rolling too"));
    await screen.findByText("Front wheel bearing is the likeliest so far.");
    expect(within(rows()[0]!).getByRole("heading").textContent).toBe("Front wheel bearing");
    expect(document.activeElement).toBe(choice("No"));
  });

  it("gives the tips where nothing is to be asked", async () => {
    await open(() => after, { ...little, results: { ...little.results, questions: [] } });
    expect(screen.getByText("Tell us when.")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
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
