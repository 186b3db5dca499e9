import type { Phrases } from "./phrases.ts";
import { LIGHT } from "./terms.ts";

const ON = "(on|come on|illuminate|lit|light up|pop up|go on|appear|display|stay on|turn on|show|say|flash|lights up|go off|read)";
/** The light of something: named as a light, or said to be on. */
const light = (name: string) => [`${name} .. ${LIGHT}`, `${LIGHT} .. (for|of|says|say|said|reads|about|the) .. ${name}`];
/** The same for names that mean other things too: the light has to follow at once. */
const near = (name: string) => [`${name} (${LIGHT})`, `${name} (warning|indicator|level) ${LIGHT}`, `${LIGHT} (for|of|about|says|reads) ${name}`];
const lightOrOn = (name: string) => [...light(name), `${name} .. ${ON}`];

export const LIGHTS = {
  "light.check_engine": [
    "check engine", "cel", "check .. engine .. light", "engine [warning/service/management] (light|symbol)", "service engine", "(service|malfunction) indicator", "=mil on", "engine light", "ses light", "engine check", "check light", "emission light", "emissions warning", "service vehicle soon", "orange/yellow/amber engine", "(throw|pull|scan|read) .. code",
  ],
  "light.check_engine_flashing": [
    "(check engine|cel|engine light|engine|check light) .. (flash|blink)", "(flash|blink|flashing|blinking) .. (check engine|cel|engine|check light)",
  ],
  "light.oil": [
    ...near("(oil|oil pressure|oil can|oil level)"), "low oil (light|warning|message)", "oil light", "oil (genie|lamp)", "red oil", "oil warning", "engine oil .. (light|warning|message)",
  ],
  "light.battery": [...near("(battery|charge|charging|charging system|alternator|=alt|=gen)"), "battery (light|symbol|icon|indicator|lamp)", "(battery|charging) .. (warning|light) .. (on|came)", "service charging", "check charging", "charging system", "battery light"],
  "light.temperature": [...light("(temperature|coolant temperature|engine temperature|overheat|thermometer)"), "engine (overheat|overheating) .. (message|warning)", "(hot|temp|temperature) (light|lamp|warning)", "coolant .. (light|warning) .. (red|flash)", "stop engine safely"],
  "light.coolant_level": ["low coolant .. (light|message|warning|on|came)", "coolant .. (light|message|warning|level light)", "coolant level .. (light|warning|low)", "low coolant (light|message|warning)"],
  "light.abs": [...lightOrOn("(abs|anti lock|antilock|anti lick)"), "abs -activate/kick/pump/module/ring/sensor/wire/unit/brakes/kicks .. light", "abs and/brake/light/lights/warning", "abs"],
  "light.brake": [
    "brake .. (warning|light|warning light|symbol|indicator|system light) .. (on|come|dash|lit|illuminate|flash|stay|red)", "(red|dash|dashboard) .. brake .. (light|warning)", "brake warning", "brake system .. (warning|light|message|failure|malfunction|fault)", "(red|=brake) =brake light", "check/service brake -pad/pads/light/fluid", "brake light .. (dash|came on|comes on|is on)", "brake (fault|malfunction) -light", "stop .. brake failure", "(abs|traction|light) .. brake light",
  ],
  "light.brake_wear": ["brake (pad|wear|lining) .. (light|warning|message|sensor|indicator)", "(check|replace|change|service) brake pad", "brake wear", "pad wear (light|sensor|warning)"],
  "light.parking_brake": ["(parking|park|emergency|e|hand|p) brake .. (light|warning|message|symbol|indicator)", "(parking|emergency) brake .. (light|on dash)", "service parking brake", "handbrake light", "park brake .. (light|message|warning|fault|malfunction)", "epb"],
  "light.airbag": [...lightOrOn("(airbag|=air bag|air bag|srs|supplemental restraint)"), "service air bag", "passenger air bag off", "srs", "airbag -deploy/deployed/recall/=went/go -off/module"],
  "light.tpms": [...near("(tire pressure|tpms|tire|low tire|low pressure|tire pressure monitor|tire pressure sensor)"), "tpms -sensor", "tire pressure (monitor|light|warning|sensor|message|system)", "tire (light|symbol|warning)", "exclamation .. (tire|horseshoe|parenthes)", "horseshoe", "tire pressure .. (on|blink|flash)"],
  "light.traction": [
    ...light("(traction|traction control|stability|stability control|esp|esc|vsc|trac|stabilitrak|dsc|vsa|vdc|tcs|advancetrac|skid|slip|vdim|dtc off|hill assist|hill start)"), "traction control -work", "stabilitrak", "stability control/track", "service (traction|stabilitrak|esc|stability|advancetrac)", "advancetrac", "vsc", "skidding car", "slip (light|indicator)", "trac off", "esp/esc/vsa/vdc/dsc -off", "squiggly", "vsc off",
  ],
  "light.power_steering": [...near("(power steering|eps|steering|steering wheel)"), "(power steering|eps|steering assist|steering) (fault|warning|light|malfunction|message|system fault|loss)", "service power steering", "steering assist", "eps", "power steering assist", "ps light"],
  "light.transmission": [...near("(transmission|trans|overdrive|gearbox|cvt|transmission temperature)"), "(transmission|gearbox|cvt) .. (warning|message|fault|malfunction) ", "check/service transmission", "(o/d|od|overdrive) .. (flash|blink|light)", "(=d|d4|gear|drive) .. (flash|blink|flashing)", "transmission (fault|malfunction|hot|overheat)", "wrench (light|symbol)", "wrench", "transmission warning", "flashing d", "drivetrain malfunction", "cog"],
  "light.four_wheel_drive": [...light("(4wd|awd|4 wheel drive|four wheel drive|all wheel drive|4x4|sh awd|rear differential|4matic|quattro)"), "service (4wd|awd|4 wheel drive|four wheel drive|all wheel|rear axle)", "(awd|4wd) .. (light|warning|malfunction|fault|disabled|off|message)", "check (awd|4wd)", "all wheel drive .. (malfunction|fault|error)"],
  "light.security": [...near("(security|theft|anti theft|antitheft|immobilizer|key|padlock|passlock|passkey)"), "security light", "(key|lock|padlock|theft|car with lock) .. (light|symbol|flash|blink)", "anti theft", "antitheft", "passlock", "vats"],
  "light.hybrid": [
    "(hybrid|ev|hybrid system|high voltage|hv|propulsion|drive system|ev system|plug in hybrid) .. (light|warning|message|problem|malfunction|failure|fault|error)", "(check|service|stop safely) .. (hybrid|ev|electric vehicle|high voltage|propulsion)", "red triangle", "triangle .. (death|light|warning)", "turtle", "check hybrid", "hybrid system", "stop safely now", "propulsion power", "triangle of death",
  ],
  "light.reduced_power": ["(reduced|reduce|limited) (engine|power|performance|propulsion|acceleration)", "engine power .. reduc", "reduced power", "(etc|electronic throttle|throttle) .. (light|warning|symbol|control light)", "lightning bolt", "epc -light", "epc", "engine .. power reduced", "drivetrain .. (malfunction|reduced)", "power .. (is )reduced", "chassis .. malfunction"],
  "light.glow_plug": ["glow plug .. (light|flash|blink|symbol|stay)", "(coil|pigtail|squiggly) light", "glow plug", "(preheat|pre heat) light"],
  "light.dpf": ["(dpf|soot|particulate|exhaust filter|diesel particulate) .. (light|warning|full|message|clog|regen|block|plug)", "dpf", "regen/regenerate/regeneration -brake/braking", "exhaust filter", "filter full"],
  "light.def": ["(=def|adblue|ad blue|diesel exhaust fluid|urea|scr|exhaust fluid) -initely", "def .. (light|warning|message|quality|fault|low|level)", "(speed limit|no restart|no start|engine start) .. (in|after) .. mile", "adblue"],
  "light.suspension": [...near("(suspension|air suspension|chassis|ride control|active damping|airmatic)"), "(service|check) (suspension|ride|leveling|air suspension)", "suspension (fault|malfunction|light|warning)", "air suspension .. (light|fault|malfunction|warning)", "vehicle too low"],
  "light.driver_assist": [
    "(lane|blind spot|collision|pre collision|precollision|eyesight|radar|front camera|driver assist|driver assistance|adaptive cruise|cruise|forward collision|park assist|parking assist|bsd|lka|fcw|aeb|pre sense|honda sensing|safety sense|autopilot|pcs|lane keep|lane keeping|city safety|adas) .. (light|warning|message|unavailable|disabled|off|malfunction|fault|error|not available|problem|system|fail|issue)", "check .. (driver assist|lane|collision|bsd|blind)", "eyesight", "sensor .. (blocked|unavailable)", "front radar",
  ],
  "light.maintenance": ["(maintenance|service|maint|oil change|service due|inspection) .. (light|reminder|required|due|message) ", "maintenance required", "maint reqd", "service due", "oil change .. (light|due|soon|message)", "oil life", "change oil soon", "wrench .. oil", "service (light|reminder|message|vehicle light)", "change engine oil"],
  "light.many": [
    "(all|every|many|multiple|bunch|several|lots|christmas|tons|numerous|various|whole bunch) .. (light|warning|lights|warnings) .. (dash|on|come|illuminate|flash|lit|cluster|once|appear)", "christmas tree", "(light|lights|warning) .. (everything|all) .. (on|flash|dash)", "dash .. (lit|light) up", "all .. (dash|dashboard|warning) .. light", "(multiple|several|many|numerous|various|bunch of) (warning|light|error|dash|fault|message)", "every (light|warning)", "dash .. christmas", "all kinds of", "all lights",
  ],
  "light.unspecified": ["(warning|dash|dashboard|yellow|amber|orange|red|warning) .. (light|symbol|lamp|message|indicator)", "(light|symbol|indicator|message) .. (dash|dashboard|cluster|came on|come on|on the dash)", "exclamation (point|mark)", "error (message|code)", "warning light", "lights .. on dash", "warning/error"],
} satisfies Phrases;
