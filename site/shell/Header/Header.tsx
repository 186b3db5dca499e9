import { useEffect, useId, useState } from "react";
import { Link, useLocation } from "wouter";
import { HOW_IT_WORKS, PATHS } from "../../routes.ts";
import { texts } from "../../texts/index.ts";
import { MenuLines } from "../../ui/icons.tsx";
import { column } from "../../ui/layout.css.ts";
import { Brand } from "../Brand/Brand.tsx";
import { scrollToSection } from "../scrolling.ts";
import * as styles from "./Header.css.ts";

const LINKS = [
  { path: PATHS.home, label: texts.shell.home },
  { path: PATHS.faqs, label: texts.shell.faqs },
  { path: PATHS.contact, label: texts.shell.contact },
];

/** Brand and main navigation; on a phone the navigation is a menu that closes after a choice. */
export function Header() {
  const [path, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const menuId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open]);

  function showHowItWorks() {
    setOpen(false);
    if (path === PATHS.home) scrollToSection(HOW_IT_WORKS);
    else navigate(`${PATHS.home}#${HOW_IT_WORKS}`);
  }

  const [home, ...others] = LINKS.map(({ path: to, label }) => (
    <li key={to}>
      <Link
        href={to}
        className={styles.item}
        aria-current={path === to ? "page" : undefined}
        onClick={() => setOpen(false)}
      >
        {label}
      </Link>
    </li>
  ));

  return (
    <header className={styles.header}>
      <div className={`${column} ${styles.bar}`}>
        <Brand onChosen={() => setOpen(false)} />
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
        >
          <MenuLines />
          {texts.shell.menu}
        </button>
        <nav
          id={menuId}
          className={styles.navigation}
          aria-label={texts.shell.mainNavigation}
          data-open={open || undefined}
        >
          <ul className={styles.list}>
            {home}
            <li>
              <button type="button" className={styles.item} onClick={showHowItWorks}>
                {texts.shell.howItWorks}
              </button>
            </li>
            {others}
          </ul>
        </nav>
      </div>
    </header>
  );
}
