import type { Phrases } from "./phrases.ts";

export const BODY = {
  "body.door_stuck": [
    "(door|doors|sliding door|door handle|handle) .. (not open|stuck|not close|not shut|jam|not latch|broke|fly open|pop open|open itself|not stay closed|ajar|freeze|broken|not fully) -window/lock",
    "not (open|close|shut) .. door",
    "door ajar",
    "sliding door",
    "(broken|stuck) .. (door|door handle)",
    "door latch",
  ],
  "body.hood_latch": [
    "hood .. (not open|not close|not latch|pop|fly|flew|stuck|latch|release|loose|shake|flutter|open while|unlatch|open) -smoke/steam",
    "not (open|close|latch|pop) .. hood",
    "hood (latch|cable|release)",
  ],
  "body.trunk": [
    "(trunk|tailgate|hatch|liftgate) .. not stay up",
    "(hatch|trunk|liftgate) .. (falls|fall down)",
    "(trunk|tailgate|hatch|liftgate|lift gate|hatchback|boot lid|rear gate) .. (not open|not close|stuck|not latch|open itself|not stay|fall|not lock|leak|not work|not unlock|pop|fell|ajar|slam|release)",
    "not (open|close) .. (trunk|tailgate|hatch|liftgate)",
    "(trunk|tailgate|liftgate) (strut|struts|latch|lock)",
  ],
  "body.water_inside": [
    "(full of water|water in) .. (trunk|spare|well)",
    "(spare tire|tire) well .. water",
    "trunk .. (wet|water|full)",
    "water .. (inside|in car|in the car|into .. car|cabin|interior|trunk|leak|floor|seep|headliner|spare|pillar) -pump",
    "(rain|wash) .. (leak|inside|get in|come in|water in|interior)",
    "water .. (leak|come|get) .. (inside|cabin|trunk|headliner|car) -pump",
    "(roof|windshield|door|window|sunroof|trunk|headliner) .. (leak|leaks|leaking|wet|drip)",
    "(wet|soaked) .. (headliner|trunk|seat|interior)",
    "water comes in",
  ],
  "body.rust": [
    "rust/rusted/rusting/rusty/rot/rotted -bucket",
    "corrosion .. (frame|body|underbody)",
    "(frame|subframe|rocker|body|floor) .. (rust|rot|hole|corroded)",
  ],
  "body.glass": [
    "(windshield|window|glass|rear window|back glass|sunroof) .. (crack|chip|shatter|break|broke|broken|smash|rock|explode|burst)",
    "(crack|cracked|chip|chipped|shattered|broken|smashed) .. (windshield|window|glass|back glass)",
    "rock .. windshield",
  ],
  "body.seatbelt": [
    "(seat belt|seatbelt|seat belts|buckle) .. (undone|unbuckle|pop|let go|release)",
    "belt .. (pop out|come out) .. buckle",
    "(seat belt|seatbelt|belt buckle|seat belts|shoulder belt|buckle) .. (not retract|stuck|lock|not latch|not click|not buckle|break|fray|not work|not extend|not release|jam|not stay|slow|not pull|unlatch|loose|not|come)",
    "(stuck|broken|locked) .. (seat belt|seatbelt|buckle)",
    "not buckle",
  ],
  "body.seat_loose": [
    "(seat|seats|driver seat) .. (loose|rock|move|wobble|slide|shift|break|recline) -belt/cover",
    "(loose|rocking|wobbly|broken) seat -belt/belts",
  ],
  "body.trim_loose": [
    "(splash shield|heat shield|skid plate|plastic|bumper|trim|panel|undercarriage|under cover|fender liner|splash guard|cover|liner|molding|mud flap|undertray|shield|bumper cover|applique) .. (loose|hang|drag|fall|fell|rattle|come off|broke|detach|fly|flap|rub|dragging|hanging|flew|missing|come loose|vibrate)",
    "(loose|hanging|dragging|missing) .. (splash shield|heat shield|plastic|bumper|trim|panel|liner|cover|shield|molding)",
    "plastic .. (under|hanging)",
    "heat shield -tight/solid/fine/good/secure/ok",
    "!(heat shield|shield|splash shield) .. (tight|solid|fine|good|secure)",
    "something hanging",
  ],
  "body.paint": [
    "(paint|clear coat|clearcoat) .. (peel|fade|chip|bubble|flake|scratch|peeling|oxid|fading)",
    "(peeling|fading|faded|bubbling|flaking) .. (paint|clear coat)",
    "paint/clearcoat peel",
  ],
  "airbag.deployed": [
    "(airbag|air bag|airbags|air bags) .. (deploy|=went off|go off|blow|explode|came out|deployed|burst)",
    "deployed .. airbag",
  ],
  "airbag.horn_and_cruise": [
    "!(wheel button|wheel buttons|steering wheel buttons|steering wheel controls|buttons on steering) .. (work|fine|good|ok)",
    "(steering wheel button|steering wheel control|wheel button|steering wheel buttons|steering wheel controls|clock spring|clockspring|buttons on steering|controls on steering) -work/fine/good/ok",
    "(horn|cruise) .. (horn|cruise) .. not",
    "(button|buttons|controls) .. steering wheel .. not",
    "horn and cruise",
    "steering wheel (button|buttons|controls) -and/work/fine/good/ok",
  ],
} satisfies Phrases;
