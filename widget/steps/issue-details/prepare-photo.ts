import { MAX_PHOTO_BYTES } from "#shared/schemas/lengths.ts";

/** The longest side of a photo as sent, in pixels: enough to read the small print of an estimate. */
const LONGEST_SIDE = 2600;
/** What the server reads; other formats are converted where the browser can show them. */
const SENT_AS_IS = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** The photo shrunk or converted where needed; as it is where the browser cannot show it. */
export async function preparePhoto(file: File): Promise<File> {
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

/** Pictures by their type, or by their name where the system names no type, as with HEIC on many. */
export const isPicture = (file: File) => file.type.startsWith("image/") || /\.(heic|heif)$/i.test(file.name);
