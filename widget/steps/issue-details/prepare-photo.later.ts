import type { Prepared } from "./prepare-photo.ts";

/** Loads it before a photo is added: the network may be gone by then. */
export const preload = () => import("./prepare-photo.ts").then(() => {});

/** `preparePhoto`, loaded by itself. */
export const preparePhoto = async (file: File): Promise<Prepared> =>
  (await import("./prepare-photo.ts")).preparePhoto(file);
