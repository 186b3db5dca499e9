import { type FormEvent, useState } from "react";
import type { PartnerAllowed } from "#shared/schemas/partner.ts";
import { callApi, RefusedError } from "../../call-api.ts";
import { publicConfig } from "../../public-config.ts";
import { embed } from "../../texts/documents.ts";
import { secondButton } from "../../ui/button.css.ts";
import { Field, Fields } from "../../ui/Field/Field.tsx";
import { Tick, Warning } from "../../ui/icons.tsx";
import type { Choices } from "./choices.ts";
import * as styles from "./Embed.css.ts";
import { Part } from "./Part.tsx";
import { type Lack, lacksOf } from "./policy.ts";
import { originOf } from "./registration-form.ts";
import type { SnippetKind } from "./snippets/index.ts";

const { check } = embed;

/** One thing found, and whether it stands in the way. */
type Finding = { fine: boolean; text: string };

/** Tells a publisher whether a page of theirs may show the element: by its key, its address and its policy. */
export function SiteCheck({ choices: { partner, font }, kind }: { choices: Choices; kind: SnippetKind }) {
  const [findings, setFindings] = useState<Finding[]>([]);
  const [addressIsWrong, setAddressIsWrong] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name)).trim();
    const origin = originOf(text("address"));
    setAddressIsWrong(!origin);
    setFindings([]);
    if (!origin) return;
    setBusy(true);
    setFindings([
      await findByKey(origin, text("partner")),
      ...findInAddress(origin),
      ...findInPolicy(text("policy"), kind, font),
    ]);
    setBusy(false);
  }

  return (
    <Part id="check" title={check.title} text={check.text}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Fields>
          <Field
            label={check.address}
            name="address"
            inputMode="url"
            placeholder={check.addressPlaceholder}
            maxLength={2000}
            spellCheck={false}
            error={addressIsWrong ? check.notAnAddress : undefined}
          />
          {/* Another key from above takes the place of what was typed here. */}
          <Field key={partner} label={check.partner} name="partner" defaultValue={partner} spellCheck={false} />
          <Field label={check.policy} name="policy" rows={2} placeholder={check.policyPlaceholder} spellCheck={false} />
        </Fields>
        <button type="submit" className={secondButton} disabled={busy}>
          {busy ? check.busy : check.button}
        </button>
      </form>
      <div role="status">
        {findings.length > 0 && (
          <ul className={styles.findings}>
            {findings.map(({ fine, text }) => (
              <li key={text} className={fine ? styles.finding.fine : styles.finding.wrong}>
                {fine ? <Tick /> : <Warning />}
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  );
}

async function findByKey(origin: string, partner: string): Promise<Finding> {
  const query = new URLSearchParams({ origin, ...(partner && { partner }) });
  try {
    const answer: PartnerAllowed = await (await callApi("GET", `/api/partners/allowed?${query}`)).json();
    return { fine: answer.allowed, text: answer.message };
  } catch (error) {
    console.error("The check failed:", error);
    return { fine: false, text: error instanceof RefusedError ? error.message : check.failed };
  }
}

const findInAddress = (origin: string): Finding[] =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(origin) ? [] : [{ fine: false, text: check.insecure }];

/** What the chosen snippet still lacks in a policy. */
function findInPolicy(policy: string, kind: SnippetKind, font: string): Finding[] {
  if (!policy) return [];
  const lacks = lacksOf(policy, publicConfig().publicUrl, kind, font);
  if (lacks.length === 0) return [{ fine: true, text: check.policyFine }];
  return lacks.map((lack) => ({ fine: false, text: remedyOf(lack) }));
}

function remedyOf({ need, directive, source, nonce }: Lack) {
  const byNonce = nonce && check.policyNonce[need as keyof typeof check.policyNonce];
  const bySource = source
    ? check.policyLacks(directive, source)
    : check.policyInline[need as keyof typeof check.policyInline];
  return byNonce && bySource ? check.policyOr(byNonce, bySource) : byNonce || bySource;
}
