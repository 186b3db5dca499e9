import type { Phrases } from "./phrases.ts";

const EXHAUST = "(exhaust|muffler|tailpipe|exhaust pipe|catalytic converter|cat|resonator|flex pipe|manifold|downpipe)";
export const EXHAUST_AND_FUEL = {
  "exhaust.hanging": [
    `${EXHAUST} .. (hang|drag|fall|fell|drop|hanging|dragging|loose|low|come off|came off|scrap|off)`,
    `(hang|hanging|dragging|loose|drag) .. ${EXHAUST}`,
    "something .. (drag|hang|hanging|dragging) .. under",
  ],
  "exhaust.leak_seen": [
    `${EXHAUST} .. (leak|hole|crack|rust|broke|break|split|rot|blow|puff|broken|gasket|disconnected|rusted)`,
    `(leak|hole|crack|cracked|rusted|broken|rusty|blown|leaking) .. ${EXHAUST}`,
    "puffing",
    "exhaust manifold .. (leak|crack|bolt|stud)",
  ],
  "exhaust.cat_stolen": [
    "(steal|stole|stolen|thief|thieves|theft|cut off|cut out|missing) .. (cat|catalytic|converter)",
    "(cat|catalytic|catalytic converter|converter) .. (steal|stole|stolen|cut|missing|=gone|theft|thieves)",
    "(saw|cut|sawed) .. exhaust",
    "missing .. exhaust",
  ],
  "exhaust.emissions_failed": [
    "(fail|failed|not pass|flunk|failing) .. (emission|smog|inspection|emissions|state inspection)",
    "(emission|smog|inspection|emissions) .. (fail|failed|not pass|failing|monitor|not ready)",
    "high (hc|co|nox)",
    "readiness monitor",
    "monitors not ready",
    "pass (smog|emission|emissions|inspection)",
  ],
  "fuel.gauge_wrong": [
    "(fuel|gas) gauge .. (wrong|not work|empty|full|erratic|fluctuate|stuck|inaccurate|broken|jump|read|reads|show|bounce|drop|not accurate|bad|not move)",
    "gauge .. (gas|fuel) .. (wrong|empty|not)",
    "gauge (says|shows|reads) (empty|full)",
    "fuel level .. (wrong|sensor|sender|stuck|inaccurate|jump)",
  ],
  "fuel.wont_fill": [
    "(pump|nozzle) .. (click off|clicks off|shut off|shuts off|click|keeps clicking|stop|stops|kick off|clicks)",
    "not (take|accept|fill|hold) .. (gas|fuel)",
    "(fill|fuel|fueling|filling|gas) .. (click off|clicks off|shut off|shuts off|slow|very slow|keep click)",
    "(hard|difficult|trouble|slow) .. (fill|put gas|pump gas|refuel|fuel up)",
    "(tank|pump) not fill",
    "gas .. (spit|spill|splash) .. back",
  ],
  "fuel.no_pump_sound": [
    "not hear .. (fuel pump|pump|prime|hum)",
    "(fuel pump|=pump -water/oil) .. (not prime|not run|not hear|silent|not come on|no sound|not kick|not turn on|not work|dead|no noise|not buzz)",
    "no (pump|fuel pump) (sound|noise|prime|hum)",
    "no (hum|sound|noise|buzz|prime|whir) .. (fuel pump|gas tank|pump)",
    "no fuel pump",
    "!hear .. (fuel pump|pump prime|fuel pump prime)",
    "!fuel pump .. (prime|run|hum|kick on|buzz|working|comes on|work)",
  ],
  "fuel.pump_noise": [
    "(fuel pump|gas tank|fuel tank|tank) .. (whine|noise|loud|hum|buzz|noisy|whir|groan|squeal)",
    "(whine|buzz|hum|whining|humming) .. (fuel pump|gas tank|fuel tank|tank|back seat)",
    "noisy fuel pump",
  ],
  "fuel.cap_loose": [
    "gas/fuel cap .. (loose|crack|bad|miss|missing|leak|left|light|not click|not tight|forgot|off|check|tighten)",
    "(loose|cracked|bad|missing|tighten|check|tightened) .. (gas|fuel|filler) cap",
    "left .. (gas|fuel) cap",
    "gas cap",
    "!gas cap .. (tight|fine|good|on)",
  ],
  "fuel.low_pressure": [
    "(low|no|lose|zero|weak) .. fuel pressure",
    "fuel pressure .. (low|zero|drop|bleed|0|10|20|lose|weak|leak down)",
    "no fuel (at|to|get|getting|deliver|delivery|reaching|in the)",
    "not get .. fuel -gauge/door",
    "not getting .. (gas|fuel)",
    "starve/starving/starvation",
    "no fuel -leak/smell/cap/mileage/economy/pump",
  ],
  "fuel.empty": [
    "(run|ran|running) out of (gas|fuel)",
    "out of gas/fuel",
    "no gas in",
    "empty tank",
    "tank .. empty",
    "on empty",
    "distance to empty",
  ],
} satisfies Phrases;
