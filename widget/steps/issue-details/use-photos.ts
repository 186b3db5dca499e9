import { useEffect, useState } from "react";
import { MAX_PHOTOS } from "#shared/schemas/lengths.ts";
import { usePhotos, useWizard } from "../../state/hooks.ts";
import { loadPhotos, savePhotos } from "../../state/photo-drafts.ts";
import { photosAtom } from "../../state/photos.ts";
import { useTexts } from "../../texts/texts.ts";
import { preload, preparePhoto } from "./prepare-photo.later.ts";
import type { Prepared } from "./prepare-photo.ts";

/** The photos of step 2: restored from the draft, made ready when added, drafted after every change. */
export function useIssuePhotos() {
  const wizard = useWizard();
  const texts = useTexts();
  const t = texts.issueDetails;
  const held = usePhotos();
  const [preparing, setPreparing] = useState(0);

  useEffect(() => void preload().catch(() => {}), []);
  useEffect(() => {
    if (held === null) wizard.store.set(photosAtom, loadPhotos(wizard.storage));
  }, [held, wizard]);

  /** By what is held now, which another pick may have changed meanwhile. */
  const change = (next: (now: readonly File[]) => readonly File[]) => {
    const photos = next(wizard.store.get(photosAtom) ?? []);
    wizard.store.set(photosAtom, photos);
    savePhotos(wizard.storage, photos, () => wizard.store.get(photosAtom) === photos).catch((error) => {
      console.error("Repair Assist: the photos could not be kept for later.", error);
    });
  };

  /** Takes what can be taken, and says of the rest why not, all in one notice. */
  async function add(files: readonly File[]) {
    const pictures = files.filter(isPicture);
    const room = () => MAX_PHOTOS - (wizard.store.get(photosAtom)?.length ?? 0);
    setPreparing((count) => count + 1);
    const prepared = await Promise.all(pictures.slice(0, room()).map(prepare));
    setPreparing((count) => count - 1);
    const ready = prepared.filter((photo) => photo instanceof File);
    const refused = prepared.flatMap((photo) => (photo instanceof File ? [] : t[photo.refused](photo.name)));
    const left = Math.max(0, pictures.length - prepared.length + ready.length - room());
    change((now) => [...now, ...ready].slice(0, MAX_PHOTOS));
    if (pictures.length < files.length) refused.unshift(t.notImages);
    if (left > 0) refused.push(t.tooMany(MAX_PHOTOS));
    if (refused.length > 0) wizard.notify(t.photos, refused.join(" "), "error");
  }

  const remove = (index: number) => change((now) => now.filter((_, i) => i !== index));
  return { photos: held ?? [], busy: preparing > 0, add, remove };
}

const prepare = async (photo: File): Promise<Prepared> => {
  try {
    return await preparePhoto(photo);
  } catch {
    return { refused: "unprepared", name: photo.name };
  }
};

/** Pictures by their type, or by their name where the system names no type, as with HEIC on many. */
const isPicture = (file: File) => file.type.startsWith("image/") || /\.(heic|heif)$/i.test(file.name);
