import type { IssueType } from "#shared/schemas/issue-details.ts";
import { useTexts } from "../../texts/texts.ts";
import { Heading } from "../../ui/Heading/Heading.tsx";
import * as css from "./IssueDetails.css.ts";

/** What is worth saying about this kind of problem, and an example of it. None of it is sent. */
export function Tips({ type }: { type: IssueType }) {
  const t = useTexts().issueDetails;
  return (
    <aside className={css.tips} aria-label={t.tipsTitle}>
      <Heading depth={1}>{t.tipsTitle}</Heading>
      <dl>
        {Object.entries(t.tips[type]).map(([name, text]) => (
          <div key={name} className={css.tip}>
            <dt className={css.tipName}>{name}</dt>
            <dd className={css.tipText}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={css.example}>
        {t.example}: <q>{t.placeholders[type]}</q>
      </p>
    </aside>
  );
}
