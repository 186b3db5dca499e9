import { Link } from "wouter";
import { PATHS } from "../../routes.ts";
import { texts } from "../../texts/index.ts";
import { secondButton } from "../../ui/button.css.ts";
import { column, lead, pageHead } from "../../ui/layout.css.ts";

/** Shown at any address that is no page of the site. */
export function NotFound() {
  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{texts.notFound.title}</h1>
        <p className={lead}>{texts.notFound.text}</p>
      </div>
      <Link href={PATHS.home} className={secondButton}>
        {texts.notFound.home}
      </Link>
    </div>
  );
}
