import sharp from "sharp";

interface PhotoOptions {
  camera?: string;
  turn?: number;
  /** Typefaces, the first that the machine has, and their size in pixels. */
  face?: string;
  size?: number;
}

const SANS = "Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif";

/**
 * A photo of a paper with these lines, black on white. The lines are drawn in whatever sans-serif face the machine has,
 * as tests of flows need no particular one; accuracy is measured on `api/evaluation/rendered-estimates`.
 */
export async function photoOf(
  lines: readonly string[],
  filename: string,
  { camera, turn = 0, face = SANS, size = 38 }: PhotoOptions = {},
): Promise<File> {
  const text = lines
    .map((line, at) => {
      const [words = "", amount = ""] = line.split(/ {3,}/);
      const y = 140 + at * 70;
      return `<text x="100" y="${y}">${words}</text><text x="1500" y="${y}" text-anchor="end">${amount}</text>`;
    })
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><rect width="1600" height="2000" fill="#fff"/><g font-family="${face}" font-size="${size}">${text}</g></svg>`;
  const picture = sharp(Buffer.from(svg)).rotate(turn, { background: "#fff" }).jpeg({ quality: 85 });
  const bytes = await (camera ? picture.withExif({ IFD0: { Model: camera } }) : picture).toBuffer();
  return new File([bytes as BlobPart], filename, { type: "image/jpeg" });
}
