import * as z from "zod";
import { nameKey } from "../analysis/vehicle/name-key.ts";
import { type CallPolicy, createCaller } from "../outside-services/call-policy.ts";
import { fetchJson } from "../outside-services/fetch-json.ts";
import { ProviderError } from "../outside-services/provider-error.ts";
import { makeNamed, modelsNamed } from "./cars-named.ts";
import { type Car, cut, plain, type RecallRecord } from "./records.ts";

interface Options extends Partial<CallPolicy> {
  /** "https://api.nhtsa.gov" */
  url: string;
  /** Milliseconds for one request. */
  timeoutMs?: number;
}

export type Nhtsa = ReturnType<typeof createNhtsa>;

/** NHTSA names a campaign for one model under several names at most; no car has more. */
const MOST_NAMES = 8;
const MOST_RECALLS = 300;
/** Lists of names kept at once, and milliseconds that each is. */
const LISTS = 500;
const LIST_TIME = 24 * 60 * 60 * 1000;
const LONGEST_TEXT = 4_000;

const line = z
  .string()
  .nullish()
  .transform((text) => cut(plain(text ?? ""), LONGEST_TEXT));
const Recall = z.object({
  NHTSACampaignNumber: z.string().regex(/^\d\d[A-Z]\d{3,6}$/),
  Manufacturer: line,
  Component: line,
  Summary: line,
  Consequence: line,
  Remedy: line,
  ReportReceivedDate: z.string().nullish(),
  parkIt: z.boolean().nullish(),
  parkOutSide: z.boolean().nullish(),
  Make: z.string(),
  Model: z.string(),
  ModelYear: z.coerce.string(),
});
const List = z.object({ results: z.array(z.unknown()) });

/**
 * NHTSA's public service for recalls. It is told make, model and model year and nothing else. Each call throws
 * `ProviderError`, and nothing else, where it has no answer to believe.
 */
export function createNhtsa({
  url,
  timeoutMs = 4_000,
  retries = 2,
  pauseMs = 150,
  failures = 5,
  restMs = 60_000,
}: Options) {
  const call = createCaller("NHTSA", { retries, pauseMs, failures, restMs });
  const lists = new Map<string, { names: Promise<string[]>; until: number }>();

  async function ask(path: string, parameters: Record<string, string | number>): Promise<unknown[]> {
    const address = `${url}${path}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, `${value}`]))}`;
    const headers = { accept: "application/json" };
    return call(async () => {
      const parsed = List.safeParse(await fetchJson(address, { headers }, timeoutMs));
      if (!parsed.success) throw new ProviderError("nonsense", "NHTSA answered no list of results.");
      return parsed.data.results;
    });
  }

  /** The models of a make and year as NHTSA writes them, of which there are recalls. */
  function modelNames({ make, year }: Car): Promise<string[]> {
    const key = `${make} ${year}`;
    const known = lists.get(key);
    if (known && known.until > performance.now()) return known.names;
    const names = ask("/products/vehicle/models", { modelYear: year, make, issueType: "r" }).then((rows) =>
      rows.flatMap((row) => z.object({ model: z.string().max(200) }).safeParse(row).data?.model ?? []),
    );
    if (lists.size >= LISTS) lists.delete(lists.keys().next().value!);
    lists.set(key, { names, until: performance.now() + LIST_TIME });
    names.catch(() => lists.delete(key));
    return names;
  }

  /** The campaigns under one of NHTSA's names; a name that it does not know is a 400 or a 404 to it. */
  async function recallsNamed(car: Car, name: string): Promise<RecallRecord[]> {
    const rows = await ask("/recalls/recallsByVehicle", { make: car.make, model: name, modelYear: car.year }).catch(
      (error: unknown) => {
        if (error instanceof ProviderError && (error.status === 400 || error.status === 404)) return [];
        throw error;
      },
    );
    const read = rows.slice(0, MOST_RECALLS).flatMap((row) => Recall.safeParse(row).data ?? []);
    const ofTheCar = read.filter((row) => isOf(car, row));
    if (rows.length > 0 && ofTheCar.length === 0)
      throw new ProviderError("nonsense", "NHTSA answered with recalls of other cars, or in another form.");
    return ofTheCar.map(recordOf);
  }

  return {
    /** All recalls of a car, each campaign once. */
    async recallsOf(car: Car): Promise<RecallRecord[]> {
      const listed = (await modelNames(car)).filter((name) => modelsNamed(car.make, name).includes(car.model));
      // "AIR BEV" is listed, and its recalls stand under "AIR": the catalogue's name is asked for, too.
      const names = new Map([car.model, ...listed].map((name) => [nameKey(name), name]));
      const found: RecallRecord[][] = [];
      for (const name of [...names.values()].slice(0, MOST_NAMES)) found.push(await recallsNamed(car, name));
      return [...new Map(found.flat().map((recall) => [recall.campaign, recall])).values()];
    },
  };
}

const isOf = (car: Car, { Make, Model, ModelYear }: z.infer<typeof Recall>) =>
  ModelYear === String(car.year) && makeNamed(Make) === car.make && modelsNamed(car.make, Model).includes(car.model);

const recordOf = (row: z.infer<typeof Recall>): RecallRecord => ({
  campaign: row.NHTSACampaignNumber,
  manufacturer: row.Manufacturer,
  components: row.Component ? [row.Component] : [],
  summary: row.Summary,
  consequence: row.Consequence,
  remedy: row.Remedy,
  reportedOn: dayIn(row.ReportReceivedDate ?? ""),
  parkIt: row.parkIt ?? false,
  parkOutside: row.parkOutSide ?? false,
});

/** "25/03/2021" → "2021-03-25" */
function dayIn(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const found = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(found)) ? null : found;
}
