import { example } from "virtual:example-result";
import { moneyRange } from "#shared/format/money.ts";
import { probabilityLabel } from "#shared/format/probability.ts";
import { texts } from "../../texts/index.ts";
import { capitals } from "../../ui/layout.css.ts";
import * as styles from "./Example.css.ts";
import { PriceAxis, PriceBar, priceSteps } from "./PriceAxis.tsx";

const { example: words } = texts.landing;

/** What comes before anything is typed: three causes on one dollar axis. */
export function Example() {
  const steps = priceSteps(Math.max(...example.causes.map((cause) => cause.costRange.max)));
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        <span className={capitals}>{words.caption}</span>
        <q className={styles.words}>{example.words}</q>
      </figcaption>
      <div className={styles.scale}>
        <PriceAxis steps={steps} />
      </div>
      <ol className={styles.causes}>
        {example.causes.map(({ name, probability, costRange }, index) => (
          <li key={name} className={styles.cause}>
            <div className={styles.what}>
              <p className={styles.name}>{name}</p>
              <p className={styles.likelihood}>
                <Likelihood percent={probability} />
                {probabilityLabel(probability)}
              </p>
            </div>
            <div className={styles.axis}>
              <PriceBar range={costRange} steps={steps} leading={index === 0} />
            </div>
            <p className={styles.price}>{moneyRange(costRange)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.subject}>{words.subject(example.vehicle, example.zipCode)}</p>
    </figure>
  );
}

const CELLS = 10;
const CELL = 7;

/** Ten cells, filled to the nearest half. */
function Likelihood({ percent }: { percent: number }) {
  const filled = Math.round(percent / 5) / 2;
  return (
    <svg viewBox={`0 0 ${CELLS * CELL} ${CELL}`} width={CELLS * CELL} height={CELL} role="img">
      <title>{words.percent(percent)}</title>
      {Array.from({ length: CELLS }, (_, cell) => {
        const share = Math.min(Math.max(filled - cell, 0), 1);
        const x = cell * CELL;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <g key={cell}>
            <rect x={x + 0.5} y={0.5} width={CELL - 2} height={CELL - 1} fill="none" className={styles.cell} />
            {share > 0 && <rect x={x} width={(CELL - 1) * share} height={CELL} className={styles.filledCell} />}
          </g>
        );
      })}
    </svg>
  );
}
