import type { DeletionLinkResponse } from "#shared/schemas/me.ts";
import { callApi } from "../../call-api.ts";

/** All that is stored of this browser's session. */
export const exportData = async (): Promise<Blob> => (await callApi("GET", "/api/me/export")).blob();

export const doNotSell = () => callApi("POST", "/api/me/do-not-sell");

/** Deletes it on the server, and then what the browser keeps of it. */
export async function deleteData(): Promise<void> {
  await callApi("DELETE", "/api/me");
  localStorage.clear();
  sessionStorage.clear();
}

/** Has a link sent by which what belongs to an address can be deleted; the sentence to show. */
export const requestLink = async (email: string): Promise<string> =>
  ((await (await callApi("POST", "/api/me/deletion-requests", { email })).json()) as DeletionLinkResponse).message;

export const redeemLink = (token: string) => callApi("POST", "/api/me/deletions", { token });
