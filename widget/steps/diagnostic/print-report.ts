/** Prints the page with what belongs on paper opened, and folds it again afterwards. */
export function printReport(within: ParentNode) {
  const folded = [...within.querySelectorAll<HTMLDetailsElement>("details[data-printed]:not([open])")];
  for (const details of folded) details.open = true;
  addEventListener(
    "afterprint",
    () => {
      for (const details of folded) details.open = false;
    },
    { once: true },
  );
  print();
}
