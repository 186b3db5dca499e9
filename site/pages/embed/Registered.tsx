import { useEffect, useRef } from "react";
import type { PartnerRegistration } from "#shared/schemas/partner.ts";
import { embed } from "../../texts/documents.ts";
import { Code } from "../../ui/Code/Code.tsx";
import * as styles from "./Embed.css.ts";

const { register: words } = embed;

/** The new key, and its secret for the only time. */
export function Registered({ registration: { key, secret, message } }: { registration: PartnerRegistration }) {
  const arrival = useRef<HTMLParagraphElement>(null);
  useEffect(() => arrival.current!.focus(), []);
  return (
    <>
      <p ref={arrival} className={styles.text} tabIndex={-1} role="status">
        {message} {words.keyInSnippet}
      </p>
      <h3>{words.key}</h3>
      <p className={styles.text}>{words.keyText}</p>
      <Code text={key} label={words.key} button={words.copyKey} copied={words.keyCopied} />
      <h3>{words.secret}</h3>
      <p className={styles.text}>{words.secretText}</p>
      <Code text={secret} label={words.secret} button={words.copySecret} copied={words.secretCopied} />
    </>
  );
}
