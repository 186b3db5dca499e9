import { milesBetween, type Position } from "#shared/great-circle.ts";
import { allPlaces, type Place } from "./places.ts";

/** Degrees to a side of a cell: about 35 miles, and seldom more than 200 places in one. */
const CELL = 0.5;

const MILITARY = new Set(["AA", "AE", "AP"]);

let cells: Map<string, Place[]> | undefined;

/** The place whose ZIP lies nearest to a position, of those within some 50 miles; undefined where none does. */
export function nearestPlace(position: Position): Place | undefined {
  cells ??= intoCells();
  const row = Math.floor(position.latitude / CELL);
  const column = Math.floor(position.longitude / CELL);
  // Meridians draw together to the north: more cells to the sides.
  const aside = Math.ceil(1 / Math.cos((position.latitude * Math.PI) / 180));
  let best: Place | undefined;
  let miles = Number.POSITIVE_INFINITY;
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - aside; x <= column + aside; x++)
      for (const place of cells.get(`${y} ${x}`) ?? []) {
        const away = milesBetween(position, place);
        if (away < miles) [best, miles] = [place, away];
      }
  return best;
}

function intoCells() {
  const made = new Map<string, Place[]>();
  for (const place of allPlaces()) {
    // A military ZIP stands for a post office, not for a town.
    if (MILITARY.has(place.state)) continue;
    const key = `${Math.floor(place.latitude / CELL)} ${Math.floor(place.longitude / CELL)}`;
    const cell = made.get(key);
    if (cell) cell.push(place);
    else made.set(key, [place]);
  }
  return made;
}
