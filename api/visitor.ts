/** Who sends something, as what is scarce is shared out: an address may be that of an office with many sessions. */
export interface Visitor {
  sessionId: string;
  /** Of `clientAddress`. */
  address: string;
}
