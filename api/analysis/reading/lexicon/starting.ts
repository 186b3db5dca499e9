import type { Phrases } from "./phrases.ts";
import { WONT_START } from "./terms.ts";

const KEY = "(key|ignition|button|start button)";
const TRY = "(try|attempt|turn key|turn the key|hit start|push start|press start)";

export const STARTING = {
  "start.no_start": [
    `${WONT_START}`, "no start/starting -issue/problem/trouble", "nostart", "not (want|wanna|able|get|even) .. start", "fail to start", "unable .. start", "refuse .. start", "not start .. (up|at all)", "(trouble|problem|difficulty|hard time|issue) [with] =starting", "hard to start", "hard start", "=starting (issue|problem|trouble)",
    "not .. (fire|catch) -up", "(car|engine) not run -right/well/rough/smooth/properly/good/hot/out/on/into/the/like", "dead .. (morning|car|driveway|parking|work)", "not get .. start/started/going", "stranded -because", "(car|engine|it) not turn on", "!start/starts/started -to/with/and/making/the/from/when/out/having/shaking/getting/acting -up (fine|right up|perfectly|normally|great|ok|first|no problem|every time|good|easily|strong)", "!start up fine/ok/great/good", "!starts right up", "won't start", "hesitant .. start",
    "not always start", "sometimes .. not start", "crank but", "would not start",
  ],
  "start.no_crank": [
    "not crank/turnover", "no crank/cranking", "not turn over", "not turning over", "engine not turn -off/on/light", "starter .. not (engage|turn|spin|work|do)", "not .. crank .. over", "not .. try .. (crank|turn over)", "starter .. (nothing|dead)", "!crank/cranks/cranking -but/and/no/not/slow/slowly/long/time/for (fine|good|strong|ok|normal|over|great|fast|healthy)", "!turn/turns/turning over (fine|good|strong|ok|normal|but|great|fast)", "engine .. not .. turn over",
    "!engine turns/cranks over", "nothing .. crank",
  ],
  "start.silent": [
    `(nothing|no sound|no noise|no click|silence|silent|no response) .. ${KEY}`, `${TRY} .. (nothing|no sound|no noise|no click|silence|silent|no response|not do anything|no reaction)`, "turn .. key .. (nothing|not do anything|no sound|dead silence)", "absolutely nothing", "does nothing", "not .. (make a sound|do anything|even click)", "no click/clicking", "not even click", "complete silence", "dead silence", "nothing happen", "not a sound",
  ],
  "start.single_click": ["(one|single|1|loud|just a) click -and/every/when/ing", "a =click -and/every/when", "click once", "just click/clicks", "only click", "single .. click", "(hear|get|makes) .. click .. (start|key|nothing|no crank)", "click .. (no crank|not crank|not start|not turn|nothing)", "one .. click"],
  "start.rapid_click": [
    "(rapid|fast|repeated|multiple|machine gun|constant|continuous|quick) click/clicking", "click/clicking .. (rapid|rapidly|fast|repeatedly|machine|many|continuously|over and over|a bunch)", "click click", "(try|attempt|turn key|turn the key|start) .. =clicking/=clicks", "=clicking .. (start|not start|key|crank)", "=clicks .. (not start|not crank|not turn)", "tick tick", "=clicking noise/sound .. (start|key)", "starter chatter", "clicks .. (when|if) .. start", "chattering/machine gun", "clickety", "just =clicks/=clicking",
  ],
  "start.slow_crank": [
    "(crank|turn over|turns over|starter|=cranking) .. (slow|slowly|sluggish|weak|weakly|labored|struggle|lazy|hard)", "starts (slow|slowly|sluggish|hard)", "slow/sluggish/weak/labored/lazy crank/start/starter/turn/cranking", "struggle/struggling/strain .. (start|crank|turn over)", "barely (crank|turn over|start)", "rr rr", "ruh ruh", "groan .. start", "slowly .. (crank|turn)", "!cranks strong", "drag/drags .. start", "grunt",
  ],
  "start.crank_no_start": [
    "crank/cranks/cranking .. (not start|not fire|not catch|no start|but not|never start|not run)", "turn over .. (not start|not fire|not catch|no start|not run|but not)", "turn/turns/turning over but", "crank .. but", "crank no start", "(try|attempt) .. start .. not .. catch", "not fire up", "crank and crank", "cranks .. not start", "spins .. not start", "engine turns .. not start", "starter .. (work|spin|turn|crank|good|fine) .. not start", "turns .. but not .. start", "wants to start", "cranks fine", "cranks over",
  ],
  "start.long_crank": [
    "long/extended/excessive crank/cranking/start", "crank .. (long|while|forever|several second|10 second|5 second|few second|seconds|longer)", "(takes|take|took|taking) .. (few|several|two|three|2|3|4|5|multiple|many|couple|long|forever|while|second) .. (start|crank|fire|turn)", "takes .. (long|longer|while|forever) .. start", "(try|start|crank|turn) .. (several|multiple|few|two|three|couple) times .. (start|before)", "hard start/starting", "second try", "multiple/several/few/couple/2/3 tries/attempts", "hard to start", "start .. (long|longer) than", "longer .. start", "difficult .. start", "start .. eventually", "harder .. start", "on the (second|third|2nd|3rd)",
  ],
  "start.starts_then_dies": [
    "start .. (then|but|and) (die|stall|shut off|cut off|quit|turn off|shuts|turns off) -while/when/at/if", "start .. (die|stall) .. (second|immediately|right away|after|instantly)", "(die|stall|shut off|shuts off|cut off|turns off|quit) .. (right|immediately|second|shortly) after .. start", "start .. not (stay|keep) .. (run|running|on)", "not stay (running|started|on|run)", "not keep running", "starts .. (runs|run) .. second", "fire up .. die", "stall .. after start", "not stay run", "starts and stalls", "dies .. right away",
  ],
  "start.grinds": ["grind .. (start|key|crank|ignition)", "(start|starting|starter|crank) .. grind", "starter .. grind", "grinding starter"],
  "start.spins_free": ["starter .. (spin|whir|whine|free|spins) -engine", "(whir/whirring/whine/zing) .. (key|start) .. not", "spin/spins/spinning .. not (engage|catch|turn engine|crank)", "starter .. not engage", "spins free/freely"],
  "start.jump_helps": [
    "jump .. (start|work|run|fine|drive|help|fired|ok|=started|get it)", "start .. (with|after|when|if) .. (jump|jumped|jumping)", "(have|need|had|has|got) .. (jump|jumping|jumped)", "need a jump", "jump start/started/starting/box/pack", "jumpstart/jumpstarted", "boost .. start", "give .. jump", "jumper cable", "with a jump", "without .. jump",
  ],
  "start.jump_fails": ["jump .. (not start|not work|nothing|no luck|still not|still no|not help|did nothing|still nothing|fail|no change|no difference)", "not .. (start|help) .. (jump|jumped|jump start|jumping)", "try/tried .. jump -and", "(tried|attempted) .. jump", "even .. (with|after) .. jump", "will not jump", "not take .. jump"],
  "start.dies_after_jump": ["jump .. (die|dies|died|dead|again|stall|shut)", "(die|dies|died|dead) again", "dead .. (again|next day)", "jump .. next (day|morning)", "remove/disconnect/unhook/take .. (cable|cables|jumper) .. die"],
  "start.battery_dead": [
    "dead battery", "battery + (=dead|=dies|=died|=drained|flat|low|weak|=die|=drain)", "battery + (not hold|not charge|run down|=drains|=draining|not taking)", "(drain|kill|killed|kills|drained|drains) .. battery", "battery dead/dies/died/drained/flat/drains", "low/weak/bad/drained battery -light", "battery .. bad", "battery .. go dead", "!battery .. (charged|full|fully charged|strong)",
  ],
  "start.drains_overnight": [
    "battery + (overnight|sit|few day|couple day|morning|every day|park|every morning|2 day|3 day|next day|next morning|week)", "(die|dead|drain|drains|dies) .. (overnight|sit|sitting|sits)", "parasitic", "=draw -power", "power draw", "(dead|die|drain) .. (few|couple|two|three|2|3|4) day", "battery drain/drains/draining", "drain .. battery", "something .. draining", "kills .. battery", "keep .. (dying|killing|draining)", "keeps dying -while/when/at/on", "amp draw", "dead every morning", "battery keep",
  ],
  "start.key_not_recognized": [
    "key + (not detect|not recognize|not recognise|not detected|no key|not found|not read)", "(no key|key not|fob not) .. (detected|found|recognized)", "not (recognize|recognise|detect|read|see) .. (key|fob)", "no key", "immobilizer/immobiliser", "key .. (not program|unrecognized|lost program)", "key not",
  ],
  "start.key_stuck": ["key + (stick|=stuck|not turn|jam|not come out|not remove)", "not (turn|remove|get|pull|take) .. key", "ignition + (stick|not turn|jam|lock|=stuck|seize)", "key .. not (turn|budge|go in)", "not turn .. key -on/off", "ignition .. lock"],
  "start.button_dead": ["(start|push) button .. (nothing|not|dead|no response)", "(press|push) .. (start|button) .. (nothing|no response|not start|accessory)", "push button/start .. not", "push to start"],
  "start.neutral_helps": ["(start|crank) .. in neutral", "neutral .. (start|crank)", "start .. (jiggle|wiggle|move) .. (shifter|shift|gear)", "(jiggle|wiggle|move) .. (shifter|gear shift|lever) .. start", "!start .. park .. neutral .. not"],
  "power.all_dead": [
    "!(light|headlight|dash|radio|electronics|everything) .. (work|works|bright|come on|comes on|fine|strong) -not/nothing", "!still have power",
    "(completely|totally|absolutely) dead", "no power -steering/window/to/when/going/uphill/at/up/in/on/from/mirror/brakes/brake", "no electric/electrical/electricity/electronics", "(no|without) .. (power|electric) .. (at all|anything|whole)", "no lights no/nothing", "everything .. (dead|off|shut|die|=went)", "dead as", "no dash light/lights .. (start|key|no)", "nothing .. (work|light|turn on|come on)", "all .. (electronics|electrical|power) .. (die|dead|lose|shut|out|off|=went)", "no interior light", "lose .. all power/electrical/electric", "complete .. power loss", "total loss .. power", "dead car", "not even .. light", "no lights .. nothing", "power .. completely",
  ],
  "power.dim_lights": ["(light|headlight|dash|interior|radio|lights) .. (dim|dimmer|dimming|fade|weak)", "dim/dimming/dull .. light/headlight/lights/headlights/dash", "dims", "!(light|headlight|dash|radio) .. (bright|strong|not dim|work fine|work fine|fine|normal)"],
  "power.flicker": ["(light|headlight|dash|screen|lights|gauge) .. (flicker|strobe|pulse|flutter|blink .. and)", "flicker/flickering", "lights .. bright .. dim"],
  "power.voltage_low": ["=low/lose volt/voltage -ac/battery", "volt/voltage/voltmeter + (drop|low|down|fall|fluctuate|goes down)", "=11/=10/=9/11.5/11.8/11.9/12.1/12.2/12.3/12.0/12.4/10.5/11.2 volt/v", "battery not charge", "(alternator|battery) .. not .. charging", "not =charging -phone", "volt gauge .. low", "battery gauge .. low", "!14/14.2/14.4/13.8/14.1/14.3/14.5/13.9/14.0 volt/v", "!alternator .. (charging|14)"],
  "power.voltage_high": ["overcharge/overcharging", "over charge/charging", "=15/=16/=17/=18/15.5/16.5 volt/v", "high voltage -battery/system", "voltage .. too high", "(bulb|light) .. (burn|blow) .. (out|keep)"],
  "power.corroded_terminals": ["(terminal|battery|connection|cable|post|clamp|ground) + (corrode|corrosion|corroded|loose|dirty|green|crusty|white stuff|powder|crud)", "corroded/loose/dirty terminal/cable/ground/battery", "wiggle .. (cable|terminal|battery)", "clean .. (terminal|battery)", "bad ground", "!terminal .. (clean|tight|good)"],
  "power.battery_old": ["old battery", "battery + (year old|years old|original|old|age)", "(4|5|6|7|8|four|five|six|seven) year .. battery", "original battery"],
  "power.battery_swollen": ["battery + (swell|swollen|bulge|leak|acid|crack|boil|bloat|egg)", "swollen/leaking/bulging battery"],
} satisfies Phrases;
