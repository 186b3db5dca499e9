import type { Paper } from "../paper.ts";
import { type Layout, money, plain, row, sheetsOf, table } from "./layout.ts";

const sums = ({ charges, subtotal, tax, total }: Paper, show = money) =>
  [
    ...charges,
    { text: "Sub-total", amount: subtotal },
    { text: "Tax", amount: tax },
    { text: "Grand Total", amount: total },
  ]
    .map(({ text, amount }) => row([text, show(amount)]))
    .join("");

const pages = (sheets: readonly string[]) =>
  sheets.map((sheet, at) => (sheets.length > 1 ? `${sheet}<footer>${at + 1} / ${sheets.length}</footer>` : sheet));

/** A dealer's sheet: op codes, the job over its parts, three columns of money. */
export const dealerSheet: Layout = (paper) => ({
  sheets: pages(
    sheetsOf(paper.jobs, 8).map(
      (jobs, at, all) =>
        `${at === 0 ? `<p class="c"><b>${paper.shop.toUpperCase()}</b><br>${paper.street} * ${paper.town}</p><p>VEHICLE ${paper.car} &nbsp; ODOMETER ${paper.mileage} &nbsp; R.O. ${paper.number}</p>` : ""}${table(
          ["Op", "Service", "Parts", "Labor", "Total"],
          jobs.map((job, index) =>
            row([
              `${String.fromCharCode(65 + at * 8 + index)}${10 + index}X`,
              `${job.title}<br><small>${job.parts.map(({ name }) => name).join(", ")}</small>`,
              plain(job.partsTotal),
              plain(job.labor),
              plain(job.total),
            ]),
          ),
        )}${at === all.length - 1 ? `<table class="sums">${sums(paper, plain)}</table>` : ""}`,
    ),
  ),
  css: ".c{text-align:center} td{border-left:1.5px solid #555;border-right:1.5px solid #555} th{border:1.5px solid #555} table{border:1.5px solid #555} .sums{width:46%;margin-left:54%}",
  lines: [...paper.jobs.map(({ title, total }) => ({ text: title, amount: total })), ...paper.charges],
});

/** A list with dotted leaders between words and price. */
export const dottedList: Layout = (paper) => ({
  sheets: pages(
    sheetsOf(paper.jobs, 14).map(
      (jobs, at, all) =>
        `${at === 0 ? `<h1>${paper.shop}</h1><p>${paper.town} &nbsp; ${paper.phone}</p><p>${paper.car}, ${paper.mileage} miles</p><h2>Estimate ${paper.number}</h2>` : ""}<div class="list">${[
          ...jobs.map(({ title, total }) => ({ text: title, amount: total })),
          ...(at === all.length - 1
            ? [...paper.charges, { text: "Tax", amount: paper.tax }, { text: "Total", amount: paper.total }]
            : []),
        ]
          .map(({ text, amount }) => `<p><span>${text}</span><i></i><span>${money(amount)}</span></p>`)
          .join("")}</div>`,
    ),
  ),
  css: "h2{margin:.8em 0} .list p{display:flex;margin:.5em 0} i{flex:1;border-bottom:.12em dotted #444;margin:0 .5em .35em}",
  lines: [...paper.jobs.map(({ title, total }) => ({ text: title, amount: total })), ...paper.charges],
});

/** Zebra rows, every part and every labor a row of its own with a type in front and the quantity × price behind. */
export const zebraRows: Layout = (paper) => {
  const lines = paper.jobs.flatMap(({ title, parts, hours, labor }) => [
    ...parts.map(({ name, quantity, price, total }) => ({
      kind: "Part",
      text: name,
      quantity: `${quantity}`,
      price,
      amount: total,
    })),
    { kind: "Labor", text: title, quantity: hours.toFixed(1), price: paper.rate, amount: labor },
  ]);
  return {
    sheets: pages(
      sheetsOf(lines, 18).map(
        (part, at, all) =>
          `${at === 0 ? `<div class="meta"><h1>${paper.shop}</h1><p>${paper.street}<br>${paper.town}</p></div><p><b>Quote for</b> ${paper.car}</p>` : ""}${table(
            ["Type", "Description", "Qty", "Rate", "Amount"],
            part.map(({ kind, text, quantity, price, amount }) =>
              row([kind, text, quantity, money(price), money(amount)]),
            ),
          )}${at === all.length - 1 ? `<table class="sums">${sums(paper)}</table>` : ""}`,
      ),
    ),
    css: "thead th{background:#2b3a4d;color:#fff} tbody tr:nth-child(even){background:#e4e8ee} .sums{width:50%;margin-left:auto} .sums tr{background:none!important}",
    lines: [...lines.map(({ text, amount }) => ({ text, amount })), ...paper.charges],
  };
};

/** A printed form: parts with their quantity left, work right, boxes and the sums below on the right. */
export const boxedForm: Layout = (paper) => {
  const parts = paper.jobs.flatMap((job) => job.parts);
  return {
    sheets: [
      `<div class="meta"><div><b>${paper.shop}</b><br>${paper.street}<br>${paper.town}</div><div>No. ${paper.number}<br>${paper.date}</div></div>
      <p class="box">${paper.car} &nbsp; ${paper.mileage} mi</p>
      <div class="two"><section>${table(
        ["Qty", "Part", "Amount"],
        parts.map(({ name, quantity, total }) => row([quantity, name, money(total)])),
      )}</section>
      <section>${table(
        ["Labor", "Amount"],
        paper.jobs.map(({ title, labor }) => row([title, money(labor)])),
      )}<table class="sums">${sums(paper)}</table></section></div>`,
    ],
    css: ".two{display:flex;gap:3%;font-size:.84em} section{flex:1} td,th{border:1.5px solid #666;padding:.4em .35em} .box{border:1.5px solid #666;padding:.4em;margin:.7em 0}",
    lines: [
      ...parts.map(({ name, total }) => ({ text: name, amount: total })),
      ...paper.jobs.map(({ title, labor }) => ({ text: title, amount: labor })),
      ...paper.charges,
    ],
  };
};
