import { useTexts } from "../../texts/texts.ts";
import { line, lit } from "../../ui/CarPlace/CarPlace.css.ts";
import { SIDE } from "../../ui/CarPlace/CarPlace.tsx";
import * as css from "./VinField.css.ts";

/** Where the VIN stands in the drawing, by the numbers of the list: windshield and door frame of the driver's side. */
const MARKS = [
  [59, 23],
  [108, 38],
] as const;

/** Where to look for the VIN: a drawing with numbered places and a list of them. */
export function VinPlaces() {
  const t = useTexts().vehicleInfo.vin;
  return (
    <section className={css.places} aria-label={t.where}>
      <svg className={css.drawing} viewBox="0 6 200 62" aria-hidden="true">
        <path className={line} d={SIDE} />
        {[48, 152].map((x) => (
          <circle key={x} className={line} cx={x} cy="54" r="12" />
        ))}
        {MARKS.map(([x, y], index) => (
          <g key={x}>
            <circle className={lit} cx={x} cy={y} r="7" />
            <text className={css.digit} x={x} y={y + 3.2}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <div>
        <ol className={css.list}>
          {t.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ol>
        <p className={css.papers}>{t.papers}</p>
      </div>
    </section>
  );
}
