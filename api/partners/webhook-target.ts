import { publicAddress, type Resolve } from "../deliveries/public-address.ts";
import { Undelivered } from "../deliveries/undelivered.ts";

/** An address that we would not call. The message is a sentence for who typed it. */
export class NoTarget extends Error {
  override name = "NoTarget";
}

/**
 * Refuses what can be seen to be no webhook before it is kept; every call judges the host's address anew. One sentence
 * for an unknown and a private host: nobody is to learn the names of our own network. Throws `NoTarget`.
 */
export async function checkTarget(
  typed: string,
  { allowPrivate, resolve }: { allowPrivate: boolean; resolve?: Resolve },
) {
  const { protocol, username, password, hostname } = new URL(typed);
  if (username || password)
    throw new NoTarget("Please leave user and password out of the address: what we post is signed.");
  if (protocol !== "https:" && !(allowPrivate && protocol === "http:"))
    throw new NoTarget("Please enter a web address such as https://hooks.shop.example/leads");
  if (allowPrivate) return;
  await publicAddress(hostname, resolve).catch((error: unknown) => {
    if (!(error instanceof Undelivered)) throw error;
    throw new NoTarget("We cannot call this address: its host is unknown or private.");
  });
}
