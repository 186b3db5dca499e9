import { useEffect, useState } from "react";
import { useWizard } from "../state/hooks.ts";
import { addressOf, type Query } from "./query.ts";

export type Loaded<T> =
  | { readonly status: "idle" | "loading"; readonly data: undefined }
  | { readonly status: "error"; readonly data: undefined; readonly error: unknown }
  | { readonly status: "success"; readonly data: T | null };

/** Loads a query when it appears or its address changes; null loads nothing. */
export function useQuery<T>(query: Query<T> | null): Loaded<T> {
  const { client } = useWizard();
  const address = query ? addressOf(query.key) : null;
  const [answer, setAnswer] = useState<{ address: string; loaded: Loaded<T> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the query, which is made anew at every render.
  useEffect(() => {
    if (!query || !address) return;
    let ended = false;
    const settle = (loaded: Loaded<T>) => !ended && setAnswer({ address, loaded });
    client.load(query).then(
      (data) => settle({ status: "success", data }),
      (error) => settle({ status: "error", data: undefined, error }),
    );
    return () => {
      ended = true;
    };
  }, [client, address]);
  if (!address) return { status: "idle", data: undefined };
  return answer?.address === address ? answer.loaded : { status: "loading", data: undefined };
}
