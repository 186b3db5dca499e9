import { atom, type createStore } from "jotai/vanilla";
import * as z from "zod/mini";
import { toJson } from "../client/to-json.ts";
import { type KeyedStore, readJson } from "./storage.ts";

/** The visitor's progress: ids the API gave, and the step reached. Kept in the browser session. */
const StoredState = z.object({
  userId: z.nullable(z.string()),
  vehicleId: z.nullable(z.string()),
  issueId: z.nullable(z.string()),
  diagnosticId: z.nullable(z.string()),
  currentStep: z.nullable(z.string()),
});
export type WizardState = z.infer<typeof StoredState>;
export type IdName = Exclude<keyof WizardState, "currentStep">;

export const EMPTY_STATE: WizardState = {
  userId: null,
  vehicleId: null,
  issueId: null,
  diagnosticId: null,
  currentStep: null,
};
export const STATE_KEY = "repairFlowState";

export const wizardStateAtom = atom<WizardState>(EMPTY_STATE);

/** Whether the API has answered that the session is over. */
export const sessionEndedAtom = atom(false);

type Store = ReturnType<typeof createStore>;

/** Restores the state into `store` first, then saves every change of it. */
export function keepWizardState(store: Store, session: KeyedStore) {
  const json = readJson(session, STATE_KEY);
  // What was saved by an earlier release may lack a field; what is no record at all, or of wrong types, is dropped whole.
  const isRecord = json === null || (typeof json === "object" && !Array.isArray(json));
  const saved = StoredState.safeParse(isRecord ? { ...EMPTY_STATE, ...json } : json);
  if (saved.success) store.set(wizardStateAtom, saved.data);
  else {
    console.error("Repair Assist: the saved progress is corrupt and was dropped.", saved.error);
    session.remove(STATE_KEY);
  }
  store.sub(wizardStateAtom, () => {
    const state = store.get(wizardStateAtom);
    if (state === EMPTY_STATE) session.remove(STATE_KEY);
    else session.set(STATE_KEY, toJson(state));
  });
}
