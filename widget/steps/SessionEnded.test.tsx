import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { StepId } from "#shared/steps.ts";
import { type Answers, problem } from "../testing.tsx";
import { ALL_IDS, openSite, startFreshVisits } from "../testing-visit.ts";

const form = {
  name: "Dana Reyes",
  email: "dana@example.com",
  zipCode: "85253",
  vehicleYear: "2012",
  vehicleMake: "Honda",
  vehicleModel: "Civic",
  mileage: 98000,
  termsAccepted: true,
};
startFreshVisits(ALL_IDS);
beforeEach(() => {
  localStorage.setItem("vehicleInfo", JSON.stringify(form));
  const draft = { issueType: "symptoms", issueDescription: "Grinding when I brake" };
  localStorage.setItem("issueDetails", JSON.stringify(draft));
});

const ended = () => problem(401, "Your session has ended.");

const open = (step: StepId, answers: Answers = {}) =>
  openSite(
    {
      "GET /api/diagnostics/by-issue/i1": ended,
      "GET /api/issues/i1": ended,
      "POST /api/vehicle-info": () => ({ userId: "u2", vehicleId: "v2" }),
      "POST /api/issue-details": ({ body }) =>
        (body as { userId: string }).userId === "u2" ? { issueId: "i2", diagnosticId: "d2" } : ended(),
      "GET /api/diagnostics/by-issue/i2": () => ({ id: "d2", results: { potentialCauses: [{ name: "Worn pads" }] } }),
      "GET /api/issues/i2": () => ({}),
      ...answers,
    },
    { step },
  );
const carryOn = () => screen.findByRole("button", { name: "Continue with what I typed" });

describe("a session that ends on the way", () => {
  it("goes on from the results with the vehicle and the words that were typed", async () => {
    const { user, api, wizard } = open("diagnostic");
    await user.click(await carryOn());
    expect((await screen.findAllByText("Worn pads")).length).toBeGreaterThan(0);
    expect(api.to("POST /api/vehicle-info")[0]!.body).toMatchObject({ email: form.email, mileage: 98000 });
    expect(api.to("POST /api/issue-details")[0]!.body).toMatchObject({
      vehicleId: "v2",
      description: "Grinding when I brake",
    });
    expect(wizard.state).toMatchObject({ userId: "u2", issueId: "i2", diagnosticId: "d2" });
    expect(screen.queryByText("Your session has ended")).toBeNull();
  });

  it("goes on from the words to their results", async () => {
    const { user, host } = open("issue-details");
    await user.click(await screen.findByRole("button", { name: "Analyze" }));
    await user.click(await carryOn());
    await waitFor(() => expect(host.route().step).toBe("diagnostic"));
    expect(await screen.findByRole("heading", { name: "Potential Causes" })).toBeTruthy();
  });

  it("keeps everything and offers another try when there is no way through", async () => {
    let down = true;
    const { user } = open("diagnostic", {
      "POST /api/vehicle-info": () =>
        down ? new Response("<h1>Bad gateway</h1>", { status: 502 }) : { userId: "u2", vehicleId: "v2" },
    });
    await user.click(await carryOn());
    expect(await screen.findByText(/check your connection and press the button again/)).toBeTruthy();
    expect(JSON.parse(localStorage.getItem("issueDetails")!).issueDescription).toBe("Grinding when I brake");
    down = false;
    await user.click(await carryOn());
    expect((await screen.findAllByText("Worn pads")).length).toBeGreaterThan(0);
  });

  it("leads to the start where nothing was typed", async () => {
    localStorage.removeItem("vehicleInfo");
    const { user, host } = open("diagnostic");
    await user.click(await screen.findByRole("button", { name: "Start again" }));
    await waitFor(() => expect(host.route().step).toBe("vehicle-info"));
  });
});
