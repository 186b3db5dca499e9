import type { Phrases } from "./phrases.ts";
import { PARKING_BRAKE } from "./terms.ts";

const HELD_ON = "(drag|stick|hang up|bind|seize|lock up|=stuck|stay on|freeze|not release|rub)";

export const BRAKES = {
  "brake.pedal_soft": [
    "pedal + soft/spongy/mushy/squishy/squishee/mush", "brake + soft/spongy/mushy/squishy", "soft/spongy/mushy/squishy brake/pedal", "pump brake/pedal", "pump .. brakes/pedal .. (stop|firm|few|several|times|hard|up)", "pedal .. (air|no resistance)", "air in .. brake", "pedal .. cloud/sponge",
    "brake .. (feel/feels) .. (soft|spongy)", "bleed .. brake .. still", "!pedal firm/solid/good/fine/normal", "pedal + (no pressure|lose pressure|no resistance)",
  ],
  "brake.pedal_sinks": [
    "pedal + (floor|floorboard)", "brake .. (to|hit|go) .. floor", "pedal .. (sink|drop|fade|slowly go down|creep down)", "sink .. (stop|light|hold)", "brake sink/sinks", "pedal bottoms", "brake .. floor",
  ],
  "brake.pedal_hard": [
    "(brake pedal|pedal|=brakes) (hard|stiff|rock hard|firm|rock solid|hard as a rock)", "(brake pedal|pedal|brake) .. (hard to push|hard to press|rock hard|stiff|hard as)", "hard/stiff/rock pedal", "hard/stiff brake pedal", "hard to press/push .. (brake|pedal -gas/clutch)", "(brake|pedal) .. with both",
    "stand on .. brake", "(power|brake) booster", "no power brake", "(push|press) .. (really|very|so|extra) hard .. (brake -then|stop)", "brake pedal .. not move", "both feet", "brake .. hard as a rock",
  ],
  "brake.pedal_low": ["low pedal/brake pedal", "pedal low -speed", "pedal .. (travel|far down|close floor|too far|halfway|all down|near floor)", "long pedal", "push .. brake .. (far|all way) down"],
  "brake.weak": [
    "brake .. (weak|poor|fade|not stop|not grab|not good|not great|less|bad|not work/working well|lose effectiveness|fade)", "(take|takes|took|taking) .. (long|longer|while|forever|far|effort) .. stop", "long/longer .. stop", "not stop .. (well|fast|quick|good|soon|like)",
    "hard .. to stop", "stop distance", "stopping distance/power", "brake .. feel weak", "barely stop", "brake fade", "not stop like", "brake assist", "reduced brak", "not brake .. (well|properly|enough)", "no stopping power", "brake .. not .. (effective|responsive|hold|catch|bite)", "delay .. brak", "trouble stopping", "difficult .. stop",
  ],
  "brake.failed": [
    "no brake -light/lights/fluid/noise/pad/pads/issue/problem/dust/pulsation/work", "brake .. (go out|fail|give out|quit|fail|=went out|=gone|stop work|not work)", "lose .. brake -light", "(brake|brakes) + (failure|=failed)", "not stop (car|at all|in time)", "without brake", "(could|can|would) not stop -it/noise/shaking/leaking/the/from/running/making", "=brake loss", "nothing .. press/hit .. brake", "unable .. stop",
    "!brake/brakes .. (work/works/fine/good/ok) ",
  ],
  "brake.pull": [
    "pull/veer/yank/dart/drift/steer .. (brake|braking)", "brake .. (pull|veer|yank|dart|drift)", "pull .. (left|right|one side|side) .. brak",
  ],
  "brake.drag": [
    `(brake|caliper|rotor|pad) .. ${HELD_ON}`, `drag/dragging/sticking/stuck/seized/frozen brake/caliper`, "feel like .. (brake on|park brake|hold back)", "like .. (driving|something) .. brake on", "not roll/coast .. free", "not coast", "wheel + (hard turn|not spin|not turn free|seize|stuck|locked)", "holding .. back", "brake .. not let go",
    "feels like .. being held",
  ],
  "brake.hot_wheel": [
    "(wheel|rim|rotor|hub|tire|caliper) + (hot|heat|burn|overheat|glow)", "hot wheel/rim/rotor/brake/hub", "brake .. (hot|overheat|red hot|glow)", "too hot to touch", "cherry red", "wheel .. warm",
  ],
  "brake.lockup": ["(brake|wheel|tire) .. lock up", "brake/wheel/tire lock", "lock .. (brake|wheel|tire)", "skid/skidding -plate/mark", "brakes .. locked", "grabby", "brake .. grab -nothing"],
  "brake.abs_activates": [
    "abs .. (kick|activate|engage|come|go off|pump|grind|pulsate|trigger|actuate) -light/on", "(abs|antilock|anti lock) .. (when|low speed) .. stop -light", "(brake|pedal) .. (chatter|buzz|grind|pulse) .. last", "abs .. kick in", "pulsing .. low speed .. stop", "abs pump/motor .. run/noise",
  ],
  "brake.fluid_low": ["low/lose/losing/no brake fluid", "brake fluid + (low|empty|down|disappear|=gone|lose)", "brake reservoir .. (low|empty)", "(add|top) .. brake fluid", "master cylinder .. (low|empty)", "!brake fluid .. (full|fine|good|ok|level)"],
  "brake.pads_thin": [
    "pad + (thin|worn|low|=gone|mm)", "worn/thin/bad/low/old pad", "brakes (worn|thin|=gone|down to)", "(2|3|4|1) mm", "no pad left", "need .. (pad|new brake|brake pad)", "original brakes/pads", "brake shoe .. worn", "never .. (replace|change) .. (brake|pad)", "brakes .. never .. (replaced|changed)", "!pad .. (thick|good|plenty|fine|lots|ok)", "metal .. through .. pad",
  ],
  "brake.rotor_scored": ["(rotor|drum) + (groove|score|rust|gouge|bad|pit|ridge|line|crack|lip)", "rusty/scored/grooved/rusted rotor/drum", "rotors .. (chewed|destroyed|eaten)"],
  "brake.parking_fails": [`${PARKING_BRAKE} .. (not hold|not work|roll|weak|loose|useless|fail|no resistance|not engage|not set)`, `not hold .. hill`, `${PARKING_BRAKE} .. (pull|come) .. (up|high)`, "roll/rolls .. (park|hand) brake"],
  "brake.parking_stuck": [`${PARKING_BRAKE} .. (stick|not release|not disengage|freeze|seize|jam|not come off|lock)`, `stuck/frozen ${PARKING_BRAKE}`, `not release .. ${PARKING_BRAKE}`],
  "brake.dust_one_wheel": ["brake dust", "(wheel|rim) .. (black|dust|dirty|dirtier)", "black dust"],
  "brake.auto_braking": [
    "brake by itself/themselves/themself", "(car|it) .. brake .. (itself|own|no reason|without reason|randomly|nothing there)", "phantom brak", "automatic/emergency/auto braking .. (activate|engage|slam|no reason|itself|false)", "slam/apply/hit .. brake .. (itself|own|no reason|nothing)",
    "(automatic|emergency|auto|collision) .. brake .. (activate|engage|apply|trigger)", "brake (activate|engage|apply) .. (own|itself|themselves|unexpectedly|automatically|no reason)", "collision .. (false|nothing)", "forward collision .. brake",
  ],
} satisfies Phrases;

export const STEERING = {
  "steer.pull": [
    "(car|it|wheel|steering) pull -over/in/into/out/away/codes/code/up/apart/off/the/it/my/a/through/fuse", "pull -over/off .. (left|right|one side|side)", "drift/wander/veer .. (left|right|one side|lane)", "drifts", "=pulling =hard", "car go/goes left/right", "not drive/go straight", "(want|try) .. go left/right", "alignment + (off|bad|out)", "out of alignment", "fight .. steering", "hold/keep .. steering wheel .. straight/left/right", "not track straight", "!drive/track/go straight", "torque steer", "steers .. (left|right)",
  ],
  "steer.wander": ["wander/wandering/wanders", "all over .. road", "all over the", "not hold .. lane/straight", "hard .. keep .. (lane|straight)", "not stay .. lane/straight", "darty/dart/squirrelly/squirrely/twitchy", "constant .. (correct|correction)", "loose .. (highway|road)", "feels like .. (ice|float|sliding)", "unstable", "sway/swaying -bar", "tracks .. rut"],
  "steer.loose": ["(steering|wheel) + (play|loose|sloppy|slop|slack|free play)", "loose/sloppy steering", "play in .. (steering|wheel)", "steering .. not .. respond", "steering .. vague", "have to turn .. (far|lot) .. (before|respond)", "dead spot"],
  "steer.heavy": [
    "(steering|wheel) + (hard|stiff|heavy|difficult|tough|tight) -brake/brakes/vibrate/shake/when", "(hard|difficult|stiff|heavy|tough) .. (steer|turn the =wheel|turn wheel|turn the steering|turn steering)", "steer/steering .. (hard|stiff|heavy|difficult)", "lose/no/without power steering -leak/fluid/noise", "power steering (fail|go out|quit|stop work|not work|lose|intermittent|=went|=out|malfunction)",
    "steering assist -unavailable", "hard .. turn .. (left|right|wheel|park)", "not turn .. wheel", "manual steering", "arm .. turn", "steering .. feel .. (hard|stiff|heavy|tight)",
  ],
  "steer.locks": ["(steering|steering wheel) .. (lock|lock up|jam|freeze|seize|stuck|locked|not turn|stick)", "not .. (steer|turn the steering wheel|turn the wheel)", "lose .. steering -fluid/assist", "(lost|no|loss) .. steering -wheel/fluid/noise/issue/assist", "steering .. (fail|failed|go out)", "unable .. steer"],
  "steer.off_center": ["(steering )wheel .. (crooked|off center|not straight|not center|off centre|cocked|tilted|degree)", "steering .. (crooked|off center|not straight|not center)", "crooked steering", "off center", "have to hold .. (left|right) .. (go )straight", "steering wheel .. (turned|points) .. straight"],
  "steer.no_return": ["not (return|come back|go back|straighten|recenter|self center) -on/start", "(steering|wheel) .. not (return|come back|straighten)", "memory steer", "steering .. stay turned", "not recenter", "sticky steering"],
  "steer.fluid_low": ["power steering fluid + (low|empty|add|top|=gone|lose|keep|refill)", "low .. power steering", "(ps|steering) fluid + (low|empty|add|top|lose)", "(add|top) .. (power )steering fluid", "!power steering fluid .. (full|fine|good|ok)"],
  "steer.notchy": ["(steering|wheel) + (notchy|notch|jerk|catch|bind|stick|jerky|stiff spot|tight spot|rough|click|tug|nudge)", "binding steering", "steering .. jerk", "sticks .. center"],
} satisfies Phrases;
