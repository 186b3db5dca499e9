import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Choices, DEFAULT_CHOICES } from "../choices.ts";
import { roomOf, roomRules } from "../room.ts";
import type { Embed } from "./embed.ts";
import { SNIPPETS } from "./index.ts";

const ORIGIN = "https://repair.example";
const HOSTILE = `Ruth's "Gar&age" </script><script>alert(1)</script> <!-- [gallery] \\ {x} \u2028`;

const embed = (choices: Partial<Choices> = {}, release: Embed["release"] = { path: "v1" }): Embed => ({
  choices: { ...DEFAULT_CHOICES, ...choices },
  origin: ORIGIN,
  release,
});
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const PINNED = { path: "v1.2.3", integrity: { "repair-assist.js": "sha384-abc", "repair-assist.mjs": "sha384-def" } };

/** A typed heading: one line, nothing at its ends. */
const headings = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }).filter((text) => !/[\r\n\0]/.test(text));

test("by default the snippet is the script and the element with its room, and nothing else", () => {
  expect(SNIPPETS.html(embed())).toBe(
    [
      "<style>",
      ...roomRules("repair-assist", roomOf(DEFAULT_CHOICES, "100%")).map((rule) => `  ${rule}`),
      "</style>",
      `<script src="https://repair.example/widget/v1/repair-assist.js" async></script>`,
      "<repair-assist></repair-assist>",
    ].join("\n"),
  );
});

describe.each(["html", "wordpress"] as const)("the %s snippet", (kind) => {
  test("says what was chosen, whatever the heading", () => {
    fc.assert(
      fc.property(fc.oneof(headings, fc.constant(HOSTILE)), (heading) => {
        const { body, scripts, head } = parse(SNIPPETS[kind](embed({ heading, theme: "dark", partner: "pk_1" })));
        const element = body.querySelector("repair-assist")!;
        expect(element.getAttribute("heading")).toBe(heading);
        expect(element.getAttribute("theme")).toBe("dark");
        expect(element.getAttribute("partner")).toBe("pk_1");
        expect(element.hasAttribute("accent")).toBe(false);
        expect([scripts.length, head.childElementCount + body.childElementCount]).toEqual([1, 3]);
      }),
    );
  });

  test("pins a version by address and checksum", () => {
    const script = parse(SNIPPETS[kind](embed({}, PINNED))).scripts[0]!;
    expect(script.src).toBe("https://repair.example/widget/v1.2.3/repair-assist.js");
    expect(["integrity", "crossorigin", "async"].map((name) => script.getAttribute(name))).toEqual([
      "sha384-abc",
      "anonymous",
      "",
    ]);
  });
});

test("for WordPress nothing looks like a shortcode", () => {
  expect(SNIPPETS.wordpress(embed({ heading: "[gallery]" }))).not.toMatch(/[[\]]/);
});

test("the font stands in the style, and its quotes do not end it", () => {
  const { style } = parse(SNIPPETS.html(embed({ font: '"Open Sans", serif' }))).querySelector<HTMLElement>(
    "repair-assist",
  )!;
  expect(style.getPropertyValue("--repair-assist-font")).toBe('"Open Sans", serif');
});

test("the module sets the properties, whatever the heading, and ends where it should", () => {
  fc.assert(
    fc.property(fc.oneof(headings, fc.constant(HOSTILE)), (heading) => {
      const { scripts, body } = parse(SNIPPETS.module(embed({ heading, font: '"Open Sans"' }, PINNED)));
      expect(scripts).toHaveLength(2);
      expect(scripts[0]!.getAttribute("integrity")).toBe("sha384-def");
      document.body.replaceChildren(...[...body.children].filter(({ localName }) => localName === "div"));
      new Function(scripts[1]!.text)();
      const made = document.querySelector<HTMLElement & { heading: string }>("#repair-assist > repair-assist")!;
      expect(made.heading).toBe(heading);
      expect(made.style.getPropertyValue("--repair-assist-font")).toBe('"Open Sans"');
    }),
  );
});

test("the React component quotes what JSX would read otherwise", () => {
  expect(SNIPPETS.react(embed({ heading: HOSTILE }))).toContain(
    `heading={${JSON.stringify(HOSTILE).replaceAll("<", "\\u003c")}}`,
  );
  expect(SNIPPETS.react(embed({ heading: "Ask Ruth" }, PINNED))).toMatch(
    /integrity="sha384-abc"\s+crossOrigin="anonymous"\s+async\s+\/>[\s\S]*heading="Ask Ruth"/,
  );
});

test("the frame's address carries what was chosen, and its script listens to us alone", () => {
  const { body, scripts } = parse(SNIPPETS.iframe(embed({ heading: HOSTILE, accent: "#006699", font: "Georgia" })));
  const frame = body.querySelector("iframe")!;
  const { origin, pathname, searchParams } = new URL(frame.src);
  expect(origin + pathname).toBe("https://repair.example/embed/frame");
  expect(Object.fromEntries(searchParams)).toEqual({ heading: HOSTILE, accent: "#006699", font: "Georgia" });
  expect(scripts[0]!.text).toContain(`origin !== "${ORIGIN}"`);
});

test("by default the frame's address has no question", () => {
  expect(parse(SNIPPETS.iframe(embed())).querySelector("iframe")!.src).toBe("https://repair.example/embed/frame");
});
