import { Link } from "wouter";
import { PATHS } from "../../routes.ts";
import { texts } from "../../texts/index.ts";
import { mainButton } from "../../ui/button.css.ts";
import { Arrow } from "../../ui/icons.tsx";
import { column } from "../../ui/layout.css.ts";
import * as styles from "./CallToAction.css.ts";

const { callToAction } = texts.landing;

/** The closing band: the stub one tears off. */
export function CallToAction() {
  return (
    <section className={styles.band}>
      <div className={styles.edge} />
      <div className={`${column} ${styles.line}`}>
        <div>
          <h2>{callToAction.title}</h2>
          <p className={styles.text}>{callToAction.text}</p>
        </div>
        <Link href={PATHS.start} className={`${mainButton} ${styles.button}`}>
          {callToAction.button}
          <Arrow />
        </Link>
      </div>
    </section>
  );
}
