import type { Prepared } from "./prepare-photo.ts";

/** `preparePhoto`, loaded once somebody adds a photo. */
export const preparePhoto = async (file: File): Promise<Prepared> =>
  (await import("./prepare-photo.ts")).preparePhoto(file);
