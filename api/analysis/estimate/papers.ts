import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import { findRepairs } from "../parts/find-repairs.ts";
import { numbersOf } from "./amounts.ts";
import type { ReadEstimate } from "./estimate-lines.ts";
import { isShopRow } from "./letterhead.ts";
import { readEstimate } from "./read-estimate.ts";

/** One of several estimates for the same car: who gives it, as told, and what was read of it. */
export interface Paper {
  name: string;
  read: ReadEstimate;
  /** Its own words, where `read` has the text of all. */
  words: string;
}

const SAYS = KNOWLEDGE.estimateSentences.comparison;
const { quoters, shops } = KNOWLEDGE.estimateWords;
const CHAIN = new RegExp(shops.chains, "i");
/** Who gives an estimate, at the start of its first row. */
const GIVER = new RegExp(`^\\W*(?:${quoters}|${shops.chains})`, "i");

/** A text with the place where it begins in all that was given. */
interface Piece {
  text: string;
  start: number;
}

/**
 * The estimates in what an owner pasted and photographed, where there are two or more: each has a heading or a total of
 * its own, and the last total is not that of them all. Undefined where it is all one paper.
 */
export function papersIn(ownWords: string, pictures: readonly { text: string }[]): Paper[] | undefined {
  const pages: Piece[] = [];
  let start = ownWords.length + 1;
  for (const { text } of pictures) {
    if (text.trim() !== "") pages.push({ text, start });
    start += text.length + 1;
  }
  const { talk, sections } = sectionsOf(ownWords);
  return several(byTotals(pages, ownWords)) ?? several(sections.map((section) => paperOf(section, talk)));
}

/** Photographed pages by paper: one ends with the page that has its total. */
function byTotals(pages: readonly Piece[], talk: string): Paper[] {
  const papers: Piece[] = [];
  let isOpen = false;
  for (const page of pages) {
    const last = papers.at(-1);
    if (isOpen && last) Object.assign(last, { text: `${last.text}\n${page.text}` });
    else papers.push({ ...page });
    isOpen = printedTotal(readEstimate(papers.at(-1)!.text)) === undefined;
  }
  return papers.map((paper) => paperOf(paper, talk));
}

/** Rows under the heading of each giver; `talk` is what is said before the first. */
function sectionsOf(text: string): { talk: string; sections: Piece[] } {
  const sections: Piece[] = [];
  let talk = "";
  let isPriced = true;
  let start = 0;
  for (const row of text.split(/(?<=\n)/)) {
    const hasPrice = numbersOf(row).amounts.length > 0;
    const isHeading = isHeadingRow(row.trim(), hasPrice);
    const last = sections.at(-1);
    if (isHeading && isPriced) sections.push({ text: row, start });
    else if (last) last.text += row;
    else talk += row;
    isPriced = sections.length === 0 || (isPriced && !isHeading) || hasPrice;
    start += row.length;
  }
  return { talk, sections };
}

function isHeadingRow(row: string, hasPrice: boolean) {
  const giver = GIVER.exec(row)?.[0];
  if (giver !== undefined) return !hasPrice || /^\s*[^\n]{0,30}?[:–—-]/.test(row.slice(giver.length));
  return !hasPrice && isShopRow(row) && findRepairs(row).found.length === 0;
}

function paperOf({ text, start }: Piece, talk: string): Paper {
  const read = readEstimate(text);
  const lines = read.lines.map((line) => ({ ...line, start: line.start + start, end: line.end + start }));
  const heading = text.trim().split("\n")[0]!.trim();
  const giver = CHAIN.exec(heading)?.[0] ?? read.shopName ?? GIVER.exec(heading)?.[0].trim();
  return { name: giver ?? "", read: { ...read, lines, text: [talk, text].filter(Boolean).join("\n") }, words: text };
}

const printedTotal = ({ total, isOnlyPrice }: ReadEstimate) => (isOnlyPrice ? undefined : total);

/** The papers, where they are several and no last total adds them up. */
function several(papers: readonly Paper[]): Paper[] | undefined {
  const isPaper = ({ read }: Paper) =>
    read.lines.some(({ work }) => work.length > 0) && read.lines.some(({ amount }) => amount !== undefined);
  const sum = papers.flatMap(({ read }) => read.lines).reduce((all, { amount = 0 }) => all + amount, 0);
  const last = papers.at(-1)?.read;
  const isAddedUp = ((last && printedTotal(last)) ?? 0) >= sum * 0.95;
  const isSame = new Set(papers.map(({ name, read }) => `${name.toLowerCase()} ${read.total}`)).size < papers.length;
  const isToldApart = papers.every(({ name, read }) => name !== "" || printedTotal(read) !== undefined);
  if (papers.length < 2 || !papers.every(isPaper) || !isToldApart || isAddedUp || isSame) return undefined;
  return papers.map((paper, at) => ({ ...paper, name: paper.name || fill(SAYS.nameless, { count: at + 1 }) }));
}
