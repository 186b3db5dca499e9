import { useRef, useState } from "react";
import type { ShareResponse } from "#shared/schemas/share.ts";
import { emailDiagnostic } from "../../client/email.ts";
import { sentenceOf } from "../../client/request-error.ts";
import { shareDiagnostic } from "../../client/share.ts";
import { loadVehicle } from "../../state/drafts.ts";
import { useSettings, useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { muted, small } from "../../theme/typography.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Section } from "../../ui/Card/Card.tsx";
import { Cells } from "../../ui/Cells/Cells.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import * as css from "./Keep.css.ts";

/** What one takes away from a result: paper, a link, an e-mail; and the way to another problem of the same car. */
export function Keep({ id, canEmail }: { id: string; canEmail: boolean }) {
  const wizard = useWizard();
  const { site } = useSettings();
  const t = useTexts().keep;
  const [pending, setPending] = useState<"share" | "email" | null>(null);
  const [shared, setShared] = useState<ShareResponse | null>(null);
  const [said, setSaid] = useState("");

  async function run(what: "share" | "email", action: () => Promise<void>, failed: string) {
    if (pending) return;
    setPending(what);
    setSaid("");
    try {
      await action();
    } catch (error) {
      setSaid(sentenceOf(error, failed));
    } finally {
      setPending(null);
    }
  }
  const share = () =>
    run(
      "share",
      async () => {
        // One link is enough, however often it is handed on.
        const link = shared ?? (await shareDiagnostic(wizard.client, id));
        setShared(link);
        await openShareSheet({ title: document.title, url: link.url });
      },
      t.shareFailed,
    );
  const email = () =>
    run(
      "email",
      async () => {
        await emailDiagnostic(wizard.client, id);
        setSaid(t.emailed(masked(loadVehicle(wizard.storage)?.email) || t.yourAddress));
      },
      t.emailFailed,
    );

  return (
    <div className={`${css.keep} ${screenOnly}`}>
      <Section>
        <fieldset className={css.actions} aria-label={t.title}>
          {site && (
            <Button size="small" onClick={() => print()}>
              {t.print}
            </Button>
          )}
          <Button size="small" onClick={share} disabled={pending !== null}>
            {pending === "share" ? t.sharing : t.share}
          </Button>
          {canEmail && (
            <Button size="small" onClick={email} disabled={pending !== null}>
              {pending === "email" ? t.emailing : t.email}
            </Button>
          )}
          <Button size="small" onClick={() => wizard.startAnother()}>
            {t.another}
          </Button>
        </fieldset>
        <div role="status">
          {said && <p className={css.said}>{said}</p>}
          {shared && <Link shared={shared} />}
        </div>
      </Section>
    </div>
  );
}

/** The device's own way to hand something on, where it has one. Without it, or where it is refused, the link is there to copy. */
async function openShareSheet(link: ShareData) {
  try {
    await navigator.share?.(link);
  } catch (error) {
    // Closed without sharing, or not allowed in this frame.
    console.info("Repair Assist: the share sheet was not used.", error);
  }
}

function Link({ shared: { url, expiresAt } }: { shared: ShareResponse }) {
  const t = useTexts().keep;
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={css.link}>
      <Cells messages={[]}>
        <TextField ref={field} label={t.link} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      </Cells>
      <CopyButton text={url} source={field} />
      <p className={`${muted} ${small} ${css.linkText}`}>{t.linkText(day(expiresAt))}</p>
    </div>
  );
}

/** "December 21, 2026" */
export const day = (iso: string) => new Date(iso).toLocaleDateString("en-US", { dateStyle: "long" });

/** Enough of an address to know it by, and no more on a screen that others see: "d•••@example.com". */
const masked = (email: string | undefined) => email?.replace(/^(.)[^@]*/, "$1•••");
