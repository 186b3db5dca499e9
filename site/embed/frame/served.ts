import type { PartnerLook } from "#shared/schemas/partner.ts";

/** What the API found out about the page around the frame, and wrote into the frame's own page as it served it. */
interface Served {
  /** What the element sends as its partner: a key with its pass, or that it is the frame of nobody. */
  partner: string;
  /** Why the partner key cannot be used on that page; empty where it can. */
  trouble: string;
  look: PartnerLook;
}

/** Reads the `<meta>` tags; a page that no API has filled in is the frame of nobody. */
export function readServed(document: Document = globalThis.document): Served {
  const read = (name: string) => {
    const content = document.querySelector<HTMLMetaElement>(`meta[name="frame-${name}"]`)?.content ?? "";
    return /^%\w+%$/.test(content) ? "" : content;
  };
  return { partner: read("partner") || "frame", trouble: read("trouble"), look: JSON.parse(read("look") || "{}") };
}
