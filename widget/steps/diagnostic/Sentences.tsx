import { useRef } from "react";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import * as css from "./Results.css.ts";

interface SentencesProps {
  title: string;
  items: readonly string[] | undefined;
  /** Whether they can be copied: together, or one by one too. */
  copy?: "all" | "each";
}

/** A titled list of sentences; nothing where there are none. */
export function Sentences({ title, items, copy }: SentencesProps) {
  const t = useTexts().copy;
  const list = useRef<HTMLUListElement>(null);
  if (!items || items.length === 0) return null;
  return (
    <Section>
      <div className={css.details}>
        <div className={css.titleRow}>
          <Heading depth={1}>{title}</Heading>
          {copy && (
            <span className={screenOnly}>
              <CopyButton text={items.join("\n")} label={copy === "each" ? t.all : t.copy} source={list} />
            </span>
          )}
        </div>
        <ul ref={list} className={css.sentences}>
          {items.map((item) => (copy === "each" ? <Copied key={item} text={item} /> : <li key={item}>{item}</li>))}
        </ul>
      </div>
    </Section>
  );
}

function Copied({ text }: { text: string }) {
  const words = useRef<HTMLSpanElement>(null);
  return (
    <li className={css.sentence}>
      <span ref={words}>{text}</span>
      <span className={screenOnly}>
        <CopyButton text={text} source={words} />
      </span>
    </li>
  );
}

/** What was taken for granted, and what the prices leave out. */
export function Notes({ results }: { results: ReadResults }) {
  const t = useTexts().diagnostic;
  return (
    <div className={css.pair}>
      <Sentences title={t.assumptions} items={results.assumptions} />
      <Sentences title={t.excluded} items={results.excluded} />
    </div>
  );
}

/** Figures in a row of boxes; those without a value are left out. */
export function Sums({ sums }: { sums: readonly (readonly [name: string, value: string | undefined])[] }) {
  const known = sums.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={css.sums}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
