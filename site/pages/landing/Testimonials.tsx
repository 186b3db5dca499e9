import { texts } from "../../texts/index.ts";
import { capitals, column } from "../../ui/layout.css.ts";
import * as styles from "./Testimonials.css.ts";

const { testimonials } = texts.landing;

/** Three voices, marked as examples until the operator replaces them. */
export function Testimonials() {
  return (
    <section className={styles.section}>
      <div className={column}>
        <div className={styles.head}>
          <h2 className={capitals}>{testimonials.title}</h2>
          <p className={styles.mark}>{testimonials.mark}</p>
        </div>
        <div className={styles.quotes}>
          {testimonials.quotes.map(({ words, name, car }) => (
            <figure key={name} className={styles.quote}>
              <blockquote className={styles.words}>{words}</blockquote>
              <figcaption className={styles.owner}>
                {name} <span className={styles.car}>{car}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
