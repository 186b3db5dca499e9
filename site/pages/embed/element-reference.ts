export type ReferenceEntry = { name: string; description: string };

/** What a page may use of the element; `detail` is the type of what an event carries. */
export type ElementReference = {
  attributes: ReferenceEntry[];
  methods: ReferenceEntry[];
  events: (ReferenceEntry & { detail: string })[];
  slots: ReferenceEntry[];
  properties: ReferenceEntry[];
  parts: ReferenceEntry[];
};
