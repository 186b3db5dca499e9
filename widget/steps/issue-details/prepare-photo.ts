import { MAX_PHOTO_BYTES } from "#shared/schemas/lengths.ts";

/** The longest side of a photo as sent, in pixels: enough to read the small print of an estimate. */
const LONGEST_SIDE = 2600;
/** What the server reads; other formats are converted where the browser can show them. */
const SENT_AS_IS = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** A photo ready to send, or why it cannot be sent. */
export type Prepared = File | { readonly refused: "unreadable" | "tooLarge" | "unprepared"; readonly name: string };

/** There is nothing to load here, but where this module itself is loaded later: `prepare-photo.later.ts`. */
export const preload = async () => {};

/**
 * The photo shrunk or converted where needed, and held in memory: a file that leaves its folder or phone later is
 * still sent. Refused where no format the server reads comes of it, or where it stays over 10 MB.
 */
export async function preparePhoto(file: File): Promise<Prepared> {
  try {
    const ready = await convert(file);
    if (!SENT_AS_IS.includes(ready.type)) return { refused: "unreadable", name: file.name };
    if (ready.size > MAX_PHOTO_BYTES) return { refused: "tooLarge", name: file.name };
    return new File([await ready.arrayBuffer()], ready.name, { type: ready.type });
  } catch {
    return { refused: "unreadable", name: file.name };
  }
}

/** The photo as it is where the browser cannot show it. */
async function convert(file: File): Promise<File> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return file;
  }
  const longest = Math.max(bitmap.width, bitmap.height);
  const fits = longest <= LONGEST_SIDE && file.size <= MAX_PHOTO_BYTES && SENT_AS_IS.includes(file.type);
  const blob = fits ? null : await draw(bitmap, Math.min(1, LONGEST_SIDE / longest));
  bitmap.close();
  return blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: blob.type }) : file;
}

function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: what is clear in a PNG would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}
