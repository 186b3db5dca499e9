import type { Phrases } from "./phrases.ts";

const PLUG =
  "(charger|plug|plugged in|station|level 1|level 2|dc fast|fast charger|charge port|wall|outlet|supercharger|home charger|plug in|ccs|charging station|evse)";
export const HYBRID_EV = {
  "ev.wont_charge": [
    `not (charge|charging|accept|take) .. ${PLUG}`,
    `${PLUG} .. (not charge|not charging|not work|fault|error|fail|reject|not accept|interrupt)`,
    "=charging (fault|error|fail|stop|interrupt|not start|issue|unable)",
    "unable .. charge",
    "(plug|plugged) ... (no charge|not charging|nothing|not start charge|clicked off|orange light|red light|error)",
    "(level 1|level 2|240v|120v|110v|home|ac charging|ac charge|slow charging) ... (not work|nothing|fail|no charge|not charge|both nothing)",
    "charge (at|on) (dc|fast|supercharger|station) but not",
    "will not charge -battery/phone",
    "not take .. charge",
    "(charge|charging) (failed|error|fault)",
    "iccu",
    "obc",
  ],
  "ev.slow_charge": [
    "(charge|charges|charging) .. (slow|slowly|slower|long|forever)",
    "slow .. (charge|charging)",
    "(charging|charge) speed",
  ],
  "ev.range_loss": [
    "range (go|went|drop) .. (to|from)",
    "range ... (used to|now down|down to)",
    "(mile|miles) .. full charge ... (used to|now|down)",
    "(used to|now) .. (get|go|be) .. mile .. charge",
    "(lose|lost|missing|down) .. (bar|bars) -on dash",
    "down to .. (mile|miles) .. charge",
    "range .. =went from",
    "(range|miles of range|battery capacity|battery range|capacity) .. (drop|lose|loss|lower|less|decrease|down|reduce|only|fall|fell|degrade)",
    "(lose|lost|less|reduced|losing) .. (range|capacity)",
    "battery degrad",
    "range .. half",
    "only get .. mile",
  ],
  "ev.reduced_power": [
    "limited to .. mph/speed",
    "(speed|power) .. limited",
    "(turtle|limited) .. (power|mode|propulsion|performance) ",
    "propulsion power .. reduced",
    "power .. limited",
    "motor power limited",
    "turtle mode",
  ],
  "ev.not_ready": [
    "not (go|get|come|turn) .. ready",
    "(ready|ready light) .. (not|never|no)",
    "no ready",
    "not ready -to/for",
    "not enter ready",
    "not (power|boot) (on|up)",
  ],
  "ev.battery_fan_loud": [
    "(battery fan|hybrid fan|fan) .. (back seat|rear seat|loud|behind) .. ",
    "(loud|noisy) .. (battery|hybrid) fan",
    "fan .. (back seat|rear seat|trunk)",
  ],
  "ev.soc_swings": [
    "(battery gauge|hybrid battery|soc|charge gauge|battery bar|bars|battery level|state of charge|traction battery) .. (up and down|jump|fluctuate|swing|drop|quick|quickly|fast|full .. empty|purple|drain)",
    "(hybrid|hv|traction) battery .. (drain|drop|low|not hold|not charge|weak|dead|bad|fail|fluctuate)",
    "(goes|go) from full to",
  ],
  "ev.engine_runs_more": [
    "(engine|gas engine|ice) .. (run|runs|running|on|rev) .. (all time|more|constantly|always|often|never shut) .. ",
    "(engine|gas) .. never (shut|turn) off",
    "not (go|switch) .. (ev mode|electric mode)",
    "engine .. stays on",
  ],
  "ev.port_stuck": [
    "(charge|charging) (plug|cable|port|cord) .. (=stuck|not release|not come)",
    "(charge port|charging port|charger|charge door|charging cable) .. (stuck|not open|not release|not unlock|not come out|lock|not close|jam|broken)",
    "stuck .. (charger|plug|charge port|cable)",
  ],
  "ev.regen_lost": [
    "(regen|regenerative|regenerative braking|one pedal) .. (not work|lose|lost|=gone|reduced|weak|disabled|limited|quit|unavailable|no)",
    "(no|lost|less) .. (regen|regenerative)",
  ],
  "ev.won_t_move": ["(electric|ev|tesla|leaf|bolt|hybrid|prius) .. (not move|not go|not drive|not shift)"],
} satisfies Phrases;
