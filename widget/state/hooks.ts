import type { Atom } from "jotai/vanilla";
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { StepId } from "#shared/steps.ts";
import { guardStep, missingIds } from "./guards.ts";
import { photosAtom } from "./photos.ts";
import type { Settings } from "./settings.ts";
import type { Wizard } from "./wizard.ts";
import { wizardStateAtom } from "./wizard-state.ts";

export const WizardContext = createContext<Wizard | null>(null);
export const SettingsContext = createContext<Settings | null>(null);

/** The wizard of this element. Outside its provider it is an error. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("useWizard must be used within a WizardProvider");
  return wizard;
}

/** The attributes of this element; using them renders anew when they change. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error("useSettings must be used within a WizardProvider");
  return settings;
}

/** An atom's value in the wizard's own store, kept current. */
export function useAtom<T>(atom: Atom<T>): T {
  const { store } = useWizard();
  return useSyncExternalStore(
    (changed) => store.sub(atom, changed),
    () => store.get(atom),
  );
}

/** The wizard's state, kept current. */
export const useWizardState = () => useAtom(wizardStateAtom);

export const usePhotos = () => useAtom(photosAtom);

/** Whether the step may be shown; if it never may, the visitor is sent to the start. */
export function useGuard(step: StepId): boolean {
  const wizard = useWizard();
  const [ready, setReady] = useState(() => missingIds(wizard, step).length === 0);
  useEffect(() => (ready ? undefined : guardStep(wizard, step, () => setReady(true))), [wizard, step, ready]);
  return ready;
}
