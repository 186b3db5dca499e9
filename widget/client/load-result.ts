/** How a record is read, and what shows what is known of its car: loaded when the first result comes. */
export const loadResult = () => import("./with-result.ts");
