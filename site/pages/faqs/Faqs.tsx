import { Link } from "wouter";
import { PATHS } from "../../routes.ts";
import { faqs } from "../../texts/documents.ts";
import { secondButton } from "../../ui/button.css.ts";
import { Chevron } from "../../ui/icons.tsx";
import { column, lead, pageHead } from "../../ui/layout.css.ts";
import * as styles from "./Faqs.css.ts";

/** Twelve questions. Each opens by itself, so several can stay open at once. */
export function Faqs() {
  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{faqs.title}</h1>
        <p className={lead}>{faqs.lead}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          {faqs.items.map(({ question, answer }) => (
            <details key={question} className={styles.item}>
              <summary className={styles.question}>
                {question}
                <Chevron />
              </summary>
              <div className={styles.answer}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
        <aside className={styles.more}>
          <h2 className={styles.moreTitle}>{faqs.more}</h2>
          <p>{faqs.moreText}</p>
          <Link href={PATHS.contact} className={secondButton}>
            {faqs.support}
          </Link>
        </aside>
      </div>
    </div>
  );
}
