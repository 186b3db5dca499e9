/** The words of parts and of shop paper: what is written for what, and what says nothing about the repair. */

const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s*\n\s*/)
      .flatMap((line) => {
        const [meant, ...written] = line.split(/[:,]\s*/);
        return written.map((word) => [word, meant!]);
      }),
  );

/** Abbreviations of repair orders, sound-alikes and other names, as written → as the names of the repairs say it. */
export const SAME_WORD: Readonly<Record<string, string>> = pairs(`
  brake: break, brk, brks, brakes, braks, brke, breaks
  front: frt, frnt, fr, fronts
  rear: rr, back, rears
  left: lh, driver, drivers
  right: rh, passenger, passengers
  transmission: trans, tranny, trany, xmsn, tranmission, gearbox
  alternator: alt, altnr
  radiator: rad
  thermostat: tstat, thermo
  temperature: temp
  rotor: rotars, roters, disk, disks
  caliper: calliper, calipers, cal
  wheel: whl, whls
  bearing: brg, brgs
  gasket: gskt, gaskets
  valve: vlv
  engine: eng
  battery: batt, bat, batteries
  assembly: assy, asm, assm
  sensor: sens, snsr
  o2: 02
  control: ctrl, cntrl
  lower: lwr
  upper: upr
  inner: inr
  outer: otr, outter
  steering: strg, stg
  suspension: susp
  cylinder: cyl
  module: mod
  compressor: comp, compresser
  conditioning: cond
  synthetic: syn, synth
  filter: fltr, filt
  housing: hsg
  tire: tyre, tyres
  shock: shox, schocks
  strut: strutt, strutts
  fluid: fld
  flush: flsh
  exhaust: exh
  manifold: manif, mani
  catalytic: cata
  converter: convertor, conv
  windshield: windscreen, ws
  serpentine: serp
  regulator: reg
  actuator: act
  alignment: align, aligned, alinement, alignments, algn
  diagnostic: diag, diagnosis, diagnose, diagnostics, diagnosed, dx
  balance: balancing, balanced, bal
  rotation: rotate, rotated, rotating
  resurface: resurfacing, resurfaced, turned, turn, machined, machine, machining
  cleaning: clean, cleaned, cleaner
  calibration: calibrate, calibrated, recalibrate, recalibration
  programming: program, programmed, reprogram, reprogramming, prgm
  inspection: inspect, inspected, insp
  recharge: recharged, charge
  exchange: exchanged, exch
  change: chg, chng, changed
  repair: repaired, fix, fixed, repairs
  bleed: bled, bleeding
  airbag: srs
  muffler: muff
  differential: diff
  driveshaft: propshaft
  headlight: headlamp
  taillight: taillamp
  antifreeze: anti-freeze
  ac: a/c, aircon
  both: each
  2: two, couple, pair
  3: three
  4: four
  1: one, single
  6: six
  8: eight
`);

/** Words that neither name a repair nor speak against one: dropped from names and texts alike. */
export const SILENT: ReadonlySet<string> = new Set(
  `a an the my our his her its it this that these those is are was were be been am i we you he she they to of for on in
  at by from with w do does did have has had will would could should can need needs needed needing want wants wanted
  replace replaced replacement replacing replacements rplc repl r&r rr&r install installed installation new get got
  getting put putting please how much cost costs price prices pricing quote quoted estimate estimated about roughly
  approximately around also as well then so car truck vehicle suv van labor parts part work job jobs some any what whats
  just looking due up out them there their if or like think thinking been being going gonna done oem aftermarket
  premium remove removed reinstall and & plus includes including include full complete your mechanic shop says said told
  recommended recommends recommend charged billed bill quoting asking asks me us because since need's would'd hi hello thanks thank all-new brand genuine
  quality kit set`.split(/\s+/),
);

/** Words that rule out what follows: "no rotors", "not the struts", "already replaced the battery". */
export const RULING_OUT: ReadonlySet<string> = new Set(
  "no not without except excluding skip dont don't doesnt doesn't already minus declined decline".split(" "),
);

/** Axle, side and number: they place a repair, and stand in the names only where they tell two repairs apart. */
export const PLACING: ReadonlySet<string> = new Set(
  "front rear left right both all side sides upper lower inner outer corner corners axle wheels 1 2 3 4 5 6 7 8".split(
    " ",
  ),
);
