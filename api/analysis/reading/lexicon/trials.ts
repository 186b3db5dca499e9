import type { Phrases } from "./phrases.ts";

const TRIED = "(swap/switch/move/moved/exchange/trade/rotate)";
const TAP = "tap/hit/bang/whack/beat/smack/thump/pound/kick/knock/rap/slap";
const RUNS = "(start|fire|run|crank|work|come on|turn on|kick on|blow|engage|spin|click on)";
/** It starts, and does not "start to leak". */
const GOES =
  "start/restart/fire/run -to/leaking/steaming/smoking/shaking/making/getting/smelling/acting/overheating/rough/hot";
const WIRES = "wire/wires/harness/connector/plug/pigtail/wiring/connection";

/** What an owner or a shop tried, and what came of it. */
export const TRIALS = {
  "trial.key_play_helps": [
    "jiggle/wiggle/fiddle/play/mess/rock .. key/ignition",
    "(hold|turn) .. key .. (certain|right spot|just right|between|back a)",
    "key .. (jiggle|wiggle|certain position)",
    "(bump|bumped|brush|brushed|touch|hit) .. (key|keys|key chain|keychain|key ring)",
    "(key|keys|key chain|keychain|key ring) .. (bump|bumped|brushed|=hit|heavy)",
    "(heavy|lot of keys on|many keys on) [key] (chain|keychain|ring|key ring)",
  ],
  "trial.wires_moved_helps": [
    `wiggle/jiggle/wriggle/touch/tug/bump/squeeze .. ${WIRES}`,
    `(move|push|pull|mess with|fiddle with|play with) .. wire/wires/harness/connector/pigtail/wiring`,
    "(unplug|unplugged) .. (plug|plugged) .. back",
    "reseat/reseated .. connector/plug",
    "wiggle/jiggle something",
    "slam .. hood",
  ],
  "trial.tap_starter_helps": [
    "(hit|tap|whack|bang|smack) it with .. (hammer|wrench|bat|iron|stick) ... (start|crank)",
    "(hammer|wrench|tire iron) ... starter",
    "(hammer|tire iron) ... (=started|starts|cranks)",
    `${TAP} .. starter`,
    `starter .. ${TAP}`,
  ],
  "trial.tap_tank_helps": [`${TAP} .. tank`, `${TAP} .. fuel pump`],
  "trial.tap_blower_helps": [`${TAP} .. (blower|glove box|glovebox|under the dash|fan engine)`],
  "trial.relay_helps": [
    `(swap|jump|jumper|tap|bypass|hit|replace|bridge|wiggle) .. relay ${RUNS}`,
    `(swap|jump|jumper|tap|bypass|hit|replace|bridge|wiggle) .. relay ... and [then] ${RUNS}`,
    "(swap|replace|change) .. relay ... (no trouble|no problem|fixed|cured|solved|fine since|never again)",
  ],
  "trial.direct_power_works": [
    `(wire|hook|jump|connect|apply|run|power) .. (straight|direct|directly) ... ${RUNS}`,
    `${RUNS} .. (straight|direct|directly) .. (battery|power)`,
    `12 volt/v .. (straight|direct|directly) ... ${RUNS}`,
    "screwdriver .. (crank|start)",
    "(jump|bridge|short) .. (starter|solenoid) .. (crank|start|turn)",
  ],
  "trial.direct_power_fails": [
    "(wire|hook|jump|connect|apply|power) .. (straight|direct|directly) ... (not|nothing) .. (run|work|spin|turn|happen|move)",
    "(straight|direct|directly) .. battery .. nothing",
  ],
  "trial.misfire_moved": [
    "(misfire|code) .. (follow|move|go) .. (coil|cylinder|plug|injector|cyl)",
    `${TRIED} .. coil/coils ... now p0301/p0302/p0303/p0304/p0305/p0306/p0307/p0308`,
    `${TRIED} .. coil/coils ... follow`,
    `${TRIED} .. coil/coils ... (misfire|code) .. (move|moved|change|changed)`,
  ],
  "trial.misfire_stayed": [
    "(misfire|code) .. (stay|remain|not move|not follow|not change) .. (cylinder|cyl|same|on|there|put|with)",
    `${TRIED} .. coil/coils/plug/plugs ... (same cylinder|stay|remain|still|not move|not follow|no change|no difference)`,
    `(coil|coils|plug|plugs) .. ${TRIED} ... (same cylinder|stay|remain|not move|not follow|no change|no difference)`,
    "(coil|coils|plug|injector) .. (swap|move|switch) around",
    "(coil|coils) swapped .. (no|same|still)",
  ],
  "trial.unplug_helps": [
    "(unplug|disconnect) .. (sensor|maf|air flow|mass air|meter) ... (run|runs|idle|idles|better|fine|smooth|great|perfect)",
    "(runs|run|idle|idles) .. (better|fine|great|smooth|perfect) .. (unplugged|unplug|disconnected)",
    "(unplug|disconnect) .. plug .. (air|intake|sensor|box)",
    "(unplug|disconnect) .. (air box|airbox|air filter|intake tube)",
  ],
  "trial.purge_closed_helps": [
    "(unplug|disconnect|plug|pinch|block|cap|clamp) .. purge ... (better|fine|start|starts|smooth|=gone|away|normal)",
  ],
  "trial.cools_and_works": [
    `(let|after|once|wait|until|when|till) .. cool/cools/cooled/cooling ... ${GOES}`,
    "(let|after|once|wait|until|when|till) .. cool/cools/cooled/cooling ... (work|fine|normal|again|drive)",
    "start/restart/fire/run/work .. (after|once|when) .. (cool|cools|cooled)",
    `(wait|sit|sits|stand|rest) .. (10|15|20|30|40|45|ten|fifteen|twenty|thirty|few|half|hour|several) .. (minute|hour) ... ${GOES}`,
    `(wait|after|leave|in) .. (10|15|20|30|40|45|ten|fifteen|twenty|thirty|half) .. (minute|hour) ... ${GOES}`,
    "start/restart/fire .. (after|in) .. (10|15|20|30|40|45|ten|fifteen|twenty|thirty|half) .. (minute|hour)",
    `let .. sit ... ${GOES}`,
    "(until|once|after|when|till) .. (time|chance) .. cool",
    "until .. cool/cools/cooled",
    "after .. cool/cools/cooled .. (fine|again)",
  ],
  "trial.restart_clears": [
    "(restart|turn off and on|shut off and restart|turn off and restart|turn off and back on|off and back on|power cycle|cycle the key|reboot) .. (fine|clear|normal|fix|go away|=gone|=ok|okay|back|work|reset)",
    "(after|if|when|until) .. (restart|turn off and on|shut off and restart|cycle the key|off and back on) .. (fine|clear|normal|go away|=gone|=ok|okay|back|work)",
    "(turn|shut) .. off .. (restart|back on|start again|start back) .. (fine|clear|normal|go away|=gone|=ok|okay|work)",
    "restart fixes",
    "restart the car and",
    "key off .. (normal|fine|ok)",
    "(reset|resets|comes back|come back|goes off|go off|clears|fine|normal) .. (when|next time|after|once) .. (restart|restarted|shut off|start it|start the car|turn it off)",
    "(comes back|fine|normal) .. next (time|start)",
  ],
  "trial.other_switch_works": [
    "(work|go|roll|move) .. from .. (own|other|its) .. (switch|door|button)",
    "(work|go|roll|move) from (passenger|driver|master)",
    "not (work|go|roll|move) from .. (driver|master|main|passenger)",
    "(own|passenger|other) (switch|button) .. work -not",
  ],
  "trial.bleeder_frees": [
    "(crack|open|loosen) .. bleeder ... (release|let go|lets go|free|free up|spin|back off)",
    "(release|let go|free|frees) .. (crack|open|loosen) .. bleeder",
  ],
  "trial.no_communication": [
    "(scanner|scan tool|code reader|reader|obd|obd2|computer|tool) .. not .. (communicate|connect|talk|link|read|respond)",
    "no communication/comms",
    "not communicate/communicating",
    "not talk to .. module",
    "lost communication",
  ],
  "trial.spray_changes_idle": [
    "(spray|sprayed) .. (cleaner|ether|starting fluid|wd40|propane|soapy|water) ... (idle|rpm|rev|smooth|surge|change|stall|bubble)",
    "smoke test .. (show|found|leak|reveal)",
  ],
  "trial.starting_fluid_helps": [
    "(starting fluid|starter fluid|ether|carb cleaner) ... (start|fire|run|catch) -fluid",
    "(start|fire|run|catch) .. (with|on|using) .. (starting fluid|starter fluid|ether)",
  ],
  "trial.gauge_pressure_good": [
    "(mechanical|manual|test|real|actual|master) gauge ... (fine|good|normal|psi|=ok|40|45|50|60|pressure)",
    "oil pressure .. (test|check) .. (good|fine|normal|=ok|spec)",
    "(actual|real) oil pressure .. (good|fine|normal|=ok)",
  ],
  "trial.belt_off_quiet": [
    "belt off ... (quiet|=gone|stop|away|silent|no noise|not make)",
    "(remove|take|pull|took) .. belt ... (quiet|=gone|stop|away|silent|no noise|disappear)",
    "without .. belt .. (quiet|=gone|no noise)",
  ],
  "trial.disconnected_holds": [
    "(disconnect|unhook|unplug|take off|pull) .. (battery|negative|cable|terminal|post) ... (start|hold|fine|charged|not drain|not die|=ok|full)",
  ],
  "trial.gas_keeps_running": [
    "(keep|hold|leave|have) .. foot .. gas",
    "(unless|have to|must|need to|only if) .. (give|feather|press|hold|pump) .. gas",
    "feather .. (gas|throttle)",
    "two =footed",
    "(unless|if) .. foot .. gas",
  ],
  "trial.other_key_works": [
    "(other|second|spare|another|2nd) (key|fob|remote) .. (work|start) -not",
    "(work|start) .. (other|second|spare) (key|fob|remote)",
  ],
  "trial.swerve_changes": [
    "swerve/swerving/weave/weaving .. (left|right|loud|change|quiet|stop|away|worse|side)",
    "(turn|turning|steer|steering|veer|curve|lean) .. (left|right) .. (loud|louder|quiet|quieter|worse|=gone|away|stop|change|disappear)",
    "(loud|louder|quiet|quieter|worse|=gone|away|stop|change) .. (turn|turning|steer|veer|curve|swerve) .. (left|right)",
    "(quiet|quieter|loud|louder|worse|better) .. (left|right) .. (sweeper|curve|curves|bend|hander)",
    "(left|right) [hand] (sweeper|curve|curves|bend|hander) .. (quiet|quieter|loud|louder|worse)",
    "lean into .. (left|right)",
  ],
  "trial.ground_jumper_helps": [
    "(jumper|cable|wire|ground) .. (engine|block|body|frame|chassis) .. (negative|battery|ground) ... (start|crank|work|fine|fix|=gone|better)",
    "(negative|battery) .. to .. (engine|block|body|frame|chassis) ... (start|crank|work|fine|fix|=gone|better)",
    "(add|run|install) .. ground .. (fix|cure|solve|work|better|=gone)",
  ],
  "trial.oil_cap_changes": [
    "(remove|loosen|take off|pull|open|lift|unscrew) .. (oil cap|filler cap|oil fill cap|dipstick) ... (stop|go away|=gone|stall|smooth|quiet|die|change)",
    "(stop|go away|=gone|quiet|disappear) .. (remove|loosen|take off|pull|open|lift|unscrew) .. (oil cap|filler cap|oil filler cap|oil fill cap|dipstick)",
    "(strong|heavy|lots of) (suction|vacuum) .. (oil cap|filler cap|dipstick)",
  ],
  "trial.neutral_smooths": [
    "(neutral|=park) ... (vibration|shaking|shake|vibrating|it) (stop|go away|=gone|disappear|smooth|less)",
    "(neutral|=park) .. (smooth|smooths|calm|goes away|disappear|=gone|less vibration)",
    "(vibration|shaking|shake|vibrate) ... (stop|go away|=gone|disappear|less) .. (neutral|=park)",
    "(smooth|fine|ok) in (neutral|=park)",
  ],
} satisfies Phrases;
