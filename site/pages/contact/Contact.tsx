import { Link } from "wouter";
import { needs, publicConfig, supportPhoneLink } from "../../public-config.ts";
import { PATHS } from "../../routes.ts";
import { texts } from "../../texts/index.ts";
import { column, lead, pageHead } from "../../ui/layout.css.ts";
import * as styles from "./Contact.css.ts";
import { MessageForm } from "./MessageForm.tsx";

const { contact } = texts;

/** How to reach a person, and a form that does. */
export function Contact() {
  const { supportEmail, supportPhone } = publicConfig();
  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{contact.title}</h1>
        <p className={lead}>{contact.lead}</p>
      </div>
      <div className={styles.columns}>
        <dl className={styles.ways}>
          {supportEmail && (
            <div className={styles.way} {...needs("supportEmail")}>
              <dt className={styles.wayTitle}>{contact.email.title}</dt>
              <dd>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </dd>
              <dd className={styles.note}>{contact.email.text}</dd>
            </div>
          )}
          {supportPhone && (
            <div className={styles.way} {...needs("supportPhone")}>
              <dt className={styles.wayTitle}>{contact.phone.title}</dt>
              <dd>
                <a href={supportPhoneLink(supportPhone)}>{supportPhone}</a>
              </dd>
              <dd className={styles.note}>{contact.phone.text}</dd>
            </div>
          )}
          <div className={styles.way}>
            <dt className={styles.wayTitle}>{contact.analysis.title}</dt>
            <dd className={styles.note}>{contact.analysis.text}</dd>
            <dd>
              <Link href={PATHS.start}>{contact.analysis.link}</Link>
            </dd>
          </div>
        </dl>
        <MessageForm />
      </div>
    </div>
  );
}
