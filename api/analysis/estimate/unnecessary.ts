import { money } from "#shared/format/money.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { spoken } from "../knowledge/repair.ts";
import { fill } from "../knowledge/template.ts";
import { type ToldOfWork, UPSELLS, type Upsell, type UpsellContext } from "../knowledge/upsells.ts";
import type { Doubt } from "./doubt.ts";
import { labelOf, type ReadEstimate } from "./estimate-lines.ts";
import type { Job } from "./jobs.ts";
import type { JudgedJob } from "./judge.ts";
import { laborPaidTwice } from "./paid-twice.ts";
import { pooledDoubts } from "./pool-need.ts";
import { tellingOf } from "./told-of-work.ts";

const SAYS = KNOWLEDGE.estimateSentences.doubt;

/** Shop supplies above this share of the work, or this many dollars, are more than most shops post. */
const SUPPLIES = { share: 0.12, dollars: 60 };

/** Lines that may not be needed, by mileage, age and what is told: why, when they would be right, and what to ask. */
export function doubtsAbout(judged: readonly JudgedJob[], read: ReadEstimate, context: UpsellContext): Doubt[] {
  const toldOf = tellingOf(
    read.text,
    judged.map(({ job }) => job),
    context,
  );
  const doubts = judged.flatMap((one) => {
    const told = toldOf(one.job);
    const named = one.job.work.length > 1 ? one.job.work.map((work) => ({ ...one.job, work: [work] })) : [one.job];
    const found = named.flatMap((job) => {
      const rows = UPSELLS.filter((upsell) => isSoldAs(upsell, job) && upsell.doubtful(context, told));
      const decisive = rows.filter((row) => row.decisive);
      const row = decisive.find(({ first }) => first) ?? decisive[0] ?? rows[0];
      const own = named.length > 1 ? job.work[0]!.repair.name : one.service.name;
      return row ? [{ row, name: rows.find(({ name }) => name)?.name ?? own }] : [];
    });
    // One amount pays for all work of a line: it counts once.
    const distinct = found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
    const own = distinct.map(({ row, name }, at) =>
      doubt(
        row,
        name,
        { amount: at === 0 ? one.job.amount : undefined, line: wordsOnPaper(one.job) },
        { context, told },
      ),
    );
    return pooledDoubts(own, one).map((doubt) => ({ ...doubt, of: one }));
  });
  return [...doubts, ...twicePaid(judged), ...highFees(judged, read)];
}

function isSoldAs({ repairs, words, anyWorkBut }: Upsell, { work, lines }: Job) {
  const ids = work.map(({ repair }) => repair.id);
  if (anyWorkBut) return ids.length > 0 && ids.every((id) => !anyWorkBut.includes(id));
  return ids.some((id) => repairs?.includes(id)) || lines.some(({ text }) => words?.test(text.toLowerCase()));
}

interface Grounds {
  context: UpsellContext;
  told: ToldOfWork;
}

function doubt(
  upsell: Upsell,
  name: string,
  { amount, line }: { amount?: number; line: string },
  { context: { miles, age, said }, told }: Grounds,
): Doubt {
  const words = upsell.told?.exec(upsell.anyWorkBut && !upsell.toldOfCar ? told.said : said)?.[0].trim();
  return {
    item: {
      item: name,
      ...(line !== "" && !name.toLowerCase().includes(line.toLowerCase()) && { line }),
      details: [
        fill(SAYS.check, { why: lowerFirst(upsell.why) }),
        ...(words ? [fill(SAYS.told, { words })] : []),
        ...(upsell.ofMakersNote && told.makerPays ? [fill(SAYS.known, { note: told.makerPays.note })] : []),
        fill(SAYS.right, { right: upsell.right }),
        fill(SAYS.ask, { question: upsell.ask }),
      ],
      note: miles === undefined ? fill(SAYS.noMileage, { age }) : undefined,
      amount,
    },
    ask: upsell.ask,
    why: lowerFirst(upsell.why),
    first: upsell.first,
    ofNeed: !upsell.whoPays,
    decisive: upsell.decisive ?? false,
  };
}

/** How the paper names the work: its first priced line, without what only tells of labor. */
function wordsOnPaper({ lines }: Job): string {
  const priced = lines.filter(({ amount }) => amount !== undefined);
  return labelOf((priced.find(({ covers }) => covers !== "labor") ?? priced[0] ?? lines[0])!.text);
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function twicePaid(judged: readonly JudgedJob[]): Doubt[] {
  return laborPaidTwice(judged).map(({ of, part, whole, labor }) => {
    const ask = fill(SAYS.paidTwiceAsk, { part: spoken(part.name), whole });
    const why = lowerFirst(fill(SAYS.paidTwice, { whole }));
    return {
      item: {
        item: fill(SAYS.paidTwiceItem, { part: part.name }),
        details: [
          fill(SAYS.check, { why }),
          fill(SAYS.right, { right: SAYS.paidTwiceRight }),
          fill(SAYS.ask, { question: ask }),
        ],
        amount: labor,
      },
      ask,
      why,
      of,
      ofNeed: false,
      decisive: true,
    };
  });
}

function highFees(judged: readonly JudgedJob[], read: ReadEstimate): Doubt[] {
  const work = judged.reduce((sum, { job }) => sum + (job.amount ?? 0), 0);
  const fees = read.fees.filter(({ text }) => !/core|tire/i.test(text));
  const sum = fees.reduce((total, { amount }) => total + amount, 0);
  if (fees.length === 0 || (sum <= SUPPLIES.dollars && sum <= work * SUPPLIES.share)) return [];
  const ask = SAYS.feesAsk;
  return [
    {
      item: {
        item: fees.map(({ text }) => labelOf(text) || SAYS.fee).join(", "),
        details: [fill(SAYS.fees, { price: money(sum) }), SAYS.feesRight, fill(SAYS.ask, { question: ask })],
        amount: sum,
      },
      ask,
      why: fill(SAYS.fees, { price: money(sum) }),
      ofNeed: false,
      decisive: false,
    },
  ];
}
