import type { Nhtsa } from "./nhtsa.ts";
import type { Car } from "./records.ts";
import type { KnownIssuesStore, KnownRecalls } from "./store.ts";

/** What NHTSA answered is taken for true as long. */
const FRESH_FOR = 24 * 60 * 60 * 1000;

interface Parts {
  store: KnownIssuesStore;
  /** None: what was read in from a file answers. */
  nhtsa?: Nhtsa | undefined;
  /** Told once for each failure. */
  onFailure?: (message: string) => void;
  /** Milliseconds that an answer waits for NHTSA; then what is known is told, and what NHTSA says is kept for the next. */
  waitMs?: number;
  now?: () => Date;
}

export type Recalls = ReturnType<typeof createRecalls>;

/** The recalls of a car: what is stored, asked anew of NHTSA where that is set up and a day has gone by. */
export function createRecalls({ store, nhtsa, onFailure, waitMs = 8_000, now = () => new Date() }: Parts) {
  const underWay = new Map<string, Promise<void>>();

  /** The same car asked for again while NHTSA is being asked is one question. Never fails. */
  function renew(nhtsa: Nhtsa, car: Car): Promise<void> {
    const key = `${car.make} ${car.model} ${car.year}`;
    const running = underWay.get(key);
    if (running) return running;
    const asking = nhtsa
      .recallsOf(car)
      .then((found) => store.keepRecalls(car, found, now()))
      .catch((error: unknown) => onFailure?.(`Recalls of NHTSA: ${error instanceof Error ? error.message : error}`))
      .finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  }

  return {
    /** The newest first, with the moment as of which they are known. Throws only where the database cannot answer. */
    async of(car: Car): Promise<KnownRecalls> {
      const known = await store.recallsOf(car);
      const isFresh = known.askedAt && now().getTime() - known.askedAt.getTime() < FRESH_FOR;
      if (!nhtsa || isFresh) return known;
      await withTimeout(renew(nhtsa, car), waitMs);
      return store.recallsOf(car);
    },
  };
}

async function withTimeout(work: Promise<void>, milliseconds: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
