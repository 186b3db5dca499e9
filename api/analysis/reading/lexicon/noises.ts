import type { Phrases } from "./phrases.ts";
import { NOISE } from "./terms.ts";

export const NOISES = {
  "noise.squeal": ["squeal/squeak/squeel/screech/screak/eek", "high pitch/pitched -whine/whining/whistle", "scream -at", "squeek", `nails chalkboard`],
  "noise.chirp": ["chirp", "cricket", "bird + noise/sound", "tweet"],
  "noise.grind": ["grind/grinding -in/of -gear/gears", "metal on metal", "metal to metal", "crunch/crunching", "gravel in", "coffee grinder", "=grating/=grates", "growl -hum"],
  "noise.scrape": ["scrape/scraping", "scratch/scratching noise/sound", "rubbing/rub .. noise/sound", "rub/rubbing -off/alcohol", "dragging noise/sound", "metallic/metal scrape", "swish/swishing/shh"],
  "noise.clunk": ["clunk/clunky", "clank/clang/klunk", "thunk", "clonk"],
  "noise.knock": ["knock/knocking -sensor/off/down/over/on/out", "rod knock", "hammer/hammering"],
  "noise.tick": ["tick/ticks/ticking", "tap/tapping -on/the", "sewing machine", "typewriter", "lifter noise/tick", "sounds like .. diesel", "like diesel", "tappet", "clatter"],
  "noise.click": ["click/clicking/clicks/clicky", "clack", "clicky"],
  "noise.rattle": ["rattle/rattling -can", "marbles/rocks .. (can|cup|box)", "loose change", "shaking can", "jingle", "tinny", "chatter -clutch", "something .. loose .. (noise|sound)"],
  "noise.hum": [
    "hum/humming", "drone/droning", "roar/roaring", "growl/growling", "airplane/helicopter/jet/plane/aeroplane -mode", "(loud|whirring) road noise", "road noise", "womp womp", "wah wah",
    "wom wom", "whoosh .. tire", "whir/whirring", "tire noise", "bearing noise", "mud tires",
  ],
  "noise.whine": ["whine/whining", "moan/moaning -about", "groan .. steer", "howl/howling", "supercharger", "siren -cop", "whirl/whirring"],
  "noise.hiss": ["hiss/hissing", "air leak/leaking/escaping", "ssss", "spray .. noise", "sizzle/sizzling"],
  "noise.whistle": ["whistle/whistling"],
  "noise.pop": ["pop/popping -up/out/open/hood/the", "crack/cracking noise/sound", "snap/snapping noise/sound", "crackle"],
  "noise.bang": ["bang/banging/banged", "loud boom", "boom", "explosion/exploded -airbag", "thud -thud"],
  "noise.buzz": ["buzz/buzzing", "vibrating noise", "zzz", "electrical noise"],
  "noise.rumble": ["rumble/rumbling -strip/strips", "gravelly", "lawn mower -blade", "tractor"],
  "noise.thump": ["thump/thumping", "slap/slapping", "flap/flapping", "thud/thudding", "wump/whump", "whop", "thwack", "whap", "thumpa"],
  "noise.creak": ["creak/creaking/creaky", "groan/groaning", "old door", "old bed", "popcorn", "squeaky -brake/brakes/clean", "rusty hinge", "bed spring"],
  "noise.gurgle": ["gurgle/gurgling", "=bubbling/slosh/trickle/waterfall", "water .. (dash|slosh) .. noise/sound", "running water", "(hear|sound) .. water"],
  "noise.ping": ["ping/pinging", "detonation/detonate", "spark knock", "pre ignition", "preignition", "=pinking"],
  "noise.loud_exhaust": [
    "loud exhaust/muffler", "exhaust .. loud", "exhaust sounds/noise", "(car|engine|truck) .. sound .. race car", "race/racing car", "nascar", "=got =loud -noise", "super/really/very/extremely/so loud -when/noise", "louder than normal/usual",
    "motorcycle", "tank .. loud", "muffler .. (fell|=gone|loud|rust|hole)", "obnoxiously loud", "deafening", "sounds like a tank",
  ],
  "noise.backfire": ["backfire/backfiring/backfired", "back fire/firing", "pop .. exhaust", "exhaust .. pop", "gunshot/gun shot"],
  "noise.wind": ["wind noise/sound", "wind .. (door|window|windshield|mirror|roof)", "rushing air", "air .. rush .. (door|window)"],
  "noise.unspecified": [
    `${NOISE} -system/deadening/great`, "make .. noise", "sounds weird/funny/strange/rough/different/horrible/bad/awful/odd", "noises",
  ],
  "vibration.shake": [
    "shake/shaking/shakes/shook -head/hand/my/can/off/up", "vibrate/vibrating", "shimmy", "shudder/judder -trans", "tremble/trembling", "quiver", "rough ride", "shaky", "vibrat", "jiggle/jiggles", "bouncing wheel", "rough + (highway|mph)",
    "death wobble", "pulsing .. steering", "jitter",
  ],
  "vibration.wobble": ["wobble/wobbling/wobbly", "shimmy", "death wobble", "sway side"],
  "vibration.pulsation": ["pulsate/pulsating/pulsation", "pulse/pulsing/pulses -width", "pedal + (vibrate|shake|judder|shudder|kick|flutter)", "brake/brakes .. (judder|shudder)", "warped rotor/rotors/disc", "rotor .. warp"],
} satisfies Phrases;
