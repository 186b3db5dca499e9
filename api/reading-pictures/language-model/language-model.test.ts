import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";
import { createReaders } from "../readers.ts";
import { photoOf } from "../testing.ts";
import { createLanguageModel } from "./model.ts";
import { expertAnswer, type Reply, refusal, stubModel } from "./testing.ts";

const stub = stubModel();
afterAll(() => stub.close());
const { visit, db } = await testApp({
  environment: { LLM_BASE_URL: stub.baseUrl, LLM_MODEL: "reader-1", LLM_API_KEY: "secret-key" },
});
const owner = await visit(OWN_ORIGIN);
beforeEach(() => {
  stub.requests.length = 0;
});

const ESTIMATE = {
  lines: [
    {
      description: "Front brake pads and rotors",
      pays: "job",
      amount: 520,
      parts: 300,
      labor: 220,
      hours: 1.6,
      quantity: 1,
    },
    { description: "Shop supplies", pays: "fee", amount: 20, parts: null, labor: null, hours: null, quantity: null },
    { description: "Coupon", pays: "discount", amount: 40, parts: null, labor: null, hours: null, quantity: null },
  ],
  subtotal: 500,
  tax: 24,
  total: 524,
  taxInTotal: false,
  currency: "USD",
  shopName: "Main Street Brakes",
  location: "Mesa, AZ",
  vehicle: null,
  needs: [] as object[],
  alternatives: [] as object[],
};
const DAMAGE = {
  areas: [
    { panel: "bumper_rear", side: null, end: null, severity: "moderate", signs: ["broken"], words: null },
    { panel: "headlight", side: "left", end: null, severity: "severe", signs: ["broken"], words: null },
  ],
  drivable: "unknown",
  airbagsDeployed: false,
  leak: null,
  event: null as object | null,
};
const photo = await photoOf(["Nothing that a reader of print could use"], "car.jpg");

describe("a good answer", () => {
  it("about an estimate becomes its lines, judged by our own prices", async () => {
    stub.reply = ESTIMATE;
    const { results } = await owner.recordOf("estimate", "Is this a fair price for my brakes?", [photo]);
    expect(results.estimateReview).toMatchObject({
      totalEstimate: 524,
      tax: 24,
      shopName: "Main Street Brakes",
      location: "Mesa, AZ",
      services: [{ shopEstimate: 520, fairRange: { min: expect.any(Number), max: expect.any(Number) } }],
    });
    expect(results.estimateReview?.reconciliation).toContain("add up to the printed total");
    expect(results.assumptions?.[0]).toContain("A language model read your words and photos.");
    expect(results.assumptions?.join(" ")).not.toContain("could not read");
  });

  it("about need counts by the owner's own words alone, pooled with our rules", async () => {
    const words = "Brakes $520. The car pulls up like new. Is this fair?";
    const answer = async (needs: object[], text = words) => {
      stub.reply = { ...ESTIMATE, needs };
      return (await owner.recordOf("estimate", text)).results.estimateReview!;
    };
    const named = ({ unnecessaryItems }: Awaited<ReturnType<typeof answer>>) =>
      unnecessaryItems.map((item) => (typeof item === "string" ? item : item.item));
    const silent = await answer([]);
    const madeUp = await answer([{ line: 0, need: "not_yet", words: "the pads are as good as new" }]);
    expect(madeUp).toEqual(silent);
    expect(await answer([{ line: 9, need: "not_yet", words: "pulls up like new" }])).toEqual(silent);
    const told = await answer([{ line: 0, need: "not_yet", words: "pulls up like new" }]);
    expect(named(told)).toContain("Front brake pads and rotors");
    expect(JSON.stringify(told.unnecessaryItems)).toContain("pulls up like new");
    expect(told.services).toEqual([{ ...silent.services[0], note: "It may not be needed: see below." }]);
    const measured = "Brakes $520. They measured 7 mm left. Is this fair?";
    expect((await answer([], measured)).isFairPrice).toBe(false);
    const needed = { line: 0, need: "needed", words: "measured 7 mm left" };
    expect((await answer([needed], measured)).isFairPrice).toBe(true);
  });

  it("about alternatives makes them papers of their own", async () => {
    const line = { pays: "job", parts: null, labor: null, hours: null, quantity: null };
    stub.reply = {
      ...ESTIMATE,
      lines: [
        { ...line, description: "Alternator, Smith Bros", amount: 690 },
        { ...line, description: "Alternator, Jones and Sons", amount: 820 },
      ],
      subtotal: null,
      tax: null,
      total: null,
      alternatives: [{ lines: [0, 1], words: "Smith Bros 690, or 820 from Jones" }],
    };
    const { results } = await owner.recordOf("estimate", "Alternator: Smith Bros 690, or 820 from Jones and Sons");
    expect(results.estimateReview).toMatchObject({ totalEstimate: 690, comparison: { cheapest: 0 } });
    expect(results.estimateReview!.comparison!.estimates.map(({ asked }) => asked)).toEqual([690, 820]);
  });

  it("about damage counts by the owner's words, or by pictures where there are some", async () => {
    const told = { ...DAMAGE, event: { id: "hit_an_animal", words: "a doe came out of nowhere" } };
    stub.reply = told;
    const words = "My hood has a small dent since a doe came out of nowhere.";
    const alone = (await owner.recordOf("collision", words)).results.collisionRepair!;
    expect(alone.event?.name).toBe("Hit an animal");
    expect(alone.areas!.map(({ name }) => name)).toEqual(["Hood"]);
    const seen = (await owner.recordOf("collision", words, [photo])).results.collisionRepair!;
    expect(seen.areas!.map(({ name }) => name)).toContain("Rear bumper");
    stub.reply = { ...told, event: { id: "hail", words: "ice fell from the sky" } };
    const madeUp = (await owner.recordOf("collision", "My hood has a small dent.")).results.collisionRepair!;
    expect(madeUp.event).toBeUndefined();
  });

  it("in another currency is judged no more than typed amounts in it", async () => {
    stub.reply = { ...ESTIMATE, currency: "EUR" };
    const { results } = await owner.recordOf("estimate", "Is this a fair price for my brakes?");
    expect(results.needsMore?.message).toContain("another currency");
    expect(results.estimateReview).toBeUndefined();
  });

  it("about damage becomes areas, beside those of the words", async () => {
    stub.reply = DAMAGE;
    const { results } = await owner.recordOf("collision", "The hood has a small dent. More in the photo.", [photo]);
    const names = results.collisionRepair?.areas?.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Hood", "Rear bumper", "Left headlight"]));
    expect(results.collisionRepair?.areas?.find(({ name }) => name === "Rear bumper")?.quote).toBeUndefined();
    expect(results.assumptions?.join(" ")).not.toContain("come from your words");
  });

  it("about symptoms becomes evidence, and quotes only what the owner wrote", async () => {
    stub.reply = expertAnswer({
      facts: [
        { finding: "noise.squeal", present: true, certain: true, conditions: ["braking"], words: "sings" },
        { finding: "brake.pads_thin", present: true, certain: true, conditions: [], words: "never written" },
        { finding: "no.such_finding", present: true, certain: true, conditions: [], words: null },
      ],
    });
    const { results } = await owner.recordOf("symptoms", "My Civic sings whenever I slow down.");
    const evidence = results.potentialCauses?.flatMap((cause) => cause.evidence ?? []) ?? [];
    expect(results.potentialCauses?.[0]?.system).toBe("brakes");
    expect(evidence.find(({ finding }) => finding === "noise.squeal")?.quote?.text).toBe("sings");
    expect(evidence.some(({ finding }) => finding === "brake.pads_thin")).toBe(false);
  });

  it("takes no danger away that the words tell of", async () => {
    stub.reply = expertAnswer({
      facts: [{ finding: "brake.failed", present: false, certain: true, conditions: [], words: null }],
    });
    const { results } = await owner.recordOf("symptoms", "The brake pedal went to the floor and I had no brakes.");
    expect(results.safety?.level).toBe("stop");
  });

  it("is what later answers rank anew from: the model is asked once", async () => {
    stub.reply = expertAnswer({
      facts: [{ finding: "noise.squeal", present: true, certain: true, conditions: ["braking"], words: "sings" }],
    });
    const { id, results } = await owner.recordOf("symptoms", "My Civic sings whenever I slow down.");
    const [question] = results.questions!;
    await owner.call(`/api/diagnostics/${id}/answers`, {
      body: { answers: [{ questionId: question!.id, optionId: question!.options[0]!.id }] },
    });
    const after = (await (await owner.call(`/api/diagnostics/${id}`)).json()) as DiagnosticRecord;
    expect(after.results.potentialCauses?.[0]?.system).toBe("brakes");
    expect(after.results.assumptions?.[0]).toContain("A language model read");
    expect(stub.requests).toHaveLength(1);
  });
});

describe("what leaves", () => {
  it("is the text, the car and the pictures without metadata, to the address and model of the configuration", async () => {
    stub.reply = DAMAGE;
    await owner.recordOf("collision", "Dent in the hood.", [
      await photoOf(["x"], "IMG_9911.jpg", { camera: "SecretPhone" }),
    ]);
    const [request] = stub.requests;
    expect(request).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer secret-key" });
    const body = JSON.parse(request!.body);
    expect(body.model).toBe("reader-1");
    expect(request!.body).toContain("2012 Honda Civic with 98000 miles");
    expect(request!.body).toContain("Dent in the hood.");
    const [, picture] = body.messages.at(-1).content;
    const bytes = Buffer.from(picture.image_url.url.split(",")[1], "base64");
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.includes("SecretPhone")).toBe(false);
    expect(request!.body).not.toContain("IMG_9911");
  });

  it("is never a name, an e-mail address, a phone number or the ZIP, even where the owner wrote them", async () => {
    stub.reply = DAMAGE;
    await owner.recordOf(
      "collision",
      "I am Dana Smith, dana@mail.example, (480) 555-0188, in 85253. Dent in the hood.",
    );
    for (const secret of ["Dana", "Smith", "dana@mail.example", "555-0188", "85253", owner.userId, owner.vehicleId])
      expect(stub.requests[0]!.body).not.toContain(secret);
  });

  it("is nothing about parts, whose words the built-in reader reads", async () => {
    await owner.recordOf("parts", "Front brake pads and rotors.");
    expect(stub.requests).toHaveLength(0);
  });
});

describe("the built-in readers serve, and the record says so,", () => {
  it.each<[string, Reply, string]>([
    ["where the answer is no JSON", '{"lines": [', "could not be used"],
    ["where it is JSON of another shape", { price: "fair" }, "could not be used"],
    ["where an amount is absurd", { ...ESTIMATE, total: 1e12 }, "could not be used"],
    ["where the service fails", new Response("broken", { status: 500 }), "could not be reached"],
    [
      "where the key is refused",
      Response.json({ error: { message: "bad key" } }, { status: 401 }),
      "could not be reached",
    ],
    ["where the model refuses", refusal(), "gave no answer"],
    ["where it chats instead", "I'm sorry, I can't look at estimates.", "gave no answer"],
  ])("%s", async (_, reply, sentence) => {
    stub.reply = reply;
    const { results } = await owner.recordOf(
      "estimate",
      "Front brake pads and rotors $520, alignment $129, total $649",
    );
    expect(results.assumptions?.[0]).toContain(sentence);
    expect(results.estimateReview?.totalEstimate).toBe(649);
    expect(results.estimateReview?.services.map(({ shopEstimate }) => shopEstimate)).toEqual([520, 129]);
  });

  it("where it takes too long, and the call to it is ended", async () => {
    stub.reply = () => new Promise<Response>(() => {});
    const model = createLanguageModel({ baseUrl: stub.baseUrl, model: "reader-1", timeoutMs: 100 });
    const readers = createReaders({ model });
    const car = { year: 2012, make: "Honda", model: "Civic" };
    const text = async () => "Dent in the hood.";
    const issue = { issueType: "collision" as const, text, vehicle: car, pictures: [] };
    const readings = await readers.read(issue, { sessionId: "s", address: "a" }, AbortSignal.timeout(20_000));
    expect(readings.understood).toBeUndefined();
    expect(readings.notes?.[0]).toContain("did not answer in time");
    await expect.poll(() => stub.hungUp).toBe(1);
  });

  it("for damage and symptoms too", async () => {
    stub.reply = new Response("broken", { status: 503 });
    const damage = await owner.recordOf("collision", "Dent in the hood.", [photo]);
    expect(damage.results.assumptions?.[0]).toContain("could not be reached");
    expect(damage.results.assumptions?.[1]).toContain("come from your words");
    const symptoms = await owner.recordOf("symptoms", "It squeals when I brake.");
    expect(symptoms.results.potentialCauses?.[0]?.system).toBe("brakes");
    expect(symptoms.results.assumptions?.[0]).toContain("could not be reached");
  });

  it("for the photo of an estimate, which is then read by our own reader", async () => {
    stub.reply = new Response("broken", { status: 500 });
    const paper = await photoOf(
      [
        "Main Street Brake and Muffler",
        "Front brake pads and rotors   $520.00",
        "Wheel alignment   $129.00",
        "Total   $649.00",
      ],
      "paper.jpg",
    );
    const { results } = await owner.recordOf("estimate", "Is this a fair price?", [paper]);
    expect(results.assumptions?.[0]).toContain("could not be reached");
    expect(results.estimateReview?.totalEstimate).toBe(649);
  });
});

it("the key stays out of the database", async () => {
  const rows = await db.query.issues.findMany();
  expect(JSON.stringify(rows)).not.toContain("secret-key");
});
