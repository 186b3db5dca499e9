import { confirmation, lead } from "./en/confirmation.ts";
import { followUp } from "./en/follow-up.ts";
import { issueDetails } from "./en/issue-details.ts";
import { keep, shared } from "./en/keep.ts";
import { diagnostic, order, place, safety } from "./en/result.ts";
import { causes, collision, estimate, parts, price } from "./en/result-kinds.ts";
import { serviceOptions } from "./en/service-options.ts";
import { vehicleInfo } from "./en/vehicle-info.ts";

/** Every text of the widget but the messages of the shared schemas. A language is a set of files like these. */
export const en = {
  brand: "Repair Assist",
  free: "Free",
  back: "Back",
  error: "Error",
  opensInNewTab: "opens in a new tab",
  close: "Dismiss",
  notices: "Notifications (F8)",
  progress: {
    label: "Progress",
    stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
    done: "done",
  },
  loading: "Loading...",
  notLoaded: "This part did not load. Please check your connection and reload the page.",
  slow: "This takes longer than usual. You can keep waiting: nothing you typed is lost.",
  tryAgain: "Try again",

  faults: {
    title: "Repair Assist has a problem on this page",
    attribute: (name: string, value: string) => `${name}="${value}" is not valid and was left out.`,
    unreachable: (address: string) => `The service at ${address} cannot be reached. Check your connection.`,
    mixed: (address: string) =>
      `The browser of a secure page blocks the service at ${address}. Its address must begin with https.`,
    notApi: (address: string) => `There is no Repair Assist service at ${address}.`,
    version: (address: string, theirs: number, ours: number) =>
      `The service at ${address} is of version ${theirs}, this copy of Repair Assist of version ${ours}. Load the script from there.`,
    broken: "This step could not be shown",
  },

  vehicleInfo,
  issueDetails,
  order,
  diagnostic,
  safety,
  place,
  causes,
  price,
  parts,
  collision,
  estimate,
  serviceOptions,
  confirmation,

  /** The button that opens the wizard, and its dialog. */
  launcher: { open: "What is wrong with my car?", title: "Repair Assist", close: "Close" },

  copy: {
    copy: "Copy",
    all: "Copy all",
    copied: "Copied",
    selected: "The text is selected",
    selectedText: "This browser does not let us copy. Copy it with your keyboard or a long press.",
  },

  followUp,
  keep,
  shared,

  session: {
    title: "Your session has ended",
    text: "What you typed is still here. We can open a new session with it and carry on.",
    retry: "Continue with what I typed",
    working: "Working...",
    failed: "That did not work. Please check your connection and press the button again.",
    nothingTyped: "Please enter your vehicle again to go on.",
    start: "Start again",
  },

  lead,
};

export type Texts = typeof en;
