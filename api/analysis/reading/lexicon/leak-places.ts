import type { Phrases } from "./phrases.ts";

const OIL = "leak/drip/seep/wet/oil/ooze/weep";
const COOLANT = "leak/drip/seep/coolant/weep/spray";
const FLUID = "leak/drip/seep/fluid/weep/spray";

/** Where a fluid comes out. That there is a leak, and of what, is read by itself (`leaks.ts`, `cooling.ts`). */
export const LEAK_PLACES = {
  "leak_at.bell_housing": [
    `${OIL} + (bell housing|bellhousing|rear main|inspection cover|flywheel cover)`,
    `${OIL} ... (engine .. transmission|engine and trans) .. (meet|join|connect|mate)`,
    `${OIL} ... between .. engine .. transmission`,
    `(coolant|fluid) + (bell housing|bellhousing)`,
    "(engine|motor) .. (meet|meets|join|joins|connects|bolts) .. (transmission|trans)",
  ],
  "leak_at.engine_top": [
    `${OIL} + (valve cover|valve covers|top of engine|onto the exhaust|on the exhaust manifold|rocker cover|cam cover)`,
    `${OIL} .. top .. engine`,
  ],
  "leak_at.engine_front": [
    `${OIL} + (timing cover|front cover|crank pulley|harmonic balancer|front seal|timing chain cover)`,
    `${OIL} .. front of engine`,
    `${OIL} .. behind .. pulley`,
  ],
  "leak_at.oil_pan": [`${OIL} + (oil pan|pan gasket -transmission)`, "leak .. bottom pan"],
  "leak_at.oil_filter": [`leak/drip/seep/wet/ooze + (oil filter|filter housing|drain plug|oil cooler|filter adapter)`],
  "leak_at.oil_sensor": ["leak/drip/seep/wet/oil + (oil pressure sensor|sending unit|oil pressure switch|oil sender)"],
  "leak_at.firewall": [
    `${COOLANT} + (firewall|heater hose|quick connect|heater core tube|heater pipe)`,
    "(heater hose|quick connect) .. (broke|break|crack|burst|split)",
  ],
  "leak_at.radiator": [
    `leak/drip/seep/weep/crack + radiator -hose/cap/fan/fluid/level/pipe`,
    "crack .. radiator -hose/cap",
    "radiator .. (side tank|plastic tank|seam)",
  ],
  "leak_at.coolant_hose": [
    "leak/split/burst/crack/drip/blow/spray + (radiator hose|upper hose|lower hose|coolant hose|hose clamp)",
    "(upper|lower|top|bottom) hose .. (split|burst|leak|crack|blow|pop)",
  ],
  "leak_at.reservoir": [
    "leak/crack/split/seam/crust/drip + (reservoir|coolant bottle|expansion tank|coolant tank|overflow bottle|overflow tank|surge tank|degas bottle)",
  ],
  "leak_at.water_pump": ["leak/drip/seep/weep/coolant + (water pump|weep hole)"],
  "leak_at.thermostat_housing": [
    "leak/crack/drip/seep/weep + (thermostat housing|water outlet|coolant outlet|coolant pipe|coolant flange|water neck|coolant elbow|coolant crossover)",
  ],
  "leak_at.trans_pan": ["leak/drip/seep/fluid + (transmission pan|trans pan|pan gasket)"],
  "leak_at.cooler_line": [
    `${FLUID} + (cooler line|transmission line|cooling line|trans cooler)`,
    "leak .. radiator line",
  ],
  "leak_at.axle": [`${FLUID} + (axle seal|output seal|axle shaft)`, "(leak|drip) .. where .. axle", "oil .. axle seal"],
  "leak_at.differential": ["leak/drip/seep/wet + (differential|diff|pinion|pinion seal|diff cover|pumpkin)"],
  "leak_at.steering_rack": [
    "leak/drip/fluid/wet .. (rack|steering rack|rack boot|bellows)",
    "(rack|steering rack|rack boot|bellows) .. leak/drip/fluid/wet",
  ],
  "leak_at.steering_hose": [
    "(hose|line) .. (to|from|at|into) .. rack",
    "leak/drip/fluid/wet/spray + (power steering hose|steering hose|power steering line|steering line|pressure hose|power steering pump|steering pump)",
  ],
  "leak_at.pedal": [
    "(leak|fluid|wet|drip) + (under the dash|by the pedal|clutch pedal|brake pedal|pedal assembly)",
    "(leak|fluid|wet) .. pedal",
  ],
  "leak_at.brake_line": [
    "leak/rust/burst/blow/pop/rot + (brake line|brake pipe|brake hose|steel line)",
    "rusty line",
    "rusted line",
  ],
  "leak_at.wheel": [
    "(fluid|leak|wet|drip) + (wheel cylinder|backing plate|caliper)",
    "(fluid|leak|wet) .. inside .. (wheel|tire)",
    "fluid .. (wheel|tire) -speed",
  ],
} satisfies Phrases;
