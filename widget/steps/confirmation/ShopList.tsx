import { type ReactNode, useEffect, useRef } from "react";
import type { SentToShop } from "#shared/schemas/lead.ts";
import { sentenceOf } from "../../client/request-error.ts";
import type { Recommendations, Wish } from "../../client/shop-recommendations.ts";
import type { Loaded } from "../../client/use-query.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { fine, muted } from "../../theme/typography.css.ts";
import { Alert } from "../../ui/Alert/Alert.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { ShopCard } from "../../ui/ShopCard/ShopCard.tsx";
import { ShopMap } from "../../ui/ShopMap/ShopMap.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { AskShop } from "./AskShop.tsx";
import * as css from "./Confirmation.css.ts";
import { Filters } from "./Filters.tsx";

interface ShopListProps {
  diagnosticId: string;
  found: Loaded<Recommendations>;
  /** The ZIP that the shops are looked for by, where it is not the owner's own. */
  otherZip: string | undefined;
  onWish(wish: Wish): void;
  /** What a shop that is asked would be told; without it none can be asked. */
  preview: SentToShop | undefined;
  /** What to have in hand, beside the list where there is room. */
  aside?: ReactNode;
}

/** The shops for a diagnostic, best first, with the rule of the order; narrowed by what the owner wants. */
export function ShopList({ diagnosticId, found, otherZip, onWish, preview, aside }: ShopListProps) {
  const t = useTexts().confirmation;
  // A choice keeps its options while the next list is on its way.
  const specialties = useRef<readonly string[]>([]);
  specialties.current = found.data?.specialties ?? specialties.current;
  const { host } = useWizard();
  useEffect(() => {
    if (found.data) host.dispatch("shops", { count: found.data.shops.length });
  }, [host, found.data]);
  return (
    <>
      <Filters specialties={specialties.current} onChange={onWish} />
      {found.status === "error" ? (
        <Alert tone="error" title={sentenceOf(found.error, t.failed)} />
      ) : found.status !== "success" ? (
        <>
          <p role="status">{t.loading}</p>
          <Skeleton rows={3} height={224} />
        </>
      ) : found.data && found.data.shops.length > 0 ? (
        <Found {...{ diagnosticId, preview, aside, otherZip }} found={found.data} />
      ) : (
        <EmptyState title={t.empty}>{found.data?.note && <p className={muted}>{found.data.note}</p>}</EmptyState>
      )}
    </>
  );
}

type FoundProps = Pick<ShopListProps, "diagnosticId" | "preview" | "aside" | "otherZip"> & { found: Recommendations };

function Found({ found: { shops, near, note }, diagnosticId, preview, aside, otherZip }: FoundProps) {
  const t = useTexts().confirmation;
  const list = useRef<HTMLOListElement>(null);
  return (
    <div className={css.columns}>
      <div className={css.beside}>
        {near && (
          <ShopMap
            shops={shops}
            from={near}
            fromName={otherZip ?? t.you}
            onPick={(position) => list.current?.children[position - 1]?.querySelector("article")?.focus()}
          />
        )}
        {note && <p className={`${muted} ${fine} ${css.note}`}>{note}</p>}
        {aside}
      </div>
      <div className={css.shops}>
        {shops.some(({ sample }) => sample) && (
          <div className={css.samples}>
            <Alert tone="info" title={t.samples} />
          </div>
        )}
        <ol ref={list}>
          {shops.map((shop, index) => (
            <ShopCard key={shop.id} shop={shop} position={index + 1}>
              {preview && <AskShop shop={shop} diagnosticId={diagnosticId} preview={preview} />}
            </ShopCard>
          ))}
        </ol>
      </div>
    </div>
  );
}
