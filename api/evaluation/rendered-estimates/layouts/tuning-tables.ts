import type { Paper } from "../paper.ts";
import { type Layout, money, plain, row, table } from "./layout.ts";
import { head, jobLine, paged, sums } from "./letterhead.ts";

const partsOf = ({ jobs }: Paper) => jobs.flatMap(({ parts }) => parts);
const bothHalves = (paper: Paper) => [
  ...partsOf(paper).map(({ name, total }) => ({ text: name, amount: total })),
  ...paper.jobs.map(({ title, labor }) => ({ text: title, amount: labor })),
  ...paper.charges,
];

/** Parts and labor side by side in one ruled table: every cell boxed, the halves a hair apart. */
export const ruledColumns: Layout = (paper) => ({
  sheets: [
    `${head(paper, "Repair Order Estimate")}<div class="two">${table(
      ["Qty", "Parts", "Amount"],
      partsOf(paper).map(({ name, quantity, total }) => row([quantity, name, plain(total)])),
    )}${table(
      ["Labor performed", "Amount"],
      paper.jobs.map(({ title, labor }) => row([title, plain(labor)])),
    )}</div>${sums(paper)}`,
  ],
  css: ".two{display:flex;gap:.4em;align-items:flex-start;font-size:.86em} td,th{border:1.5px solid #222;padding:.3em .35em} th{background:#ddd} .sums{width:48%;margin-left:auto}",
  lines: bothHalves(paper),
});

/** Labor on the left, parts on the right, one line down the middle, the sum of each half at its foot. */
export const splitLedger: Layout = (paper) => {
  const [labor, parts] = [paper.jobs, partsOf(paper)];
  const rows = Array.from({ length: Math.max(labor.length, parts.length) + 2 }, (_, at) => {
    const [job, part] = [labor[at], parts[at]];
    return row([
      job?.title ?? "",
      job ? money(job.labor) : "",
      part ? `${part.quantity} ${part.name}` : "",
      part ? money(part.total) : "",
    ]);
  });
  const foot = row(["Total labor", money(paper.laborTotal), "Total parts", money(paper.partsTotal)]);
  return {
    sheets: [
      `${head(paper, "Service Estimate")}${table(["LABOR", "PRICE", "PARTS", "PRICE"], [...rows, foot])}${sums(paper)}`,
    ],
    css: "table{font-size:.86em} td,th{border:2px solid #444;padding:.35em .4em;height:2em} td:nth-child(2){border-right:5px double #000} .sums{width:50%;margin-left:auto} .sums td:nth-child(2){border-right:2px solid #444}",
    lines: bothHalves(paper),
  };
};

/** A box a job, in it the parts and the labor, its sum in a gray foot. */
export const boxedJobs: Layout = (paper) => ({
  sheets: paged(
    paper,
    "Estimate",
    paper.jobs,
    5,
    (jobs) =>
      jobs
        .map(
          ({ title, parts, hours, labor }) =>
            `<div class="box"><h3>${title}</h3><table>${[
              ...parts.map(({ name, quantity, price, total }) => row([name, quantity, plain(price), plain(total)])),
              row(["Labor", hours.toFixed(2), plain(paper.rate), plain(labor)]),
            ].join("")}</table></div>`,
        )
        .join(""),
    sums(paper),
  ),
  css: ".box{border:2.5px solid #000;margin:.6em 0;padding:.2em .5em} .box h3{font-size:1em;border-bottom:1px solid #000} .box table{margin:0} .box td{width:14%} .box td:first-child{width:58%} .sums{width:50%;margin-left:auto;border:2.5px solid #000}",
  lines: [
    ...paper.jobs.flatMap(({ parts, labor }) => [
      ...parts.map(({ name, total }) => ({ text: name, amount: total })),
      { text: "Labor", amount: labor },
    ]),
    ...paper.charges,
  ],
});

/** Gray and white rows by turns under a dark head, and a drawn mark beside the name of the shop. */
export const zebra: Layout = (paper) => ({
  sheets: paged(
    paper,
    "ESTIMATE",
    paper.jobs,
    14,
    (jobs) =>
      `<svg class="logo" viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="none" stroke="#123" stroke-width="7"/><path d="M20 62 L32 40 H68 L80 62 Z" fill="#123"/><circle cx="34" cy="66" r="9" fill="#123"/><circle cx="66" cy="66" r="9" fill="#123"/></svg>${table(
        ["#", "Service", "Parts", "Labor", "Total"],
        jobs.map(({ title, partsTotal, labor, total }, at) =>
          row([at + 1, title, money(partsTotal), money(labor), money(total)]),
        ),
      )}`,
    sums(paper),
  ),
  css: ".logo{position:absolute;right:6%;top:4%;width:15%} th{background:#2b3440;color:#fff} tbody tr:nth-child(odd) td{background:#cfd4da} td,th{padding:.55em .5em} .sums{width:52%;margin-left:auto}",
  lines: [...paper.jobs.map(jobLine), ...paper.charges],
});

/** The sign at the left of its cell and the figure at the right, as a ledger has it: "$        123.45". */
export const spacedDollars: Layout = (paper) => {
  const apart = (amount: number) => `<span>${amount < 0 ? "-" : ""}$</span><span>${plain(Math.abs(amount))}</span>`;
  const line = (text: string, amount: number) => `<tr><td>${text}</td><td><div>${apart(amount)}</div></td></tr>`;
  return {
    sheets: paged(
      paper,
      "Written Estimate",
      paper.jobs,
      13,
      (jobs) => `<table>${jobs.map(({ title, total }) => line(title, total)).join("")}</table>`,
      `<table class="sums">${[
        ...paper.charges,
        { text: "Subtotal", amount: paper.subtotal },
        { text: "Tax", amount: paper.tax },
        { text: "Total", amount: paper.total },
      ]
        .map(({ text, amount }) => line(text, amount))
        .join("")}</table>`,
    ),
    css: "td{border:1.5px solid #555;padding:.45em .6em} td:nth-child(2){width:21%} td div{display:flex;justify-content:space-between} .sums td:first-child{text-align:right}",
    lines: [...paper.jobs.map(jobLine), ...paper.charges],
  };
};

/** A narrow column of words, each job broken over two or three lines with its amount on the first. */
export const wrapped: Layout = (paper) => ({
  sheets: paged(
    paper,
    "Estimate",
    paper.jobs,
    8,
    (jobs) =>
      table(
        ["Item", "Description", "Hrs", "Amount"],
        jobs.map(({ title, hours, parts, total }, at) =>
          row([
            `${at + 1}`,
            `${title}, includes ${parts.map(({ name }) => name.toLowerCase()).join(" and ")}`,
            hours.toFixed(1),
            money(total),
          ]),
        ),
      ),
    sums(paper),
  ),
  css: "td,th{border-bottom:1.5px solid #888;padding:.45em .5em} td:nth-child(2){width:44%} .sums{width:55%;margin-left:auto}",
  lines: [...paper.jobs.map(jobLine), ...paper.charges],
});
