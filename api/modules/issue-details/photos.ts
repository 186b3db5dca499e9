import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import sharp from "sharp";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#shared/schemas/lengths.ts";

/** A photo made anew from what was sent: an upright JPEG of bounded size, without metadata. */
export interface Photo {
  filename: string;
  contentType: "image/jpeg";
  width: number;
  height: number;
  bytes: Buffer;
}

/** The photos cannot be taken; the message tells the owner why and what to do. `tooLarge`: because of their size. */
export class PhotoRefusedError extends Error {
  override name = "PhotoRefusedError";
  readonly path: string;
  readonly tooLarge: boolean;
  constructor(path: string, message: string, { tooLarge = false } = {}) {
    super(message);
    this.path = path;
    this.tooLarge = tooLarge;
  }
}

const TAKEN = new Set(["image/jpeg", "image/png", "image/gif", "image/webp"]);
const HEIC = new Set(["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"]);
const LONGEST_SIDE = 2000;
/** More than any phone makes (50 megapixels), and far less than a picture made to fill our memory. */
const MAX_PIXELS = 50e6;

/** Pictures opened at the same time in this process: one of fifty megapixels takes two hundred megabytes. */
const opening = pLimit(2);

/** Checks and re-encodes what was sent as photos, one after the other to bound memory. Throws `PhotoRefusedError`. */
export async function normalizeUploads(files: readonly File[], stop: AbortSignal): Promise<Photo[]> {
  if (files.length > MAX_PHOTOS) throw new PhotoRefusedError("files", `At most ${MAX_PHOTOS} photos can be sent.`);
  const photos: Photo[] = [];
  for (const [index, file] of files.entries()) {
    photos.push(
      await opening(() => {
        stop.throwIfAborted();
        return takePhoto(file, index);
      }),
    );
  }
  return photos;
}

async function takePhoto(file: File, index: number): Promise<Photo> {
  const refuse = (why: string, size = {}) => new PhotoRefusedError(`files.${index}`, `Photo ${index + 1} ${why}`, size);
  if (file.size === 0) throw refuse("is empty. Please choose it again.");
  if (file.size > MAX_PHOTO_BYTES) throw refuse("is larger than 10 MB. Please send a smaller one.", { tooLarge: true });
  const bytes = Buffer.from(await file.arrayBuffer());
  // What the browser says about a file is not proof: its first bytes are.
  const type = await fileTypeFromBuffer(bytes);
  if (type && HEIC.has(type.mime))
    throw refuse("is an HEIC photo, which we cannot read. Please send it as JPG or PNG.");
  if (!type || !TAKEN.has(type.mime)) throw refuse("is not a picture we can read. Please send JPG, PNG, GIF or WebP.");
  try {
    const { data, info } = await sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { filename: plainName(file.name), contentType: "image/jpeg", ...sizeOf(info), bytes: data };
  } catch {
    throw refuse("is damaged or too large to open. Please take it again or send another.");
  }
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** The last part of a path, of bounded length and without what PostgreSQL cannot store. */
const plainName = (name: string) =>
  name.replaceAll("\0", "").toWellFormed().split(/[\\/]/).at(-1)!.slice(0, 200).toWellFormed() || "photo";
