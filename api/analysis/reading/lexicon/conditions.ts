import type { Condition } from "../../knowledge/conditions.ts";

const WHEN = "when/whenever/while/if/as/once/every/after/upon/anytime/time/during";
const TURN_NOT = "-on/off/key/over/ignition/up/down/engine/car/ac/air/heat/heater/radio/fan/light/blinker/signal/out/into";
const TURN = `turn ${TURN_NOT}`;
const BRAKING_NOISE = "squeal/squeak/grind/screech/scrape/noise/pulsate/judder/chirp/groan/squeeze";

/** How owners say when and where it happens. */
export const CONDITION_PHRASES: Record<Condition, readonly string[]> = {
  braking: [
    `${WHEN} .. =brake/=brakes/=braking`, "=braking", "under braking", "(press|hit|apply|step|push|tap|touch|use|pump|depress) .. brake",
    "foot .. brake", `${WHEN} .. =stop/=stopping`, "come .. stop", "to a =stop", "=stopping", "slow stop", "(slow down|=slowing) .. stop",
    `brake ${BRAKING_NOISE}`, `brake .. ${BRAKING_NOISE}`, "brake + shake", "on the =brakes", "on =brake pedal", "slow down .. brake",
  ],
  hard_braking: [
    "brake hard/suddenly/quickly/heavily", "hard/heavy/aggressive/panic/sudden/emergency brake/=braking/=stop/=stops", "slam .. brake", "brake .. high speed",
    "stop hard/quickly/suddenly/fast/short",
  ],
  accelerating: [
    "accelerate", "=acceleration", "(press|push|step|hit|give|apply|on|touch) [more/some] [the] gas", "foot .. gas", "get on it", "under load", "speed up",
    "pick up .. speed", "take off", "from .. =stop", "from standstill", "throttle", "floor it", "=floored", "merge", "pass/overtake", "pull out/away",
    "gain speed", "gun it", "get up to speed", "gas pedal", "on throttle",
  ],
  decelerating: [
    "decelerate", "let/lift/take/come off .. gas/accelerator/throttle", "off gas", "coast", "slow down", "=slowing", "let/lift off", "release/ease .. gas",
    "come .. =stop",
  ],
  cruising: [
    "=cruising", "steady/constant speed/throttle", "while/when drive", "drive down/along road", "=driving", "go down road", "in motion", "while move", "maintain speed",
  ],
  low_speed: [
    "low/slow speed", "drive slow", "=slowly", "parking lot", "crawl", "stop and go", "neighborhood", "pull into/in .. parking/garage/driveway", "city drive", "residential", "around town", "walking speed",
  ],
  highway_speed: [
    "highway", "high/fast speed", "at speed", "drive fast", "go fast", "higher speed", "above/over/past/around speed", "high way",
  ],
  speed_dependent: [
    "fast/loud/bad/worse/increase/change/louder/more .. =speed", "with .. =speed", "louder .. fast", "fast .. go .. (loud|worse|fast|bad)",
    "(fast|faster) .. (loud|louder|worse|more)", "speed up .. loud/worse", "proportional .. speed", "match .. speed", "vary .. speed",
    "depend .. speed", "drive fast .. loud/worse", "go faster .. loud/worse",
  ],
  rpm_dependent: [
    "with .. rpm", "with engine speed", "fast/loud/increase/change/rise/worse .. rpm", "when/if/as .. rev", "rev .. engine", "rev up", "follow .. rpm", "match .. rpm",
    "increase .. rpm", "high rpm", "rpm + loud/fast/worse",
  ],
  idling: [
    "idle", "=idling", "(at|sit at|stop at|wait at) [red/stop/traffic] light", "red light", "stoplight/stoplights", "stop light/sign", "in park", "while/when =stopped", "=stopped -work", "stand still",
    "at a =stop", "in drive .. stop", "stationary", "drive thru", "=not =moving", "in traffic", "sit in traffic", "complete stop", "sitting still", "in neutral",
  ],
  parked: [
    "engine off", "while/when/after park", "=parked", "turn/shut .. off", "car off", "off .. ignition/engine", "key off", "overnight",
  ],
  turning: [
    `(when|while|whenever|if|as|on|during|every time|in|make|sharp/tight/hard) .. ${TURN}`, `=turning ${TURN_NOT}`, "around corner/bend", "u turn",
    "turn .. (corner|wheel|steering wheel|steering|left|right)", "=corners/=cornering/corner", "full/wheel lock", "curve/curves", "left/right turn",
  ],
  turning_left: ["turn/=turning/steer/veer left", "left turn/curve", "left hand/handed turn", "=left =turns", "turn .. to left"],
  turning_right: ["turn/=turning/steer/veer =right -now/away/after/back", "=right turn/curve", "right hand/handed turn", "turn .. to =right"],
  steering_at_rest: [
    "turn .. (wheel|steering) .. (park|stop|stand|stationary|still)", "park .. turn .. wheel", "(parking lot|park|stop) .. turn .. (wheel|steering)", "turn wheel .. not move",
    "parallel park", "sit still .. turn",
  ],
  over_bumps: [
    "over .. bump/pothole/railroad/rough/uneven/dip/crack", "=bumps", "speed bump/bumps/hump", "hit .. bump/pothole", "rough/bumpy/dirt/gravel/uneven road/roads", "pothole/potholes",
    "railroad track", "driveway", "cobblestone", "washboard", "go over", "every bump",
  ],
  reversing: ["in reverse", "=reversing", "back up/out", "=backing", "go backwards/backward", "put .. in reverse", "into reverse"],
  shifting: [
    "(when|while|as|every time|between|during) .. shift", "=shifting", "change/switch gear", "gear change", "between .. gear", "=shifts", "(1st|first|2nd|second|third|3rd|fourth|4th) .. (2nd|second|3rd|third|4th|fourth|fifth)", "downshift/upshift",
  ],
  into_gear: [
    "(put|shift|place|go) .. in/into .. (drive|reverse|gear|d)", "in/into gear", "park to drive/reverse", "from park", "put in drive/reverse", "into drive/reverse", "engage drive/reverse", "when in gear", "in drive",
  ],
  going_uphill: ["uphill", "up .. hill/hills/incline/grade/mountain", "hill/hills/incline/mountain/mountains", "tow/=towing/haul", "heavy load", "steep"],
  startup: [
    "(when|while|as|upon|on|after|at|every time|if|first) .. =start/=starting/=started", "start up", "startup", "turn .. key", "=cranking", "at =start", "turn .. ignition", "crank", "first start", "initial start",
  ],
  first_start: [
    "first start/thing", "first .. (day|morning)", "(in|every|each) .. morning", "=mornings", "morning start", "cold start", "start .. cold", "first few minute", "first time .. day",
  ],
  after_sitting: [
    "after/when .. sit/stand/parked", "sit overnight", "overnight", "sat .. (day|night|hour|week|while|overnight)", "sit .. (day|night|hour|week|while|long|overnight)", "next morning/day", "after .. day/weekend/week .. not drive", "parked .. (day|week|hour|overnight|weekend)",
  ],
  cold_engine: [
    "=cold engine", "engine .. =cold", "(when|while|if|until) .. =cold", "cold start", "until .. warm", "before .. warm", "first .. minute", "first start", "first thing", "not warm/warmed",
    "start .. cold", "cold out",
  ],
  warm_engine: [
    "(warm|warmed|heat|hot) up", "(when|once|after|if|while) .. (hot|warm)", "engine .. (hot|warm)", "warm/hot engine", "after .. drive/driving .. (minute|mile|while|hour|long)", "(after|for) .. (minute|mile|hour) .. drive",
    "operating temperature", "hot start", "after .. (10|15|20|30|45|few) minute/mile", "(10|15|20|30|45|hour) minute .. drive", "drive .. (minute|while|hour|mile)", "long drive/trip",
  ],
  cold_weather: ["cold weather/morning/day/outside/temperature/out/night", "(weather|outside|temperature|degree) .. =cold", "winter", "=cold weather", "below freezing", "freezing", "snow", "cold out", "get cold outside"],
  hot_weather: ["hot weather/day/outside/summer/out", "(weather|outside|temperature) .. hot", "summer", "heat wave", "hot out", "90/95/100/105/110 degree"],
  wet_weather: ["rain/=rains/rainy/=raining/=rained", "humid/humidity", "wet weather/outside/road/roads/out", "damp weather/outside/day", "after .. wash/washing", "car wash", "puddle .. drive", "drive .. puddle", "when wet", "moisture"],
  after_refueling: [
    "(after|when|just) .. (fill up|fill tank|fill gas|refuel|get gas|put gas|fuel up|add gas|=fueling|=filling)", "fill .. (gas|tank|up|fuel)", "get/got gas", "gas station", "after refueling/refuel", "fill up", "put gas",
  ],
  low_fuel: ["low .. (gas|fuel)", "(quarter|1/4|half|below|under) .. tank", "tank .. (low|quarter|empty)", "near empty"],
  ac_on: [`(ac|air conditioner/conditioning|defrost) on`, "turn on ac/air", "turn/run/use .. (ac|air conditioner/conditioning)", "with ac"],
  heat_on: ["heat/heater/defrost/defroster .. on", "turn/run/use .. (heat|heater|defrost)", "with heat/heater"],
  clutch_pressed: ["clutch .. (in|down|press|push|depress|engage|disengage)", "press/push/depress .. clutch", "step .. clutch"],
  intermittent: [
    "intermittent", "sometimes", "occasionally", "occasional", "now and then", "once in .. while", "off and on", "on and off", "random", "comes and goes", "come and go", "not all time", "every now", "from time to time", "not always", "sporadic",
    "at times", "every so often", "some days", "at random",
  ],
  constant: ["constant/constantly", "all time", "continuous/continuously", "non stop", "nonstop", "every time", "whole time", "never stop", "stay on", "continually"],
  sudden: ["suddenly", "sudden", "all of sudden", "out of nowhere", "out of blue", "just happened", "all at once", "without warning", "abruptly", "while driving .. died"],
  worsening: ["get worse -when/as/with/faster/on/if/at", "=getting .. worse/louder", "worse and worse", "worsen", "progressively", "louder and louder", "more and more", "more frequent/often"],
  goes_away: ["go away", "(noise|sound|vibration|shake|squeal|it) disappear", "clear up", "smooth out", "then stop", "subside", "goes back .. normal", "then fine/ok", "quit after"],
  front: ["front -of", "forward end", "front end"],
  rear: ["=rear", "back end/seat/wheel/tire/brake/left/right/of/driver/passenger/axle", "(in|from|at|on|out) back -in/on/to/and/at/then", "=behind .. (seat|me)", "rear end"],
  left: ["=left side/front/rear/wheel/tire/brake/hand/one/door/window/headlight/back", "(front|rear|back|to) =left", "driver/drivers side", "driver -seat/assist/door/was/said"],
  right: ["=right side/front/rear/wheel/tire/brake/hand/one/door/window/headlight/back", "(front|rear|back|to) =right -now/away", "passenger/passengers side"],
  one_side: ["one side", "one of .. side", "only .. side", "driver/passenger/left/right side", "drivers side"],
  one_wheel: ["one (wheel|tire|corner|rotor|brake)", "one of .. wheel/tire/brake/rotor", "(left|right|driver|passenger|drivers) [side] [front/rear] (wheel|tire|caliper)", "single wheel", "(front|rear|back) left/right/driver/passenger", "=left/=right front/rear/back", "side front/rear wheel/tire"],
  all_wheels: ["all .. (wheel|tire|four|4|corner)", "four/4 wheel/tire", "both .. wheel"],
  under_hood: ["under .. hood", "engine bay/compartment/area", "from .. engine", "front of engine", "in/from/near .. engine", "hood"],
  under_car: ["under/underneath/beneath/below .. (car|floor|seat|it|driver|passenger)", "underneath", "undercarriage", "underbody", "from below"],
  in_cabin: ["in/inside .. (car|cabin|vents|interior)", "cabin/interior", "inside", "passenger compartment", "in the =car"],
  in_dash: ["(behind|under|in|from) .. dash/glovebox", "dash", "glove box/compartment", "from vent", "behind .. (radio|cluster|glove)"],
  in_trunk: ["(in|from) .. trunk/hatch", "trunk", "cargo area"],
  in_seat: ["seat/floor/floorboard", "in seat", "through .. (seat|floor|floorboard)", "whole car", "entire car"],
  in_steering_wheel: ["(in|through|feel|from) .. steering wheel", "steering wheel + (shake|vibrate|wobble|shimmy|jerk|judder|shudder)", "(in|through) the wheel"],
  in_pedal: ["(in|through|feel) .. pedal", "pedal + (pulsate|vibrate|shake|pulse)", "brake pedal"],
  at_tailpipe: ["tailpipe", "tail pipe", "exhaust pipe/tip", "out .. (exhaust|back)", "from .. exhaust"],
};
