import { expect, it } from "vitest";
import { leadingLines } from "./summary.ts";

const cause = (name: string, probability: number) => ({ name, probability });

it("names the causes that lead, of each complaint in turns", () => {
  const potentialCauses = [cause("Worn pads", 60), cause("Glazed pads", 20), cause("Rotors", 10)];
  expect(leadingLines({ potentialCauses })).toEqual(["Worn pads (60 %)", "Glazed pads (20 %)", "Rotors (10 %)"]);
  const furtherComplaints = [{ potentialCauses: [cause("Low refrigerant", 50)] }];
  expect(leadingLines({ potentialCauses, furtherComplaints })).toEqual([
    "Worn pads (60 %)",
    "Low refrigerant (50 %)",
    "Glazed pads (20 %)",
  ]);
});
