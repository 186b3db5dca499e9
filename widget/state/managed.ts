import { atom } from "jotai/vanilla";

/** Whether managed repair is offered where the owner is, as the last request was answered. */
export const managedAvailableAtom = atom(false);
