import { type Codes, counted } from "./pattern.ts";

/** Codes that only count cylinders: misfires, injectors, coils, glow plugs. */
export const CODES_BY_CYLINDER: Codes = {
  ...counted("P0301", 12, (n) => `Cylinder ${n} misfires`),
  ...counted("P0201", 12, (n) => `Injector of cylinder ${n}: electrical fault`),
  ...counted("P0261", 12, (n) => `Injector of cylinder ${n}: signal too low`, 3),
  ...counted("P0262", 12, (n) => `Injector of cylinder ${n}: signal too high`, 3),
  ...counted("P0263", 12, (n) => `Cylinder ${n} gives more or less power than the others`, 3),
  ...counted("P0351", 12, (n) => `Ignition coil ${n}: electrical fault`),
  ...counted("P2300", 12, (n) => `Ignition coil ${n}: signal too low`, 3),
  ...counted("P2301", 12, (n) => `Ignition coil ${n}: signal too high`, 3),
  ...counted("P0671", 12, (n) => `Glow plug of cylinder ${n}: electrical fault`),
};
