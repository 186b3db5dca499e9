import { expect, test } from "vitest";
import { isComplaintHeader, readComplaints } from "./complaints.ts";

const HEADER = "odino,make,model,year,component,state,miles,date,crash,fire,text";
const rows = (...lines: string[]) => readComplaints([HEADER, ...lines].join("\n"));

test("a file is told by its columns", () => {
  expect(isComplaintHeader(HEADER)).toBe(true);
  expect(isComplaintHeader('{"year": 2014, "make": "Toyota", "text": "component"}')).toBe(false);
});

test("a complaint becomes a case of the systems that its components may mean", () => {
  const { evalCases } = rows(
    '1,FORD,F-150,2016,"STEERING,SERVICE BRAKES, HYDRAULIC",OH,92000,20240101,N,N,"It pulls, hard."',
  );
  expect(evalCases).toMatchObject([
    {
      vehicle: { year: 2016, make: "FORD", model: "F-150", mileage: 92000 },
      place: { state: "OH" },
      text: "It pulls, hard.",
      troubles: [{ causes: [], systems: ["steering", "brakes"] }],
    },
  ]);
});

test("what names no system, no car or no story is counted apart", () => {
  const { evalCases, apart } = rows(
    "1,FORD,F-150,2016,UNKNOWN OR OTHER,OH,,20240101,N,N,It broke.",
    "2,FORD,F-150,9999,STEERING,OH,,20240101,N,N,It broke.",
    "3,FORD,F-150,2016,STEERING,OH,,20240101,N,N,",
    "4,FORD,F-150,2016,STEERING,,,20240101,N,N,It broke.",
  );
  expect([evalCases.length, apart]).toEqual([1, 3]);
  expect(evalCases[0]?.vehicle).not.toHaveProperty("mileage");
});
