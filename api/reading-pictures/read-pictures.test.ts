import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { randomFrom } from "../evaluation/rendered-estimates/random.ts";
import { readPictures } from "./read-pictures.ts";
import { createRecognizer } from "./recognizer.ts";
import { photoOf } from "./testing.ts";

const recognizer = createRecognizer();
afterAll(() => recognizer.close());

/** A page takes a second or two, and much longer where others keep the machine busy. */
const SLOW = { timeout: 90_000 };
const timeout = () => AbortSignal.timeout(60_000);
const picture = async (file: File) => ({ filename: file.name, bytes: await file.bytes() });
const read = async (...files: File[]) => readPictures(await Promise.all(files.map(picture)), recognizer, timeout());
const fileOf = async (made: Sharp, name: string) => new File([(await made.jpeg().toBuffer()) as BlobPart], name);

const PAPER = [
  "Main Street Brake and Muffler",
  "Repair estimate for a Honda Civic",
  "Front brake pads and rotors   $520.00",
  "Four wheel alignment   $129.00",
  "Cabin air filter replacement   $64.50",
  "Shop supplies   $21.80",
  "Total   $735.30",
];
const AMOUNTS = ["$520.00", "$129.00", "$64.50", "$21.80", "$735.30"];
const amountsIn = (text: string) => text.match(/\$[\d,.]+/g);

describe("making a photo ready", SLOW, () => {
  it("keeps nobody else waiting: the thread that serves goes on", async () => {
    const photo = await (await photoOf(PAPER, "paper.jpg")).bytes();
    const page = await recognizer.prepare(photo, timeout());
    expect(page!.height).toBeGreaterThan(1000);
    const work = process.threadCpuUsage();
    await recognizer.prepare(photo, timeout());
    const { user, system } = process.threadCpuUsage(work);
    // In this thread it took half a second of the processor and more.
    expect((user + system) / 1000).toBeLessThan(200);
  });

  it("ends when it is told to, and a picture that is none is an error", async () => {
    const photo = await (await photoOf(PAPER, "paper.jpg")).bytes();
    await expect(recognizer.prepare(photo, AbortSignal.abort(new Error("stop")))).rejects.toThrow("stop");
    await expect(recognizer.prepare(new Uint8Array([1, 2, 3]), timeout())).rejects.toThrow();
    expect(await recognizer.prepare(photo, timeout())).toBeDefined();
  });
});

describe("a photo of an estimate", SLOW, () => {
  it("gives its rows as printed, the amount beside its words", async () => {
    const [reading] = await read(await photoOf(PAPER, "paper.jpg"));
    expect(reading).toEqual({
      filename: "paper.jpg",
      text: expect.stringMatching(/^Four wheel alignment {2}\$129\.00$/m),
    });
    expect(amountsIn(reading!.text)).toEqual(AMOUNTS);
  });

  it.each([90, 180, 270, 8, -8])("is read when it lies at %i degrees", async (turn) => {
    const [reading] = await read(await photoOf(PAPER, "turned.jpg", { turn }));
    expect(amountsIn(reading!.text)).toEqual(AMOUNTS);
  });

  it.each([
    ["Liberation Mono", 30],
    ["DejaVu Sans Mono", 30],
    ["DejaVu Sans Mono", 38],
  ])("is read in a face whose letters are all as wide: %s of %i pixels", async (face, size) => {
    const lines = [
      ...PAPER.slice(0, -2),
      "Water pump and coolant   $403.70",
      "Shop supplies   $21.80",
      "Total   $1,139.00",
    ];
    const photo = await photoOf(lines, "mono.jpg", { face: `${face}, Courier New, monospace`, size });
    const [reading] = await read(photo);
    expect(amountsIn(reading!.text)).toEqual([...AMOUNTS.slice(0, 3), "$403.70", "$21.80", "$1,139.00"]);
    expect(reading!.leftOut).toBeUndefined();
  });

  it("is read where a shadow falls across it", async () => {
    const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0.3" stop-opacity="0.65"/><stop offset="0.6" stop-opacity="0"/></linearGradient></defs><rect width="1600" height="2000" fill="url(#s)"/></svg>`;
    const paper = await (await photoOf(PAPER, "paper.jpg")).bytes();
    const [reading] = await read(
      await fileOf(sharp(paper).composite([{ input: Buffer.from(shadow) }]), "shadowed.jpg"),
    );
    expect(amountsIn(reading!.text)).toEqual(AMOUNTS);
  });

  it("is read beside another at the same time, each its own", async () => {
    const other = [
      "Desert Ridge Auto Repair",
      "Estimate for a Ford truck",
      "Starter motor replacement   $412.75",
      "Total   $412.75",
    ];
    const [[first], [second]] = await Promise.all([
      read(await photoOf(PAPER, "one.jpg")),
      read(await photoOf(other, "two.jpg")),
    ]);
    expect(amountsIn(first!.text)).toEqual(AMOUNTS);
    expect(amountsIn(second!.text)).toEqual(["$412.75", "$412.75"]);
  });

  it("of several sheets is read in their order, and what two photos share counts once", async () => {
    const [first, second, third] = await read(
      await photoOf(PAPER.slice(0, 5), "one.jpg"),
      await photoOf(PAPER.slice(3), "two.jpg"),
      await photoOf(PAPER.slice(3), "the same again.jpg"),
    );
    expect(amountsIn(`${first!.text}\n${second!.text}`)).toEqual(AMOUNTS);
    expect(third).toMatchObject({
      text: "",
      problem: expect.stringContaining("shows the same as the photo before it"),
    });
  });
});

describe("what is no estimate in English gives no text but a sentence:", SLOW, () => {
  const blank = sharp({ create: { width: 1200, height: 1600, channels: 3, background: "#f4f2ea" } });

  it("a blank page", async () => {
    const [reading] = await read(await fileOf(blank, "blank.jpg"));
    expect(reading).toEqual({
      filename: "blank.jpg",
      text: "",
      problem: expect.stringContaining("no print to read on blank.jpg"),
    });
  });

  it("a picture of an animal on a lawn", async () => {
    const random = randomFrom(5);
    const fur = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#7a9a52"/>${Array.from(
      { length: 900 },
      () =>
        `<path d="M${random.whole(0, 1600)} ${random.whole(0, 1200)} q${random.whole(-9, 9)} -30 ${random.whole(-14, 14)} ${random.whole(-80, -40)}" stroke="${random.pick(["#3c5a24", "#54422f"])}" stroke-width="${random.whole(2, 6)}" fill="none"/>`,
    ).join(
      "",
    )}<ellipse cx="800" cy="700" rx="380" ry="260" fill="#b0773d"/><circle cx="1130" cy="480" r="150" fill="#b0773d"/><circle cx="1090" cy="450" r="16"/><circle cx="1180" cy="450" r="16"/></svg>`;
    const [reading] = await read(await fileOf(sharp(Buffer.from(fur)), "cat.jpg"));
    expect(reading).toMatchObject({ text: "", problem: expect.stringContaining("cat.jpg") });
  });

  it("a paper in another language", async () => {
    const [reading] = await read(
      await photoOf(
        [
          "Presupuesto para la reparacion de su coche",
          "Pastillas de freno delanteras y discos   $520.00",
          "Alineacion de las cuatro ruedas   $129.00",
          "Cambio de aceite y filtros   $64.50",
          "Impuestos sobre las ventas   $21.80",
          "Importe pendiente de pago   $735.30",
        ],
        "presupuesto.jpg",
      ),
    );
    expect(reading).toMatchObject({ text: "", problem: expect.stringContaining("do not look like English") });
  });

  it("one that is too blurred; the sharp one beside it is kept", async () => {
    const sharpOne = await photoOf(PAPER, "sharp.jpg");
    const blurred = sharp(await sharpOne.bytes()).blur(22);
    const [unclear, clear] = await read(await fileOf(blurred, "blurred.jpg"), sharpOne);
    expect(unclear).toMatchObject({ text: "", problem: expect.stringMatching(/Send a sharp/) });
    expect(amountsIn(clear!.text)).toEqual(AMOUNTS);
  });
});

describe("time", SLOW, () => {
  it("that is up leaves what was read, and says what was not", async () => {
    const stop = new AbortController();
    const paper = await picture(await photoOf(PAPER, "one.jpg"));
    const late = { ...paper, filename: "two.jpg" };
    const impatient = {
      ...recognizer,
      wordsOn: async (...[page, signal]: Parameters<typeof recognizer.wordsOn>) => {
        const words = await recognizer.wordsOn(page, signal);
        stop.abort();
        return words;
      },
    };
    const [first, second] = await readPictures([paper, late], impatient, stop.signal);
    expect(amountsIn(first!.text)).toEqual(AMOUNTS);
    expect(second).toMatchObject({ text: "", problem: expect.stringContaining("not enough time to read two.jpg") });
  });

  it("that ends in the middle of a page ends the page, and the next is read all the same", async () => {
    const paper = await picture(await photoOf(PAPER, "one.jpg"));
    const stop = new AbortController();
    const running = readPictures([paper], recognizer, stop.signal);
    setTimeout(() => stop.abort(), 400);
    expect((await running)[0]).toMatchObject({ text: "", problem: expect.stringContaining("not enough time") });
    expect(amountsIn((await readPictures([paper], recognizer, timeout()))[0]!.text)).toEqual(AMOUNTS);
  });
});
