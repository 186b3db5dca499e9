import { moneyRange } from "#shared/format/money.ts";
import type { ReadCause } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals } from "../../theme/typography.css.ts";
import { Disclosure } from "../../ui/Disclosure/Disclosure.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { LikelihoodBar } from "../../ui/LikelihoodBar/LikelihoodBar.tsx";
import { axisMax } from "../../ui/RangeBar/axis.ts";
import { RangeBar, RangeScale } from "../../ui/RangeBar/RangeBar.tsx";
import { UrgencyBadge } from "../../ui/UrgencyBadge/UrgencyBadge.tsx";
import { CauseDetails } from "./CauseDetails.tsx";
import * as css from "./CauseTable.css.ts";
import { leadTimeframe } from "./lead.ts";
import { useSlidingRows } from "./use-sliding-rows.ts";

interface CauseTableProps {
  causes: readonly ReadCause[];
  /** The chance of something else, in percent. */
  other?: number | undefined;
  /** Whether no cause stands out: then none is open, and none leads. */
  early?: boolean;
}

/** The causes compared on one dollar axis, "something else" among them. Each opens to its reasons. */
export function CauseTable({ causes, other, early = false }: CauseTableProps) {
  const rows = keyed(causes, (cause) => cause.id ?? cause.name);
  const list = useSlidingRows<HTMLOListElement>(rows.map(({ key }) => key).join());
  const max = axisMax(causes.map((cause) => cause.costRange?.max));
  return (
    <>
      <CauseHead max={max} />
      <ol ref={list}>
        {rows.map(({ item, index, key }) => (
          <li key={key} className={css.item} data-row={key}>
            <Disclosure
              className={css.cause}
              open={index === 0 && !early}
              printed={index === 0}
              tall
              summary={<CauseRow cause={item} position={index + 1} max={max} first={index === 0 && !early} />}
            >
              <CauseDetails cause={item} printed={index === 0} />
            </Disclosure>
          </li>
        ))}
        {other !== undefined && (
          <li className={css.item} data-row="">
            <OtherRow percent={other} max={max} />
          </li>
        )}
      </ol>
      <div className={css.scaleBelow}>
        <RangeScale max={max} />
      </div>
    </>
  );
}

function CauseHead({ max }: { max: number }) {
  const { columns } = useTexts().causes;
  return (
    <div className={css.head} aria-hidden="true">
      <span />
      <span className={capitals}>{columns.cause}</span>
      <RangeScale max={max} />
      <span className={capitals} style={{ textAlign: "right" }}>
        {columns.price}
      </span>
      <span className={capitals}>{columns.urgency}</span>
    </div>
  );
}

interface CauseRowProps {
  cause: ReadCause;
  /** Place in the order, from 1. */
  position: number;
  max: number;
  first: boolean;
}

function CauseRow({ cause, position, max, first }: CauseRowProps) {
  const t = useTexts().causes;
  const { name, probability, costRange, repairTime, urgency } = cause;
  return (
    <div className={css.row}>
      <span className={css.position} aria-hidden="true">
        {position}
      </span>
      <div className={css.who}>
        <div className={css.name}>
          <Heading depth={1} look="text">
            {name ?? t.unnamed}
          </Heading>
        </div>
        <div className={css.likely}>{probability !== undefined && <LikelihoodBar percent={probability} />}</div>
      </div>
      <div className={css.axis}>
        <RangeBar range={costRange} max={max} tone={first ? "first" : "other"} />
      </div>
      <p className={css.price}>
        <span className={css.amount} data-missing={costRange ? undefined : ""}>
          {costRange ? moneyRange(costRange) : t.noCost}
        </span>
        <span className={css.time}>{repairTime || t.noTime}</span>
      </p>
      <div className={css.urgency} data-told={first && leadTimeframe(cause) ? "" : undefined}>
        <UrgencyBadge urgency={urgency} />
      </div>
    </div>
  );
}

/** What we did not think of, of which no price is known. */
function OtherRow({ percent, max }: { percent: number; max: number }) {
  const t = useTexts().causes;
  return (
    <div className={css.otherRow}>
      <span className={css.position} data-open="" aria-hidden="true">
        –
      </span>
      <div className={css.who}>
        <div className={css.name}>
          <Heading depth={1} look="text">
            {t.somethingElse}
          </Heading>
        </div>
        <div className={css.likely}>
          <LikelihoodBar percent={percent} wordless />
        </div>
      </div>
      <div className={css.axis}>
        <RangeBar range={undefined} max={max} />
      </div>
      <p className={css.price}>
        <span className={css.amount}>{t.unknown}</span>
      </p>
    </div>
  );
}
