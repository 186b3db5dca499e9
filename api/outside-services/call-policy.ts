import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  handleWhen,
  retry,
  wrap,
} from "cockatiel";
import { ProviderError } from "./provider-error.ts";

export interface CallPolicy {
  /** How often a request that failed is made again, after a pause that is longer each time and partly chance. */
  retries: number;
  /** Milliseconds of the first such pause, at least. */
  pauseMs: number;
  /** After so many failures in a row nothing is asked for `restMs` milliseconds. */
  failures: number;
  restMs: number;
}

/** Makes calls to an outside service by a policy. While nothing is asked they throw a `ProviderError` at once. */
export function createCaller(service: string, { retries, pauseMs, failures, restMs }: CallPolicy) {
  const policy = wrap(
    retry(handleWhen(isPassing), { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: pauseMs }) }),
    circuitBreaker(handleType(ProviderError, isTheirs), {
      breaker: new ConsecutiveBreaker(failures),
      halfOpenAfter: restMs,
    }),
  );
  return <T>(call: () => Promise<T>): Promise<T> =>
    policy.execute(call).catch((error: unknown) => {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new ProviderError("unreachable", `${service} failed too often, and is left alone for a while.`);
    });
}

/** A failure that may be over in a moment. */
const isPassing = (error: unknown) =>
  error instanceof ProviderError && isTheirs(error) && error.failure !== "quota" && error.failure !== "denied";

/** What says that the service is in trouble: a name that it does not know is none. */
const isTheirs = ({ status }: ProviderError) => status !== 400 && status !== 404;
