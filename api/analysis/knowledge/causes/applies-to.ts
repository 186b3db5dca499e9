import type { VehicleProfile } from "../../vehicle/profile.ts";

/** The fuels a cause applies to, named once: `only: { fuel: COMBUSTION }` keeps engine troubles off electric cars. */
type Fuels = readonly VehicleProfile["fuel"][];

/** Cars with an engine of any kind. */
export const COMBUSTION: Fuels = ["gas", "diesel", "hybrid", "plugin_hybrid"];
/** Engines with spark plugs and a gasoline tank. */
export const GASOLINE: Fuels = ["gas", "hybrid", "plugin_hybrid"];
/** Cars with a 12-volt alternator and a starter; hybrids start and charge from the high-voltage side. */
export const BELT_CHARGED: Fuels = ["gas", "diesel"];
export const DIESEL: Fuels = ["diesel"];
/** Cars with a high-voltage battery. */
export const HIGH_VOLTAGE: Fuels = ["hybrid", "plugin_hybrid", "electric"];
/** Hybrids with and without a plug. */
export const HYBRIDS: Fuels = ["hybrid", "plugin_hybrid"];
/** Cars that charge at a plug. */
export const PLUG_IN: Fuels = ["plugin_hybrid", "electric"];
export const ELECTRIC: Fuels = ["electric"];
