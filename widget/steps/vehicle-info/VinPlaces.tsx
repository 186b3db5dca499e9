import { useVinTexts } from "../../texts/vin.ts";
import { color } from "../../theme/tokens.css.ts";
import { small } from "../../theme/typography.css.ts";
import * as css from "../../ui/CarPlace/CarPlace.css.ts";
import { SideView } from "../../ui/CarPlace/CarPlace.tsx";

/** Where the VIN stands in the drawing, as the list numbers it: windshield and door frame of the driver's side. */
const MARKS = [
  [59, 24],
  [108, 39],
] as const;

/** Where to look for the VIN: a drawing with numbered places, and the list of them. */
export function VinPlaces() {
  const t = useVinTexts();
  return (
    <figure className={small}>
      <svg className={css.view} viewBox="0 6 200 62" aria-hidden="true" style={{ maxWidth: "240px" }}>
        <SideView />
        {MARKS.map(([x, y], index) => (
          <g key={x}>
            <circle className={css.lit} cx={x} cy={y} r="8" />
            <text x={x} y={y + 4} fontSize="11" fontWeight="700" textAnchor="middle" style={{ fill: color.onAccent }}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {t.places.map((place, index) => (
          <p key={place}>
            {index + 1}. {place}
          </p>
        ))}
        <p>{t.papers}</p>
      </figcaption>
    </figure>
  );
}
