import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { SentToShop } from "#shared/schemas/lead.ts";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { askShop } from "../../client/leads.ts";
import { RequestError, sentenceOf } from "../../client/request-error.ts";
import { greetingAtom } from "../../state/greeting.ts";
import { useAtom, useSettings, useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted, small } from "../../theme/typography.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Cells } from "../../ui/Cells/Cells.tsx";
import { ErrorMessage } from "../../ui/ErrorMessage/ErrorMessage.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import * as css from "./AskShop.css.ts";

interface AskShopProps {
  shop: Shop;
  diagnosticId: string;
  /** What the shop will be told, but for the phone number. */
  preview: SentToShop;
}

/** Asks one shop to contact the owner: nothing is sent before it is shown, word for word, and confirmed. */
export function AskShop({ shop, diagnosticId, preview }: AskShopProps) {
  const t = useTexts().lead;
  const [state, setState] = useState<"closed" | "open" | SentToShop>("closed");
  const button = useRef<HTMLButtonElement>(null);
  const cancelled = useRef(false);

  useEffect(() => {
    if (state === "closed" && cancelled.current) button.current?.focus();
  }, [state]);

  // `ShopList` says once that samples are not real shops.
  if (shop.sample) return null;
  if (state === "closed") {
    return (
      <div>
        <Button ref={button} size="small" aria-label={`${t.ask}: ${shop.name}`} onClick={() => setState("open")}>
          {t.ask}
        </Button>
      </div>
    );
  }
  if (state === "open") {
    const cancel = () => {
      cancelled.current = true;
      setState("closed");
    };
    return <Confirm {...{ shop, diagnosticId, preview }} onSent={setState} onCancel={cancel} />;
  }
  return (
    <Panel title={t.sent(shop.name)}>
      <Told sent={state} />
    </Panel>
  );
}

function Confirm({
  shop,
  diagnosticId,
  preview,
  onSent,
  onCancel,
}: AskShopProps & { onSent(sent: SentToShop): void; onCancel(): void }) {
  const wizard = useWizard();
  const texts = useTexts();
  const t = texts.lead;
  const { partner } = useSettings();
  // What is asked on a partner's page goes to the partner too.
  const { name } = useAtom(greetingAtom);
  const [phone, setPhone] = useState("");
  const [sending, setSending] = useState(false);
  const [wrongPhone, setWrongPhone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const id = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setWrongPhone(undefined);
    setFailure(undefined);
    const typed = phone.trim();
    try {
      const sent = await askShop(wizard.client, { diagnosticId, shopId: shop.id, ...(typed && { phone: typed }) });
      wizard.host.dispatch("lead", { withPhone: typed !== "" });
      onSent(sent ?? { ...preview, ...(typed && { phone: typed }) });
    } catch (error) {
      const refused = error instanceof RequestError && error.fieldErrors.find(({ path }) => path === "phone");
      if (refused) setWrongPhone(refused.message);
      else setFailure(sentenceOf(error, t.failed));
      setSending(false);
    }
  }
  return (
    <Panel title={t.title(shop.name)}>
      <Told sent={preview} />
      <form noValidate onSubmit={send} aria-busy={sending} className={css.form}>
        <Cells messages={wrongPhone ? [{ id: `${id}-phone`, text: wrongPhone }] : []}>
          <TextField
            label={t.phone}
            note={t.phoneNote}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTH.phone}
            value={phone}
            onChange={(event) => setPhone(event.currentTarget.value)}
            errorId={wrongPhone && `${id}-phone`}
          />
        </Cells>
        <p className={`${muted} ${small}`}>
          {partner ? t.nothingElseOn(name ?? texts.vehicleInfo.thisSite) : t.nothingElse}
        </p>
        <div role="alert">
          <ErrorMessage id={`${id}-failure`}>{failure}</ErrorMessage>
        </div>
        <div className={css.actions}>
          <Button size="small" onClick={onCancel} disabled={sending}>
            {t.cancel}
          </Button>
          <Button type="submit" size="small" disabled={sending}>
            {sending ? t.sending : t.confirm}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Takes the focus to its title, which says what came of the press. */
function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={box} className={css.panel} tabIndex={-1} aria-labelledby={id}>
      <Heading depth={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Told({ sent }: { sent: SentToShop }) {
  const t = useTexts().lead;
  return (
    <Facts
      facts={[
        [t.name, sent.name],
        [t.email, sent.email],
        [t.phone, sent.phone],
        [t.vehicle, sent.vehicle],
        [t.problem, sent.issue],
        [
          t.asked,
          sent.asked?.map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          )),
        ],
        [t.leading, sent.causes.join("; ")],
      ]}
    />
  );
}
