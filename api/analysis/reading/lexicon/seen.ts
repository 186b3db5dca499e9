import type { Phrases } from "./phrases.ts";

const MELTED = "melt/melted/melting/burnt/burned/scorch/scorched/char/charred/fried";

/** What was seen, felt or measured on the car beyond its plain symptoms. */
export const SEEN = {
  "seen.oil_in_plug_wells": [
    "oil .. (plug well|plug hole|plug tube|spark plug well|spark plug hole|spark plug tube|plug chamber)",
    "(plug|coil|boot) .. (soak|cover|swim|drench|full) .. oil",
    "oil .. (in|on|around) .. (plug|plugs|coil|coils|boot)",
    "oily plug/coil/boot",
  ],
  "seen.milky_trans_fluid": [
    "(transmission|trans) .. (milky|milkshake|strawberry|pinkish|coolant in it)",
    "strawberry",
    "coolant .. strawberry [milkshake]",
    "(milky|pink) .. (transmission|trans) fluid",
    "coolant .. (in|mix) .. transmission -temperature",
  ],
  "seen.no_spark": [
    "(no|not get|not have|not getting|zero|without|lost) spark -plug/plugs",
    "spark tester .. (nothing|not light|not flash)",
  ],
  "seen.plug_blown_out": [
    "(spark plug|plug|coil) .. (blow out|blew out|shot out|spit out|hang by wires|popped out|launched)",
    "(blew|spit|shot|blow) .. (spark plug|plug) -fuse",
  ],
  "seen.arcing": [
    "(see|saw|watch) .. =sparks/=arcing/=arc/=sparking",
    "=arcing",
    "blue =sparks/=spark",
    "=sparks .. (wire|jump|boot|coil)",
  ],
  "seen.connector_melted": [
    `(connector|plug|pigtail|socket|terminal|pin|wire|harness|relay|fuse box|insulation) + ${MELTED}`,
    "melted wire/connector/plug",
    "cable .. (=glowing|glow|red hot|melting)",
    "(charger|charging handle|charge port|charging port|handle) .. =melted",
    "socket .. (brown|brittle|black|burnt|melted|charred)",
  ],
  "seen.fuel_in_vacuum_hose": ["(gas|fuel|wet) + (vacuum hose|vacuum line|vacuum port)"],
  "seen.one_pad_worn": [
    "(one|inner|outer|inside|outside) pad/pads .. (worn|metal|thin|less|more|=gone|plenty|down)",
    "(one|driver|passenger|left|right) side .. (plenty of pad|tons of pad|pad left|pad worn|pads worn)",
    "uneven .. pad",
    "pad .. (uneven|unevenly)",
  ],
  "seen.heater_hoses_differ": [
    "heater hose ... (hot|warm) ... (cold|cool|warm|lukewarm)",
    "inlet .. hot ... (cold|cool|warm|lukewarm)",
    "(one|one's) .. hot ... (other|other's) .. (warm|cold|cool|lukewarm|barely)",
  ],
  "seen.radiator_hoses_differ": [
    "(lower|bottom) [radiator] hose .. (cold|cool)",
    "(upper|top) [radiator] hose .. hot ... (lower|bottom)",
  ],
  "seen.ac_line_frost": [
    "(frost|ice|icing|frosty|frozen|freeze) .. (ac|a/c|line|pipe|evaporator|accumulator|low side|suction)",
    "(line|pipe|evaporator|accumulator) .. (frost|ice|icing|frosty|frozen|freeze over|freeze up)",
  ],
  "seen.exhaust_blocked": [
    "(back pressure|backpressure)",
    "(plugged|clogged|restricted|blocked) exhaust",
    "(little|no|hardly) .. exhaust .. (come|coming|out|tailpipe)",
    "drop .. exhaust ... (power|better|fine|revs)",
    "(drop|disconnect|unbolt) .. (exhaust|downpipe|converter) ... (fly|flies|pull|power|fine|better|revs|rips)",
  ],
  "seen.low_beam_only": [
    "low beam/beams .. (out|not|dead|stop|quit)",
    "not .. low beam/beams",
    "(high beam|brights|high beams) .. (work|fine|=ok|come on)",
  ],
  "seen.door_position": [
    "(depend|depending) .. door",
    "when .. door .. (open|opened|move|moved) ... (work|cut|flicker)",
    "(open|close) .. door .. (work|cut|flicker) -light",
  ],
  "seen.reverse_lights": [
    "(reverse|reversing|backup|back up) light/lights/lamp .. (not|out|stay|intermittent|sometimes|sporadic|come|on|off)",
    "not .. (reverse|reversing|backup) light/lights",
    "no reverse/backup light/lights",
  ],
  "seen.cranks_too_easily": [
    "(spin|spins|crank|cranks|turn over|turns over|cranking|starter spins) .. (fast|faster|freely|easy|easily|too easy)",
    "(crank|cranks|cranking|turn over) .. (sound different|different sound|sounds different|weird sound|uneven)",
    "no compression",
    "(crank|cranks|spin|spins|turn|turns) .. (quick|quicker|too quick|way too)",
    "whirring .. crank",
    "crank .. whirring",
  ],
  "seen.clutch_bites_high": [
    "clutch .. (grab|catch|engage|bite) .. (top|high|end|very end|higher)",
    "(bite|friction|engagement) .. (high|top|higher)",
  ],
  "seen.cell_dead": [
    "(dead|bad|shorted|short) =cell",
    "=10.5/=10.4/=10.6/=10.3 -amp",
    "(drop|fall|go|=went) .. (down|back) to 10/10.5/11/9 v/volt",
  ],
  "seen.oil_overfilled": [
    "overfill/overfilled/over .. oil -due/change",
    "oil .. (overfill|over filled|too full|way over|above full|above max|above the full|over the max|over full)",
    "too much oil",
    "(quart|quarts|gallon|liter) .. too much",
    "double .. oil",
  ],
  "seen.recharge_fades": [
    "(recharge|freon|refrigerant|134a|r134a|charge) ... (last|lasted|lasts) .. (day|week|month|summer|year|while)",
    "(recharge|freon|refrigerant|134a|r134a) ... (cold|work|good|great|fine) .. (few|couple|one|two|three|several|about|for) .. (day|week|month|summer)",
    "(recharge|freon|refrigerant|134a|can) .. (every|each) .. (year|summer|month|spring|week)",
    "(recharged|charged|filled|charge) .. last (year|summer|spring|fall|june|july|may|august)",
    "(recharged|charged|filled|charge) ... until (fall|winter|summer|now|this)",
    "warm again",
    "(cold|works|good|ice cold) .. (week|weeks|month|months|day|days) .. (after|per|with) .. (recharge|can|charge|refill)",
  ],
  "seen.vents_change_under_load": [
    "(vent|vents|air|ac|defrost|defroster|heat) ... (accelerate|uphill|up hill|hill|floor|hard throttle|towing|climb) ... (defrost|stop|switch|vent|hot)",
    "(accelerate|uphill|hill|climb) .. (switch|change|go|goes) .. defrost",
  ],
  "seen.only_fast_charges": [
    "(dc|fast|supercharger|supercharging|chademo|ccs) .. (work|fine|=ok|charge)",
    "(level 2|level 1|home|ac) .. (fail|not) ... (dc|fast|supercharger)",
  ],
  "seen.charges_elsewhere": [
    "(mobile cable|mobile connector|supercharger|other charger|dryer plug|work|neighbor) .. (charge|charged) .. (fine|no problem|normal)",
    "(charge|work) .. fine .. (work|public|other|friend|neighbor|elsewhere|supercharger|different)",
    "(other|different|another|public) (charger|station|outlet|cable|plug) .. (work|fine|charge)",
  ],
  "seen.fails_at_every_plug": [
    "(every|any|multiple|several|different|all) .. (charger|station|plug|outlet) .. (fail|not|same)",
    "(not|fail) .. (every|any|multiple|several|all) .. (charger|station|plug|outlet)",
    "(home .. public|public .. home)",
  ],
  "seen.several_dead": [
    "(quit|stop|die|=went|dead|out|fail|not work) .. (same time|at once|together|simultaneously)",
    "(same time|at once|simultaneously) .. (quit|stop|die|=went|dead|fail)",
    "=all .. (=quit|=stopped working|=died|went out|not work) -charging",
  ],
  "seen.crosstalk": [
    "(blinker|blinkers|turn signal|wiper|wipers|window|horn|headlights|rear defroster) ... (dash|gauge|gauges|radio|interior|lights|needles) .. (pulse|flicker|dim|jump|flash|twitch|drop)",
    "(brake|brakes|brake pedal) ... (dash|gauge|gauges|radio) .. (flicker|dim|jump|drop|cut|die|bright|=goes off)",
    "(lights|gauges|gauge|needles|dash) .. (with|when|whenever) .. (blinker|blinkers|wipers|turn signal|signals)",
  ],
  "seen.voltage_drop": [
    "voltage drop",
    "only .. volt/volts/v .. (at|to|getting) .. (starter|pump|fan|bulb|light|coil|connector|motor|relay|socket|plug)",
    "(volt|volts|voltage|v) .. at .. (starter|pump|fan|socket|bulb|connector)",
  ],
  "seen.gravel_road": ["gravel", "(rock|stone|pebble) .. (stuck|wedge|caught|between)", "dirt road"],
  "seen.lean_under_load": [
    "(fuel trim|trims|lean) ... (under load|highway|accelerate|cruise|high rpm)",
    "(trim|trims) .. (high|up|positive) .. (load|highway|high rpm|accelerate)",
  ],
  "seen.lean_at_idle": [
    "(fuel trim|trims|lean) .. (high|up|positive|lean) .. idle",
    "(trim|trims) .. idle .. (come down|better|normal|drop) .. (rpm|2500|2000|highway)",
  ],
  "seen.no_combustion_gas": [
    "(block|combustion|chemical|head gasket|leak) test/tests/tester .. negative",
    "no .. (combustion|exhaust) gas/gases",
  ],
} satisfies Phrases;
