/** An attempt that failed. The message is a sentence for the operator, without what was sent or to whom. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
}
