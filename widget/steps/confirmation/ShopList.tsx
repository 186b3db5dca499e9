import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SentToShop } from "#shared/schemas/lead.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { sentenceOf } from "../../client/request-error.ts";
import { shopRecommendations, type Wish } from "../../client/shop-recommendations.ts";
import { useQuery } from "../../client/use-query.ts";
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
  diagnosticId: string | null;
  /** What a shop that is asked would be told; without it none can be asked. */
  preview: SentToShop | undefined;
  /** What to have in hand, beside the list where there is room. */
  aside?: ReactNode;
}

/** The shops for a diagnostic, best first, with the rule of the order; narrowed by what the owner wants. */
export function ShopList({ diagnosticId, preview, aside }: ShopListProps) {
  const t = useTexts().confirmation;
  const [wish, setWish] = useState<Wish>();
  const found = useQuery(diagnosticId ? shopRecommendations(diagnosticId, wish) : null);
  // A choice keeps its options while the next list is on its way.
  const specialties = useRef<readonly string[]>([]);
  specialties.current = found.data?.specialties ?? specialties.current;
  const shops = found.data?.shops ?? [];
  const { host } = useWizard();
  useEffect(() => {
    if (found.data) host.dispatch("shops", { count: found.data.shops.length });
  }, [host, found.data]);
  return (
    <>
      <Filters specialties={specialties.current} onChange={setWish} />
      {found.status === "loading" ? (
        <>
          <p role="status">{t.loading}</p>
          <Skeleton rows={3} height={224} />
        </>
      ) : found.status === "error" ? (
        <Alert tone="error" title={sentenceOf(found.error, t.failed)} />
      ) : shops.length === 0 ? (
        <EmptyState title={t.empty} />
      ) : (
        <Found shops={shops} {...{ diagnosticId, preview, aside }} />
      )}
      {found.data?.note && <p className={`${muted} ${fine}`}>{found.data.note}</p>}
    </>
  );
}

function Found({ shops, diagnosticId, preview, aside }: ShopListProps & { shops: readonly Shop[] }) {
  const t = useTexts().confirmation;
  const list = useRef<HTMLOListElement>(null);
  return (
    <div className={css.columns}>
      <div className={css.beside}>
        <ShopMap
          shops={shops}
          onPick={(position) => list.current?.children[position - 1]?.querySelector("article")?.focus()}
        />
        {aside}
      </div>
      <div className={css.shops}>
        {shops.some(({ sample }) => sample) && <p className={muted}>{t.samples}</p>}
        <ol ref={list}>
          {shops.map((shop, index) => (
            <ShopCard key={shop.id} shop={shop} position={index + 1}>
              {diagnosticId && preview && <AskShop shop={shop} diagnosticId={diagnosticId} preview={preview} />}
            </ShopCard>
          ))}
        </ol>
      </div>
    </div>
  );
}
