import type { Paper } from "../paper.ts";
import { type Layout, money, plain } from "./layout.ts";
import { jobLine, paged } from "./letterhead.ts";

const sumsOf = ({ charges, subtotal, tax, total }: Paper) => [
  ...charges,
  { text: "Subtotal", amount: subtotal },
  { text: "Sales tax", amount: tax },
  { text: "TOTAL", amount: total },
];
const pair = (text: string, amount: string) => `<p><span>${text}</span><i></i><span>${amount}</span></p>`;
const PAIRS = "main p{display:flex;margin:.5em 0} main header p{display:block} p i{flex:1}";

/** A thermal receipt: narrow, centered head, the count and the price of one on a line of their own below the part. */
export const thermal: Layout = (paper) => ({
  sheets: paged(
    paper,
    "ESTIMATE",
    paper.jobs,
    5,
    (jobs) =>
      jobs
        .map(
          ({ title, parts, labor }) =>
            parts
              .map(
                ({ name, quantity, price, total }) =>
                  `${pair(name.toUpperCase(), plain(total))}<small>&nbsp;&nbsp;${quantity} @ ${plain(price)}</small>`,
              )
              .join("") + pair(`LABOR ${title.toUpperCase()}`, plain(labor)),
        )
        .join(""),
    `<hr>${sumsOf(paper)
      .map(({ text, amount }) => pair(text.toUpperCase(), plain(amount)))
      .join("")}<hr><p>THANK YOU</p>`,
  ),
  css: `${PAIRS} main{padding-left:20%;padding-right:20%;color:#44444c} header{text-align:center} .meta{display:block} hr{border:0;border-top:2px dashed #555} p{font-size:.86em}`,
  lines: [
    ...paper.jobs.flatMap(({ title, parts, labor }) => [
      ...parts.map(({ name, total }) => ({ text: name, amount: total })),
      { text: title, amount: labor },
    ]),
    ...paper.charges,
  ],
});

/** Dots lead from the words to the amount. */
export const leaders: Layout = (paper) => ({
  sheets: paged(
    paper,
    "Proposal",
    paper.jobs,
    14,
    (jobs) => jobs.map(({ title, total }) => pair(title, money(total))).join(""),
    `<br>${sumsOf(paper)
      .map(({ text, amount }) => pair(text, money(amount)))
      .join("")}`,
  ),
  css: `${PAIRS} p i{border-bottom:3px dotted #333;margin:0 .4em .25em}`,
  lines: [...paper.jobs.map(jobLine), ...paper.charges],
});

/** Small print close together, the amounts at the far edge of the sheet with nothing to lead the eye. */
export const farAmounts: Layout = (paper) => ({
  sheets: paged(
    paper,
    "Estimate",
    paper.jobs,
    16,
    (jobs) =>
      jobs
        .map(({ title, parts, labor }) =>
          [
            ...parts.map(({ name, number, total }) => pair(`${number} ${name}`, plain(total))),
            pair(`Labor - ${title}`, plain(labor)),
          ].join(""),
        )
        .join(""),
    `<br>${sumsOf(paper)
      .map(({ text, amount }) => pair(text, plain(amount)))
      .join("")}`,
  ),
  css: `${PAIRS} main p{margin:.12em 0;font-size:.92em} main{padding-left:3%;padding-right:3%}`,
  lines: [
    ...paper.jobs.flatMap(({ title, parts, labor }) => [
      ...parts.map(({ name, total }) => ({ text: name, amount: total })),
      { text: title, amount: labor },
    ]),
    ...paper.charges,
  ],
});

/** A pad of forms filled in by hand: the work written on ruled lines. */
export const byHand: Layout = (paper) => ({
  sheets: paged(
    paper,
    "Estimate",
    paper.jobs,
    14,
    (jobs) => jobs.map(({ title, total }) => pair(title, plain(total))).join(""),
    `<br>${sumsOf(paper)
      .map(({ text, amount }) => pair(text, plain(amount)))
      .join("")}`,
  ),
  css: `${PAIRS} main p{border-bottom:1.5px solid #7d95b5;margin:.2em 0;padding:.1em .3em} p span:last-child{border-left:1.5px solid #7d95b5;width:17%;text-align:right} main{color:#20306b}`,
  lines: [...paper.jobs.map(jobLine), ...paper.charges],
  face: { package: "kalam", size: 21 },
});

/** A stamp across the lines, as light as red ink on paper. */
export const stamped: Layout = (paper) => ({
  sheets: paged(
    paper,
    "Estimate",
    paper.jobs,
    12,
    (jobs) =>
      `<div class="stamp">CUSTOMER COPY</div>${jobs.map(({ title, total }) => pair(title, money(total))).join("")}`,
    `<br>${sumsOf(paper)
      .map(({ text, amount }) => pair(text, money(amount)))
      .join("")}`,
  ),
  css: `${PAIRS} .stamp{position:absolute;left:34%;top:30%;transform:rotate(-17deg);border:.15em solid rgba(190,40,50,.45);color:rgba(190,40,50,.45);font:700 2.2em face;padding:.2em .5em}`,
  lines: [...paper.jobs.map(jobLine), ...paper.charges],
});
