import { type RefObject, useEffect, useState } from "react";
import { moneyRange } from "#shared/format/money.ts";
import { resultTypeOf } from "#shared/result-type.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { leadPrice } from "./lead.ts";
import * as css from "./ResultBar.css.ts";

interface ResultBarProps {
  record: ReadRecord;
  /** The foot of the sheet, with the same way on: while it is in view, this bar is not. */
  foot: RefObject<HTMLElement | null>;
  onNext(): void;
}

/** The price and the way to the shops, in reach while one reads. None where there is no price to act on. */
export function ResultBar({ record, foot, onNext }: ResultBarProps) {
  const t = useTexts().diagnostic;
  const atFoot = useInView(foot);
  const price = leadPrice(record.results, resultTypeOf(record));
  if (!price) return null;
  return (
    // The same action as at the foot, which keyboards and screen readers come to in its place.
    <div className={`${css.place} ${screenOnly}`} hidden={atFoot} aria-hidden="true">
      <div className={css.bar}>
        <b className={css.price}>{moneyRange(price)}</b>
        <Button tone="main" size="small" tabIndex={-1} onClick={onNext}>
          {t.next}
        </Button>
      </div>
    </div>
  );
}

/** Whether the element is in the window. A browser that cannot tell counts it as there. */
function useInView(element: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current || !("IntersectionObserver" in globalThis)) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
