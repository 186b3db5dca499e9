import { atom } from "jotai/vanilla";
import type { Greeting } from "../client/greeting.ts";

/** What the API said when it was last asked whether the widget works on this page; empty while nobody knows. */
export const greetingAtom = atom<Greeting>({});
