import type { Position } from "#shared/great-circle.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { useTexts } from "../../texts/texts.ts";
import { chartOf, HEIGHT, MIDDLE, WIDTH } from "./pins.ts";
import * as css from "./ShopMap.css.ts";

interface ShopMapProps {
  shops: readonly Shop[];
  /** What the distances are measured from. */
  from: Position;
  /** What that is called. */
  fromName: string;
  /** A pin was chosen: the place of its shop in the list, from 1. */
  onPick(position: number): void;
}

/** How far and in which direction the shops lie, drawn from positions alone, with the numbers of the list. */
export function ShopMap({ shops, from, fromName, onPick }: ShopMapProps) {
  const t = useTexts().confirmation;
  const { pins, rings } = chartOf(shops, from);
  if (pins.length < 2) return null;
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  return (
    // What a browser wraps translated text in is not drawn here.
    <fieldset className={`${css.map} notranslate`} aria-label={t.map}>
      <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={`M${MIDDLE.x} 0v${HEIGHT}M0 ${MIDDLE.y}h${WIDTH}`} className={css.ring} />
        {rings.map(({ miles, radius }, i) => (
          <g key={miles}>
            <circle cx={MIDDLE.x} cy={MIDDLE.y} r={radius} className={css.ring} />
            <text x={MIDDLE.x + 5} y={MIDDLE.y - radius - 3} className={css.miles}>
              {i === rings.length - 1 ? t.milesNorth(miles) : t.miles(miles)}
            </text>
          </g>
        ))}
        <circle cx={MIDDLE.x} cy={MIDDLE.y} r="7" className={css.here} />
        <text x={MIDDLE.x} y={MIDDLE.y + 23} className={css.name}>
          {fromName}
        </text>
      </svg>
      {pins.map(({ shop, position, x, y }) => (
        <a
          key={shop.id}
          href={`#${position}`}
          className={css.pin}
          style={{ left: share(x, WIDTH), top: share(y, HEIGHT) }}
          aria-label={`${position}. ${shop.name}`}
          onClick={(event) => {
            event.preventDefault();
            onPick(position);
          }}
        >
          <span className={css.number}>{position}</span>
        </a>
      ))}
    </fieldset>
  );
}
