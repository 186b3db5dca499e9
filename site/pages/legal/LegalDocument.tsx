import { useToday } from "../../shell/useToday.ts";
import { texts } from "../../texts/index.ts";
import type { LegalText } from "../../texts/legal-text.ts";
import { capitals, column, lead, pageHead } from "../../ui/layout.css.ts";
import * as styles from "./LegalDocument.css.ts";

/** A legal text with its table of contents. */
export function LegalDocument({ text }: { text: LegalText }) {
  const today = useToday();
  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{text.title}</h1>
        <p className={lead}>{text.lead}</p>
        <p className={styles.updated}>
          {texts.legal.lastUpdated}: {today?.toLocaleDateString("en-US", { dateStyle: "long" })}
        </p>
      </div>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={capitals}>
            {texts.legal.contents}
          </h2>
          <ol className={styles.contentsList}>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {text.sections.map(({ id, title, body }) => (
            <section key={id} id={id} className={styles.section}>
              <h2 className={styles.title}>{title}</h2>
              {body.map((block) =>
                typeof block === "string" ? (
                  <p key={block}>{block}</p>
                ) : (
                  <ul key={block[0]} className={styles.list}>
                    {block.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
