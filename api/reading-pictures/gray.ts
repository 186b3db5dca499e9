import sharp from "sharp";

/** A picture in gray levels, one byte a pixel, row after row; 0 is black. */
export interface Gray {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The longer side that print of usual size is read best at. Smaller pictures are enlarged, but no more than twice. */
const LONG_SIDE = 2400;
const MOST_ENLARGED = 2;

/** Decodes a picture, upright as its camera noted. Throws what sharp throws. */
export async function grayOf(bytes: Uint8Array): Promise<Gray> {
  const { width = 1, height = 1 } = await sharp(bytes).metadata();
  const side = Math.min(LONG_SIDE, Math.max(width, height) * MOST_ENLARGED);
  const { data, info } = await sharp(bytes, { failOn: "error", limitInputPixels: 50e6 })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .greyscale()
    .resize({ width: side, height: side, fit: "inside", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const gray = { data, width: info.width, height: info.height };
  const blur = grainOf(gray) * BLUR_PER_GRAIN;
  return blur > LEAST_BLUR ? smoothed(gray, Math.min(MOST_BLUR, blur)) : gray;
}

/** Pixels of blur that take grain down to where no dot of it looks like a point or comma. */
const BLUR_PER_GRAIN = 9;
/** Less is not worth it; more melts the print. */
const LEAST_BLUR = 0.5;
const MOST_BLUR = 2.2;

/** How far pixels stray from their neighbors as a share of the brightness, in the worse fifth of the picture. */
function grainOf({ data, width, height }: Gray) {
  const strays: number[] = [];
  for (let y = 10; y < height - 10; y += 23)
    for (let x = 10; x < width - 10; x += 17) {
      const at = y * width + x;
      const around = (data[at - 2]! + data[at + 2]! + data[at - 2 * width]! + data[at + 2 * width]!) / 4;
      if (around > 25) strays.push(Math.abs(data[at]! - around) / around);
    }
  return strays.sort((a, b) => a - b)[Math.floor(strays.length * 0.8)] ?? 0;
}

async function smoothed({ data, width, height }: Gray, blur: number): Promise<Gray> {
  const smooth = await sharp(data, { raw: { width, height, channels: 1 } })
    .blur(blur)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return { data: smooth, width, height };
}

/** As a PGM file, which needs no packing. */
export function pgmOf({ data, width, height }: Gray): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
