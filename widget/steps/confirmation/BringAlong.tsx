import { useRef } from "react";
import { moneyRange } from "#shared/format/money.ts";
import { resultTypeOf } from "#shared/result-type.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { leadPrice } from "../diagnostic/lead.ts";
import * as css from "./Confirmation.css.ts";

/** What an owner has in hand at the counter: the fair price, and what to say. Nothing where neither is known. */
export function BringAlong({ record }: { record: ReadRecord }) {
  const t = useTexts().confirmation;
  const words = useRef<HTMLDivElement>(null);
  const price = leadPrice(record.results, resultTypeOf(record));
  const say = record.results.tellTheShop;
  if (!price && say.length === 0) return null;
  const lines = [...(price ? [t.fairPrice(moneyRange(price))] : []), ...say];
  return (
    <section className={css.bring}>
      <Heading depth={1} look={2}>
        {t.bring}
      </Heading>
      <div ref={words}>
        {lines.map((line) => (
          <p key={line} className={css.bringLine}>
            {line}
          </p>
        ))}
      </div>
      <CopyButton text={lines.join("\n")} source={words} />
    </section>
  );
}
