/** "quota": asked too much, for now. "denied": it does not know our key. The others say themselves. */
export type Failure = "quota" | "denied" | "unreachable" | "slow" | "nonsense";

/** A provider did not answer as it should. The message is for the log and holds no key. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly failure: Failure;
  /** Milliseconds that the provider asks to be left alone, where it says so. */
  readonly pause: number | undefined;
  /** The status of HTTP, where it answered one that is no success. */
  readonly status: number | undefined;

  constructor(
    failure: Failure,
    message: string,
    { pause, status }: { pause?: number | undefined; status?: number } = {},
  ) {
    super(message);
    this.failure = failure;
    this.pause = pause;
    this.status = status;
  }
}
