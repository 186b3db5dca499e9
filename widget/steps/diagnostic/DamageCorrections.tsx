import { useState } from "react";
import type { CarLocation } from "#shared/schemas/car-location.ts";
import type { Correction } from "#shared/schemas/diagnostic.ts";
import type { ReadRecord } from "../../client/diagnostic-record.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { muted, small } from "../../theme/typography.css.ts";
import { DamageMap } from "../../ui/CarPlace/DamageMap.tsx";
import { Cells } from "../../ui/Cells/Cells.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import * as css from "./Results.css.ts";
import { useCorrections } from "./use-corrections.ts";

type PlaceCorrection = Correction & { location: CarLocation };

/** The damaged places that can be put right in a drawing. */
export const placesIn = ({ results }: ReadRecord): PlaceCorrection[] =>
  results.corrections.flatMap(({ location, ...correction }) => (location ? [{ ...correction, location }] : []));

interface DamageCorrectionsProps {
  /** Of the diagnostic. */
  id: string;
  places: readonly PlaceCorrection[];
  onCorrected(record: ReadRecord): void;
}

/** The car with what is damaged lit. A tapped place can be put right below it, and the price follows. */
export function DamageCorrections({ id, places, onCorrected }: DamageCorrectionsProps) {
  const t = useTexts();
  const { pending, isCorrected, failure, choose } = useCorrections(id, onCorrected);
  const [pickedId, setPicked] = useState<string>();
  const picked = places.find((place) => place.id === pickedId);
  const chosen = picked && (pending[picked.id] ?? picked.chosen);
  return (
    <div className={`${css.damage} ${screenOnly}`}>
      <DamageMap
        places={places.map(({ id, location, chosen }) => ({
          ...{ id, location },
          isDamaged: (pending[id] ?? chosen) !== "none",
        }))}
        picked={picked?.id}
        label={t.collision.correct}
        onPick={setPicked}
      />
      <p className={`${muted} ${small}`} aria-hidden="true">
        {t.collision.correctHint}
      </p>
      {picked && (
        <Cells messages={failure ? [{ id: "damage-failed", text: failure }] : []}>
          <Select
            label={t.collision.correctPlace}
            value={picked.id}
            options={places.map(({ id, name }) => ({ id, label: name }))}
            span={[3, 6, 6]}
            onChange={(event) => setPicked(event.currentTarget.value)}
          />
          <Select
            label={t.collision.correctHow}
            value={chosen!}
            options={picked.options}
            aria-busy={picked.id in pending}
            span={[3, 6, 6]}
            onChange={(event) => choose(picked.id, event.currentTarget.value)}
          />
        </Cells>
      )}
      <p role="status" className={css.corrected}>
        {isCorrected && t.collision.corrected}
      </p>
    </div>
  );
}
