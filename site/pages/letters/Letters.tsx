import { useEffect, useState } from "react";
import { Link } from "wouter";
import { callApi, RefusedError } from "../../call-api.ts";
import { PATHS } from "../../routes.ts";
import { useNotices } from "../../shell/Notices/Notices.tsx";
import { letters } from "../../texts/documents.ts";
import { mainButton, secondButton } from "../../ui/button.css.ts";
import { column, lead, pageHead } from "../../ui/layout.css.ts";
import * as styles from "./Letters.css.ts";

/** What stands after "#" in the links of our letters: a token, or "stop." and one. */
const TOKEN = /^#(stop\.)?([\w-]{64})$/;

type Action = "confirm" | "stop";

const CALLS: Record<Action, (token: string) => Promise<Response>> = {
  confirm: (token) => callApi("POST", "/api/letters/confirmations", { token }),
  stop: (token) => callApi("POST", `/api/letters/unsubscribe?token=${token}`),
};

/**
 * Where the links of our letters lead: whose address it is says that a request is theirs, or that they want no more
 * letters. A press is asked for since mail scanners open links, too.
 */
export function Letters() {
  const showNotice = useNotices();
  const [link, setLink] = useState<{ token: string; actions: Action[] }>();
  const [busy, setBusy] = useState<Action>();
  const [done, setDone] = useState<Action>();
  useEffect(() => {
    const [, stop, token = ""] = TOKEN.exec(location.hash) ?? [];
    setLink({ token, actions: !token ? [] : stop ? ["stop"] : ["confirm", "stop"] });
  }, []);

  async function press(action: Action, token: string) {
    setBusy(action);
    try {
      await CALLS[action](token);
      setDone(action);
      history.replaceState(history.state, "", location.pathname);
    } catch (error) {
      console.error("The letter's link could not be used:", error);
      showNotice({ ...letters.failed, ...(error instanceof RefusedError && { text: error.message }), tone: "error" });
    } finally {
      setBusy(undefined);
    }
  }

  const said = done
    ? letters[done].done
    : link?.token === ""
      ? letters.noToken
      : letters[link?.actions[0] ?? "confirm"].text;
  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{letters.title}</h1>
        <p className={lead} role="status">
          {said}
        </p>
        <div className={styles.actions}>
          {link && link.actions.length > 0 && !done ? (
            link.actions.map((action, i) => (
              <button
                key={action}
                type="button"
                className={`${i === 0 ? mainButton : secondButton} ${styles.action}`}
                disabled={busy !== undefined}
                onClick={() => press(action, link.token)}
              >
                {busy === action ? letters[action].busy : letters[action].button}
              </button>
            ))
          ) : (
            <Link href={PATHS.home}>{letters.back}</Link>
          )}
        </div>
      </div>
    </div>
  );
}
