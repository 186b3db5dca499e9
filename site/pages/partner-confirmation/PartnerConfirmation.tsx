import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { PartnerConfirmation as Confirmed } from "#shared/schemas/partner.ts";
import { callApi, RefusedError } from "../../call-api.ts";
import { PATHS } from "../../routes.ts";
import { useNotices } from "../../shell/Notices/Notices.tsx";
import { embed } from "../../texts/documents.ts";
import { mainButton } from "../../ui/button.css.ts";
import { column, lead, pageHead } from "../../ui/layout.css.ts";
import * as styles from "./PartnerConfirmation.css.ts";

const { confirm } = embed;

/** What stands after "#" in the link of our letter. */
const TOKEN = /^#([\w-]{20,})$/;

/**
 * Where the letter's link leads: one press confirms the key. The press is asked for since mail scanners open links,
 * too.
 */
export function PartnerConfirmation() {
  const showNotice = useNotices();
  const [token, setToken] = useState<string>();
  const [name, setName] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => setToken(TOKEN.exec(location.hash)?.[1] ?? ""), []);

  async function redeem() {
    setBusy(true);
    try {
      const answer: Confirmed = await (await callApi("POST", "/api/partners/confirmations", { token })).json();
      setName(answer.name);
      history.replaceState(history.state, "", location.pathname);
    } catch (error) {
      console.error("The key could not be confirmed:", error);
      showNotice({ ...confirm.failed, ...(error instanceof RefusedError && { text: error.message }), tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{confirm.title}</h1>
        <p className={lead} role="status">
          {name ? confirm.done(name) : token === "" ? confirm.noToken : confirm.text}
        </p>
        <div className={styles.action}>
          {token && !name ? (
            <button type="button" className={mainButton} disabled={busy} onClick={redeem}>
              {busy ? confirm.busy : confirm.button}
            </button>
          ) : (
            <Link href={PATHS.embed}>{confirm.back}</Link>
          )}
        </div>
      </div>
    </div>
  );
}
