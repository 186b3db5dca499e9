import type { RepairAssistProperties } from "../widget/repair-assist.d.ts";
import { readRoute, readSettings } from "../widget/state/settings.ts";
import { type Host, Wizard } from "../widget/state/wizard.ts";
import type { WizardState } from "../widget/state/wizard-state.ts";
import { type StoryAnswers, storyClient } from "./story-client.ts";

/** What a story's wizard starts with. */
export interface WizardSetup {
  attributes?: RepairAssistProperties;
  answers?: StoryAnswers;
  state?: Partial<WizardState>;
  /** What the browser has saved: key → text, or a value kept as JSON. */
  saved?: Record<string, unknown>;
  prepare?(wizard: Wizard): void;
}

class StoryWizard extends Wizard {
  override readonly client;
  constructor(host: Host, answers: StoryAnswers) {
    super(host);
    this.client = storyClient(answers);
  }
}

/** A wizard without the element. It stays on its step: `onMove` hears where it would go. */
export function createWizard(setup: WizardSetup, onMove: (attributes: RepairAssistProperties) => void = () => {}) {
  const { attributes = {}, answers = {}, state = {}, saved = {}, prepare } = setup;
  const host: Host = {
    place: 1,
    settings: () => readSettings(attributes, location.origin),
    attributes: () => attributes,
    route: () => readRoute(attributes),
    setRoute: onMove,
    bringIntoView: () => {},
    dispatch: () => true,
  };
  const wizard = new StoryWizard(host, answers);
  for (const [key, value] of Object.entries(saved)) {
    wizard.storage.local.set(key, typeof value === "string" ? value : JSON.stringify(value));
  }
  wizard.update(state);
  prepare?.(wizard);
  return { wizard, attributes };
}
