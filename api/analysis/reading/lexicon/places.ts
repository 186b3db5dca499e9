import type { ConditionPhrases } from "./phrases.ts";

/** How owners say where on the car. */
export const PLACES = {
  front: ["front -of", "forward end", "front end"],
  rear: [
    "=rear",
    "back end/seat/wheel/tire/brake/left/right/of/driver/passenger/axle",
    "(in|from|at|on|out) back -in/on/to/and/at/then",
    "=behind .. (seat|me)",
    "rear end",
  ],
  left: [
    "=left side/front/rear/wheel/tire/brake/hand/one/door/window/headlight/back",
    "(front|rear|back|to) =left",
    "driver/drivers side",
    "driver -seat/assist/door/was/said",
  ],
  right: [
    "=right side/front/rear/wheel/tire/brake/hand/one/door/window/headlight/back",
    "(front|rear|back|to) =right -now/away",
    "passenger/passengers side",
  ],
  one_side: ["one side", "one of .. side", "only .. side", "driver/passenger/left/right side", "drivers side"],
  one_wheel: [
    "one (wheel|tire|corner|rotor|brake)",
    "one of .. wheel/tire/brake/rotor",
    "(left|right|driver|passenger|drivers) [side] [front/rear] (wheel|tire|caliper)",
    "single wheel",
    "(front|rear|back) left/right/driver/passenger",
    "=left/=right front/rear/back",
    "side front/rear wheel/tire",
  ],
  all_wheels: ["all .. (wheel|tire|four|4|corner)", "four/4 wheel/tire", "both .. wheel"],
  under_hood: [
    "under .. hood",
    "engine bay/compartment/area",
    "from .. engine",
    "front of engine",
    "in/from/near .. engine",
    "hood",
  ],
  under_car: [
    "under/underneath/beneath/below .. (car|floor|seat|it|driver|passenger)",
    "underneath",
    "undercarriage",
    "underbody",
    "from below",
  ],
  in_cabin: [
    "in/inside .. (car|cabin|vents|interior)",
    "cabin/interior",
    "inside",
    "passenger compartment",
    "in the =car",
  ],
  in_dash: [
    "(behind|under|in|from) .. dash/glovebox",
    "dash",
    "glove box/compartment",
    "from vent",
    "behind .. (radio|cluster|glove)",
  ],
  in_trunk: ["(in|from) .. trunk/hatch", "trunk", "cargo area"],
  in_seat: ["seat/floor/floorboard", "in seat", "through .. (seat|floor|floorboard)", "whole car", "entire car"],
  in_steering_wheel: [
    "(in|through|feel|from) .. steering wheel",
    "steering wheel + (shake|vibrate|wobble|shimmy|jerk|judder|shudder)",
    "(in|through) the wheel",
  ],
  in_pedal: ["(in|through|feel) .. pedal", "pedal + (pulsate|vibrate|shake|pulse)", "brake pedal"],
  at_tailpipe: ["tailpipe", "tail pipe", "exhaust pipe/tip", "out .. (exhaust|back)", "from .. exhaust"],
} satisfies ConditionPhrases;
