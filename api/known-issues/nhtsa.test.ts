import { afterEach, describe, expect, it } from "vitest";
import { testDatabase } from "../db/testing.ts";
import { ProviderError } from "../outside-services/provider-error.ts";
import { createNhtsa } from "./nhtsa.ts";
import { createRecalls } from "./recalls.ts";
import { createKnownIssuesStore } from "./store.ts";

const { db } = await testDatabase();

/** NHTSA on this machine: what it is asked, and what it answers by the beginning of the path. */
let server: ReturnType<typeof Bun.serve> | undefined;
const asked: string[] = [];
afterEach(async () => {
  await server?.stop(true);
  asked.length = 0;
});
type Answers = Record<string, (url: URL) => Response | Promise<Response>>;
function answering(answers: Answers) {
  server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request) {
      const url = new URL(request.url);
      asked.push(url.pathname + url.search);
      const answer = Object.entries(answers).find(([path]) => url.pathname.startsWith(path))?.[1];
      return answer?.(url) ?? new Response("", { status: 404 });
    },
  });
  return `http://127.0.0.1:${server.port}`;
}
const results = (...rows: unknown[]) =>
  Response.json({ Count: rows.length, Message: "Results returned successfully", results: rows });

const ACCORD = { make: "Honda", model: "Accord", year: 2019 };
/** As NHTSA documents a recall. */
const RECALL = {
  Manufacturer: "Honda (American Honda Motor Co.)",
  NHTSACampaignNumber: "21V215000",
  parkIt: false,
  parkOutSide: false,
  ReportReceivedDate: "25/03/2021",
  Component: "FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP",
  Summary: "The low-pressure fuel pump\r\n may fail.",
  Consequence: "An engine stall can increase the risk of a crash.",
  Remedy: "Dealers will replace it, free of charge.",
  Notes: "",
  ModelYear: "2019",
  Make: "HONDA",
  Model: "ACCORD",
};
const WORKING: Answers = {
  "/products": () => results({ modelYear: "2019", make: "HONDA", model: "ACCORD" }),
  "/recalls": () => results(RECALL),
};
/** Only what hangs waits for so long; a busy machine answers later than one likes. */
const quick = { timeoutMs: 10_000, pauseMs: 1 };
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof ProviderError ? error.failure : error),
  );

describe("NHTSA", () => {
  it("is told make, model and year, and nothing else", async () => {
    const nhtsa = createNhtsa({ url: answering(WORKING), ...quick });
    expect(await nhtsa.recallsOf(ACCORD)).toEqual([
      expect.objectContaining({
        campaign: "21V215000",
        components: ["FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP"],
        summary: "The low-pressure fuel pump may fail.",
        reportedOn: "2021-03-25",
        parkIt: false,
        parkOutside: false,
      }),
    ]);
    expect(asked).toEqual([
      "/products/vehicle/models?modelYear=2019&make=Honda&issueType=r",
      "/recalls/recallsByVehicle?make=Honda&model=ACCORD&modelYear=2019",
    ]);
  });

  it("is asked by each of its own names for the model, and each campaign is told once", async () => {
    const url = answering({
      "/products": () => results({ model: "F-250 SD" }, { model: "F-150" }, { model: "F-250 SUPER DUTY" }),
      "/recalls": (url) =>
        url.searchParams.get("model") === "F-250"
          ? results()
          : results({ ...RECALL, Make: "FORD", Model: url.searchParams.get("model") }),
    });
    expect(await createNhtsa({ url, ...quick }).recallsOf({ make: "Ford", model: "F-250", year: 2019 })).toHaveLength(
      1,
    );
    expect(asked.map((path) => new URL(path, url).searchParams.get("model"))).toEqual([
      null,
      "F-250",
      "F-250 SD",
      "F-250 SUPER DUTY",
    ]);
  });

  it.each([400, 404])("that answers %d to a name it does not know has no recalls of it", async (status) => {
    const url = answering({ ...WORKING, "/recalls": () => Response.json({ Count: 0, results: [] }, { status }) });
    const nhtsa = createNhtsa({ url, ...quick, failures: 1 });
    for (const _ of [1, 2]) expect(await nhtsa.recallsOf(ACCORD)).toEqual([]);
  });

  it("that fails for a moment is asked again", async () => {
    let times = 0;
    const url = answering({
      ...WORKING,
      "/recalls": () => {
        times += 1;
        return times < 3 ? new Response("", { status: 503 }) : results(RECALL);
      },
    });
    expect(await createNhtsa({ url, ...quick }).recallsOf(ACCORD)).toHaveLength(1);
    expect(times).toBe(3);
  });

  it.each<[string, string, Answers[string]]>([
    ["fails", "unreachable", () => new Response("", { status: 500 })],
    ["hangs", "slow", () => new Promise<Response>(() => {})],
    ["breaks off", "unreachable", () => Response.redirect("http://127.0.0.1:1/")],
    ["answers a page of HTML", "nonsense", () => new Response("<html>")],
    ["answers another form", "nonsense", () => Response.json({ error: "moved" })],
    ["answers recalls of another car", "nonsense", () => results({ ...RECALL, Model: "CIVIC" })],
    ["answers recalls of another year", "nonsense", () => results({ ...RECALL, ModelYear: "2004" })],
    ["answers rows that are none", "nonsense", () => results({ Hello: 1 }, null, "x")],
    ["answers without end", "nonsense", () => new Response("x".repeat(5_000_000))],
    ["asks to be left alone", "quota", () => new Response("", { status: 429 })],
    ["refuses us", "denied", () => new Response("", { status: 403 })],
  ])("that %s is a failure, and says which", async (_, failure, answer) => {
    const nhtsa = createNhtsa({
      url: answering({ ...WORKING, "/recalls": answer }),
      ...quick,
      timeoutMs: failure === "slow" ? 100 : 10_000,
      retries: 1,
    });
    expect(await failureOf(nhtsa.recallsOf(ACCORD))).toBe(failure);
  });

  it("that cannot be reached is a failure", async () => {
    expect(await failureOf(createNhtsa({ url: "http://127.0.0.1:9", ...quick }).recallsOf(ACCORD))).toBe("unreachable");
  });

  it("that keeps failing is left alone", async () => {
    const url = answering({ "/products": () => new Response("", { status: 500 }) });
    const nhtsa = createNhtsa({ url, ...quick, retries: 0, failures: 2 });
    for (const _ of [1, 2, 3, 4]) expect(await failureOf(nhtsa.recallsOf(ACCORD))).toBe("unreachable");
    expect(asked).toHaveLength(2);
  });

  it("is heard again after the rest", async () => {
    let works = false;
    const broken = () => new Response("", { status: 500 });
    const url = answering({ ...WORKING, "/products": (at) => (works ? WORKING["/products"]!(at) : broken()) });
    const nhtsa = createNhtsa({ url, ...quick, retries: 0, failures: 1, restMs: 0 });
    expect(await failureOf(nhtsa.recallsOf(ACCORD))).toBe("unreachable");
    works = true;
    expect(await nhtsa.recallsOf(ACCORD)).toHaveLength(1);
  });
});

describe("the recalls of a car", () => {
  const store = createKnownIssuesStore(db);
  const HOUR = 60 * 60 * 1000;
  const at = (hours: number) => new Date(Date.UTC(2026, 5, 1) + hours * HOUR);
  let now = at(0);
  const failures: string[] = [];
  const recallsFrom = (answers: Answers, waitMs = 5_000) =>
    createRecalls({
      store,
      nhtsa: createNhtsa({ url: answering(answers), ...quick, retries: 0 }),
      onFailure: (message) => failures.push(message),
      waitMs,
      now: () => now,
    });

  it("are asked of NHTSA once a day, however many ask", async () => {
    const recalls = recallsFrom(WORKING);
    const [known] = await Promise.all([recalls.of(ACCORD), recalls.of(ACCORD)]);
    expect(known).toMatchObject({ recalls: [{ campaign: "21V215000" }], asOf: at(0) });
    now = at(23);
    expect((await recalls.of(ACCORD)).asOf).toEqual(at(0));
    expect(asked.filter((path) => path.startsWith("/recalls"))).toHaveLength(1);
    now = at(25);
    expect((await recalls.of(ACCORD)).asOf).toEqual(at(25));
  });

  it("are those of before while NHTSA is away, with their date, and the log says why", async () => {
    now = at(100);
    const known = await recallsFrom({}).of(ACCORD);
    expect(known).toMatchObject({ recalls: [{ campaign: "21V215000" }], asOf: at(25) });
    expect(failures).toEqual([expect.stringMatching(/^Recalls of NHTSA: 127\.0\.0\.1:\d+ answered 404\.$/)]);
  });

  it("do not wait for a NHTSA that takes long, and what it says then is kept", async () => {
    now = at(200);
    const answer = Promise.withResolvers<Response>();
    const recalls = recallsFrom({ ...WORKING, "/recalls": () => answer.promise }, 20);
    expect((await recalls.of(ACCORD)).asOf).toEqual(at(25));
    answer.resolve(results({ ...RECALL, parkOutSide: true }));
    await expect.poll(async () => (await store.recallsOf(ACCORD)).asOf).toEqual(at(200));
    expect((await recalls.of(ACCORD)).recalls).toMatchObject([{ parkOutside: true }]);
  });

  it("that NHTSA took back are gone", async () => {
    now = at(300);
    expect((await recallsFrom({ ...WORKING, "/recalls": () => results() }).of(ACCORD)).recalls).toEqual([]);
  });
});

/** Against the real service: `NHTSA_CONTRACT=https://api.nhtsa.gov bun run test api/known-issues/nhtsa.test.ts`. */
describe.runIf(process.env.NHTSA_CONTRACT)("NHTSA itself", () => {
  it("tells the fuel pump's recall of the 2019 Honda Accord", async () => {
    const found = await createNhtsa({ url: process.env.NHTSA_CONTRACT!, timeoutMs: 20_000 }).recallsOf(ACCORD);
    expect(found).toContainEqual(
      expect.objectContaining({
        campaign: expect.stringMatching(/^\d\dV\d{6}$/),
        components: [expect.stringMatching(/FUEL PUMP/)],
        reportedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      }),
    );
  }, 60_000);
});
