import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { problem } from "../../testing.tsx";
import { openDiagnostic, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits(RESULT_IDS);

const open = (results: unknown) =>
  openDiagnostic(() => (results instanceof Response ? results : { id: "d1", issueId: "i1", results }));
const heading = (name: string) => screen.findByRole("heading", { name });
const quote = (text: string) => ({ text, start: 0, end: text.length });

interface Located {
  location?: object;
  probability?: number;
}

const pads = {
  name: "Front brake pads worn",
  probability: 64,
  costRange: { min: 320, max: 630 },
  description: "The lining is used up.",
  repairTime: "1.5–2.5 hours",
  urgency: { level: "High", timeframe: "within days" },
  evidence: [{ finding: "grinding", label: "Grinding", quote: quote("grinding when I brake") }],
  confirmBy: "Measure the pads.",
};

describe("step 3", () => {
  it("loads by the issue, fetches the issue too, and says that it loads", async () => {
    const { api } = open({ potentialCauses: [pads] });
    for (const text of [
      "Loading diagnostic results...",
      "Analyzing your vehicle issue...",
      "This may take a few moments",
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    await heading("Potential Causes");
    expect(api.calls.map(({ route }) => route).sort()).toEqual([
      "GET /api/diagnostics/by-issue/i1",
      "GET /api/issues/i1",
    ]);
  });

  it("shows a list for each complaint under the owner's words, and what to do about both", async () => {
    const freon = { ...pads, name: "A/C low on refrigerant", costRange: { min: 200, max: 350 } };
    open({
      potentialCauses: [pads],
      otherProbability: 36,
      complaint: { title: "Brakes", words: quote("my brakes squeal") },
      furtherComplaints: [
        {
          complaint: { title: "Heating and air conditioning", words: quote("AC blows warm") },
          potentialCauses: [freon],
          otherProbability: 40,
          steps: ["Ask the shop to check the pressure."],
        },
        { complaint: { title: "Body" }, potentialCauses: [{ ...pads, name: "Door seal", probability: 20 }], steps: [] },
      ],
    });
    await heading("Potential Causes");
    const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    const places = ["“my brakes squeal”", pads.name, "“AC blows warm”", freon.name, "Body"].map((one) =>
      titles.indexOf(one),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(titles.filter((title) => title === "Something else")).toHaveLength(2);
    expect(screen.getByText("$200–$350")).toBeTruthy();
    expect(screen.getByText("Ask the shop to check the pressure.")).toBeTruthy();
    expect(screen.getByText("Too early to say: 1 possible cause")).toBeTruthy();
  });

  it("puts safety before the prices, and compares the causes with their words", async () => {
    const safety = { level: "stop", reason: "The pedal sinks.", action: "Have it towed.", quotes: [quote("sinks")] };
    open({ safety, potentialCauses: [pads], otherProbability: 12 });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Stop nowHave it towed.");
    // The reason and the words that set it off open when asked.
    expect(within(alert).getByText("The pedal sinks.").closest("details")!.open).toBe(false);
    const [first, other] = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));
    for (const text of ["Likely cause", "64%", "$320–$630", "1.5–2.5 hours", "High", "within days"]) {
      expect(first!.textContent).toContain(text);
    }
    expect(other!.textContent).toContain("Something else");
    expect(within(first!).getByRole("img", { name: "Fair range $320–$630" })).toBeTruthy();
    expect(first!.textContent).toContain("Because you wrote “grinding when I brake”");
    expect(within(first!).getByText("Measure the pads.")).toBeTruthy();
  });

  it("says the answer first: what, for how much, how soon", async () => {
    open({ potentialCauses: [pads, { ...pads, name: "Rotors warped", probability: 20 }] });
    const title = await heading("Potential Causes");
    expect(title.nextElementSibling!.textContent).toBe("Likely front brake pads worn, $320–$630, within days.");
    const [first, second] = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));
    expect([first, second].map((cause) => cause!.querySelector("details")!.open)).toEqual([true, false]);
  });

  it("asks first where no cause stands out, and folds causes and prices", async () => {
    open({
      potentialCauses: [{ ...pads, probability: 39 }],
      tellTheShop: ["Check the pads."],
      questions: [{ id: "q", text: "What does it sound like?", options: [{ id: "a", label: "A squeal" }] }],
    });
    expect((await heading("Potential Causes")).nextElementSibling!.textContent).toBe(
      "Too early to say. One answer tells more.",
    );
    const fold = screen.getByRole("heading", { name: "Too early to say: 1 possible cause" }).closest("details")!;
    expect(fold.open).toBe(false);
    expect(within(fold).getByRole("heading", { name: "Front brake pads worn" })).toBeTruthy();
    const question = screen.getByRole("heading", { name: "What does it sound like?" });
    expect(question.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // There is no price for a bar yet: the way on stands at the foot alone.
    expect(screen.getAllByRole("button", { name: "Continue to Service Options", hidden: true })).toHaveLength(1);
  });

  it.each([
    [{ steps: ["Park it.", "Call a shop."], nextStep: "Drive gently." }, ["1Park it.", "2Call a shop."]],
    [{ nextStep: "Drive gently." }, ["1Drive gently."]],
  ])("says what to do next, of older records too: %j", async (results, steps) => {
    open({ potentialCauses: [pads], ...results });
    const section = (await heading("What to do next")).parentElement!;
    expect(
      within(section)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(steps);
  });

  it("judges an estimate line by line, with the total on the fair range", async () => {
    const services = [
      { name: "Brake pads", description: "", priceRange: "$320–$630", shopEstimate: 742, isFair: false },
      { name: "Oil change", description: "", priceRange: "$60–$110", shopEstimate: 80, isFair: true },
    ];
    const estimateReview = {
      isFairPrice: false,
      averageCostInArea: { min: 400, max: 700 },
      totalEstimate: 822,
      recommendations: "Ask about the pads.",
      services,
      unnecessaryItems: [
        "Nitrogen fill",
        { item: "Fuel flush", details: ["No sign of a need."], note: "Ask." },
        { item: "Wax", details: [] },
      ],
      questionsToAsk: ["Which brand?"],
    };
    open({ resultType: "estimate", estimateReview });
    await heading("Shop Estimate Review");
    expect(screen.getByText("Price Concerns Detected")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Fair range $400–$700, this shop $822" })).toBeTruthy();
    const line = (name: RegExp) => screen.getAllByRole("listitem").find((item) => name.test(item.textContent!))!;
    expect(line(/Brake pads/).textContent).toContain("High");
    expect(line(/Oil change/).textContent).toContain("Fair");
    for (const text of ["Nitrogen fill", "Fuel flush", "Which brand?", "Ask about the pads."]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    // Only what has something to tell can be opened.
    expect(screen.getByText("Fuel flush").closest("details")).toBeTruthy();
    expect(screen.getByText("Wax").closest("details")).toBeNull();
  });

  it.each([
    [{ resultType: "collision" }, ["Collision repair data not available"]],
    [
      { resultType: "collision", collisionRepair: {} },
      ["Cost estimate not available", "Time estimate not available", "No damage description available"],
    ],
    [{ resultType: "parts" }, ["Cost estimate not available"]],
    [{ resultType: "estimate" }, ["Cost estimate not available"]],
    [
      { potentialCauses: [{ name: "Pads" }] },
      ["Cost estimate not available", "Time estimate not available", "To be determined"],
    ],
  ])("says what is missing of %j", async (results, texts) => {
    open(results);
    for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it("asks for more where there was too little, and makes nothing up", async () => {
    open({ needsMore: { message: "Tell us what the car does.", tips: ["Say when it happens."] } });
    expect(await screen.findByText("Say when it happens.")).toBeTruthy();
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it("says that loading failed without trying again, and leads back", async () => {
    const { user, host, api } = open(problem(500, "Boom"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "Analysis ErrorThere was an error loading your diagnostic results. Please try again.",
    );
    expect(api.to("GET /api/diagnostics/by-issue/i1")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(host.route().step).toBe("issue-details");
  });

  it.each([
    [
      "a page of HTML",
      () => new Response("<!doctype html><h1>Hello</h1>", { headers: { "content-type": "text/html" } }),
    ],
    ["nothing", () => new Response("")],
  ])("says what to do when the API answers %s, and tries again when asked", async (_, answer) => {
    let works = false;
    const { user } = openDiagnostic(() => (works ? { id: "d1", results: { potentialCauses: [pads] } } : answer()));
    expect((await screen.findByRole("alert")).textContent).toContain("Please try again.");
    works = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await heading("Potential Causes");
  });

  it.each([
    ["the drawing of the location", { location: { zones: ["frontWheel"], side: "left" } }, "left front wheel"],
    ["both sides where none is told", { location: { zones: ["headlight", "hood"] } }, "headlights, hood"],
    ["no side in the middle", { location: { zones: ["engine"], side: "left" } }, "engine bay"],
    ["none in a record without it", {}, undefined],
    ["none of a zone that it does not know", { location: { zones: ["frontWheel", "mast"] } }, undefined],
    ["none while it is too early", { location: { zones: ["engine"] }, probability: 39 }, undefined],
  ])("shows where it is: %s", async (_, { location, probability = 64 }: Located, words) => {
    open({ potentialCauses: [{ ...pads, probability }], location });
    await heading("Potential Causes");
    expect(screen.queryByText(/^Where it is/)?.textContent).toBe(words && `Where it is: ${words}`);
  });

  it("shows what it can of a record with half its fields", async () => {
    open({ potentialCauses: [{ name: "Pads" }, 7], questions: "none", recallLookup: {}, safety: { level: "stop" } });
    expect((await screen.findAllByText("Pads")).length).toBeGreaterThan(0);
    expect(screen.getByText("Cost estimate not available")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("opens the first cause and folds the rest, quotes each phrase once, and links to the recalls", async () => {
    const evidence = ["grinding", "Grinding when I brake", "grinding"].map((text) => ({
      label: "",
      finding: "",
      quote: quote(text),
    }));
    const names = ["A", "B", "C"];
    open({
      potentialCauses: names.map((name) => ({ ...pads, name, evidence, knownTrouble: `Known on this model: ${name}` })),
      recallLookup: { text: "A dealer repairs them free.", url: "https://www.nhtsa.gov/recalls" },
    });
    await heading("Potential Causes");
    const causes = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));
    expect(causes.map((cause) => cause.querySelector("details")!.open)).toEqual([true, false, false]);
    expect(causes[0]!.textContent).toContain("Because you wrote “Grinding when I brake”.");
    expect(causes[0]!.textContent).toContain("Known on this model: A");
    const recalls = screen.getByRole("link", { name: /Look it up at NHTSA/, hidden: true });
    expect(recalls.getAttribute("href")).toBe("https://www.nhtsa.gov/recalls");
  });

  it("marks the next step and goes on", async () => {
    const { user, host } = open({ potentialCauses: [pads] });
    await user.click(await screen.findByRole("button", { name: "Continue to Service Options" }));
    await waitFor(() => expect(host.route().step).toBe("service-options"));
    expect(localStorage.getItem("currentStep")).toBe("service-options");
  });
});
