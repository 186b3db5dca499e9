import { expect, it } from "vitest";
import { quoteIn } from "./quote.ts";

const TEXT = "It’s  loud (very),\nand costs $5.00? Yes: a+b.";

it.each([
  ["it's loud", "It’s  loud"],
  ['"It\'s loud"', "It’s  loud"],
  ["loud (very), and costs", "loud (very),\nand costs"],
  ["$5.00?", "$5.00?"],
  ["… a+b …", "a+b"],
])("%s stands in the text", (words, found) => {
  const quote = quoteIn(TEXT, words)!;
  expect(quote.text).toBe(found);
  expect(TEXT.slice(quote.start, quote.end)).toBe(found);
});

it.each([null, "", " … ", "it is loud", "$5700", "loud.*costs", "aab"])("%s does not", (words) =>
  expect(quoteIn(TEXT, words)).toBeUndefined(),
);
