import "./load-order.ts";
import { MendedElement, PROPS, RENDER } from "./mended-element.ts";
import type * as contract from "./repair-assist.d.ts";
import { scriptOrigin } from "./script-origin.ts";
import { readRoute, readSettings, stepOf } from "./state/settings.ts";
import { type Host, Wizard } from "./state/wizard.ts";

/** The elements of the page by their places, from 1. Who has just been taken out may not have been told yet. */
const places = new Map<number, Element>();

/** Errors that whoever cares for the page can mend. */
const PAGE_FAULTS: readonly contract.RepairAssistErrorCode[] = ["attribute", "not-api", "version", "partner"];

/**
 * The wizard in a shadow root. What a page may know of it is declared in `repair-assist.d.ts`.
 *
 * @tagname repair-assist
 *
 * @fires {CustomEvent<{ version: string }>} repair-assist:ready - The form can be used.
 * @fires {CustomEvent<{ from: RepairAssistStep; to: RepairAssistStep; confirmationType?: RepairAssistConfirmation }>} repair-assist:step - The visitor is about to move. Cancelable: then the page moves, and sets `step`.
 * @fires {CustomEvent<{ resultType: "diagnostic" | "parts" | "collision" | "estimate" }>} repair-assist:analyzed - A result is shown.
 * @fires {CustomEvent<{ by: "option" | "words" }>} repair-assist:answered - A question about the result was answered, by an offered answer or in words.
 * @fires {CustomEvent<{ count: number }>} repair-assist:shops - Shops are listed.
 * @fires {CustomEvent<{ by: "phone" | "directions" | "website" }>} repair-assist:contact - The visitor pressed what calls a shop, shows the way to it or opens its site.
 * @fires {CustomEvent<{ withPhone: boolean }>} repair-assist:lead - A request went to a shop, as the visitor asked; `withPhone` says whether a phone number went with it.
 * @fires {CustomEvent<{ confirmationType: RepairAssistConfirmation }>} repair-assist:done - The visitor has chosen a level of service.
 * @fires {CustomEvent<{ code: RepairAssistErrorCode; message: string; status?: number }>} repair-assist:error - Something went wrong. `message` is for whoever cares for the page; what they can mend is in the console, too.
 * @fires {CustomEvent<{ reason: "guard" | "home" }>} repair-assist:exit - The visitor leaves the wizard. Cancelable: by default step 1 is shown.
 *
 * @slot heading - The text over step 1, in place of the attribute `heading`.
 * @slot call-to-action - What you offer beside the result and the shops, such as a link to book a visit.
 * @slot launcher - The words on the button that the attribute `launcher` shows.
 * @slot footer - The last line of the sheet, at every step.
 *
 * @csspart launcher - The box around the button that opens the wizard.
 * @csspart sheet - The paper that the whole widget is.
 * @csspart header - The line with our name, at its top.
 * @csspart progress - The numbered steps.
 * @csspart title - The title of the step.
 * @csspart field - A cell of a form: label and control.
 * @csspart button - Any button, and any link that looks like one.
 * @csspart main-button - The one next action of a step; it is a `button` too.
 * @csspart message - A message that stays in its place.
 * @csspart notice - A message that comes and goes.
 *
 * @cssprop [--repair-assist-font=system-ui] - The typeface.
 * @cssprop [--repair-assist-radius=6px] - The radius of the corners of sheet, buttons and fields.
 * @cssprop [--repair-assist-bleed=0px] - For our own site: how far the sheet runs out on a phone.
 */
export class RepairAssistElement extends MendedElement implements contract.RepairAssistElement {
  /**
   * Base address of the API. Default: where the script came from.
   * @attr
   */
  declare api: string | undefined;
  /**
   * Public address for links such as `/contact`. Default: the API's.
   * @attr site-url
   */
  declare siteUrl: string | undefined;
  /**
   * Partner key; it works on the partner's own origins alone.
   * @attr
   */
  declare partner: string | undefined;
  /**
   * `light`, `dark` or, by default, `auto`: as the visitor's system has it.
   * @attr
   */
  declare theme: "light" | "dark" | "auto" | undefined;
  /**
   * Any opaque CSS color; text on it and lines are chosen by contrast.
   * @attr
   */
  declare accent: string | undefined;
  /**
   * A BCP 47 tag. Reserved: there is English alone.
   * @attr
   */
  declare locale: string | undefined;
  /**
   * The step that is shown. The element sets it as it moves.
   * @attr
   */
  declare step: "vehicle-info" | "issue-details" | "diagnostic" | "service-options" | "confirmation" | undefined;
  /**
   * What the last step confirms.
   * @attr confirmation-type
   */
  declare confirmationType: "recommendations" | "managed" | undefined;
  /**
   * The text over step 1.
   * @attr
   */
  declare heading: string | undefined;
  /**
   * Shows a button, in its place or floating in the window's corner, that opens the wizard in a dialog. Default: the wizard.
   * @attr
   */
  declare launcher: "button" | "floating" | undefined;
  /**
   * Keep progress in local storage. Default: as long as the tab is open.
   * @attr
   */
  declare persist: boolean | undefined;
  /**
   * ZIP code to begin with. What the visitor has typed counts more, here and below.
   * @attr zip-code
   */
  declare zipCode: string | undefined;
  /**
   * Model year to begin with.
   * @attr
   */
  declare year: string | undefined;
  /**
   * Make to begin with, as the list has it.
   * @attr
   */
  declare make: string | undefined;
  /**
   * Model to begin with, as the list of the make has it.
   * @attr
   */
  declare model: string | undefined;
  /**
   * Miles to begin with.
   * @attr
   */
  declare mileage: string | undefined;
  /**
   * Kind of help to begin with: `symptoms`, `estimate`, `collision` or `parts`.
   * @attr issue-type
   */
  declare issueType: string | undefined;
  /**
   * The words about the problem to begin with.
   * @attr issue-description
   */
  declare issueDescription: string | undefined;
  /**
   * A reference of your own, such as an order number: it stands in the leads of your pages.
   * @attr
   */
  declare reference: string | undefined;
  /**
   * Token of a shared result, shown read-only in place of the wizard.
   * @attr
   */
  declare shared: string | undefined;
  /**
   * For our own site: its storage keys and cookie.
   * @attr
   */
  declare site: boolean | undefined;
  /**
   * For our own site: the form of the landing page.
   * @attr
   */
  declare landing: boolean | undefined;
  /**
   * For our own site: the route that the visitor came from.
   * @attr previous-route
   */
  declare previousRoute: string | undefined;

  /** Methods to call, whether or not the script has come yet, each as `["goTo", "issue-details"]`. */
  declare calls: contract.RepairAssistCalls;

  #wizard: Wizard | null = null;
  #place = 0;
  /** What was called before the element stood in a page. */
  #early: (() => void)[] = [];

  /** Shows step 1 with whatever is saved. */
  start() {
    this.goTo("vehicle-info");
  }

  /** Forgets all progress and shows step 1 empty. */
  reset() {
    if (!this.#wizard) return void this.#early.push(() => this.reset());
    this.#wizard.startOver();
    this[PROPS].epoch = (this[PROPS].epoch ?? 0) + 1;
    this[RENDER]();
    this.start();
  }

  /** Moves as a button of the wizard does: the page may prevent it. For a step not open yet it shows the last one that is. */
  goTo(step: contract.RepairAssistStep, confirmationType?: contract.RepairAssistConfirmation) {
    const known = stepOf(step);
    if (!known) {
      this.#dispatch("error", { code: "attribute", message: `goTo: there is no step "${step}".` });
    } else if (this.#wizard) {
      const open = Wizard.embedded?.furthestOpen(this.#wizard, known) ?? known;
      if (open === known || open !== this.#wizard.host.route().step) this.#wizard.go(open, confirmationType);
    } else {
      this.#early.push(() => this.goTo(step, confirmationType));
    }
  }

  override connectedCallback() {
    super.connectedCallback();
    if (!this.#wizard) {
      do this.#place++;
      while (places.get(this.#place)?.isConnected);
      const wizard = new Wizard(this.#host());
      this.#wizard = wizard;
      // A page that names a step means it.
      if (wizard.resumed && !this.step) wizard.host.setRoute(wizard.resumed);
    }
    places.set(this.#place, this);
    this[PROPS].wizard = this.#wizard;
    Wizard.embedded?.takeCalls(this);
    for (const call of this.#early.splice(0)) call();
  }

  override disconnectedCallback() {
    if (places.get(this.#place) === this) places.delete(this.#place);
    super.disconnectedCallback();
  }

  #dispatch: Host["dispatch"] = (name, detail) => {
    const { code, message } = detail as Partial<contract.RepairAssistDetails["error"]>;
    if (code && PAGE_FAULTS.includes(code)) console.warn(`<repair-assist>: ${message}`);
    return this.dispatchEvent(
      new CustomEvent(`repair-assist:${name}`, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === "step" || name === "exit",
      }),
    );
  };

  #host(): Host {
    return {
      place: this.#place,
      settings: () => readSettings(this[PROPS], scriptOrigin),
      attributes: () => this[PROPS],
      route: () => readRoute(this[PROPS]),
      setRoute: ({ step, confirmationType }) => {
        this.step = step;
        this.confirmationType = step === "confirmation" ? confirmationType : undefined;
      },
      dispatch: this.#dispatch,
      bringIntoView: () => {
        // Our own pages scroll with their routes.
        if (this.site) return;
        const dialog = this.launcher && this.shadowRoot!.querySelector(":modal");
        if (dialog) dialog.scrollTop = 0;
        if (this.launcher) return;
        const { top } = this.getBoundingClientRect();
        if (top < 0 || top > innerHeight / 2) this.scrollIntoView?.({ block: "start" });
      },
    };
  }
}

/** Defines the element once; a second script, of whatever version, changes nothing. */
export function defineRepairAssist(tag = "repair-assist") {
  const defined = customElements.get(tag);
  if (defined) {
    if (!(RENDER in defined.prototype))
      console.error(
        `<${tag}>: this page has defined an element of that name itself, so Repair Assist cannot be shown.`,
      );
    return;
  }
  try {
    customElements.define(tag, RepairAssistElement);
  } catch {
    // A class can carry one name only: another tag gets a class of its own.
    customElements.define(tag, class extends RepairAssistElement {});
  }
}
