import { Link } from "wouter";
import { needs, publicConfig, supportPhoneLink } from "../../public-config.ts";
import { PATHS } from "../../routes.ts";
import { texts } from "../../texts/index.ts";
import { capitals, column } from "../../ui/layout.css.ts";
import { Brand } from "../Brand/Brand.tsx";
import { useToday } from "../useToday.ts";
import * as styles from "./Footer.css.ts";

const { shell } = texts;

export function Footer() {
  const { supportPhone, supportEmail, socialUrl } = publicConfig();
  const today = useToday();
  return (
    <footer className={styles.footer}>
      <div className={`${column} ${styles.columns}`}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.tagline}>{shell.tagline}</p>
        </div>
        <div>
          <h2 className={capitals}>{shell.quickLinks}</h2>
          <ul className={styles.links}>
            <li>
              <Link href={PATHS.home}>{shell.home}</Link>
            </li>
            <li>
              <Link href={PATHS.faqs}>{shell.faqs}</Link>
            </li>
            <li>
              <Link href={PATHS.contact}>{shell.contactUs}</Link>
            </li>
            <li>
              <Link href={PATHS.embed}>{shell.forYourSite}</Link>
            </li>
          </ul>
        </div>
        {(supportPhone || supportEmail) && (
          <div {...needs("supportPhone", "supportEmail")}>
            <h2 className={capitals}>{shell.contactHeading}</h2>
            <ul className={styles.links}>
              {supportPhone && (
                <li {...needs("supportPhone")}>
                  <a href={supportPhoneLink(supportPhone)}>{supportPhone}</a>
                </li>
              )}
              {supportEmail && (
                <li {...needs("supportEmail")}>
                  <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
                </li>
              )}
            </ul>
          </div>
        )}
        {socialUrl && (
          <div {...needs("socialUrl")}>
            <h2 className={capitals}>{shell.follow}</h2>
            <ul className={styles.links}>
              <li>
                <a href={socialUrl} target="_blank" rel="noopener">
                  {shell.social}
                </a>
              </li>
            </ul>
          </div>
        )}
        <div className={styles.base}>
          <span>{shell.copyright(today?.getFullYear())}</span>
          <ul className={styles.legal}>
            <li>
              <Link href={PATHS.privacy}>{shell.privacyPolicy}</Link>
            </li>
            <li>
              <Link href={PATHS.terms}>{shell.termsConditions}</Link>
            </li>
            <li>
              <Link href={PATHS.yourData}>{shell.yourData}</Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
