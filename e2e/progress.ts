import type { Page } from "@playwright/test";
import type { IssueType } from "#shared/schemas/issue-details.ts";

/** A visitor's problem of each kind, in words that lead to a full result. */
export const PROBLEMS: Record<IssueType, string> = {
  symptoms: "Grinding noise from the front left when I brake. It started last week.",
  estimate: "Front brake pads and rotors $550.00\nEngine air filter $189.00\nFuel system cleaning $179\nTotal $918.00",
  collision: "Dented driver's door with scratched paint, and the front bumper is cracked.",
  parts: "I need front brake pads and rotors, and the alternator.",
};

/** Titles of the four kinds of result. */
export const TITLES: Record<IssueType, string> = {
  symptoms: "Potential Causes",
  estimate: "Shop Estimate Review",
  collision: "Collision Repair Assessment",
  parts: "Parts Replacement Estimate",
};

const OWNER = {
  name: "Dana Reyes",
  email: "dana.reyes@example.com",
  zipCode: "85253",
  vehicleYear: 2012,
  vehicleMake: "Honda",
  vehicleModel: "Civic",
  mileage: 98000,
  termsAccepted: true,
};

/**
 * Puts a visitor where a test begins: the problem is analyzed by the real API, and this browser keeps what it would
 * have kept on the way. Then go to any step.
 */
export async function analyzed(page: Page, issueType: IssueType, words = PROBLEMS[issueType]) {
  await page.goto("/faqs");
  const headers = { origin: new URL(page.url()).origin };
  const post = async (path: string, data: object) => (await page.request.post(path, { data, headers })).json();
  const { userId, vehicleId } = await post("/api/vehicle-info", OWNER);
  const issue = { userId, vehicleId, issueType, description: words };
  const { issueId, diagnosticId } = await post("/api/issue-details", issue);
  const currentStep = "diagnostic-results";
  const kept = {
    local: {
      userId,
      vehicleId,
      issueId,
      currentStep,
      vehicleInfo: JSON.stringify({ ...OWNER, vehicleYear: String(OWNER.vehicleYear) }),
      issueDetails: JSON.stringify({ issueType, issueDescription: words }),
    },
    session: { repairFlowState: JSON.stringify({ userId, vehicleId, issueId, diagnosticId, currentStep }) },
  };
  await page.evaluate(({ local, session }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  }, kept);
  return { userId, vehicleId, issueId, diagnosticId } as Record<string, string>;
}

/**
 * Every screen of the wizard that a visitor comes by: its address, the heading that says it is there, and what it
 * needs.
 */
export const SCREENS: readonly { name: string; path: string; heading: string; kind?: IssueType }[] = [
  { name: "vehicle info", path: "/steps/vehicle-info", heading: "Vehicle Information" },
  { name: "issue details", path: "/steps/issue-details", heading: "Issue Details", kind: "symptoms" },
  { name: "causes", path: "/steps/diagnostic-results", heading: TITLES.symptoms, kind: "symptoms" },
  { name: "estimate", path: "/steps/diagnostic-results", heading: TITLES.estimate, kind: "estimate" },
  { name: "collision", path: "/steps/diagnostic-results", heading: TITLES.collision, kind: "collision" },
  { name: "parts", path: "/steps/diagnostic-results", heading: TITLES.parts, kind: "parts" },
  { name: "service options", path: "/steps/service-options", heading: "Choose Your Service Level", kind: "symptoms" },
  { name: "shops", path: "/steps/confirmation/recommendations", heading: "Shops near you", kind: "symptoms" },
];

/** Opens a screen as a visitor who has come that far. */
export async function openScreen(page: Page, { path, heading, kind }: (typeof SCREENS)[number]) {
  if (kind) await analyzed(page, kind);
  await page.goto(path);
  await page.getByRole("heading", { name: heading }).waitFor();
  // The last screen is whole once its shops are here.
  if (path.includes("confirmation")) await page.getByRole("article").first().waitFor();
}
