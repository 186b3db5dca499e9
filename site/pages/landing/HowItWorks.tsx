import { HOW_IT_WORKS } from "../../routes.ts";
import { texts } from "../../texts/index.ts";
import { column } from "../../ui/layout.css.ts";
import * as styles from "./HowItWorks.css.ts";

const { howItWorks } = texts.landing;

/** The four steps a visitor takes; the header's button leads here. */
export function HowItWorks() {
  return (
    <section id={HOW_IT_WORKS} className={`${column} ${styles.section}`}>
      <h2 className={styles.title}>{howItWorks.title}</h2>
      <ol className={styles.steps}>
        {howItWorks.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
