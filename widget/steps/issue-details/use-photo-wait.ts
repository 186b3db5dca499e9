import { useEffect, useState } from "react";
import type { IssueDetailsWait } from "#shared/schemas/issue-details.ts";
import { waitOfPhotos } from "../../client/wait.ts";
import { useWizard } from "../../state/hooks.ts";

/** Milliseconds between two questions: a page takes longer. */
const ASKED_EVERY = 2000;

/** What photos that are all sent wait for: other visitors' are read first. Asked again and again while `waiting`. */
export function usePhotoWait(waiting: boolean): IssueDetailsWait["wait"] {
  const { client } = useWizard();
  const [wait, setWait] = useState<IssueDetailsWait["wait"]>(null);
  useEffect(() => {
    setWait(null);
    if (!waiting) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const ask = async () => {
      const answer = await waitOfPhotos(client);
      if (over) return;
      setWait(answer);
      askSoon();
    };
    const askSoon = () => {
      timer = setTimeout(ask, ASKED_EVERY);
    };
    askSoon();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, waiting]);
  return wait;
}
