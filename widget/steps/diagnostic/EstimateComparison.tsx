import { money } from "#shared/format/money.ts";
import type { EstimateComparison as Comparison } from "#shared/schemas/diagnostic.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals } from "../../theme/typography.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Tag } from "../../ui/Tag/Tag.tsx";
import * as css from "./EstimateComparison.css.ts";

/** Several estimates for the same car, one a row: what each asks, lists, leaves out and warrants. Fits 320 px. */
export function EstimateComparison({ comparison }: { comparison: Comparison }) {
  const t = useTexts().estimate.comparison;
  return (
    <Section>
      <Heading depth={1}>{t.title}</Heading>
      {comparison.summary && <p className={css.summary}>{comparison.summary}</p>}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={`${css.head} ${capitals}`}>
              {t.estimate}
            </th>
            <th scope="col" className={`${css.headAmount} ${capitals}`}>
              {t.asks}
            </th>
          </tr>
        </thead>
        <tbody>
          {keyed(comparison.estimates, ({ name }) => name).map(({ item, key }) => (
            <Row
              key={key}
              estimate={item}
              work={comparison.work}
              isCheapest={comparison.estimates.indexOf(item) === comparison.cheapest}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface RowProps {
  estimate: Comparison["estimates"][number];
  work: readonly string[];
  isCheapest: boolean;
}

function Row({ estimate, work, isCheapest }: RowProps) {
  const t = useTexts().estimate.comparison;
  const of = (isListed: boolean) =>
    work.flatMap((name, at) => {
      const own = estimate.work[at];
      if ((own?.isListed ?? false) !== isListed) return [];
      return own?.asked === undefined ? [name] : [`${name} ${money(own.asked)}`];
    });
  const [listed, missing] = [of(true), of(false)];
  return (
    <tr className={css.row}>
      <th scope="row" className={css.cell}>
        <span className={css.name}>
          {estimate.name}
          {isCheapest && <Tag tone="good">{t.cheapest}</Tag>}
        </span>
        <span className={css.note}>{listed.join(", ")}</span>
        {missing.length > 0 && <span className={css.note}>{t.missing(missing.join(", "))}</span>}
        <span className={css.note}>{t.warranty(estimate.warranty)}</span>
      </th>
      <td className={css.amount}>{money(estimate.asked)}</td>
    </tr>
  );
}
