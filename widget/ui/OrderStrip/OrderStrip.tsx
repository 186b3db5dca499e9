import type { ReactNode } from "react";
import { capitals } from "../../theme/typography.css.ts";
import * as css from "./OrderStrip.css.ts";

/** A field of the strip; `long` takes the room that is left. */
export interface OrderField {
  readonly name: string;
  readonly value: ReactNode;
  readonly long?: boolean;
  /** Left out where it is narrow. */
  readonly wideOnly?: boolean;
}

interface OrderStripProps {
  fields: readonly OrderField[];
  action?: ReactNode;
  /** Where it is narrow all fields share a line, their names before them. */
  brief?: boolean;
}

/** The head of a work order: what the paper is about. Empty fields are left out. */
export function OrderStrip({ fields, action, brief = false }: OrderStripProps) {
  const filled = fields.filter(({ value }) => value);
  if (filled.length === 0) return null;
  return (
    <div className={brief ? css.briefStrip : css.strip}>
      <dl className={css.fields}>
        {filled.map(({ name, value, long, wideOnly }) => (
          <div key={name} className={long ? css.long : css.field} data-wide={wideOnly ? "" : undefined}>
            <dt className={capitals}>{name}</dt>
            <dd className={long ? css.words : css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
