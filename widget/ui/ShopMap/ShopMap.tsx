import type { Shop } from "#shared/schemas/shop.ts";
import { useTexts } from "../../texts/texts.ts";
import { placePins, WIDTH } from "./pins.ts";
import * as css from "./ShopMap.css.ts";

interface ShopMapProps {
  shops: readonly Shop[];
  /** A pin was chosen: the place of its shop in the list, from 1. */
  onPick(position: number): void;
}

/** Where the shops lie to each other, drawn from positions alone, with the numbers of the list. */
export function ShopMap({ shops, onPick }: ShopMapProps) {
  const t = useTexts().confirmation;
  const { pins, height, mile } = placePins(shops);
  if (pins.length < 2) return null;
  const scale = 10 ** Math.floor(Math.log10((WIDTH - 64) / mile));
  return (
    // What a browser wraps translated text in is not drawn here.
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no field set, and its pins are links.
    <svg className={`${css.map} notranslate`} viewBox={`0 0 ${WIDTH} ${height + 24}`} role="group" aria-label={t.map}>
      {pins.map(({ shop, position, x, y }) => (
        <a
          key={shop.id}
          href={`#${position}`}
          className={css.pin}
          aria-label={`${position}. ${shop.name}`}
          onClick={(event) => {
            event.preventDefault();
            onPick(position);
          }}
        >
          <circle cx={x} cy={y} r="22" fill="transparent" />
          <circle cx={x} cy={y} r="10" />
          <text x={x} y={y + 4} className={css.number}>
            {position}
          </text>
        </a>
      ))}
      <path d={`M16 ${height + 14}h${scale * mile}`} stroke="currentColor" />
      <text x={16 + (scale * mile) / 2} y={height + 10} fill="currentColor">
        {scale} mi
      </text>
    </svg>
  );
}
