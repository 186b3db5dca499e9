import { MAX_PHOTOS } from "#shared/schemas/lengths.ts";
import { toJson } from "../client/to-json.ts";
import { type BrowserStorage, readJson } from "./storage.ts";

/** A photo as drafted: its bytes as a base64 data URL, and its name. */
interface SavedPhoto {
  readonly data: string;
  readonly filename: string;
}

/**
 * Saves as many photos as fit; those that do not are dropped last-first with a console error. Reading them takes a
 * while: nothing is saved where they are not `current` any more by then.
 */
export async function savePhotos({ local }: BrowserStorage, photos: readonly File[], current = () => true) {
  const saved = await Promise.all(photos.map(async (file) => ({ data: await toDataUrl(file), filename: file.name })));
  if (!current()) return;
  if (saved.length === 0) return local.remove("issueImages");
  while (saved.length > 0 && !local.set("issueImages", toJson(saved))) {
    console.error(`Repair Assist: no room to keep the photo ${saved.pop()?.filename} for later.`);
  }
  if (saved.length === 0) local.remove("issueImages");
}

export function loadPhotos({ local }: BrowserStorage): File[] {
  const saved = readJson(local, "issueImages");
  if (saved === null) return [];
  try {
    return (saved as SavedPhoto[]).slice(0, MAX_PHOTOS).map(({ data, filename }) => toFile(data, filename));
  } catch (error) {
    console.error("Repair Assist: the saved photos are corrupt and were ignored.", error);
    return [];
  }
}

const toDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Decodes by hand: `fetch` of a data URL is refused by a strict `connect-src` of the host. */
function toFile(dataUrl: string, filename: string) {
  const parts = /^data:([^;,]*);base64,(.+)$/.exec(dataUrl);
  if (!parts || typeof filename !== "string") throw new Error("not a saved photo");
  const bytes = Uint8Array.from(atob(parts[2]!), (character) => character.charCodeAt(0));
  return new File([bytes], filename, { type: parts[1] });
}
