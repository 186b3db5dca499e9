import r2wc from "@r2wc/react-to-web-component";
import { keepFieldEvents } from "./field-events.ts";
import { RepairAssist, type RepairAssistProps } from "./RepairAssist.tsx";
import type { RepairAssistProperties } from "./repair-assist.d.ts";
import { attributeOf } from "./state/attribute-faults.ts";
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
  launcher: "string",
  previousRoute: "string",
  shared: "string",
  zipCode: "string",
  year: "string",
  make: "string",
  model: "string",
  mileage: "string",
  issueType: "string",
  issueDescription: "string",
  reference: "string",
  persist: "boolean",
  site: "boolean",
  landing: "boolean",
} as const satisfies Record<keyof RepairAssistProperties, "string" | "boolean">;
type Name = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Name[];
const nameOf = (attribute: string) => NAMES.find((name) => attributeOf(name) === attribute);

/** What r2wc's class keeps under its symbols, and the lifecycle that it does not declare. */
export const RENDER: unique symbol = Symbol.for("r2wc.render") as never;
export const PROPS: unique symbol = Symbol.for("r2wc.props") as never;
const CONNECTED: unique symbol = Symbol.for("r2wc.connected") as never;
interface Mounted extends HTMLElement {
  [RENDER](): void;
  [PROPS]: RepairAssistProps;
  [CONNECTED]: boolean;
  container: ShadowRoot | Element;
  connectedCallback(): void;
  disconnectedCallback(): void;
}
const Base = r2wc(RepairAssist, { shadow: "open", props: { ...KINDS } as never }) as unknown as new () => Mounted;

/** r2wc's element with what it gets wrong mended: properties and attributes, mounting, moves in the page, styles, typing. */
export class MendedElement extends Base {
  #renderAsked = false;

  constructor() {
    super();
    // r2wc calls itself connected from the start, and would mount while the element is still detached.
    this[CONNECTED] = false;
    keepFieldEvents(this.shadowRoot!);
  }

  override connectedCallback() {
    const own: Partial<Record<Name, unknown>> = this as never;
    for (const name of NAMES) {
      if (Object.hasOwn(own, name)) {
        // Set before the script came: such a value hides the accessor and must go through it.
        const value = own[name];
        delete own[name];
        own[name] = value;
      } else if (attributeOf(name) !== name && this.hasAttribute(name)) {
        // React, where it ran before the script, wrote the attribute "siteurl": it knew of no such property. Taken once,
        // so that a move in the page does not bring it back over what was set since.
        own[name] = this.getAttribute(name);
        this.removeAttribute(name);
      }
    }
    this.container = adopt(this.shadowRoot!);
    super.connectedCallback();
    // What was moved in the page has left the top layer.
    for (const popup of this.shadowRoot!.querySelectorAll<HTMLElement>("[popover]")) popup.togglePopover?.(true);
  }

  /**
   * Waits a moment: a move within the page keeps what is shown, and a host made with React is not disturbed while it
   * renders.
   */
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
}

for (const name of NAMES) {
  Object.defineProperty(MendedElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Mounted) {
      return (this[PROPS] as RepairAssistProperties)[name];
    },
    set(this: Mounted, value: unknown) {
      const attribute = attributeOf(name);
      if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value === true ? "" : String(value));
    },
  });
}
