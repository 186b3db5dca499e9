import { stemmer } from "stemmer";

/** Forms the stemmer cannot know: irregular verbs, and adjectives that say what their noun says. */
const IRREGULAR: Record<string, string> = {
  died: "die", dies: "die", dying: "die",
  shook: "shake", shaken: "shake", shaky: "shake", shakey: "shake", shimmies: "shimmy", shimmied: "shimmy",
  broke: "break", broken: "break", stuck: "stick", sticky: "stick", went: "go", gone: "go", goes: "go", going: "go",
  gets: "get", got: "get", getting: "get", gotten: "get", came: "come", comes: "come", coming: "come",
  lost: "lose", loses: "lose", losing: "lose", loss: "lose", lit: "light", left: "left", felt: "feel", heard: "hear",
  smelt: "smell", smelly: "smell", leaky: "leak", leakage: "leak", noisy: "noise", noises: "noise", squeaky: "squeak",
  squealy: "squeal", smoky: "smoke", smokey: "smoke", smokes: "smoke", smoking: "smoke", rattly: "rattle", jerky: "jerk",
  wobbly: "wobble", wobbles: "wobble", wobbling: "wobble", bumpy: "bump", bumps: "bump", sank: "sink", sunk: "sink",
  burnt: "burn", spun: "spin", blew: "blow", blown: "blow", threw: "throw", drove: "drive", driven: "drive",
  driving: "drive", froze: "freeze", frozen: "freeze", bent: "bend", worn: "wear", wore: "wear", tore: "tear",
  torn: "tear", stole: "steal", stolen: "steal", caught: "catch", kept: "keep", took: "take", taken: "take",
  ran: "run", running: "run", runs: "run", stood: "stand", sat: "sit", sitting: "sit", hesitant: "hesitate",
  hesitation: "hesitate", acceleration: "accelerate", deceleration: "decelerate", vibration: "vibrate",
  vibrations: "vibrate", pulsation: "pulsate", flashes: "flash", flashing: "flash", ticking: "tick", lower: "low",
  hotter: "hot", colder: "cold", louder: "loud", faster: "fast", slower: "slow", higher: "high", harder: "hard",
  engaged: "engage", engages: "engage", engaging: "engage", engagement: "engage", dripped: "drip", dripping: "drip",
  drips: "drip", replacement: "replace", replaced: "replace", replacing: "replace", intermittently: "intermittent",
  paid: "pay", changed: "change", changing: "change", overheated: "overheat", overheats: "overheat",
  overheating: "overheat", grinds: "grind", grinded: "grind", misfires: "misfire", misfiring: "misfire",
  misfired: "misfire", brakes: "brake", braking: "brake", braked: "brake", tires: "tire", wires: "wire", wiring: "wire",
  idles: "idle", idling: "idle", idled: "idle", noticeable: "notice", refused: "refuse", refuses: "refuse",
};

/** Other words for the same thing, as roots: what owners call it → what the lexicon calls it. */
const SAME: Record<string, string> = {
  tranny: "transmission", trans: "transmission", trany: "transmission", gearbox: "transmission", "a/c": "ac",
  aircon: "ac", temp: "temperature", temps: "temperature", tach: "tachometer", rpms: "rpm", revs: "rev",
  petrol: "gas", gasoline: "gas", benzine: "gas", hwy: "highway", freeway: "highway", interstate: "highway",
  motorway: "highway", expressway: "highway", tyre: "tire", tyres: "tire", kerb: "curb", bonnet: "hood",
  windscreen: "windshield", accelerator: "gas", handbrake: "handbrake", ebrake: "handbrake", automobile: "car",
  vehicle: "car", vehicles: "car", truck: "car", suv: "car", van: "car", minivan: "car", sedan: "car", cars: "car",
  trucks: "car", coupe: "car", motor: "engine", alarms: "alarm", dashboard: "dash", lamp: "light", lamps: "light",
  lights: "light", lites: "light", lite: "light", antifreeze: "coolant",
  quits: "quit", mins: "minute", min: "minute", secs: "second", dtc: "code",
  dtcs: "code", juddering: "judder", judders: "judder", shutter: "shudder", shutters: "shudder", shuttering: "shudder",
  sputtering: "sputter", sputters: "sputter", splutter: "sputter", spluttering: "sputter", stutters: "stutter",
  disc: "rotor", discs: "rotor", disks: "rotor", disk: "rotor", indicators: "indicator", blinkers: "blinker",
  shocks: "shock", "4x4": "4wd", pwr: "power", sqeal: "squeal", squeel: "squeal", squeek: "squeak",
  squeeks: "squeak", squeeking: "squeak", squeeling: "squeal", screeching: "screech", diagnose: "diagnose",
  km: "km", kms: "km", batt: "battery", eng: "engine", mech: "mechanic", thermo: "thermostat", rotars: "rotor",
  bearings: "bearing", alt: "alternator", mpgs: "mpg",
  petal: "pedal", peddle: "pedal", pedel: "pedal", loosing: "lose", looses: "lose", gage: "gauge", gages: "gauge", calliper: "caliper",
  callipers: "caliper",
};

/** Not what their stem says: "timing" is no "time", "firing" no "fire". */
const OWN_ROOT = new Set(["timing", "firing", "lowered", "lowering", "shavings", "readiness", "possessed", "driveway", "parking", "bearing", "lasts"]);

const roots = new Map<string, string>();
const MOST_KEPT = 20_000;

/** What a word is matched by: irregular forms and synonyms first, then Porter's stem. "squealing" → "squeal". */
export function rootOf(surface: string): string {
  const known = roots.get(surface);
  if (known !== undefined) return known;
  const same = SAME[surface] ?? surface;
  const root = OWN_ROOT.has(same) ? same : stemmer(IRREGULAR[same] ?? same);
  if (roots.size < MOST_KEPT) roots.set(surface, root);
  return root;
}
