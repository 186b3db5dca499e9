import { useEffect, useState } from "react";
import { MAX_PHOTOS } from "#shared/schemas/lengths.ts";
import { usePhotos, useWizard } from "../../state/hooks.ts";
import { loadPhotos, savePhotos } from "../../state/photo-drafts.ts";
import { photosAtom } from "../../state/photos.ts";
import { useTexts } from "../../texts/texts.ts";
import { isPicture, preparePhoto } from "./prepare-photo.ts";

/** The photos of step 2: restored from the draft, made ready when added, drafted after every change. */
export function useIssuePhotos() {
  const wizard = useWizard();
  const texts = useTexts();
  const t = texts.issueDetails;
  const held = usePhotos();
  const [busy, setBusy] = useState(false);
  const photos = held ?? [];

  useEffect(() => {
    if (held === null) wizard.store.set(photosAtom, loadPhotos(wizard.storage));
  }, [held, wizard]);

  const change = (next: readonly File[]) => {
    wizard.store.set(photosAtom, next);
    return savePhotos(wizard.storage, next).catch((error) => {
      console.error("Repair Assist: the photos could not be kept for later.", error);
    });
  };

  async function add(files: readonly File[]) {
    const pictures = files.filter(isPicture);
    const taken = pictures.slice(0, MAX_PHOTOS - photos.length);
    if (pictures.length < files.length) wizard.notify(texts.error, t.notImages, "error");
    else if (taken.length < pictures.length) wizard.notify(t.photos, t.tooMany(MAX_PHOTOS));
    if (taken.length === 0) return;
    setBusy(true);
    const ready = await Promise.all(taken.map(preparePhoto));
    setBusy(false);
    await change([...photos, ...ready]);
  }

  const remove = (index: number) => change(photos.filter((_, i) => i !== index));
  return { photos, busy, add, remove };
}
