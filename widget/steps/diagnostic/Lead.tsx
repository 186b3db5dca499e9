import type { ReactNode } from "react";
import { inSentence } from "#shared/format/in-sentence.ts";
import { moneyRange } from "#shared/format/money.ts";
import { shownUrgency } from "#shared/format/urgency.ts";
import type { Range, ResultType } from "#shared/schemas/diagnostic.ts";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { Tick, Triangle } from "../../ui/Icon/Icon.tsx";
import * as css from "./Lead.css.ts";
import { isEarly, LIKELY } from "./lead.ts";

/** The answer in a sentence or two: what, for how much, how soon; of an estimate the verdict. */
export function Lead({ results, kind }: { results: ReadResults; kind: ResultType }) {
  if (results.needsMore) return null;
  if (kind === "diagnostic") return <Cause results={results} />;
  if (kind === "parts") return <Parts results={results} />;
  if (kind === "collision") return <Collision results={results} />;
  return <Verdict results={results} />;
}

function Cause({ results }: { results: ReadResults }) {
  const t = useTexts();
  const [first] = results.potentialCauses;
  if (!first?.name) return null;
  if (isEarly(results)) return <Sentence words={t.causes.early} />;
  const name = inSentence(first.name);
  const { level, timeframe } = shownUrgency(first.urgency);
  return (
    <Sentence
      words={(first.probability ?? LIKELY) >= LIKELY ? t.causes.mostLikely(name) : t.causes.perhaps(name)}
      price={first.costRange ?? t.causes.noCost}
      after={level === "Unknown" ? undefined : inSentence(timeframe)}
    />
  );
}

function Parts({ results }: { results: ReadResults }) {
  const t = useTexts().parts;
  const parts = results.partsReplacement?.parts ?? [];
  const names = [...new Set(parts.flatMap(({ name }) => (name ? [inSentence(name)] : [])))];
  const total = results.partsReplacement?.totalEstimate;
  if (names.length === 0 || !total) return null;
  return <Sentence words={t.expect(new Intl.ListFormat("en-US").format(names))} price={total} />;
}

function Collision({ results }: { results: ReadResults }) {
  const t = useTexts().collision;
  const repair = results.collisionRepair;
  if (!repair?.estimatedCost) return null;
  return (
    <>
      <Sentence
        words={t.expect}
        price={repair.estimatedCost}
        after={repair.estimatedTime && inSentence(repair.estimatedTime)}
      />
      <p className={css.beside}>{repair.totalLoss ?? t.insurance}</p>
    </>
  );
}

function Verdict({ results: { estimateReview: review } }: { results: ReadResults }) {
  const t = useTexts().estimate;
  if (!review) return null;
  const { isFairPrice, recommendations } = review;
  return (
    <>
      {isFairPrice !== undefined && (
        <p className={isFairPrice ? css.verdicts.fair : css.verdicts.concerns}>
          {isFairPrice ? <Tick /> : <Triangle />}
          {isFairPrice ? t.fair : t.concerns}
        </p>
      )}
      {recommendations && <p className={css.recommendations}>{recommendations}</p>}
    </>
  );
}

function Sentence({
  words,
  price,
  after,
}: {
  words: ReactNode;
  price?: Range | string | undefined;
  after?: string | undefined;
}) {
  return (
    <p className={css.lead}>
      {words}
      {price && (
        <>
          {" "}
          <b className={typeof price === "string" ? undefined : css.price}>
            {typeof price === "string" ? inSentence(price) : moneyRange(price)}
          </b>
        </>
      )}
      {after && `, ${after}`}.
    </p>
  );
}
