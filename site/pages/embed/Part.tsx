import type { ReactNode } from "react";
import * as styles from "./Embed.css.ts";

/** A part of the page: at the left what it is for, at the right what there is to do. */
export function Part({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
