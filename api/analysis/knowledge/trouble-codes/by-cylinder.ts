/** `count` codes numbered on from that of cylinder 1, `step` apart: 301, 302 … 312. */
const perCylinder = (first: number, count: number, meaning: (cylinder: number) => string, step = 1) =>
  Array.from({ length: count }, (_, i) => [`P${String(first + i * step).padStart(4, "0")}`, meaning(i + 1)] as const);

/** Codes that only count cylinders: misfires, injectors, coils, glow plugs. */
export const CODES_BY_CYLINDER: Readonly<Record<string, string>> = Object.fromEntries([
  ...perCylinder(301, 12, (n) => `Cylinder ${n} misfires`),
  ...perCylinder(201, 12, (n) => `Injector of cylinder ${n}: electrical fault`),
  ...perCylinder(261, 8, (n) => `Injector of cylinder ${n}: signal too low`, 3),
  ...perCylinder(262, 8, (n) => `Injector of cylinder ${n}: signal too high`, 3),
  ...perCylinder(263, 8, (n) => `Cylinder ${n} gives more or less power than the others`, 3),
  ...perCylinder(351, 12, (n) => `Ignition coil ${n}: electrical fault`),
  ...perCylinder(671, 8, (n) => `Glow plug of cylinder ${n}: electrical fault`),
]);
