import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { problem } from "../../testing.tsx";
import { openSite, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits();

const open = (answer: unknown) =>
  openSite({ "GET /api/shared/t%2F1": () => answer }, { siteUrl: "https://ours.test", shared: "t/1" });

it("a shared result is read without a session, and there is nothing to change", async () => {
  open({
    expiresAt: "2026-12-21T12:00:00Z",
    subject: { year: 2012, make: "Honda", model: "Civic", place: "AZ", text: "Grinding" },
    results: {
      potentialCauses: [{ name: "Brake pads worn", probability: 64 }],
      questions: [{ id: "q", text: "When?", options: [{ id: "a", label: "Always" }] }],
    },
  });
  expect((await screen.findAllByText("Brake pads worn")).length).toBeGreaterThan(0);
  expect(screen.getByText("2012 Honda Civic")).toBeTruthy();
  expect(screen.getByText(/The link works until December 21, 2026/)).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Print"]);
  expect(screen.getByRole("link", { name: "Start with your own car" }).getAttribute("href")).toBe(
    "https://ours.test/steps/vehicle-info",
  );
});

it("a shared result too early to say promises nothing of a question that only its owner can answer", async () => {
  open({
    results: {
      potentialCauses: [{ name: "Brake pads worn", probability: 30 }],
      questions: [{ id: "q", text: "When?", options: [{ id: "a", label: "Always" }] }],
    },
  });
  expect(await screen.findByText("Too early to say. A shop has to look.")).toBeTruthy();
});

it.each([problem(404, "Not found"), new Response("<h1>Hello</h1>")])(
  "a link that does not work says what to do",
  async (answer) => {
    open(answer);
    expect((await screen.findByRole("alert")).textContent).toContain("Ask for a new one");
    expect(screen.getByRole("link", { name: "Start with your own car" })).toBeTruthy();
  },
);
