import { type ReactNode, useEffect, useRef } from "react";
import { texts } from "../texts/index.ts";
import { Footer } from "./Footer/Footer.tsx";
import { Header } from "./Header/Header.tsx";
import * as styles from "./Shell.css.ts";

/** Header and footer around a page. When another page takes its place, the keyboard and the reader go there too. */
export function Shell({ pageId, children }: { pageId: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const focusedPage = useRef(pageId);

  useEffect(() => {
    if (focusedPage.current === pageId) return;
    focusedPage.current = pageId;
    main.current?.focus({ preventScroll: true });
  }, [pageId]);

  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {texts.shell.skip}
      </a>
      <Header />
      <main ref={main} id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
