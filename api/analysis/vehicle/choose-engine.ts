import type { CarsSold } from "./cars-sold.ts";
import type { EngineSaid } from "./engine-said.ts";
import type { Facts } from "./model-facts.ts";
import type { EngineLayout } from "./profile.ts";

export const CYLINDERS: Record<EngineLayout, number> = {
  i3: 3,
  i4: 4,
  i5: 5,
  i6: 6,
  v6: 6,
  v8: 8,
  v10_12: 12,
  boxer4: 4,
  boxer6: 6,
  rotary: 2,
  electric: 0,
};

/** Car engines have about this much a cylinder; it tells a 3.0 V6 from a 3.0 four where the data names no size. */
const LITERS_A_CYLINDER = 0.55;

/** The car meant: the commonest one that agrees with what was said, changed in what no car sold agrees with. */
export function chooseEngine({ commonest, others }: CarsSold, said: EngineSaid): Facts {
  const sold = [commonest, ...others];
  const agreeing = bySize(
    sold.filter((car) => agrees(car, said)),
    said.liters,
  );
  return agreeing ?? changed(bySize(sold, said.liters) ?? commonest, said);
}

function agrees(car: Facts, said: EngineSaid): boolean {
  return (
    (said.layout === undefined || car.layout === said.layout) &&
    (said.cylinders === undefined || sameCount(car.layout, said.cylinders)) &&
    (said.fuel === undefined || car.fuel === said.fuel || (said.fuel === "hybrid" && car.fuel === "plugin_hybrid")) &&
    (said.forcedInduction === undefined || car.forcedInduction === said.forcedInduction)
  );
}

const sameCount = (layout: EngineLayout, cylinders: number) =>
  CYLINDERS[layout] === cylinders || (layout === "v10_12" && cylinders === 10);

function bySize(cars: readonly Facts[], liters: number | undefined): Facts | undefined {
  if (liters === undefined) return cars[0];
  const named = cars.find((car) => car.liters.includes(liters));
  if (named) return named;
  const distance = (car: Facts) => Math.abs(Math.log(liters / CYLINDERS[car.layout] / LITERS_A_CYLINDER));
  return cars.filter((car) => car.layout !== "electric").sort((a, b) => distance(a) - distance(b))[0];
}

/** A car that was never sold so, or that the data does not know: the owner's word stands, the timing drive is open. */
function changed(car: Facts, said: EngineSaid): Facts {
  if (car.layout === "electric" || said.fuel === "electric") return car;
  const layout = said.layout ?? layoutOf(said.cylinders, car.layout);
  return {
    ...car,
    layout,
    timing: layout === car.layout ? car.timing : "unknown",
    fuel: said.fuel ?? car.fuel,
    forcedInduction: said.forcedInduction ?? car.forcedInduction,
  };
}

const USUAL_LAYOUT: Record<number, EngineLayout> = {
  3: "i3",
  4: "i4",
  5: "i5",
  6: "v6",
  8: "v8",
  10: "v10_12",
  12: "v10_12",
};

const layoutOf = (cylinders: number | undefined, sold: EngineLayout): EngineLayout =>
  cylinders === undefined || sameCount(sold, cylinders) ? sold : (USUAL_LAYOUT[cylinders] ?? sold);
