import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { normalizeUploads, PhotoRefusedError } from "./photos.ts";

const timeout = AbortSignal.timeout(60_000);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c63" } });
const file = (bytes: Uint8Array | string, name = "photo.jpg", type = "image/jpeg") =>
  new File([bytes as BlobPart], name, { type });
const takeOne = async (sent: File) => (await normalizeUploads([sent], timeout))[0]!;

/** The refusal of one photo. */
async function refusal(sent: File): Promise<PhotoRefusedError> {
  const error = await normalizeUploads([sent], timeout).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(PhotoRefusedError);
  return error as PhotoRefusedError;
}

describe("a photo", () => {
  it.each(["jpeg", "png", "webp", "gif"] as const)("in %s becomes a JPEG of the same size", async (format) => {
    const bytes = await picture(320, 240).toFormat(format).toBuffer();
    const photo = await takeOne(file(bytes, `car.${format}`, "application/octet-stream"));
    expect(photo).toMatchObject({ filename: `car.${format}`, contentType: "image/jpeg", width: 320, height: 240 });
    expect((await sharp(photo.bytes).metadata()).format).toBe("jpeg");
  });

  it("is shrunk to 2000 pixels on its longest side", async () => {
    expect(await takeOne(file(await picture(4000, 3000).jpeg().toBuffer()))).toMatchObject({
      width: 2000,
      height: 1500,
    });
    expect(await takeOne(file(await picture(1000, 4000).png().toBuffer()))).toMatchObject({ width: 500, height: 2000 });
  });

  it("loses where and when it was taken, and stands upright", async () => {
    const tagged = await picture(300, 200)
      .jpeg()
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "33/1 30/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const photo = await takeOne(file(tagged));
    expect(photo).toMatchObject({ width: 200, height: 300 });
    const kept = await sharp(photo.bytes).metadata();
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
    expect(photo.bytes.includes("Phone")).toBe(false);
  });

  it("that moves is taken by its first frame", async () => {
    const frames = await sharp([await picture(50, 50).png().toBuffer(), await picture(50, 50).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect(await takeOne(file(frames, "moving.gif"))).toMatchObject({ width: 50, height: 50 });
  });

  it("keeps the last part of its name, of bounded length", async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    expect((await takeOne(file(bytes, "../../etc/pass\0wd"))).filename).toBe("passwd");
    expect((await takeOne(file(bytes, "C:\\photos\\a.png"))).filename).toBe("a.png");
    expect((await takeOne(file(bytes, `${"n".repeat(5000)}.png`))).filename).toHaveLength(200);
    expect((await takeOne(file(bytes, "/"))).filename).toBe("photo");
  });
});

describe("where a photo was taken", () => {
  const XMP =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description GPSLatitude="33,30.0N" creator="Dana Smith"/></x:xmpmeta>';
  const tagged = (format: "jpeg" | "png" | "webp") =>
    picture(300, 200)
      .withExif({
        IFD0: { Copyright: "Dana Smith", Model: "Phone 12" },
        IFD3: {
          GPSLatitude: "33/1 30/1 0/1",
          GPSLatitudeRef: "N",
          GPSLongitude: "111/1 55/1 0/1",
          GPSLongitudeRef: "W",
        },
      })
      .withXmp(XMP)
      .withIccProfile("p3")
      .toFormat(format)
      .toBuffer();

  it.each(["jpeg", "png", "webp"] as const)(
    "is in no byte of what is kept: EXIF, XMP and profile of a %s are gone",
    async (format) => {
      const sent = await tagged(format);
      const before = await sharp(sent).metadata();
      expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
      expect(sent.includes("Dana Smith")).toBe(true);
      const { bytes } = await takeOne(file(sent));
      const after = await sharp(bytes).metadata();
      expect([after.exif, after.xmp, after.icc, after.iptc, after.comments]).toEqual(Array(5).fill(undefined));
      for (const trace of ["Dana", "Phone 12", "GPS", "Exif", "xmpmeta", "Photoshop"])
        expect(bytes.includes(trace)).toBe(false);
    },
  );

  it("is no more in a comment, nor in what a phone hangs behind the picture", async () => {
    const plain = await picture(300, 200).jpeg().toBuffer();
    const comment = Buffer.from("33.5000N 111.9167W");
    const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const sent = Buffer.concat([
      plain.subarray(0, 2),
      length,
      comment,
      plain.subarray(2),
      Buffer.from("SEFT 33.5000N"),
    ]);
    expect((await takeOne(file(sent))).bytes.includes("33.5000N")).toBe(false);
  });
});

describe("a file that is a picture and something else", () => {
  const tails = {
    "a page": "<html><script>alert(1)</script>",
    "a program": "<?php system($_GET[0]); ?>",
    "an archive": "PK\x03\x04evil",
  };

  it.each(Object.entries(tails))("is stored as the picture alone: %s", async (_, tail) => {
    for (const format of ["jpeg", "png", "gif", "webp"] as const) {
      const sent = Buffer.concat([await picture(60, 40).toFormat(format).toBuffer(), Buffer.from(tail)]);
      const { bytes } = await takeOne(file(sent, "photo.jpg.php"));
      expect(bytes.includes(tail)).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
    }
  });

  it("is refused where the picture comes second: the first bytes decide", async () => {
    const png = await picture(60, 40).png().toBuffer();
    for (const head of ["<svg xmlns='http://www.w3.org/2000/svg'>", "<html>", "GIF89a/*", "%PDF-1.7\n"])
      await refusal(file(Buffer.concat([Buffer.from(head), png]), "photo.png", "image/png"));
  });

  it("is refused where it draws by instructions, under whatever name: SVG, also packed, with a script, with files of ours", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`;
    for (const bytes of [svg, `<?xml version="1.0"?>${svg}`, `\ufeff${svg}`, Bun.gzipSync(svg)])
      expect((await refusal(file(bytes, "photo.png", "image/png"))).message).toContain("is not a picture we can read");
  });
});

describe("what is no photo", () => {
  it("is told by its bytes, whatever its name and type say", async () => {
    for (const bytes of ["hello", '<svg xmlns="http://www.w3.org/2000/svg"/>', "%PDF-1.7", "<html><script>", "MZ"])
      expect((await refusal(file(bytes))).message).toBe(
        "Photo 1 is not a picture we can read. Please send JPG, PNG, GIF or WebP.",
      );
  });

  it("is refused where it is a TIFF, which sharp could read but no owner sends", async () => {
    expect((await refusal(file(await picture(10, 10).tiff().toBuffer()))).message).toContain(
      "not a picture we can read",
    );
  });

  it("is an empty file", async () => {
    expect((await refusal(file(""))).message).toBe("Photo 1 is empty. Please choose it again.");
  });

  it("is half a picture", async () => {
    const whole = await picture(800, 600).jpeg().toBuffer();
    expect((await refusal(file(whole.subarray(0, whole.length / 2)))).message).toContain("damaged");
    const png = await picture(800, 600).png().toBuffer();
    expect((await refusal(file(png.subarray(0, 60)))).message).toContain("damaged");
  });

  it("is a bomb: small in bytes, more than 50 megapixels", async () => {
    const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 ** 2);
    expect((await refusal(file(bomb))).message).toContain("too large to open");
  });

  it("is a photo in HEIC, with a kind sentence", async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic"),
      Buffer.from([0, 0, 0, 0]),
      Buffer.from("mif1heic"),
    ]);
    expect((await refusal(file(heic, "IMG_0001.HEIC", "image/heic"))).message).toContain(
      "Please send it as JPG or PNG",
    );
  });
});

describe("the limits", () => {
  it("are ten megabytes a photo", async () => {
    const error = await refusal(file(new Uint8Array(10 * 1024 * 1024 + 1)));
    expect(error.tooLarge).toBe(true);
    expect(error.message).toContain("larger than 10 MB");
  });

  it("and five photos; the refusal names the one it is about", async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    const five = Array.from({ length: 5 }, () => file(bytes));
    expect(await normalizeUploads(five, timeout)).toHaveLength(5);
    await expect(normalizeUploads([...five, file(bytes)], timeout)).rejects.toThrow("At most 5 photos can be sent.");
    await expect(normalizeUploads([file(bytes), file("x")], timeout)).rejects.toMatchObject({ path: "files.1" });
  });
});
