import { expect, it } from "vitest";
import { grouped } from "./NumberField.tsx";

it.each([
  ["98000", "98,000"],
  ["98 000", "98,000"],
  ["98.000", "98,000"],
  ["98,000", "98,000"],
  ["007", "7"],
  ["0", "0"],
  ["", ""],
  ["98000.5", "98,000"],
  ["98,000.50", "98,000"],
  ["98.0001", "98.0001"],
  ["98k", "98k"],
  ["98,000 mi", "98,000 mi"],
  ["-5", "-5"],
])("%j becomes %j", (typed, shown) => expect(grouped(typed)).toBe(shown));
