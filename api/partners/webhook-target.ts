import { DeliveryError } from "../deliveries/delivery-error.ts";
import { publicAddress, type Resolve } from "../deliveries/public-address.ts";

/** An address that we would not call. The message is a sentence for who typed it. */
export class NoTargetError extends Error {
  override name = "NoTargetError";
}

/**
 * Refuses what can be seen to be no webhook before it is kept; every call judges the host's address anew. One sentence
 * for an unknown and a private host: nobody is to learn the names of our own network. Throws `NoTargetError`.
 */
export async function checkTarget(
  typed: string,
  { allowPrivate, resolve }: { allowPrivate: boolean; resolve?: Resolve },
) {
  const { protocol, username, password, hostname } = new URL(typed);
  if (username || password)
    throw new NoTargetError("Please leave user and password out of the address: what we post is signed.");
  if (protocol !== "https:" && !(allowPrivate && protocol === "http:"))
    throw new NoTargetError("Please enter a web address such as https://hooks.shop.example/leads");
  if (allowPrivate) return;
  await publicAddress(hostname, resolve).catch((error: unknown) => {
    if (!(error instanceof DeliveryError)) throw error;
    throw new NoTargetError("We cannot call this address: its host is unknown or private.");
  });
}
