/**
 * What a page's own code may know of `<repair-assist>`. This file is the contract: it is shipped as it stands, and the
 * element's class implements it. `element.api.md` shows in a diff when it changes.
 */

/** The five steps, in their order. */
export type RepairAssistStep = "vehicle-info" | "issue-details" | "diagnostic" | "service-options" | "confirmation";
export type RepairAssistConfirmation = "recommendations" | "managed";
export type RepairAssistLauncher = "button" | "floating";
export type RepairAssistTheme = "light" | "dark" | "auto";

/** Each is an attribute too: `siteUrl` is `site-url`. An attribute that is removed falls back on its default. */
export interface RepairAssistProperties {
  /** Base address of the API. Default: where the script came from. */
  api?: string | undefined;
  /** Public address for links such as `/contact`. Default: the API's. */
  siteUrl?: string | undefined;
  /** Partner key; it works on the partner's own origins alone. */
  partner?: string | undefined;
  /** `light`, `dark` or, by default, `auto`: as the visitor's system has it. */
  theme?: RepairAssistTheme | undefined;
  /** Any opaque CSS color; text on it and lines are chosen by contrast. */
  accent?: string | undefined;
  /** A BCP 47 tag. Reserved: there is English alone. */
  locale?: string | undefined;
  /** The step that is shown. The element sets it as it moves. */
  step?: RepairAssistStep | undefined;
  /** What the last step confirms. */
  confirmationType?: RepairAssistConfirmation | undefined;
  /** The text over step 1. */
  heading?: string | undefined;
  /** Shows a button, in its place or floating in the window's corner, that opens the wizard in a dialog. Default: the wizard. */
  launcher?: RepairAssistLauncher | undefined;
  /** Keep progress in local storage. Default: as long as the tab is open. */
  persist?: boolean | undefined;
  /** ZIP code to begin with. What the visitor has typed counts more, here and below. */
  zipCode?: string | undefined;
  /** Model year to begin with. */
  year?: string | undefined;
  /** Make to begin with, as the list has it. */
  make?: string | undefined;
  /** Model to begin with, as the list of the make has it. */
  model?: string | undefined;
  /** Miles to begin with. */
  mileage?: string | undefined;
  /** Kind of help to begin with: `symptoms`, `estimate`, `collision` or `parts`. */
  issueType?: string | undefined;
  /** The words about the problem to begin with. */
  issueDescription?: string | undefined;
  /** A reference of your own, such as an order number: it stands in the leads of your pages. */
  reference?: string | undefined;
  /** Token of a shared result, shown read-only in place of the wizard. */
  shared?: string | undefined;
  /** For our own site: its storage keys and cookie. */
  site?: boolean | undefined;
  /** For our own site: the form of the landing page. */
  landing?: boolean | undefined;
  /** For our own site: the route that the visitor came from. */
  previousRoute?: string | undefined;
}

export interface RepairAssistElement extends HTMLElement, RepairAssistProperties {
  /** Shows step 1 with whatever is saved. */
  start(): void;
  /** Forgets all progress and shows step 1 empty. */
  reset(): void;
  /** Moves as a button of the wizard does: the page may prevent it. For a step not open yet it shows the last one that is. */
  goTo(step: RepairAssistStep, confirmationType?: RepairAssistConfirmation): void;
  /** Methods to call, whether or not the script has come yet, each as `["goTo", "issue-details"]`. */
  get calls(): RepairAssistCalls;
  set calls(calls: Iterable<RepairAssistCall>);
}

/** A method's name and its arguments. */
export type RepairAssistCall =
  | ["start"]
  | ["reset"]
  | ["goTo", step: RepairAssistStep, confirmationType?: RepairAssistConfirmation];
export interface RepairAssistCalls {
  push(...calls: RepairAssistCall[]): unknown;
}

/** What went wrong: see `RepairAssistDetails["error"]`. */
export type RepairAssistErrorCode =
  /** An attribute's value, or a method's argument, is none that we know. */
  | "attribute"
  /** Nothing answers at the API's address, or the browser blocks it. */
  | "unreachable"
  /** What answers is not this API. */
  | "not-api"
  /** The API is of another version than the widget. */
  | "version"
  /** The partner key is unknown or disabled, or not registered for this page. */
  | "partner"
  /** A call was refused or failed; `status` says how. */
  | "request"
  /** The widget itself failed. */
  | "widget";

/** The `detail` of each event. None tells who the visitor is or what they wrote. */
export interface RepairAssistDetails {
  /** The form can be used. */
  ready: { version: string };
  /** The visitor is about to move. Cancelable: then the page moves, and sets `step`. */
  step: { from: RepairAssistStep; to: RepairAssistStep; confirmationType?: RepairAssistConfirmation };
  /** A result is shown. */
  analyzed: { resultType: "diagnostic" | "parts" | "collision" | "estimate" };
  /** A question about the result was answered, by an offered answer or in words. */
  answered: { by: "option" | "words" };
  /** Shops are listed. */
  shops: { count: number };
  /** The visitor pressed what calls a shop, shows the way to it or opens its site. */
  contact: { by: "phone" | "directions" | "website" };
  /** A request went to a shop, as the visitor asked; `withPhone` says whether a phone number went with it. */
  lead: { withPhone: boolean };
  /** The visitor has chosen a level of service. */
  done: { confirmationType: RepairAssistConfirmation };
  /** Something went wrong. `message` is for whoever cares for the page; what they can mend is in the console, too. */
  error: { code: RepairAssistErrorCode; message: string; status?: number };
  /** The visitor leaves the wizard. Cancelable: by default step 1 is shown. */
  exit: { reason: "guard" | "home" };
}

/** All bubble and leave shadow roots. */
export type RepairAssistEventMap = {
  [Name in keyof RepairAssistDetails as `repair-assist:${Name}`]: CustomEvent<RepairAssistDetails[Name]>;
};

/** What the module `repair-assist.mjs` exports; the script `repair-assist.js` exports nothing. */
export declare const RepairAssistElement: { new (): RepairAssistElement; prototype: RepairAssistElement };
/** Defines the element, once; both files do so as they load. */
export declare function defineRepairAssist(tag?: string): void;

/** As JSX writes it: properties, attributes whose names differ from them, and listeners. */
export type RepairAssistJsx = RepairAssistProperties & {
  class?: string | undefined;
  "site-url"?: string | undefined;
  "confirmation-type"?: RepairAssistConfirmation | undefined;
  "previous-route"?: string | undefined;
  "zip-code"?: string | undefined;
  "issue-type"?: string | undefined;
  "issue-description"?: string | undefined;
} & {
  [Name in keyof RepairAssistEventMap as `on${Name}`]?: ((event: RepairAssistEventMap[Name]) => void) | undefined;
};

declare global {
  interface HTMLElementTagNameMap {
    "repair-assist": RepairAssistElement;
  }
  interface GlobalEventHandlersEventMap extends RepairAssistEventMap {}
}

// Where a package is not there, its lines are passed over.
// @ts-ignore
type InReact = import("react").HTMLAttributes<RepairAssistElement> & {
  style?: { "--repair-assist-font"?: string; "--repair-assist-radius"?: string } | undefined;
};
// @ts-ignore
type RefInReact = import("react").ClassAttributes<RepairAssistElement>;
// @ts-ignore
type InPreact = import("preact").HTMLAttributes<RepairAssistElement>;

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "repair-assist": RepairAssistJsx & InReact & RefInReact;
    }
  }
}

// @ts-ignore
declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "repair-assist": RepairAssistJsx & InPreact;
    }
  }
}
