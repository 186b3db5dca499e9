import type { ReactNode } from "react";
import { inSentence } from "#shared/format/in-sentence.ts";
import { moneyRange } from "#shared/format/money.ts";
import type { Range, ResultType } from "#shared/schemas/diagnostic.ts";
import type { ReadResults } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { muted } from "../../theme/typography.css.ts";
import { Tick, Triangle } from "../../ui/Icon/Icon.tsx";
import * as css from "./Lead.css.ts";
import { leadLikelihood, leadTimeframe } from "./lead.ts";

interface LeadProps {
  results: ReadResults;
  kind: ResultType;
  /** Whether a question is asked here that can be answered. */
  canAnswer: boolean;
}

/**
 * The answer in a sentence or two: what, for how much, how soon; of an estimate the verdict. Where there is none, what
 * the result is about.
 */
export function Lead({ results, kind, canAnswer }: LeadProps) {
  if (results.needsMore) return <Description kind={kind} />;
  if (kind === "diagnostic") return <Cause results={results} canAnswer={canAnswer} />;
  if (kind === "parts") return <Parts results={results} />;
  if (kind === "collision") return <Collision results={results} />;
  return <Verdict results={results} />;
}

function Description({ kind }: { kind: ResultType }) {
  return <p className={muted}>{useTexts().diagnostic.descriptions[kind]}</p>;
}

function Cause({ results, canAnswer }: { results: ReadResults; canAnswer: boolean }) {
  const t = useTexts().causes;
  const [first] = results.potentialCauses;
  if (!first?.name) return <Description kind="diagnostic" />;
  const likelihood = leadLikelihood(results);
  if (likelihood === "less") return <Early canAnswer={canAnswer} />;
  const timeframe = leadTimeframe(first);
  return (
    <Sentence
      words={t.leads[likelihood](inSentence(first.name))}
      price={first.costRange ?? t.noCost}
      after={timeframe && inSentence(timeframe)}
    />
  );
}

/** On paper nothing can be answered. */
function Early({ canAnswer }: { canAnswer: boolean }) {
  const t = useTexts().causes;
  return (
    <p className={css.lead}>
      {t.early} {canAnswer ? <span className={screenOnly}>{t.earlyAsked}</span> : t.earlyShop}
    </p>
  );
}

function Parts({ results }: { results: ReadResults }) {
  const t = useTexts().parts;
  const parts = results.partsReplacement?.parts ?? [];
  const names = [...new Set(parts.flatMap(({ name }) => (name ? [inSentence(name)] : [])))];
  const total = results.partsReplacement?.totalEstimate;
  if (names.length === 0 || !total) return <Description kind="parts" />;
  return <Sentence words={t.expect(new Intl.ListFormat("en-US").format(names))} price={total} />;
}

function Collision({ results }: { results: ReadResults }) {
  const t = useTexts().collision;
  const repair = results.collisionRepair;
  const cost = repair?.estimatedCost;
  const beside = repair?.claim ?? repair?.totalLoss ?? (cost && t.insurance);
  return (
    <>
      {cost ? (
        <Sentence words={t.expect} price={cost} after={repair.estimatedTime && inSentence(repair.estimatedTime)} />
      ) : (
        <Description kind="collision" />
      )}
      {beside && <p className={css.beside}>{beside}</p>}
    </>
  );
}

function Verdict({ results: { estimateReview: review } }: { results: ReadResults }) {
  const t = useTexts().estimate;
  if (!review || (review.isFairPrice === undefined && !review.recommendations)) return <Description kind="estimate" />;
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
