import type { KnownViews } from "./views.tsx";

/** `viewsOf`, loaded once there is something to show. */
export const viewsOf = async (body: unknown): Promise<KnownViews> => (await import("./views.tsx")).viewsOf(body);
