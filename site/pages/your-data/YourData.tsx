import { type FormEvent, useEffect, useState } from "react";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { RefusedError } from "../../call-api.ts";
import { type Notice, useNotices } from "../../shell/Notices/Notices.tsx";
import { yourData } from "../../texts/documents.ts";
import { secondButton } from "../../ui/button.css.ts";
import { Field, Fields } from "../../ui/Field/Field.tsx";
import { column, lead, pageHead } from "../../ui/layout.css.ts";
import { deleteData, doNotSell, exportData, redeemLink, requestLink } from "./calls.ts";
import { saveFile } from "./save-file.ts";
import * as styles from "./YourData.css.ts";

const { copy, objection, deletion, byEmail, link } = yourData;

/** What stands after "#" in the link of our letter. */
const TOKEN = /^#([\w-]{30,})$/;

/** A copy of what is stored, no sale and no sharing, deletion: at once, or by a link sent by e-mail. */
export function YourData() {
  const [token, setToken] = useState<string>();
  const [signal, setSignal] = useState(false);
  const [sure, setSure] = useState(false);
  const [busy, run] = useActions();

  useEffect(() => {
    setToken(TOKEN.exec(location.hash)?.[1]);
    setSignal((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true);
  }, []);

  const button = (name: string, text: string, working: string, action: () => Promise<Notice | undefined>) => (
    <button type="button" className={secondButton} disabled={busy !== undefined} onClick={() => run(name, action)}>
      {busy === name ? working : text}
    </button>
  );

  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{yourData.title}</h1>
        <p className={lead}>{yourData.lead}</p>
      </div>
      <div className={styles.sections}>
        {token && (
          <section className={styles.section}>
            <h2 className={styles.title}>{link.title}</h2>
            <p>{link.text}</p>
            {button("link", link.button, deletion.busy, async () => {
              await redeemLink(token);
              setToken(undefined);
              history.replaceState(history.state, "", location.pathname);
              return link.done;
            })}
          </section>
        )}
        <section className={styles.section}>
          <h2 className={styles.title}>{copy.title}</h2>
          <p>{copy.text}</p>
          {button("copy", copy.button, copy.busy, async () => {
            saveFile(await exportData(), copy.file);
            return undefined;
          })}
        </section>
        <section className={styles.section} id={objection.id}>
          <h2 className={styles.title}>{objection.title}</h2>
          <p>{objection.text}</p>
          {signal && <p className={styles.signal}>{objection.signal}</p>}
          {button("objection", objection.button, objection.busy, async () => {
            await doNotSell();
            return objection.done;
          })}
        </section>
        <section className={styles.section}>
          <h2 className={styles.title}>{deletion.title}</h2>
          <p>{deletion.text}</p>
          {sure ? (
            <div className={styles.choice}>
              {button("deletion", deletion.confirm, deletion.busy, async () => {
                await deleteData();
                setSure(false);
                return deletion.done;
              })}
              <button type="button" className={secondButton} onClick={() => setSure(false)}>
                {deletion.cancel}
              </button>
            </div>
          ) : (
            <button type="button" className={secondButton} onClick={() => setSure(true)}>
              {deletion.button}
            </button>
          )}
        </section>
        <section className={styles.section}>
          <h2 className={styles.title}>{byEmail.title}</h2>
          <p>{byEmail.text}</p>
          <form
            className={styles.form}
            onSubmit={(event: FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              const form = event.currentTarget;
              run("email", async () => {
                const message = await requestLink(String(new FormData(form).get("email")));
                form.reset();
                return { title: byEmail.sent, text: message };
              });
            }}
          >
            <Fields>
              <Field
                label={byEmail.label}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={MAX_LENGTH.email}
                required
              />
            </Fields>
            <button type="submit" className={secondButton} disabled={busy !== undefined}>
              {busy === "email" ? byEmail.busy : byEmail.button}
            </button>
          </form>
        </section>
      </div>
    </div>
  );
}

/** Runs one action at a time and says how it ended: the name of the one that runs, and the function that starts one. */
function useActions() {
  const showNotice = useNotices();
  const [busy, setBusy] = useState<string>();

  async function run(name: string, action: () => Promise<Notice | undefined>) {
    setBusy(name);
    try {
      const notice = await action();
      if (notice) showNotice(notice);
    } catch (error) {
      console.error("This did not work:", error);
      showNotice({ title: yourData.failed.title, text: reasonOf(error), tone: "error" });
    } finally {
      setBusy(undefined);
    }
  }
  return [busy, run] as const;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return yourData.failed.text;
  return error.status === 401 ? yourData.noSession : error.message;
}
