import { useState } from "react";
import { embed } from "../../texts/documents.ts";
import { column, lead, pageHead } from "../../ui/layout.css.ts";
import { Chooser } from "./Chooser.tsx";
import { DEFAULT_CHOICES } from "./choices.ts";
import * as styles from "./Embed.css.ts";
import { Preview } from "./Preview.tsx";
import { Reference } from "./Reference.tsx";
import { Registration } from "./Registration.tsx";
import { SiteCheck } from "./SiteCheck.tsx";
import { SnippetBox } from "./SnippetBox.tsx";
import type { SnippetKind } from "./snippets/index.ts";

/** For publishers and shops: choose how the element looks, see it, copy what puts it on a page of theirs. */
export function Embed() {
  const [choices, setChoices] = useState(DEFAULT_CHOICES);
  const [kind, setKind] = useState<SnippetKind>("html");
  const change = (part: Partial<typeof choices>) => setChoices((before) => ({ ...before, ...part }));
  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{embed.title}</h1>
        <p className={lead}>{embed.lead}</p>
      </div>
      <div className={styles.columns}>
        <Chooser choices={choices} change={change} />
        <Preview choices={choices} />
      </div>
      <SnippetBox choices={choices} kind={kind} onKind={setKind} />
      <Registration choices={choices} onKey={(partner) => change({ partner })} />
      <SiteCheck choices={choices} kind={kind} />
      <Reference />
    </div>
  );
}
