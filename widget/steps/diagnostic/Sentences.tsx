import { useRef } from "react";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { FoldedSection } from "../../ui/Disclosure/FoldedSection.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import * as css from "./Results.css.ts";

interface SentencesProps {
  title: string;
  items: readonly string[] | undefined;
  /** Whether they can be copied: together, or one by one too. */
  copy?: "all" | "each";
  /** Whether only the title shows until it is opened; on paper all of it does. */
  folded?: boolean;
}

/** A titled list of sentences; nothing where there are none. */
export function Sentences({ title, items, copy, folded = false }: SentencesProps) {
  const t = useTexts().copy;
  const list = useRef<HTMLUListElement>(null);
  if (!items || items.length === 0) return null;
  const button = copy && (
    <span className={screenOnly}>
      <CopyButton text={items.join("\n")} label={copy === "each" ? t.all : t.copy} source={list} />
    </span>
  );
  const sentences = (
    <ul ref={list} className={css.sentences}>
      {items.map((item) => (copy === "each" ? <Copied key={item} text={item} /> : <li key={item}>{item}</li>))}
    </ul>
  );
  if (folded) {
    return (
      <FoldedSection title={title} printed>
        {sentences}
        {button}
      </FoldedSection>
    );
  }
  return (
    <Section>
      <div className={css.details}>
        <div className={css.titleRow}>
          <Heading depth={1}>{title}</Heading>
          {button}
        </div>
        {sentences}
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

/** What to do, numbered in its order; nothing where there is nothing. */
export function Steps({ steps }: { steps: readonly string[] }) {
  const t = useTexts().diagnostic;
  if (steps.length === 0) return null;
  return (
    <Section>
      <Heading depth={1}>{t.nextStep}</Heading>
      <StepList steps={steps} />
    </Section>
  );
}

export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => (
        <li key={step}>
          <span className={css.stepNumber} aria-hidden="true">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
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
