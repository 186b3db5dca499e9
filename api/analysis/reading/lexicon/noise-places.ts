import type { Phrases } from "./phrases.ts";

const NOISE =
  "noise/sound/rattle/tick/knock/squeal/whine/hum/grind/click/chirp/rumble/squeak/clunk/buzz/whir/growl/roar/scrape/tap/hiss/groan/howl/screech";

/** The part a noise seems to come from. The kind of noise is read by itself (`noises.ts`). */
export const NOISE_PLACES = {
  "noise_at.belts": [`${NOISE} + (belt area|belts|pulley|pulleys|idler|tensioner|serpentine belt|accessory drive)`],
  "noise_at.alternator": [`${NOISE} + alternator`],
  "noise_at.engine_top": [
    `${NOISE} + (valve cover|valve covers|top end|cylinder head|lifter|lifters|valve train|valvetrain)`,
    `${NOISE} .. top .. engine`,
  ],
  "noise_at.engine_bottom": [
    `${NOISE} + (bottom end|lower engine|lower end|crankcase)`,
    `${NOISE} .. (bottom|lower|deep) .. engine`,
    `deep ${NOISE} -exhaust`,
  ],
  "noise_at.engine_front": [
    `${NOISE} + (timing cover|timing chain|chain area|timing belt)`,
    `${NOISE} .. (front|side) of engine`,
  ],
  "noise_at.bell_housing": [
    `${NOISE} + (bell housing|bellhousing|flywheel|flexplate|flex plate|torque converter)`,
    `${NOISE} .. (between|where) .. engine .. transmission`,
    `${NOISE} .. back of engine`,
  ],
  "noise_at.transmission": [`${NOISE} + transmission -mount/fluid`, `${NOISE} + cvt`],
  "noise_at.exhaust": [
    `${NOISE} + (exhaust|muffler|tailpipe|tail pipe|catalytic converter|resonator|heat shield) -fan`,
  ],
  "noise_at.blower": [
    `${NOISE} ... (fan speed|blower|heater fan|fan is on|ac fan|fan on|vent fan)`,
    `(fan speed|blower|heater fan|ac fan|vent fan) ... ${NOISE}`,
  ],
  "noise_at.steering_column": [`${NOISE} + (steering column|steering shaft|column)`],
  "noise_at.differential": [`${NOISE} + (differential|=diff|pinion|ring gear)`],
  "noise_at.driveshaft": [
    `${NOISE} + (driveshaft|drive shaft|universal joint|u joint|ujoint|carrier bearing|center bearing)`,
  ],
  "noise_at.transfer_case": [`${NOISE} + transfer case`],
  "noise_at.drive_motor": [
    `${NOISE} + (rear =motor|front =motor|drive unit|electric =motor|traction =motor|drive =motor)`,
  ],
  "noise_at.turbo": [`${NOISE} + (turbo|turbocharger|wastegate)`],
  "noise_at.strut": [`${NOISE} + (strut|struts|spring|shock tower|strut tower|coil spring)`],
  "noise_at.compressor": [`${NOISE} + (ac compressor|compressor)`],
  "noise_at.steering_pump": [`${NOISE} + (power steering pump|steering pump|power steering)`],
  "noise_at.water_pump": [`${NOISE} + water pump`],
} satisfies Phrases;
