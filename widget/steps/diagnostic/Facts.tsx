import type { ReactNode } from "react";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { Section } from "../../ui/Sheet/Sheet.tsx";
import * as css from "./Results.css.ts";

/** Named facts below each other; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={css.facts}>
      {known.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
    </dl>
  );
}

/** A titled list of sentences; nothing where there are none. */
export function Sentences({ title, items }: { title: string; items: readonly string[] | undefined }) {
  if (!items || items.length === 0) return null;
  return (
    <Section>
      <div className={css.details}>
        <Heading depth={1}>{title}</Heading>
        <ul className={css.sentences}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Section>
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
