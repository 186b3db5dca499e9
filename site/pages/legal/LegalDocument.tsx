import { Link } from "wouter";
import { lacks, needs, publicConfig } from "../../public-config.ts";
import { useToday } from "../../shell/useToday.ts";
import { texts } from "../../texts/index.ts";
import type { Clause, LegalText } from "../../texts/legal-text.ts";
import { capitals, column, lead, pageHead } from "../../ui/layout.css.ts";
import * as styles from "./LegalDocument.css.ts";

type Body = LegalText["sections"][number]["body"];

function Block({ block }: { block: Body[number] }) {
  if (typeof block === "string") return <p>{block}</p>;
  if (!Array.isArray(block)) return <Conditional clause={block} />;
  return (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/**
 * A clause, if it holds for this operator. While pages are prerendered all are there, and the API takes out what does
 * not.
 */
function Conditional({ clause: { text, link, needs: needed, lacks: lacking } }: { clause: Clause }) {
  const config = publicConfig();
  const prerendering = !globalThis.document;
  if (!prerendering && ((needed && !config[needed]) || (lacking && config[lacking]))) return null;
  return (
    <p {...(needed && needs(needed))} {...(lacking && lacks(lacking))}>
      {typeof text === "string" ? text : text(config)}
      {link && (
        <>
          {" "}
          <Link href={link.to}>{link.label}</Link>
        </>
      )}
    </p>
  );
}

/** A legal text with its table of contents. */
export function LegalDocument({ text }: { text: LegalText }) {
  const today = useToday();
  return (
    <div className={column}>
      <div className={pageHead}>
        <h1>{text.title}</h1>
        <p className={lead}>{text.lead}</p>
        <p className={styles.updated}>
          {texts.legal.lastUpdated}: {today?.toLocaleDateString("en-US", { dateStyle: "long" })}
        </p>
      </div>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={capitals}>
            {texts.legal.contents}
          </h2>
          <ol className={styles.contentsList}>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {text.sections.map(({ id, title, body }) => (
            <section key={id} id={id} className={styles.section}>
              <h2 className={styles.title}>{title}</h2>
              {body.map((block, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
                <Block key={place} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
