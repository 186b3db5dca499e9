import { atom } from "jotai/vanilla";

/** The photos chosen in step 2, held while the visitor moves between steps; null until the draft was looked up. */
export const photosAtom = atom<readonly File[] | null>(null);
