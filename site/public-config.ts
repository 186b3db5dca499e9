/** What the operator sets and every page shows. An empty value means: not offered, leave it out. */
export type PublicConfig = { supportPhone: string; supportEmail: string; socialUrl: string };

/** Shown by the dev server and by a build that no API has filled in. */
const EXAMPLES: PublicConfig = {
  supportPhone: "(480) 555-0100",
  supportEmail: "help@repairassist.example",
  socialUrl: "https://www.facebook.com/",
};

const META = { supportPhone: "support-phone", supportEmail: "support-email", socialUrl: "social-url" } as const;

/**
 * Reads the `<meta>` tags of index.html. Their content is `%SUPPORT_PHONE%`, `%SUPPORT_EMAIL%` and `%SOCIAL_URL%`
 * until the API replaces it as it starts.
 */
export function publicConfig(document: Document = globalThis.document): PublicConfig {
  const read = (key: keyof PublicConfig) => {
    const content = document.querySelector<HTMLMetaElement>(`meta[name="${META[key]}"]`)?.content.trim();
    return content === undefined || /^%\w+%$/.test(content) ? EXAMPLES[key] : content;
  };
  return { supportPhone: read("supportPhone"), supportEmail: read("supportEmail"), socialUrl: read("socialUrl") };
}

/** A phone number as a link: "(480) 555-0100" → "tel:+14805550100". */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:${digits.length === 10 ? `+1${digits}` : `+${digits}`}`;
}
