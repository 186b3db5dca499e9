import type { EvidenceNote } from "#shared/schemas/diagnostic.ts";
import type { ReadCause } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { Disclosure } from "../../ui/Disclosure/Disclosure.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { PriceBasis } from "../../ui/PriceBasis/PriceBasis.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";
import * as css from "./CauseTable.css.ts";

/** What a cause is, the owner's words that led to it, how a shop proves it, and how its price is made. */
export function CauseDetails({ cause, printed }: { cause: ReadCause; printed: boolean }) {
  const t = useTexts().causes;
  return (
    <div className={css.details}>
      <div>
        {cause.description && <p className={css.description}>{cause.description}</p>}
        {hasWords(cause) && (
          <p className={css.description}>
            <Wrote cause={cause} />
          </p>
        )}
        {cause.knownTrouble && <p className={css.description}>{cause.knownTrouble}</p>}
      </div>
      <div>
        {(cause.tradeName || cause.confirmBy) && (
          <Disclosure summary={t.atTheShop} className={css.fold} printed={printed}>
            <Facts
              facts={[
                [t.shopName, cause.tradeName],
                [t.confirm, cause.confirmBy],
              ]}
            />
          </Disclosure>
        )}
        {cause.priceBasis && <PriceBasis basis={cause.priceBasis} printed={printed} />}
      </div>
    </div>
  );
}

const quoted = (notes: readonly EvidenceNote[] | undefined) => (notes ?? []).flatMap(({ quote }) => quote?.text ?? []);
const hasWords = (cause: ReadCause) => quoted(cause.evidence).length + quoted(cause.against).length > 0;

function Wrote({ cause }: { cause: ReadCause }) {
  const t = useTexts().causes;
  const supporting = quoted(cause.evidence);
  const against = quoted(cause.against).filter((words) => !supporting.includes(words));
  return (
    <>
      {supporting.length > 0 && (
        <>
          {t.because} <Quotes words={supporting} />.{" "}
        </>
      )}
      {against.length > 0 && (
        <>
          {t.against}: <Quotes words={against} />.
        </>
      )}
    </>
  );
}
