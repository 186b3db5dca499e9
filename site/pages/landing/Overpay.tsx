import { texts } from "../../texts/index.ts";
import { column } from "../../ui/layout.css.ts";
import * as styles from "./Overpay.css.ts";

const { overpay } = texts.landing;

/** What an upsell costs, and what stands against it. */
export function Overpay() {
  return (
    <section className={styles.band}>
      <div className={`${column} ${styles.columns}`}>
        <div>
          <h2 className={styles.title}>{overpay.title}</h2>
          <p className={styles.claim}>
            <strong className={styles.amount}>{overpay.amount}</strong> {overpay.claim}
          </p>
        </div>
        <div className={styles.points}>
          {overpay.points.map(({ title, text }) => (
            <div key={title} className={styles.point}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
