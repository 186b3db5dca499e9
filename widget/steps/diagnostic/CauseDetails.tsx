import { moneyRange } from "#shared/format/money.ts";
import type { EvidenceNote } from "#shared/schemas/diagnostic.ts";
import type { ReadCause } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { Section } from "../../ui/Card/Card.tsx";
import { Disclosure } from "../../ui/Disclosure/Disclosure.tsx";
import { Facts } from "../../ui/Facts/Facts.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { keyed } from "../../ui/keyed.ts";
import { PriceBasis } from "../../ui/PriceBasis/PriceBasis.tsx";
import { Quotes } from "../../ui/Quotes/Quotes.tsx";
import * as css from "./Results.css.ts";

/** How many causes stand open: the rest open when asked, so that the page stays short. */
const OPEN = 3;

/** Each cause with the owner's words that led to it, what it is, how a shop proves it, and how its price is made. */
export function CauseDetails({ causes }: { causes: readonly ReadCause[] }) {
  const t = useTexts().causes;
  return (
    <Section>
      <div className={css.details}>
        <Heading depth={1}>{t.whyTitle}</Heading>
        {keyed(causes, (cause) => cause.id ?? cause.name).map(({ item: cause, index, key }) => (
          <article key={key} className={index < OPEN ? css.cause : css.causeFolded}>
            {index < OPEN ? (
              <>
                <header className={css.causeTitle}>
                  <CauseTitle cause={cause} position={index + 1} />
                </header>
                <Reasons cause={cause} printed={index === 0} />
              </>
            ) : (
              <Disclosure summary={<CauseTitle cause={cause} position={index + 1} />}>
                <Reasons cause={cause} />
              </Disclosure>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}

function CauseTitle({ cause, position }: { cause: ReadCause; position: number }) {
  const t = useTexts().causes;
  return (
    <>
      <span className={css.position} aria-hidden="true">
        {position}
      </span>
      <div className={css.causeName}>
        <Heading depth={2}>{cause.name ?? t.unnamed}</Heading>
      </div>
      {cause.costRange && <span className={css.causePrice}>{moneyRange(cause.costRange)}</span>}
    </>
  );
}

function Reasons({ cause, printed }: { cause: ReadCause; printed?: boolean }) {
  const t = useTexts().causes;
  return (
    <>
      <Facts
        facts={[
          [t.wrote, hasWords(cause) && <Wrote cause={cause} />],
          [t.what, cause.description],
          [t.shopName, cause.tradeName],
          [t.confirm, cause.confirmBy],
          [t.known, cause.knownTrouble],
        ]}
      />
      {cause.priceBasis && <PriceBasis basis={cause.priceBasis} printed={printed} />}
    </>
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
