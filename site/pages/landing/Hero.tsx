import { RepairAssist } from "../../RepairAssist.tsx";
import { texts } from "../../texts/index.ts";
import { Tick } from "../../ui/icons.tsx";
import { column } from "../../ui/layout.css.ts";
import { Example } from "./Example.tsx";
import * as styles from "./Hero.css.ts";

const { headline, promise, benefits, formTitle } = texts.landing;

/** What the visitor gets, and the first form to get it. */
export function Hero() {
  return (
    <section className={`${column} ${styles.hero}`}>
      <div className={styles.lead}>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.promise}>{promise}</p>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Tick />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.form}>
        <RepairAssist landing heading={formTitle} />
      </div>
      <div className={styles.example}>
        <Example />
      </div>
    </section>
  );
}
