/** A legal page: sections with an id to link to; in a body a text is a paragraph, and a list of texts is a list. */
export type LegalText = {
  title: string;
  lead: string;
  sections: { id: string; title: string; body: (string | string[])[] }[];
};
