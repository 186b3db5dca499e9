import { moneyRange } from "#shared/format/money.ts";
import { testPages } from "../../texts/documents.ts";
import { sheet } from "../../ui/layout.css.ts";
import * as styles from "./EstimateCard.css.ts";
import type { EstimateResult } from "./made-up-result.ts";

const { estimate } = testPages;

/** The review as a card titled by its verdict. */
export function EstimateCard({ result: { estimateReview, diagnosticNote } }: { result: EstimateResult }) {
  const { isFairPrice, averageCostInArea, unnecessaryItems, questionsToAsk, recommendations } = estimateReview;
  return (
    <section className={`${sheet} ${styles.card}`}>
      <h2>{isFairPrice ? estimate.fair : estimate.questionable}</h2>
      <p className={styles.note}>{diagnosticNote}</p>
      <h3>{estimate.average}</h3>
      <p className={styles.price}>{moneyRange(averageCostInArea)}</p>
      <h3>{estimate.unnecessary}</h3>
      <List items={unnecessaryItems} />
      <h3>{estimate.questions}</h3>
      <List items={questionsToAsk} />
      <h3>{estimate.recommendations}</h3>
      <p>{recommendations}</p>
    </section>
  );
}

const List = ({ items }: { items: string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
