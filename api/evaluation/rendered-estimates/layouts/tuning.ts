import { type Layout, money, plain, row, table } from "./layout.ts";
import { head, jobLine, paged, sums } from "./letterhead.ts";

/** One row a job: parts, hours, labor and their sum, in ruled cells. */
export const ruledTable: Layout = (paper) => ({
  sheets: paged(
    paper,
    "Repair Estimate",
    paper.jobs,
    14,
    (jobs) =>
      table(
        ["Description", "Parts", "Hours", "Labor", "Amount"],
        jobs.map(({ title, partsTotal, hours, labor, total }) =>
          row([title, money(partsTotal), hours.toFixed(1), money(labor), money(total)]),
        ),
      ),
    sums(paper),
  ),
  css: "td,th{border:2px solid #333;padding:.5em .6em} .sums{width:55%;margin-left:auto}",
  lines: [...paper.jobs.map(jobLine), ...paper.charges],
});

/** Parts in one table, labor in another, the columns far apart and without rules. */
export const partsAndLabor: Layout = (paper) => {
  const parts = paper.jobs.flatMap((job) => job.parts);
  const { jobs, rate } = paper;
  return {
    sheets: [
      `${head(paper, "ESTIMATE")}<h2>Parts</h2>${table(
        ["Qty", "Part number", "Description", "Unit price", "Extended"],
        parts.map((part) => row([part.quantity, part.number, part.name, plain(part.price), plain(part.total)])),
      )}<h2>Labor</h2>${table(
        ["Operation", "Hrs", "Rate", "Extended"],
        jobs.map(({ title, hours, labor }) => row([`Labor: ${title}`, hours.toFixed(2), plain(rate), plain(labor)])),
      )}${sums(paper, plain)}`,
    ],
    css: "th{border-bottom:2px solid #000} h2{margin:.9em 0 .2em;font-size:1.15em} .sums{width:50%;margin-left:auto;margin-top:1em}",
    lines: [
      ...parts.map(({ name, total }) => ({ text: name, amount: total })),
      ...jobs.map(({ title, labor }) => ({ text: title, amount: labor })),
      ...paper.charges,
    ],
  };
};

/** A narrow slip of a till: words left, amount right, in one fixed width. */
export const tillSlip: Layout = (paper) => ({
  sheets: paged(
    paper,
    "QUOTE",
    paper.jobs,
    12,
    (jobs) =>
      `<div class="slip">${jobs.map(({ title, total }) => `<p><span>${title}</span><span>${plain(total)}</span></p>`).join("")}</div>`,
    `<div class="slip"><hr>${[
      ...paper.charges,
      { text: "Subtotal", amount: paper.subtotal },
      { text: "Tax", amount: paper.tax },
      { text: "Total due", amount: paper.total },
    ]
      .map(({ text, amount }) => `<p><span>${text}</span><span>${plain(amount)}</span></p>`)
      .join("")}</div>`,
  ),
  css: "main{padding-left:18%;padding-right:18%} .slip p{display:flex;justify-content:space-between;margin:.55em 0} hr{border:0;border-top:2px dashed #222}",
  lines: [...paper.jobs.map(jobLine), ...paper.charges],
});

/** A block a job, with its parts and its hours × rate below. */
export const jobBlocks: Layout = (paper) => ({
  sheets: paged(
    paper,
    "Work order",
    paper.jobs,
    6,
    (jobs) =>
      jobs
        .map(
          ({ title, parts, hours, labor }, at) =>
            `<h3>Job ${at + 1}: ${title}</h3><table>${[
              ...parts.map(({ name, number, quantity, total }) =>
                row([`${name} <small>P/N ${number}</small>`, `Qty ${quantity}`, money(total)]),
              ),
              row([`Labor`, `${hours.toFixed(1)} hrs @ ${money(paper.rate)}`, money(labor)]),
            ].join("")}</table>`,
        )
        .join(""),
    sums(paper),
  ),
  css: "h3{background:#ddd;padding:.3em .5em;margin:.7em 0 .2em;font-size:1em} td:nth-child(2){width:30%} .sums{width:60%;margin-left:auto;border-top:3px solid #000} .sums td:nth-child(2){width:auto}",
  lines: [
    ...paper.jobs.flatMap(({ parts, labor }) => [
      ...parts.map(({ name, total }) => ({ text: name, amount: total })),
      { text: "Labor", amount: labor },
    ]),
    ...paper.charges,
  ],
});

/** Two columns side by side: parts on the left, labor on the right. */
export const twoColumns: Layout = (paper) => {
  const parts = paper.jobs.flatMap((job) => job.parts);
  return {
    sheets: [
      `${head(paper, "Estimate of repairs")}<div class="two"><section><h2>PARTS</h2>${table(
        ["Qty", "Part", "Price"],
        parts.map(({ name, quantity, total }) => row([quantity, name, plain(total)])),
      )}</section><section><h2>LABOR</h2>${table(
        ["Work", "Charge"],
        paper.jobs.map(({ title, labor }) => row([title, plain(labor)])),
      )}</section></div>${sums(paper)}`,
    ],
    css: ".two{display:flex;gap:5%} .two section{flex:1} .two{font-size:.86em} td,th{border-bottom:1.5px solid #777;padding:.4em .25em} h2{font-size:1em;margin:1em 0 .2em} .sums{width:50%;margin-left:auto;margin-top:1em}",
    lines: [
      ...parts.map(({ name, total }) => ({ text: name, amount: total })),
      ...paper.jobs.map(({ title, labor }) => ({ text: title, amount: labor })),
      ...paper.charges,
    ],
  };
};
