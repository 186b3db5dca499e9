import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openWizard, startApi } from "../../testing.tsx";

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
  localStorage.clear();
  sessionStorage.clear();
});

function open(images: unknown) {
  sessionStorage.setItem("repairFlowState", JSON.stringify({ issueId: "i1", diagnosticId: "d1" }));
  localStorage.setItem("issueImages", JSON.stringify(images));
  const results = { resultType: "collision", needsMore: { message: "We could not tell what is damaged.", tips: [] } };
  const api = startApi({
    "GET /api/diagnostics/by-issue/i1": () => ({ id: "d1", issueId: "i1", results }),
    "GET /api/issues/i1": () => ({ id: "i1" }),
  });
  stop = api.stop;
  openWizard({ api: api.url, site: true, step: "diagnostic" });
}

it("shows the photos that went with the words beside the result, after a reload too", async () => {
  open([
    { data: "data:image/jpeg;base64,/9j/", filename: "door.jpg" },
    { data: "data:image/jpeg;base64,/9j/", filename: "hood.jpg" },
  ]);
  const photos = within(await screen.findByRole("region", { name: "Photos" }));
  expect(photos.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["door.jpg", "hood.jpg"]);
});

it("shows nothing where there were none", async () => {
  open([]);
  await screen.findByText("We could not tell what is damaged.");
  expect(screen.queryByRole("region", { name: "Photos" })).toBeNull();
});
