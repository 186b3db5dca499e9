import type { Phrases } from "./phrases.ts";

const COOLANT = "(coolant|=anti freeze|radiator fluid|radiator water|water level|coolent|cooling fluid)";
const GAUGE = "(temperature gauge|temperature needle|temperature|temperature meter|thermometer|heat gauge)";
/** The gauge alone, where no other gauge is named. */
const BARE_GAUGE = "-fuel/gas/oil/pressure/battery/charge/boost/tire/volt/vacuum/voltage/soc/speed gauge/needle";

export const COOLING = {
  "cooling.overheats": [
    "overheat/overheats/overheating/overheated -brake/brakes/transmission/trans/wheel/battery",
    "over heat/heats/heating/heated",
    "(run|running|runs|ran|get|gets|getting|go) hot -air/when -air",
    "(engine|car) (too hot|boil)",
    "(run|running|runs) [bit/little] (hot|hotter) -air",
    "boil/boiling/boiled -over",
    "!run/running/runs cool",
    "(hit|in|into|to) .. red zone",
  ],
  "cooling.gauge_high": [
    `${GAUGE} .. (high|red|up|rise|climb|=hot|max|peg|spike|3/4|three quarter|above|past half|past middle|shoot)`,
    "(needle|gauge) .. (red|=h|=hot)",
    `${BARE_GAUGE} (high|up|rise|climb|max|peg|spike|shoot|creep)`,
    "in the red",
    "near red",
    "high temperature",
    "temperature .. (240|250|230|260|220)",
    "goes to =hot",
    "to =h",
    `!${GAUGE} .. (normal|fine|middle|steady|good|ok|half|halfway|perfect|190|195|200)`,
    "!temperature .. (normal|fine|good|stay|steady)",
    "creeps up",
  ],
  "cooling.gauge_low": [
    `${GAUGE} .. (=cold|low|not rise|not move|not go up|barely|never reach|stays cold|bottom|=c|drop|140|150|160|not reach|below)`,
    "not (warm|heat) up",
    "never (warm|reach|get) .. (up|warm|temperature|hot)",
    "(takes|take) .. (long|forever|while) .. (warm|heat) up",
    "not reach .. temperature",
    "engine .. (not get|never get|stay) .. (warm|hot|cold)",
    "run cold",
    "running cold",
    "runs cold",
    "(gauge|needle|temperature) not .. (past|above|over|off) .. (quarter|1/4|cold|low|=c|bottom|half|halfway)",
  ],
  "cooling.gauge_swings": [
    `${GAUGE} .. (fluctuate|up and down|up down|swing|bounce|erratic|jump|drop|back down|goes down|goes back|all over|back to normal)`,
    "temperature .. (up|rise|climb) .. (down|drop)",
    "(fluctuate|fluctuating) .. temperature",
    "heats up .. cools",
  ],
  "cooling.coolant_low": [
    "(reservoir|expansion tank|overflow tank|overflow bottle) (drop|go down|=low|empty)",
    `(=low|lose|no|out of|burn|eat|drink|add|top|refill|consume) [up/off/on/more] ${COOLANT} -flush/temperature/change/light/leak/sensor/leaks/leaking/visible/in`,
    `${COOLANT} .. (low|disappear|empty|vanish|lose|drop|=gone|go down|down|missing|keep|loss|refill|below|run out|consumption)`,
    "(reservoir|radiator|overflow|expansion tank) .. (empty|low|dry)",
    "(add|adding|put|pour) .. water",
    `(add|top) .. ${COOLANT}`,
    "coolant loss",
    `!${COOLANT} .. (full|fine|good|ok|level is|topped|at max|not low)`,
    "!not (lose|losing) .. coolant",
  ],
  "cooling.leak_seen": [
    `${COOLANT} .. (leak|drip|puddle|spray|pour|seep|all over|everywhere|coming out|gush|squirt|dump|ground)`,
    `(leak|drip|leaking|leaks|dripping|puddle|spray|pool|losing) .. ${COOLANT}`,
    "(radiator|water pump|heater core|thermostat housing|hose|reservoir|expansion tank|coolant bottle|water neck) .. (leak|crack|drip|hole|split|spray)",
    "(leak|leaking|cracked|crack|hole) .. (radiator|water pump|heater core|thermostat housing|radiator hose|coolant)",
    "weep hole",
    "pink/crusty residue/stuff",
  ],
  "cooling.boils_over": [
    "boil over",
    "(coolant|reservoir|overflow|water|radiator) .. (boil|overflow|bubble over|spew|blow|push out|erupt|geyser|spit)",
    "boiling -point/over",
    "(spew|push|blow|spit|throw|dump) .. coolant",
    "coolant .. (out of|from) .. (cap|overflow|reservoir)",
  ],
  "cooling.bubbles": [
    "bubble .. (coolant|radiator|reservoir|overflow|tank|water|antifreeze)",
    "(coolant|radiator|reservoir|overflow|tank|antifreeze) .. bubble/bubbles/bubbling",
    "combustion .. coolant",
    "(block|combustion leak|chemical|sniff) test .. (fail|positive|yellow|turn|blue)",
    "exhaust gas .. coolant",
  ],
  "cooling.fan_dead": [
    "(cooling fan|radiator fan|electric fan|=fans|engine fan|condenser fan) .. (not come|not work|not kick|not turn|not run|not spin|dead|not on|never come|die|break|not engage|not working|stop) -cabin/blower/vent",
    "(fan|fans) not (come on|kick on|turn on|spin|engage|run|work) -heat/cabin/inside/blower",
    "(cooling|radiator) fan .. (fail|bad|out|not)",
    "no fan",
    "!(cooling fan|radiator fan|fan|fans) .. (work|run|come on|kick on|turn on|running|spin)",
  ],
  "cooling.fan_always": [
    "fan .. (blow|run|spin|go) .. (after|off|minute)",
    "fan .. after .. off",
    "(cooling fan|radiator fan|fan|engine fan) .. (all time|constantly|always|nonstop|not shut|not turn off|not stop|stay on|high speed|full blast|after .. off|loud|run .. off|continuous|keeps running)",
    "(loud|noisy) .. (cooling|radiator|engine) fan",
  ],
  "cooling.hose_burst": [
    "(hose|radiator hose|heater hose|coolant hose|line) .. (burst|split|blow|blew|pop|rupture|swell|swollen|bulge|break|broke|come off|collapse|soft|crack)",
    "(burst|split|blown|ruptured|broken|collapsed|cracked|swollen) .. hose",
    "blew .. (hose|radiator)",
  ],
  "cooling.hoses_hard": [
    "hose .. (hard|rock hard|pressure|stiff|pressurize|firm)",
    "(rock hard|pressurized) hose",
    "hoses .. hard",
    "pressure .. (cooling system|radiator|reservoir|builds)",
    "pressur .. cold .. cap",
  ],
} satisfies Phrases;
