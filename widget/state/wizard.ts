import { createStore } from "jotai/vanilla";
import type { ConfirmationType, StepId } from "#shared/steps.ts";
import { type Client, createClient } from "../client/client.ts";
import { RequestError } from "../client/request-error.ts";
import type { RepairAssistDetails, RepairAssistProperties } from "../repair-assist.d.ts";
import type { Texts } from "../texts/en.ts";
import type * as cameFrom from "./came-from.ts";
import { dropBegun, dropBegunIssue, dropVin, keepBegunIssue, loadVehicle, saveIssue } from "./drafts.ts";
import { greetingAtom } from "./greeting.ts";
import { type LocalKey, removeProgress, TOKEN_KEY } from "./local-keys.ts";
import { carryNotice, dismissNotice, type Notice, noticeAtom, showNotice, takeCarriedNotice } from "./notice.ts";
import { photosAtom } from "./photos.ts";
import type * as prefill from "./prefill.ts";
import { dropsProgress } from "./reset.ts";
import type * as resume from "./resume.ts";
import type { Route, Settings } from "./settings.ts";
import { type BrowserStorage, openStorage } from "./storage.ts";
import { EMPTY_STATE, keepWizardState, sessionEndedAtom, type WizardState, wizardStateAtom } from "./wizard-state.ts";

/** What the wizard asks of the element that holds it. */
export interface Host {
  settings(): Settings;
  /** As the page has them now. */
  attributes(): RepairAssistProperties;
  route(): Route;
  setRoute(route: Route): void;
  /** Scrolls the top of the widget into view where it is out of it; nothing else of the page moves. */
  bringIntoView(): void;
  /** Fires `repair-assist:{name}`; false when the page prevented what would follow. */
  dispatch<Name extends keyof RepairAssistDetails>(name: Name, detail: RepairAssistDetails[Name]): boolean;
  /** Which of the page's elements this is, from 1: each keeps what it saves apart. */
  readonly place: number;
}

/** What the wizard does on pages of others: `embedded.ts`. */
type Embedded = Pick<typeof resume, "keepRoute" | "routeToResume"> &
  Pick<typeof cameFrom, "cameFrom" | "keepCampaign"> &
  Pick<typeof prefill, "readPrefill"> & {
    furthestOpen(wizard: Wizard, step: StepId): StepId;
    takeCalls(element: HTMLElement): void;
  };

const NO_PREFILL: prefill.Prefill = { vehicle: {}, issue: {}, reference: undefined };

/** One visitor's way through the steps: state, storage, calls and moves, without any React. One per element. */
export class Wizard {
  static embedded: Embedded | undefined;
  readonly #embedded: Embedded | undefined;
  readonly store = createStore();
  readonly storage: BrowserStorage;
  readonly client: Client;
  readonly host: Host;
  /** Where the visit goes on. Null on our own site, whose addresses say it, and where a visit begins. */
  readonly resumed: Route | null;

  constructor(host: Host) {
    this.host = host;
    this.storage = openStorage({ ...host.settings(), place: host.place });
    this.client = createClient(host.settings, this.storage.local, TOKEN_KEY, (error) => this.#heard(error));
    keepWizardState(this.store, this.storage.session);
    const { site, shared } = host.settings();
    this.#embedded = site ? undefined : Wizard.embedded;
    this.resumed = (!shared && this.#embedded?.routeToResume(this.storage.session, host.place)) || null;
    this.#embedded?.keepCampaign(this.storage.session);
    if (site) takeCarriedNotice(this.store);
  }

  /** What the page wants the forms to begin with. */
  prefill() {
    return this.#embedded?.readPrefill(this.host.attributes()) ?? NO_PREFILL;
  }

  /** Page and campaign of the visit; nothing of the kind on our own site. */
  cameFrom() {
    return this.#embedded?.cameFrom(this.storage.session, this.prefill().reference);
  }

  /** Asks the API whether the widget works on this page; of several questions the last one counts. */
  async checkCompatibility(texts: Texts["faults"]) {
    this.store.set(greetingAtom, {});
    const asked = this.client.checkCompatibility(texts);
    this.#asked = asked;
    const greeting = await asked;
    if (asked === this.#asked) this.store.set(greetingAtom, greeting);
  }
  #asked: unknown;

  /** How a call ended: what works now is no fault any more, and what does not is told to the page. */
  #heard(error: unknown) {
    if (!error) {
      if (this.store.get(greetingAtom).fault) this.store.set(greetingAtom, {});
      return;
    }
    if ((error as Error).name === "AbortError") return;
    const status = error instanceof RequestError ? error.status : undefined;
    if (status === 401) this.store.set(sessionEndedAtom, true);
    this.host.dispatch(
      "error",
      status
        ? { code: "request", status, message: `The API answered with ${status}` }
        : { code: "unreachable", message: "The API did not answer" },
    );
  }

  get state(): WizardState {
    return this.store.get(wizardStateAtom);
  }

  /** Merges a partial change. */
  update(change: Partial<WizardState>) {
    this.store.set(wizardStateAtom, { ...this.state, ...change });
  }

  /** Puts the state back to its beginning and removes the stored copy. */
  clear() {
    this.store.set(wizardStateAtom, EMPTY_STATE);
    this.store.set(photosAtom, null);
  }

  /** Marks how far the visitor came, in the state and in local storage. */
  mark(currentStep: string) {
    this.update({ currentStep });
    this.storage.local.set("currentStep", currentStep);
  }

  /** Moves to a step unless the page prevents it, to move there by its own routes. */
  go(step: StepId, confirmationType?: ConfirmationType) {
    this.dismissError();
    const detail = { from: this.host.route().step, to: step, ...(confirmationType && { confirmationType }) };
    if (!this.host.dispatch("step", detail)) return;
    this.#show({ step, confirmationType: confirmationType ?? "recommendations" });
  }

  /** A page that moves by its own routes sets the step anew by itself: only our own moves are kept. */
  #show(route: Route) {
    this.#embedded?.keepRoute(this.storage.session, route);
    this.host.setRoute(route);
  }

  /** What went wrong is no news any more once one tries again, or on the next step. */
  dismissError() {
    const notice = this.store.get(noticeAtom);
    if (notice?.tone === "error") this.dismiss(notice.id);
  }

  /** Another problem of the same car: the words and photos of the last one go, the vehicle stays. */
  startAnother() {
    for (const key of ["issueImages", "issueId"] as const) this.storage.local.remove(key);
    // Begun, though empty: the words that the page begins with were for the first one.
    saveIssue(this.storage, { issueType: "", issueDescription: "" });
    this.store.set(photosAtom, null);
    this.update({ issueId: null, diagnosticId: null });
    this.mark("issue-details");
    this.go("issue-details");
  }

  /** Leaves the wizard; unless the page prevents it, step 1 is shown. */
  exit(reason: "guard" | "home") {
    if (this.host.dispatch("exit", { reason })) {
      this.#show({ step: "vehicle-info", confirmationType: "recommendations" });
    }
  }

  /** Opens step 1 by the reset rule, which is for new visits, and hands back the form to prefill, if any. */
  openVehicleInfo(referrer: string) {
    if (!this.host.settings().landing && !this.resumed) {
      const [startFresh, currentStep] = (["startFresh", "currentStep"] as const).map((key) => this.saved(key));
      if (dropsProgress({ startFresh: startFresh!, currentStep: currentStep!, referrer })) {
        if (!this.state.issueId && !this.saved("issueId")) keepBegunIssue(this.storage);
        this.dropProgress();
      }
    }
    return loadVehicle(this.storage);
  }

  /** Forgets all that was typed, sent or not. */
  startOver() {
    this.dropProgress();
    dropBegun(this.storage);
    dropBegunIssue(this.storage);
  }

  dropProgress() {
    removeProgress(this.storage);
    dropVin(this.storage);
    this.clear();
  }

  saved(key: LocalKey) {
    return this.storage.local.get(key);
  }

  notify(title: string, description?: string, tone?: Notice["tone"]) {
    showNotice(this.store, title, description, tone);
    if (this.host.settings().site) carryNotice(this.store);
  }

  dismiss(id: number) {
    dismissNotice(this.store, id);
  }
}
