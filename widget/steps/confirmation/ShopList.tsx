import type { SentToShop } from "#shared/schemas/lead.ts";
import { shopRecommendations } from "../../client/shop-recommendations.ts";
import { useQuery } from "../../client/use-query.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { fine, muted } from "../../theme/typography.css.ts";
import { Alert } from "../../ui/Alert/Alert.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { ShopCard } from "../../ui/ShopCard/ShopCard.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { AskShop } from "./AskShop.tsx";
import * as css from "./Confirmation.css.ts";

interface ShopListProps {
  diagnosticId: string | null;
  /** What a shop that is asked would be told; without it none can be asked. */
  preview: SentToShop | undefined;
}

/** The shops for a diagnostic, best first, with the rule of the order. */
export function ShopList({ diagnosticId, preview }: ShopListProps) {
  const wizard = useWizard();
  const t = useTexts().confirmation;
  const found = useQuery(diagnosticId ? shopRecommendations(diagnosticId) : null);
  if (found.status === "loading") {
    return (
      <>
        <p role="status">{t.loading}</p>
        <Skeleton rows={3} height={224} />
      </>
    );
  }
  if (found.status === "error") return <Alert tone="error" title={t.failed} />;
  const shops = found.data?.shops ?? [];
  if (shops.length === 0) {
    return (
      <EmptyState title={t.empty}>
        <Button size="small" onClick={() => wizard.go("vehicle-info")}>
          {t.changeZip}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={css.shops}>
        {shops.map((shop, index) => (
          <ShopCard key={shop.id} shop={shop} position={index + 1}>
            {diagnosticId && preview && <AskShop shop={shop} diagnosticId={diagnosticId} preview={preview} />}
          </ShopCard>
        ))}
      </ol>
      {found.data?.note && <p className={`${muted} ${fine}`}>{found.data.note}</p>}
    </>
  );
}
