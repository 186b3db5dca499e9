import r2wc from "@r2wc/react-to-web-component";
import type { ConfirmationType, StepId } from "#shared/steps.ts";
import { RepairAssist, type RepairAssistProps } from "./RepairAssist.tsx";
import { scriptOrigin } from "./script-origin.ts";
import { type Attributes, readRoute, readSettings } from "./state/settings.ts";
import { type Host, Wizard } from "./state/wizard.ts";
import { adopt, release } from "./theme/shadow-styles.ts";

/** The attributes, by property name: `siteUrl` is `site-url`. */
const KINDS = {
  api: "string",
  siteUrl: "string",
  partner: "string",
  theme: "string",
  accent: "string",
  locale: "string",
  step: "string",
  confirmationType: "string",
  heading: "string",
  previousRoute: "string",
  shared: "string",
  persist: "boolean",
  site: "boolean",
  landing: "boolean",
} as const satisfies Record<keyof Attributes, "string" | "boolean">;
type Name = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Name[];

const attributeOf = (name: Name) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const nameOf = (attribute: string) => NAMES.find((name) => attributeOf(name) === attribute);

/** What r2wc's class keeps under its symbols, and the lifecycle that it does not declare. */
const RENDER: unique symbol = Symbol.for("r2wc.render") as never;
const PROPS: unique symbol = Symbol.for("r2wc.props") as never;
const CONNECTED: unique symbol = Symbol.for("r2wc.connected") as never;
interface Mounted extends HTMLElement {
  [RENDER](): void;
  [PROPS]: RepairAssistProps;
  [CONNECTED]: boolean;
  connectedCallback(): void;
  disconnectedCallback(): void;
}
const Base = r2wc(RepairAssist, { shadow: "open", props: { ...KINDS } as never }) as unknown as new () => Mounted &
  Attributes;

/**
 * `<repair-assist>`: the wizard in a shadow root. Fires `repair-assist:ready`, and the cancelable `repair-assist:step`
 * `{from, to, confirmationType?}` and `repair-assist:exit` `{reason}`; see `widget/README.md`.
 */
export class RepairAssistElement extends Base {
  #wizard: Wizard | null = null;
  #renderAsked = false;

  constructor() {
    super();
    // r2wc calls itself connected from the start, and would mount while the element is still detached.
    this[CONNECTED] = false;
  }

  /** Shows step 1 with whatever is saved. */
  start() {
    this.goTo("vehicle-info");
  }

  /** Forgets all progress and shows step 1 empty. */
  reset() {
    this.#wizard?.dropProgress();
    this[PROPS].epoch = (this[PROPS].epoch ?? 0) + 1;
    this[RENDER]();
    this.start();
  }

  /** Moves as a button of the wizard does: the page may prevent it and move by its own routes. */
  goTo(step: StepId, confirmationType?: ConfirmationType) {
    this.#wizard?.go(step, confirmationType);
  }

  override connectedCallback() {
    for (const name of NAMES) {
      // Set before the script came: such a value hides the accessor and must go through it.
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<Attributes>)[name];
      Object.assign(this, { [name]: value });
    }
    this.#wizard ??= new Wizard(this.#host());
    this[PROPS].wizard = this.#wizard;
    adopt(this.shadowRoot!);
    super.connectedCallback();
  }

  /** Waits a moment: a move within the page keeps what is shown, and a host made with React is not disturbed while it renders. */
  override disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      super.disconnectedCallback();
      release(this.shadowRoot!);
    });
  }

  /** A removed attribute falls back on its default; a boolean is true when it is there, unless it says "false". */
  attributeChangedCallback(attribute: string, _before: string | null, value: string | null) {
    const name = nameOf(attribute);
    if (!name) return;
    const props: Record<string, unknown> = this[PROPS] as never;
    props[name] = KINDS[name] === "boolean" ? value !== null && value !== "false" : (value ?? undefined);
    this[RENDER]();
  }

  /** Renders once for all attributes that change together. */
  override [RENDER]() {
    if (this.#renderAsked) return;
    this.#renderAsked = true;
    queueMicrotask(() => {
      this.#renderAsked = false;
      if (this[CONNECTED]) super[RENDER]();
    });
  }

  #host(): Host {
    return {
      settings: () => readSettings(this[PROPS], scriptOrigin),
      route: () => readRoute(this[PROPS]),
      setRoute: ({ step, confirmationType }) => {
        this.step = step;
        this.confirmationType = step === "confirmation" ? confirmationType : undefined;
      },
      dispatch: (name, detail, cancelable = false) =>
        this.dispatchEvent(
          new CustomEvent(`repair-assist:${name}`, { detail, cancelable, bubbles: true, composed: true }),
        ),
      bringIntoView: () => {
        // Our own pages scroll with their routes.
        if (this.site) return;
        const { top } = this.getBoundingClientRect();
        if (top < 0 || top > innerHeight / 2) this.scrollIntoView?.({ block: "start" });
      },
    };
  }
}

for (const name of NAMES) {
  Object.defineProperty(RepairAssistElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Mounted) {
      return (this[PROPS] as Attributes)[name];
    },
    set(this: Mounted, value: unknown) {
      const attribute = attributeOf(name);
      if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value === true ? "" : String(value));
    },
  });
}

/** Defines the element once; a second script, of whatever version, changes nothing. */
export function defineRepairAssist(tag = "repair-assist") {
  if (customElements.get(tag)) return;
  try {
    customElements.define(tag, RepairAssistElement);
  } catch {
    // A class can carry one name only: another tag gets a class of its own.
    customElements.define(tag, class extends RepairAssistElement {});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "repair-assist": RepairAssistElement;
  }
}
