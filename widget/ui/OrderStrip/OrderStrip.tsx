import type { ReactNode } from "react";
import { capitals } from "../../theme/typography.css.ts";
import * as css from "./OrderStrip.css.ts";

/** A field of the strip; `long` takes the room that is left. */
export interface OrderField {
  readonly name: string;
  readonly value: ReactNode;
  readonly long?: boolean;
}

/** The head of a work order: what the paper is about. Empty fields are left out. */
export function OrderStrip({ fields }: { fields: readonly OrderField[] }) {
  const filled = fields.filter(({ value }) => value);
  if (filled.length === 0) return null;
  return (
    <dl className={css.strip}>
      {filled.map(({ name, value, long }) => (
        <div key={name} className={long ? css.long : css.field}>
          <dt className={capitals}>{name}</dt>
          <dd className={long ? css.words : css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
