import type { PublicConfig } from "../public-config.ts";

/** A paragraph with a link of our own at its end, or one that holds only as the operator has set something or has not. */
export type Clause = {
  text: string | ((config: PublicConfig) => string);
  link?: { to: string; label: string };
  needs?: keyof PublicConfig;
  lacks?: keyof PublicConfig;
};

/** A legal page: sections with an id to link to; in a body a text is a paragraph, and a list of texts is a list. */
export type LegalText = {
  title: string;
  lead: string;
  sections: { id: string; title: string; body: (string | string[] | Clause)[] }[];
};
