const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as the value of a quoted attribute of HTML. */
export const inAttribute = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** A text as a string of JavaScript that may also stand within `<script>`: no "</script>" and no "<!--" can be in it. */
export const inScript = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c");
