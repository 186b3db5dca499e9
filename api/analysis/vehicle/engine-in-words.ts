import type { EngineSaid } from "./engine-said.ts";
import type { EngineLayout } from "./profile.ts";

const NUMBERS: Record<string, number> = { three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 };
const COUNT = "3|4|5|6|8|10|12|three|four|five|six|eight|ten|twelve";
const NOT = /\b(?:not?|isn'?t|isnt|non|without|don'?t have)[ -](?:an? |the |my )?$/;

type Reader = readonly [pattern: RegExp, says: EngineSaid | ((found: RegExpExecArray) => EngineSaid)];

/** In order; what an earlier reader has said stands. */
const readers: readonly Reader[] = [
  [/\bv-?(10|12)\b|\bw12\b/, { layout: "v10_12", cylinders: 12 }],
  [/\bv[ -]?8\b|\bhemi\b|\bcoyote\b|\bnorthstar\b/, { layout: "v8", cylinders: 8 }],
  [/\bv[ -]?6\b|\bvr6\b|\bpentastar\b/, { layout: "v6", cylinders: 6 }],
  [/\bflat[ -](?:four|4)\b/, { layout: "boxer4", cylinders: 4 }],
  [/\bflat[ -](?:six|6)\b/, { layout: "boxer6", cylinders: 6 }],
  [/\brotary engine\b|\bwankel\b/, { layout: "rotary" }],
  [/\b(?:inline|straight|in-line)[ -]?(three|four|five|six|[3456])\b/, ([, n]) => inline(count(n))],
  // Interstates: "on I-5".
  [/(?<!\b(?:on|the|off|down|up|along) )\b[il]-?([3456])\b/, ([, n]) => inline(count(n))],
  [
    new RegExp(
      `(?<!(?:#|\\bnumber|\\bno\\.?|\\bon|\\bin|\\bfor)[ ]?)\\b(${COUNT})[ -]?(?:cyl\\b|cyls\\b|cylinders?\\b)(?! (?:misfir|miss|coil|plug|dead))`,
    ),
    ([, n]) => ({ cylinders: count(n) }),
  ],
  [/\b(\d\.\d) ?(?:l|lt|ltr|liters?|litres?)\b(?! (?:of|oil|coolant|water|fluid))/, ([, n]) => ({ liters: Number(n) })],
  [
    /\b(\d\.\d) ?(?:[il]4|v-?6|v-?8|hemi|eco-?boost|duramax|cummins|power ?stroke|tdi|tsi|turbo|diesel|hybrid|vtec|vortec)/,
    ([, n]) => ({ liters: Number(n) }),
  ],
  // "The 5.0 knocks", but not "the 4.5 mile mark".
  [/\b(?:the|my) (\d\.\d)\b(?! ?-?(?:mi|km|h|gal|q|psi|v|year|in|star|sec|%))/, ([, n]) => ({ liters: Number(n) })],
  [/\b(\d\.\d)(?= model\b)/, ([, n]) => ({ liters: Number(n) })],
  [/\beco-?boost (\d\.\d)\b/, ([, n]) => ({ liters: Number(n) })],
  [/\b(\d\.\d) ?t\b/, ([, n]) => ({ liters: Number(n), forcedInduction: true })],
  [
    /\bcummins\b|\bpower ?stroke\b|\btdi\b|\bduramax\b|\bbluetec\b|\beco-?diesel\b/,
    { fuel: "diesel", forcedInduction: true },
  ],
  [
    /(?<!\b(?:like|as|put|used?|filled it with) (?:an? )?)\bdiesel\b(?![ -]?(?:like|ish)\b| (?:in|at|by mistake|clatter|knock|sound|noise|smell|station|pump))/,
    { fuel: "diesel" },
  ],
  [/\bgas(?:oline)? (?:engine|motor|model|version)\b/, { fuel: "gas" }],
  [/\bplug-?in\b(?= hybrid)|\bphev\b|\benergi\b|\b4xe\b/, { fuel: "plugin_hybrid" }],
  [/\bhybrid\b/, { fuel: "hybrid" }],
  // What stands behind the model in its name: RX 450h, 530e, X5 xDrive45e.
  [/\b[2-6]\d0h(?= model\b)/, { fuel: "hybrid" }],
  [/\b(?:[2-7]\d\d|xdrive\d\d)e(?= model\b)/, { fuel: "plugin_hybrid" }],
  [
    /\b(?:all|fully)[ -]electric\b|\belectric (?:car|model|version|vehicle)\b|\b(?:my|the) ev\b|\bbev\b|\bev model\b|\belectrified\b/,
    { fuel: "electric" },
  ],
  [/\bnaturally aspirated\b|\bnon[ -]?turbo\b/, { forcedInduction: false }],
  [
    /\beco-?boost\b|\b(?:twin|bi)?-?turbo(?:charged|charger)?\b|\bsuper-?charged\b|\bsupercharger\b|\btsi\b/,
    { forcedInduction: true },
  ],
  [/\bcvt\b|\bcontinuously variable\b/, { transmission: "cvt" }],
  [/\bdsg\b|\bdct\b|\bpdk\b|\bdual[ -]clutch\b|\bpower ?shift\b|\bs[ -]tronic\b/, { transmission: "dct" }],
  [/\b(?:automatic|auto) (?:trans(?:mission)?|gearbox)\b|\bspeed auto(?:matic)?\b/, { transmission: "automatic" }],
  [
    /\bmanual (?:trans(?:mission)?|gearbox|shift|car)\b|\b[56][ -]?(?:speed|spd) manual\b|\b(?:is|has) a manual\b(?! \w)|\bstick[ -]?shift\b|\b(?:is|has|drive) a stick\b|\bclutch pedal\b|\bdouble[ -]clutch|\b(?:foot|feet) (?:\w+ )?on the clutch\b|(?:^|[.,;] ?)(?:it'?s )?(?:a )?manual ?(?:[.,;]|$)|\bpush(?:ing)? (?:in |on )?the clutch\b|\bpress(?:ing)? (?:in |on )?the clutch\b/,
    { transmission: "manual" },
  ],
  // An automatic has clutches too, but its owner does not name them.
  [
    /(?<!\b(?:a\/?c|compressor|fan|converter|dual|lock-?up|overrunning|pulley|pack) )\bclutch (?:is |was |started |keeps |has )?(?:slip|pedal|chatter|judder|drag|burn|master|slave|went out|gave out|smell|kit|job)/,
    { transmission: "manual" },
  ],
  // A bare "6-speed" is as often an automatic.
  [/\b(?:five|5)[ -]?(?:speed|spd)\b/, { transmission: "manual" }],
  [/\bautomatic\b(?= *(?:[,.;)]|$))/, { transmission: "automatic" }],
  [/\b(?:awd|4wd|4x4)\b|\b(?:all|four|4)[ -]wheel[ -]drive\b|\bquattro\b|\bxdrive\b|\b4matic\b/, { drive: "awd" }],
  [/\bfwd\b|\bfront[ -]wheel[ -]drive\b/, { drive: "fwd" }],
  [/\brwd\b|\brear[ -]wheel[ -]drive\b/, { drive: "rwd" }],
  [/\b2wd\b|\b4x2\b|\b(?:two|2)[ -]wheel[ -]drive\b/, { drive: "two" }],
];

/** Reads "2.4L", "5.3 V8", "4 cyl", "EcoBoost", "TDI", "stick shift", "4x4" and the like. "Not the V6" says nothing. */
export function engineInWords(text: string): EngineSaid {
  const words = text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, " ");
  const said: EngineSaid = {};
  for (const [pattern, says] of readers) {
    const found = pattern.exec(words);
    if (!found || NOT.test(words.slice(0, found.index))) continue;
    Object.assign(said, { ...(typeof says === "function" ? says(found) : says), ...said });
  }
  return said;
}

const count = (written = "") => NUMBERS[written] ?? Number(written);

const inline = (cylinders: number): EngineSaid => ({ cylinders, layout: `i${cylinders}` as EngineLayout });
