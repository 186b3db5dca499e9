import { describe, expect, expectTypeOf, it } from "vitest";
import type { FrameEventName } from "#shared/embed-frame.ts";
import type {} from "../../../widget/element.ts";
import { showElement } from "./element.ts";
import { pageAround } from "./page-around.ts";
import { readServed } from "./served.ts";

const shown = (query: string, look = {}) => showElement("key.pass", look, new URLSearchParams(query));

describe("the element in the frame", () => {
  it("is as the frame's address says", () => {
    const element = shown("partner=other&theme=dark&accent=%23c2410c&font=Georgia,serif&step=diagnostic&heading=Ask");
    expect(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))).toMatchObject({
      partner: "key.pass",
      theme: "dark",
      accent: "#c2410c",
      step: "diagnostic",
      heading: "Ask",
    });
    expect(element.style.getPropertyValue("--repair-assist-font")).toBe("Georgia,serif");
  });

  it("is as the partner has set it where the address says nothing", () => {
    const element = shown("theme=light", { theme: "dark", accent: "#123456", font: "Georgia" });
    expect(element.getAttribute("theme")).toBe("light");
    expect(element.getAttribute("accent")).toBe("#123456");
    expect(element.style.getPropertyValue("--repair-assist-font")).toBe("Georgia");
  });

  it("takes nothing else from the address: no script, no other attribute, no other style", () => {
    const element = shown("api=https://evil.example&site=1&onclick=x&font=x;color:red&heading=%3Cimg%20src=x%3E");
    for (const name of ["api", "site", "onclick", "accent", "step"]) expect(element.hasAttribute(name)).toBe(false);
    expect(element.style.color).toBe("");
    expect(element.childElementCount).toBe(0);
  });
});

describe("what the API has written into the page", () => {
  const page = (partner: string, trouble: string, look: string) => {
    const document = new DOMParser().parseFromString("", "text/html");
    for (const [name, content] of Object.entries({ partner, trouble, look })) {
      const meta = document.createElement("meta");
      meta.name = `frame-${name}`;
      meta.content = content;
      document.head.append(meta);
    }
    return readServed(document);
  };

  it("is read", () =>
    expect(page("key.pass", "", '{"theme":"dark"}')).toEqual({
      partner: "key.pass",
      trouble: "",
      look: { theme: "dark" },
    }));

  it("is nobody's frame where no API has written anything", () =>
    expect(page("%FRAME_PARTNER%", "%FRAME_TROUBLE%", "%FRAME_LOOK%")).toEqual({
      partner: "frame",
      trouble: "",
      look: {},
    }));
});

describe("the page around the frame is spoken to", () => {
  const ancestors = (...origins: string[]) => ({ ancestorOrigins: origins as unknown as DOMStringList });

  it("by its origin, as the browser knows it or as the referrer says", () => {
    expect(pageAround(ancestors("https://shop.example", "https://top.example"), "")).toBe("https://shop.example");
    expect(pageAround({} as Location, "https://shop.example/page")).toBe("https://shop.example");
  });

  it("whoever it is, where it has no origin or hides it", () => {
    expect(pageAround(ancestors("null"), "")).toBe("*");
    expect(pageAround({} as Location, "")).toBe("*");
  });
});

it("hears of every event of the element", () =>
  expectTypeOf<`repair-assist:${FrameEventName}`>().toEqualTypeOf<
    Extract<keyof HTMLElementEventMap, `repair-assist:${string}`>
  >());
