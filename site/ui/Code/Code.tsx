import { useRef } from "react";
import { type Notice, useNotices } from "../../shell/Notices/Notices.tsx";
import { texts } from "../../texts/index.ts";
import { secondButton } from "../button.css.ts";
import * as styles from "./Code.css.ts";

/** A text to copy and its button. Where the browser lets no one copy, the text is selected. Both are said aloud. */
export function Code({ text, label, button, copied }: { text: string; label: string; button: string; copied: Notice }) {
  const showNotice = useNotices();
  const shown = useRef<HTMLPreElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showNotice(copied);
    } catch {
      getSelection()?.selectAllChildren(shown.current!);
      showNotice(texts.shell.selected);
    }
  }

  return (
    <div className={styles.box}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.frame} aria-label={label} tabIndex={0}>
        <pre ref={shown} className={styles.code}>
          <code>{text}</code>
        </pre>
      </section>
      <button type="button" className={secondButton} onClick={copy}>
        {button}
      </button>
    </div>
  );
}
