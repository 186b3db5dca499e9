import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openDiagnostic, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits(RESULT_IDS);

function open(images: unknown) {
  localStorage.setItem("issueImages", JSON.stringify(images));
  const results = { resultType: "collision", needsMore: { message: "We could not tell what is damaged.", tips: [] } };
  openDiagnostic(() => ({ id: "d1", issueId: "i1", results }));
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
