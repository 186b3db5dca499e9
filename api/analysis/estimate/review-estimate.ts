import { money } from "#shared/format/money.ts";
import type { EstimateReview, EstimateService, Results } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fits, spoken } from "../knowledge/repair.ts";
import { estimateLawOf } from "../knowledge/state-laws.ts";
import { fill } from "../knowledge/template.ts";
import type { UpsellContext } from "../knowledge/upsells.ts";
import { repairLocation } from "../parts/location.ts";
import { placeName } from "../pricing/local-rate.ts";
import type { AnalysisReaders } from "../readers.ts";
import { safetyBeside } from "../safety/read-safety.ts";
import { readEstimateOf } from "../understood/estimate.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { alternativesIn } from "./alternatives.ts";
import { compare } from "./compare.ts";
import type { Doubt } from "./doubt.ts";
import type { Charge, EstimateLine, ReadEstimate } from "./estimate-lines.ts";
import { cents, isMixed, type Job, jobsOf } from "./jobs.ts";
import { type JudgedJob, judge } from "./judge.ts";
import { doubledIn, missingFrom } from "./missing-and-doubled.ts";
import { notJudged } from "./not-judged.ts";
import { ownersWords } from "./owners-words.ts";
import { type Paper, papersIn } from "./papers.ts";
import { questionsToAsk } from "./questions.ts";
import { MOST_PIECES, readEstimate } from "./read-estimate.ts";
import { reconcile, type Sums } from "./reconcile.ts";
import { withoutDenied } from "./told-of-work.ts";
import { doubtsAbout } from "./unnecessary.ts";
import { verdictOn } from "./verdict.ts";

const SAYS = KNOWLEDGE.estimateSentences;

/** A shop's estimate, pasted or read from pictures → each line judged for this car and ZIP, and what to ask. */
export function reviewEstimate(input: AnalysisInput, profile: VehicleProfile, readers: AnalysisReaders): Results {
  const { read, unread, papers } = readInput(input);
  const lines = input.understood?.estimate ? readEstimate(input.text).lines : read.lines;
  const safety = safetyBeside("prices", ownersWords(input.text, lines), readers);
  const quotes = safety.quotes.map(({ start, end }) => ({ text: input.text.slice(start, end), start, end }));
  return { ...reviewReadEstimate(read, unread, input, profile, papers), safety: { ...safety, quotes } };
}

function readInput({ text: ownWords, pictures, understood }: AnalysisInput) {
  if (understood?.estimate)
    return { read: readEstimateOf(understood.estimate, ownWords), unread: [], papers: undefined };
  const papers = papersIn(ownWords, pictures);
  const unread = pictures.flatMap(({ filename, text, problem }) =>
    text.trim() === "" ? [problem ?? cannotRead(filename)] : [],
  );
  return { read: readEstimate([ownWords, ...pictures.map(({ text }) => text)].join("\n")), unread, papers };
}

/**
 * The same for an estimate that any reader has read; `unread` says of each picture that was not read why. Of several
 * `papers`, or alternatives on one, the cheapest with all of the work is judged.
 */
export function reviewReadEstimate(
  wholePaper: ReadEstimate,
  unread: readonly string[],
  input: AnalysisInput,
  profile: VehicleProfile,
  papers?: readonly Paper[],
): Results {
  const several = papers ?? alternativesIn(wholePaper);
  const compared = several && compare(several);
  const read = compared?.read ?? wholePaper;
  const assumptions = [
    ...unread,
    ...input.pictures.flatMap(({ filename, doubtful = [] }) => hardToRead(filename, doubtful)),
    ...input.pictures.flatMap(({ filename, leftOut = [] }) => tooUnclear(filename, leftOut)),
    ...(read.cut ? [fill(SAYS.reading.cut, { count: MOST_PIECES })] : []),
    ...(read.setAside ?? []).map(fromElsewhere),
    ...(read.shares ?? []).map(whoPays),
    ...otherCar(read, profile),
    ...profile.assumptions,
  ];
  const reason = notJudged(read);
  if (reason) return { resultType: "estimate", needsMore: { message: reason, tips: SAYS.needsMore.tips }, assumptions };
  const isPart = input.pictures.some(({ leftOut = [] }) => leftOut.length > 0);
  const sums = isPart ? { ...reconcile(read), ...NOT_COMPARED } : reconcile(read);
  const jobs = withTotalGiven(jobsOf(read.lines), sums, read.text);
  if (jobs.length === 0)
    return {
      resultType: "estimate",
      needsMore: {
        message: unread.length > 0 ? unread.join(" ") : SAYS.needsMore.message,
        tips: SAYS.needsMore.tips,
      },
      assumptions,
    };

  const judged = judge(jobs, input.text, profile, input.place);
  const doubts = doubtsAbout(judged, read, contextOf(judged, read, input, profile));
  const missing = missingFrom(judged, doubts, read.text, profile);
  const doubled = doubledIn(judged);
  const leading = judged.find(({ service }) => service.isFair === false) ?? judged[0]!;
  const verdict = verdictOn(judged, sums, doubts, { place: placeName(input.place), elsewhere: read.setAside ?? [] });
  const estimateReview: EstimateReview = {
    ...verdict,
    ...printed(read, jobs, sums),
    services: judged.map((one) => withDoubt(one, doubts)),
    unnecessaryItems: doubts.map(({ item }) => item),
    questionsToAsk: questionsToAsk(judged, read, { doubts, missing, doubled }),
    missing: missing.map(({ sentence }) => sentence),
    doubled,
    estimateLaw: estimateLawOf(input.place.state),
    comparison: compared?.comparison,
  };
  const excluded = judged.find(({ service }) => service.priceBasis)?.service.priceBasis?.excluded;
  return {
    resultType: "estimate",
    estimateReview,
    location: repairLocation(leading.job.work),
    assumptions: [
      ...assumptions,
      ...assumed(
        judged.flatMap(({ job, verdict }) => (verdict === "unknown" ? [] : [job])),
        profile,
      ),
    ],
    excluded,
  };
}

/** A line whose need is doubted says so itself: beside it, "fair" alone would speak for buying it. */
function withDoubt(one: JudgedJob, doubts: readonly Doubt[]): EstimateService {
  const { service, verdict } = one;
  if (!doubts.some(({ of, ofNeed }) => ofNeed && of === one)) return service;
  const said = verdict === "unknown" ? [] : [service.note];
  return { ...service, note: [...said, SAYS.doubt.ofLine].filter(Boolean).join(" ") };
}

const cannotRead = (file: string) => fill(SAYS.reading.cannotRead, { file });

const fromElsewhere = ({ text, amount }: Charge) =>
  fill(SAYS.reading.fromElsewhere, { line: text, price: money(amount) });

const whoPays = ({ text, amount }: Charge) => fill(SAYS.reading.whoPays, { line: text, price: money(amount) });

/** Lines were left out: what is missing from the sum is no fault of the shop. */
const NOT_COMPARED = { asksMore: false, reconciliation: SAYS.sums.notCompared };

const quoted = (lines: readonly string[]) => lines.map((line) => fill(SAYS.reading.line, { line })).join(", ");

const tooUnclear = (file: string, lines: readonly string[]) =>
  lines.length > 0 ? [fill(SAYS.reading.tooUnclear, { file, lines: quoted(lines) })] : [];

const hardToRead = (file: string, lines: readonly string[]) =>
  lines.length > 0 ? [fill(SAYS.reading.hardToRead, { file, lines: quoted(lines) })] : [];

/**
 * Work and one price for all of it: the price stands for the work, less tax and fees. Talk beside priced lines goes.
 */
function withTotalGiven(jobs: readonly Job[], { lines, subtotal, fees }: Sums, text: string): Job[] {
  const priced = jobs.filter(({ amount }) => amount !== undefined);
  if (priced.length > 0) return priced;
  const work = jobs.flatMap((job) => job.work);
  if (lines !== undefined || subtotal === undefined || work.length === 0)
    return jobs.flatMap((job) => job.work.map((one) => ({ ...job, work: [one] })));
  const amount = cents(subtotal - (fees ?? 0));
  const [first, ...rest] = jobs.flatMap((job) => job.lines) as [EstimateLine, ...EstimateLine[]];
  return [{ work, lines: [{ ...first, amount }, ...rest], amount, isMixed: isMixed(text) }];
}

/** What was printed, as numbers; what was not is absent. */
function printed(read: ReadEstimate, jobs: readonly Job[], sums: Sums): Partial<EstimateReview> {
  const half = (covers: "parts" | "labor") => {
    // Where only the labor of a job was told, its parts are 0, which is no price.
    const amounts = jobs.flatMap((job) => job[covers] || []);
    return amounts.length > 0 ? cents(amounts.reduce((a, b) => a + b, 0)) : undefined;
  };
  const untotaled = sums.lines === undefined ? undefined : cents((sums.subtotal ?? sums.lines) + (sums.tax ?? 0));
  return {
    totalEstimate: sums.total ?? untotaled,
    parts: read.partsTotal ?? half("parts"),
    labor: read.laborTotal ?? half("labor"),
    tax: sums.tax,
    subtotal: sums.subtotal,
    fees: sums.fees,
    vehicleInfo: read.vehicleInfo,
    shopName: read.shopName,
    location: read.location,
    reconciliation: sums.reconciliation,
  };
}

function contextOf(
  judged: readonly JudgedJob[],
  { text }: ReadEstimate,
  { vehicle, today }: AnalysisInput,
  profile: VehicleProfile,
): UpsellContext {
  return {
    profile,
    miles: vehicle.mileage || undefined,
    age: Math.max(0, today.getFullYear() - vehicle.year),
    said: text.toLowerCase(),
    words: withoutDenied(text),
    repairs: new Set(judged.flatMap(({ job }) => job.work.map(({ repair }) => repair.id))),
  };
}

function otherCar({ vehicle, vehicleInfo }: ReadEstimate, { year, make, model }: VehicleProfile) {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z]/g, "")
      .replace(/^chevy$/, "chevrolet")
      .replace(/^vw$/, "volkswagen");
  if (!vehicle || (vehicle.year === year && plain(vehicle.make) === plain(make))) return [];
  return [fill(SAYS.reading.otherCar, { car: vehicleInfo ?? "", chosen: `${year} ${make} ${model}`, make })];
}

function assumed(jobs: readonly Job[], profile: VehicleProfile) {
  const work = jobs.flatMap((job) => job.work);
  return [
    ...work.flatMap(({ assumption }) => assumption ?? []),
    ...work
      .filter(({ repair }) => !fits(repair, profile))
      .map(({ repair }) => fill(SAYS.reading.notOnThisCar, { repair: spoken(repair.name) })),
  ];
}
