import type { Paper, PaperJob } from "../paper.ts";
import { money, type PrintedLine, row, sheetsOf } from "./layout.ts";

/** Shop, number, date and car, as the tuning half prints them. */
export const head = ({ shop, street, town, phone, car, mileage, number, date }: Paper, title: string) => `
  <header><h1>${shop}</h1><p>${street}<br>${town}<br>${phone}</p></header>
  <div class="meta"><b>${title} #${number}</b> <span>Date: ${date}</span></div>
  <div class="meta"><span>Vehicle: ${car}</span> <span>Mileage: ${mileage.toLocaleString("en-US")}</span></div>`;

/** Charges, subtotal, tax and total at the foot. */
export const sums = ({ charges, subtotal, taxRate, tax, total }: Paper, show = money) =>
  `<table class="sums">${[
    ...charges.map(({ text, amount }) => row([text, show(amount)])),
    row(["Subtotal", show(subtotal)]),
    row([`Sales tax (${taxRate}% on parts)`, show(tax)]),
    row(["<b>TOTAL</b>", `<b>${show(total)}</b>`]),
  ].join("")}</table>`;

/** Sheets of at most so many rows; the letterhead on the first, the sums on the last. */
export const paged = <T>(
  paper: Paper,
  title: string,
  rows: readonly T[],
  most: number,
  body: (rows: T[]) => string,
  end: string,
) => {
  const cut = sheetsOf(rows, most);
  return cut.map((part, at) => {
    const page = cut.length > 1 ? `<footer>Page ${at + 1} of ${cut.length}</footer>` : "";
    return `${at === 0 ? head(paper, title) : `<div class="meta"><b>${title} #${paper.number}, continued</b></div>`}${body(part)}${at === cut.length - 1 ? end : ""}${page}`;
  });
};

export const jobLine = ({ title, total }: PaperJob): PrintedLine => ({ text: title, amount: total });
