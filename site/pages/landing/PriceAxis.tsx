import { money } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import * as styles from "./PriceAxis.css.ts";

/**
 * Marks of a dollar axis from $0 in four even, round steps that holds `highest`: 630 → 0, 200, 400, 600, 800.
 * Positions are SVG attributes, since a strict content security policy forbids inline styles.
 */
export function priceSteps(highest: number): number[] {
  const unit = 10 ** Math.floor(Math.log10(highest / 4));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((size) => size * 4 >= highest)!;
  return [0, 1, 2, 3, 4].map((count) => count * step);
}

const share = (dollars: number, steps: number[]) => `${(dollars / steps.at(-1)!) * 100}%`;

const LABELS = [
  [0, "start"],
  [2, "middle"],
  [4, "end"],
] as const;

/** The axis's amounts: first, middle and last, the outer ones kept inside. */
export function PriceAxis({ steps }: { steps: number[] }) {
  return (
    <svg className={styles.scale} width="100%" height="18" aria-hidden="true">
      {LABELS.map(([index, textAnchor]) => (
        <text key={index} x={share(steps[index]!, steps)} y="13" textAnchor={textAnchor}>
          {money(steps[index]!)}
        </text>
      ))}
    </svg>
  );
}

/** One price range over the axis's grid. The numbers are printed beside it, so it is an ornament to a reader. */
export function PriceBar({ range, steps, leading }: { range: Range; steps: number[]; leading: boolean }) {
  return (
    <svg className={styles.range} width="100%" height="100%" aria-hidden="true">
      {steps.map((dollars) => (
        <line
          key={dollars}
          x1={share(dollars, steps)}
          x2={share(dollars, steps)}
          y1="0"
          y2="100%"
          className={styles.gridLine}
        />
      ))}
      <rect
        x={share(range.min, steps)}
        width={share(range.max - range.min, steps)}
        y="50%"
        height="12"
        rx="2"
        transform="translate(0 -6)"
        className={leading ? styles.leadingBar : styles.bar}
      />
    </svg>
  );
}
