import { atom } from "jotai/vanilla";

/** Whether managed repair is offered where the owner is, as the last request was answered; null before there was one. */
export const managedAvailableAtom = atom<boolean | null>(null);
