const collator = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

/** Alphabetical as people read it: letter case does not count, and "Ram 150" stands before "Ram 1500". */
export const byName = (a: string, b: string): number => collator.compare(a, b);
