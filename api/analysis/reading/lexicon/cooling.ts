import type { Phrases } from "./phrases.ts";

const COOLANT = "(coolant|=anti freeze|radiator fluid|radiator water|water level|coolent|cooling fluid)";
const GAUGE = "(temperature gauge|temperature needle|temperature|temperature meter|thermometer|heat gauge|gauge)";

export const COOLING = {
  "cooling.overheats": [
    "overheat/overheats/overheating/overheated -brake/brakes/transmission/trans/wheel/battery", "over heat/heats/heating/heated", "(run|running|runs|ran|get|gets|getting|go) hot -air/when -air", "(engine|car) (hot|too hot|boil)", "(run|running|runs) .. (hot|hotter|warm) -air", "boil/boiling/boiled -over", "engine hot", "!run/running/runs cool", "(hit|in|into|to) .. red zone",
  ],
  "cooling.gauge_high": [
    `${GAUGE} .. (high|red|up|rise|climb|=hot|max|peg|spike|3/4|three quarter|above|past half|past middle|shoot)`, "(needle|gauge) .. (red|=h|=hot)", "in the red", "near red", "high temperature", "temperature .. (240|250|230|260|220)", "goes to =hot", "to =h", `!${GAUGE} .. (normal|fine|middle|steady|good|ok|half|halfway|perfect|190|195|200)`, "!temperature .. (normal|fine|good|stay|steady)", "creeps up",
  ],
  "cooling.gauge_low": [
    `${GAUGE} .. (=cold|low|not rise|not move|not go up|barely|never reach|stays cold|bottom|=c|drop|140|150|160|not reach|below)`, "not (warm|heat) up", "never (warm|reach|get) .. (up|warm|temperature|hot)", "(takes|take) .. (long|forever|while) .. (warm|heat) up", "not reach .. temperature", "engine .. (not get|never get|stay) .. (warm|hot|cold)", "run cold", "running cold", "runs cold", "takes .. warm up", "(gauge|needle|temperature) not .. (past|above|over|off) .. (quarter|1/4|cold|low|=c|bottom|half|halfway)",
  ],
  "cooling.gauge_swings": [`${GAUGE} .. (fluctuate|up and down|up down|swing|bounce|erratic|jump|drop|back down|goes down|goes back|all over|back to normal)`, "temperature .. (up|rise|climb) .. (down|drop)", "(fluctuate|fluctuating) .. temperature", "heats up .. cools"],
  "cooling.coolant_low": [
    `(=low|lose|no|out of|burn|eat|drink|add|top|refill|consume) [up/off/on/more] ${COOLANT} -flush/temperature/change/light/leak/sensor/leaks/leaking/visible/in`, `${COOLANT} .. (low|disappear|empty|vanish|lose|drop|=gone|go down|down|missing|keep|loss|refill|below|run out|consumption)`, "(reservoir|radiator|overflow|expansion tank) .. (empty|low|dry)", "(add|adding|put|pour) .. water", `(add|top) .. ${COOLANT}`, "coolant loss", `!${COOLANT} .. (full|fine|good|ok|level is|topped|at max|not low)`, "!not (lose|losing) .. coolant",
  ],
  "cooling.leak_seen": [
    `${COOLANT} .. (leak|drip|puddle|spray|pour|seep|all over|everywhere|coming out|gush|squirt|dump|ground)`, `(leak|drip|leaking|leaks|dripping|puddle|spray|pool|losing) .. ${COOLANT}`, "(radiator|water pump|heater core|thermostat housing|hose|reservoir|expansion tank|coolant bottle|water neck) .. (leak|crack|drip|hole|split|spray)", "(leak|leaking|cracked|crack|hole) .. (radiator|water pump|heater core|thermostat housing|radiator hose|coolant)", "weep hole", "pink/crusty residue/stuff",
  ],
  "cooling.boils_over": ["boil over", "(coolant|reservoir|overflow|water|radiator) .. (boil|overflow|bubble over|spew|blow|push out|erupt|geyser|spit)", "boiling -point/over", "(spew|push|blow|spit|throw|dump) .. coolant", "coolant .. (out of|from) .. (cap|overflow|reservoir)"],
  "cooling.bubbles": ["bubble .. (coolant|radiator|reservoir|overflow|tank|water|antifreeze)", "(coolant|radiator|reservoir|overflow|tank|antifreeze) .. bubble/bubbles/bubbling", "combustion .. coolant", "(block|combustion leak|chemical|sniff) test .. (fail|positive|yellow|turn|blue)", "exhaust gas .. coolant"],
  "cooling.fan_dead": ["(cooling fan|radiator fan|electric fan|=fans|engine fan|condenser fan) .. (not come|not work|not kick|not turn|not run|not spin|dead|not on|never come|die|break|not engage|not working|stop) -cabin/blower/vent", "fan not (come on|kick on|turn on|spin|engage) -heat/cabin/inside", "(cooling|radiator) fan .. (fail|bad|out|not)", "no fan", "!(cooling fan|radiator fan|fan|fans) .. (work|run|come on|kick on|turn on|running|spin)"],
  "cooling.fan_always": ["(cooling fan|radiator fan|fan|engine fan) .. (all time|constantly|always|nonstop|not shut|not turn off|not stop|stay on|high speed|full blast|after .. off|loud|run .. off|continuous|keeps running)", "(loud|noisy) .. (cooling|radiator|engine) fan"],
  "cooling.hose_burst": ["(hose|radiator hose|heater hose|coolant hose|line) .. (burst|split|blow|blew|pop|rupture|swell|swollen|bulge|break|broke|come off|collapse|soft|crack)", "(burst|split|blown|ruptured|broken|collapsed|cracked|swollen) .. hose", "blew .. (hose|radiator)"],
  "cooling.hoses_hard": ["hose .. (hard|rock hard|pressure|stiff|pressurize|firm)", "(rock hard|pressurized) hose", "hoses .. hard", "pressure .. (cooling system|radiator|reservoir|builds)", "pressur .. cold .. cap"],
} satisfies Phrases;

export const LEAKS = {
  "leak.coolant_colored": ["(green|orange|pink|yellow|blue|bright green|neon|greenish|pinkish|lime|purple) .. (leak|drip|puddle|fluid|liquid|spot|stuff|water|drop|pool|stain)", "(leak|drip|puddle|fluid|liquid|spot|drop|pool) .. (green|orange|pink|yellow|blue|greenish|pinkish)", "green/pink/orange fluid/liquid/stuff"],
  "leak.red": ["(red|reddish|pink|maroon|redish) .. (leak|drip|puddle|fluid|liquid|spot|stuff|oil|drop|pool) -light", "(leak|drip|puddle|fluid|liquid|spot|stuff|drop) .. (red|reddish) -light", "(transmission|atf) .. (leak|leaking|drip|puddle)", "leak .. (transmission|atf) fluid", "leaking transmission", "transmission leak"],
  "leak.oil": [
    "oil [pan/filter/cooler] [gasket] (leak|drip|puddle|spot|seep|stain|pool|all over|weep|everywhere|gush|spray|dump) -pressure", "oil .. (on ground|on driveway|under car|puddle|all over)", "(leak|leaking|drip|dripping|puddle|spot|spots|leaks|seep|drop|pool|dripping) .. oil -pressure/light/change", "(black|brown|dark|amber|blackish) .. (leak|drip|puddle|fluid|liquid|spot|drop|pool|stain) -exhaust", "(leak|drip|puddle|spot|fluid|drop) .. (black|brown|dark)", "(valve cover|oil pan|rear main|main seal|oil filter|drain plug|front main|oil cooler) .. (leak|drip|seep|gasket bad)", "oily .. (under|engine|mess|residue)", "(oil|covered) .. (all over|on) .. (engine|motor|block|exhaust|undercarriage)", "oil on .. (engine|exhaust|driveway|ground|floor|plug|spark)",
  ],
  "leak.water": ["water .. (drip|leak|puddle|drop) .. (under|ground|passenger|ac|floor)", "(clear|water|clean) .. (leak|drip|puddle|fluid|liquid|drop|water)", "(puddle|drip|leak|dripping|drops) .. (water|clear)", "water under .. car"],
  "leak.fuel": ["(gas|fuel|diesel|gas tank|fuel tank|fuel line) (leak|drip|puddle|pour|spray|seep|all over|gush|coming out)", "(leak|drip|puddle|spray) [raw] (gas|fuel|diesel) -cap/mileage/pedal/smell", "(leak|drip|puddle) of (gas|fuel|diesel)", "(gas tank|fuel tank|fuel line|fuel rail|fuel injector|injector|filler neck|fuel pump) .. (leak|drip|crack|hole|rust|spray)", "gas .. (ground|driveway|floor|under)", "fuel leak", "gas leak", "leaking gas/fuel"],
  "leak.brake_fluid": ["brake fluid .. (leak|drip|puddle|wet|seep|all over|everywhere|behind|lose|leaking)", "(leak|leaking|drip|dripping|puddle|spray|losing) .. brake fluid", "(brake line|brake hose|master cylinder|wheel cylinder|caliper) .. (leak|burst|break|broke|rust|rupture|wet|drip|bust|rot|blow|blew)", "(rusted|burst|broken|busted|leaking|blown|rotted) brake line/hose", "(fluid|wet|leak|oil|liquid|drip) .. (on|inside|behind|by|from|near|at) .. (wheel|tire|rim)", "brake leak"],
  "leak.power_steering": ["power steering .. (leak|drip|seep|fluid all|pouring|puddle)", "(leak|leaking|drip|dripping|puddle) .. power steering", "(rack|steering rack|steering pump|steering hose|steering line|gearbox) .. (leak|drip|seep)", "leak .. (rack|steering)", "ps fluid .. leak"],
  "leak.gear_oil": ["(gear oil|differential|diff|transfer case|rear end|axle seal|pinion seal|pinion) .. (leak|drip|seep|fluid|oil)", "(leak|leaking|drip) .. (gear oil|differential|diff|transfer case|rear axle|rear end|axle seal)", "fluid .. inside .. rear wheel"],
  "leak.grease": ["grease .. (wheel|everywhere|inside|all over|thrown|sling|boot|throw|tire)", "(throw|sling|slinging|throwing|leak|leaking) .. grease", "greasy .. (wheel|inside)"],
  "leak.unspecified": ["leak/leaks/leaking/leaked -air/down/test/detection/evap", "drip/dripping/drips", "puddle/puddles", "(fluid|liquid) .. (under|ground|driveway|floor|spot)", "(spot|spots|stain) .. (driveway|garage|ground|floor)", "fluid .. (leak|pour|coming|underneath)"],
} satisfies Phrases;

const SMELL = "smell/odor/stink/reek/scent/stench/smells/fume/fumes/aroma";
export const SMOKE_AND_SMELLS = {
  "smoke.white": ["(white|whitish|grayish white|cloud of white) .. (smoke|cloud|exhaust|vapor)", "(smoke|exhaust|smoking) .. (white|whitish)", "white .. (tailpipe|exhaust)"],
  "smoke.blue": ["(blue|bluish|blueish|gray|grey|greyish|blue gray) .. (smoke|exhaust|cloud|puff)", "(smoke|exhaust|smoking) .. (blue|bluish|gray|grey)", "oil smoke"],
  "smoke.black": ["(black|dark) .. (smoke|exhaust|soot|cloud) -oil", "(smoke|exhaust|smoking|tailpipe|soot) .. (black|soot)", "soot/sooty", "rolling coal"],
  "smoke.steam": ["steam/steaming -clean", "vapor .. hood", "(steam|vapor) .. (hood|engine|radiator|vent)"],
  "smoke.under_hood": ["smoke/smoking .. (hood|engine|under|bay|front|compartment) -tailpipe", "(hood|engine|engine bay|engine compartment) .. (smoke|smoking)", "smoke from engine/front"],
  "smoke.from_wheel": ["smoke/smoking .. (wheel|tire|brake|rotor|caliper|rim)", "(wheel|tire|brake|rotor|caliper|brakes) .. (smoke|smoking)"],
  "smoke.in_cabin": ["smoke/smoking .. (inside|cabin|interior|dash|vent|steering column|radio|seat|car fill|fill the)", "(dash|vent|cabin|interior|vents|radio|seat) .. smoke", "smoke came .. (vent|dash)", "smoke inside"],
  "smoke.unspecified": ["smoke/smoking -test/weed/cigarette/cigarettes/break/detector/machine/screen/smell", "puff of"],
  "fire.flames": ["on fire -position", "catch/caught fire", "=fire -wall/up/extinguisher/cylinder/department/truck/right/hazard/risk/marshal/sale", "=fires", "=flame/=flames", "burst .. flame", "(engine|car|vehicle) fire", "burned down/up", "engulf", "=sparks -plug", "sparking"],
  "smell.fuel": [`(gas|fuel|diesel|raw gas|raw fuel|gassy) .. ${SMELL} -cap`, `${SMELL} .. (gas|fuel|diesel|gassy|raw gas) -cap/mileage`, "fuel/gas fumes/odor/vapor/vapors", "gas smell"],
  "smell.burning_oil": [`(burn|burnt|burning|hot) oil .. ${SMELL}`, `${SMELL} .. (burn|burnt|burning|hot) oil`, "oil burning .. (smell|exhaust)", "smell .. oil -change/cap", "burning oil smell"],
  "smell.burning_rubber": [`(burn|burnt|burning|hot) rubber`, `${SMELL} .. rubber`, "rubber .. (smell|burn)", "burning tire/tires/belt"],
  "smell.burning_electrical": [
    `(electrical|electric|burning plastic|burning wire|burnt plastic|burnt wire|burning electronics|hot plastic|plastic|wire) .. ${SMELL}`, `${SMELL} .. (electrical|electric|plastic|wire|melting|melted|burning electronics|insulation)`, "burn/burnt/burning/melt/melting/melted plastic/wire/electrical/insulation/fuse/electronics", "electrical burn", "electrical fire", "(wire|plastic|fuse|connector|harness|plug) .. (melt|melted|burnt|burned|melting)", "fishy smell", "acrid",
  ],
  "smell.burning_brake": [`(brake|clutch) .. ${SMELL}`, `${SMELL} .. (brake|clutch)`, `(burn|burnt|burning|hot) brake/brakes/clutch`, `${SMELL} .. burning .. (wheel|tire|brake)`, `burning .. (wheel|brake|clutch)`, "burning .. coming from .. (wheel|tire)"],
  "smell.burning_unspecified": [`(burn|burnt|burning|hot|something burning|acrid) ${SMELL}`, `${SMELL} .. (burn|burnt|burning|hot)`, "something .. burning", "smells hot"],
  "smell.sweet": [`(sweet|syrup|maple|coolant|antifreeze|sugary|syrupy) .. ${SMELL}`, `${SMELL} .. (sweet|syrup|maple|coolant|antifreeze|sugary|candy|pancake|fruity)`, "sweet smell", "maple syrup"],
  "smell.rotten_egg": ["rotten/bad egg", `(sulfur|sulphur|egg|rotten|sewer|fart) .. ${SMELL}`, `${SMELL} .. (sulfur|sulphur|egg|rotten|sewer|fart)`, "sulfur/sulphur"],
  "smell.exhaust_in_cabin": [`(exhaust|exhaust gas|carbon monoxide) .. ${SMELL} -outside`, `${SMELL} .. exhaust`, "carbon monoxide", "exhaust .. (in|inside|into) .. (cabin|car|vent|interior)", "(headache|dizzy|sick|nauseous|lightheaded) .. (driv|car|fume|smell)", "fumes .. (in|inside|into) .. (cabin|car|vent)", "exhaust smell"],
  "smell.musty": [`(musty|mildew|mold|moldy|dirty sock|wet dog|mouldy|gym sock|stale|sour|vinegar|funky|foul|feet|socks) .. ${SMELL}`, `${SMELL} .. (musty|mildew|mold|moldy|sock|wet dog|mouldy|stale|vinegar|sour|feet|foul)`, "musty/mildew/moldy", "dirty socks", "ac .. (stink|smells)"],
  "smell.acid": [`(acid|battery acid) .. ${SMELL}`, `${SMELL} .. (acid|battery)`],
  "smell.burnt_fluid": ["(transmission|fluid|atf) .. (smell|smells) .. (burn|burnt)", "burnt .. (transmission|atf|fluid)", "burning transmission fluid", "smell .. transmission"],
} satisfies Phrases;
