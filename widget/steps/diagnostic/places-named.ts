import type { System } from "#shared/schemas/diagnostic.ts";
import type { ZoneName } from "../../ui/CarPlace/zones.ts";
import type { Axle } from "./places-said.ts";

type ZonesAt = (axle: Axle) => ZoneName[];

const at =
  (...zones: ZoneName[]): ZonesAt =>
  () =>
    zones;
/** By the axle that is said, and both where none is. */
const ends =
  (front: ZoneName, rear: ZoneName): ZonesAt =>
  (axle) =>
    axle === "front" ? [front] : axle === "rear" ? [rear] : [front, rear];
const wheels = ends("frontWheel", "rearWheel");
const nowhere = at();

/** What a name in lower case speaks of → where that is. The first that fits counts: the narrower stands before the broader. */
export const NAMED: readonly (readonly [RegExp, ZonesAt])[] = [
  // A switch is not where the lamp is that it switches, nor a relay where its pump is.
  [/\b(?!or\b)[\w/]+\)? switch(es)?\b|\b(relay|fuse|key|fob)s?\b|\b(anti-theft|immobilizer|shift lock)\b/, nowhere],
  [/\b(driver-assistance|stability control|charge port|charging (cable|held))\b/, nowhere],
  [/\b(airbag light|dc-dc converter|electric power steering|suspension compressor|fuel pressure)\b/, nowhere],
  [/\b(second battery|battery of the hybrid|drains the battery|fuel (line|hose)s?)\b/, nowhere],

  [/\b(cabin (air )?filter|blower|heater core|evaporator|cabin heater|climate control|a\/c controls)\b/, at("dash")],
  [/\b((blend|vent|fresh-air|temperature) door|dash(board)?|instrument|radio|touch screen|airbags?)\b/, at("dash")],
  [/\b(clock spring|steering (wheel|column|lock)|turn signal (stalk|lever)|start button)\b/, at("dash")],

  [/\b(head|fog) ?(light|lamp)s?\b/, at("headlight")],
  [/\bturn signals?\b/, ends("headlight", "taillight")],
  [/\b(tail|brake|reverse) ?(light|lamp)s?\b/, at("taillight")],
  [/\b(windshield|wipers?|washer)\b/, at("windshield")],
  [/\b(rear|back) (window|glass)\b/, at("rearGlass")],
  [/\b(sun|moon)?roof\b/, at("roof")],
  [/\bunder-hood\b/, at("engine")],
  [/\bhood\b/, at("hood")],
  [/\b(trunk|lift ?gate|hatch|tail ?gate|spare)\b/, at("trunk")],

  [/\b((fan|compressor) clutch|a\/c compressor|condenser|distributor|(fuel|diesel) injectors?)\b/, at("engine")],
  [/\b(high-pressure fuel pump|exhaust manifold|purge valve|egr|secondary air|heater (hose|valve))\b/, at("engine")],
  [/\b(power steering (pump|fluid|belt|hose)|brake fluid|master cylinder|booster|abs module)\b/, at("engine")],
  [/\b(transmission|transaxle|gearbox|clutch|torque converter|transfer case|cvt|shift(er)?)\b/, at("gearbox")],
  [/\b(flywheel|flexplate)\b/, at("gearbox")],
  [/\b(drive ?shaft|differential|u-joint|universal joint|slip yoke|all-wheel-drive coupling)\b/, at("shaft")],
  [/\b(catalytic|muffler|exhaust|tailpipe|resonator|oxygen|particulate|soot filter|nox)\b/, at("exhaust")],
  [/\b(fuel (pump|tank|filter|level)|filler neck|gas cap|evap|charcoal)\b/, at("tank")],
  [/\b(high-voltage|(hybrid|drive|traction) battery)\b/, at("tank")],

  [/\b(tie rod|steering rack|pitman arm|center link|full lock)\b/, at("frontWheel")],
  [/\b(pad|rotor|caliper|wheel|tire|rim|hub|strut|shock|spring|bushing|axle)s?\b|\b(tpms|alignment)\b/, wheels],
  [/\b(brake (shoe|drum|hose|line)s?|control arm|ball joint|sway bar|cv (joint|boot)|suspension)\b/, wheels],

  [/\b(seats?|belt buckle|carpet|floor mat|gas pedal|interior|headliner|windows fog)\b/, at("cabin")],
  [/\b(battery|alternator|starter|spark|coils?|belts?|pulley|radiator|thermostat|water pump|coolant)\b/, at("engine")],
  [/\b(engine|oil|intake|air filter|injectors?|throttle|timing|power steering|manifold|gasket)\b/, at("engine")],
  [/\b(misfire|turbo(charger)?|intercooler|motor mount|vacuum|compressor|glow plugs?)\b/, at("engine")],
  [/\b(carburetor|air flow|idle air|crankshaft|camshaft)\b/, at("engine")],

  [/\bgrille\b/, at("frontBumper")],
  [/\bbumpers?\b/, ends("frontBumper", "rearBumper")],
  [/\bquarter panels?\b|\btruck bed\b/, at("rearFender")],
  [/\bfenders?\b/, ends("frontFender", "rearFender")],
  [/\bsliding doors?\b/, at("rearDoor")],
  [/\b(doors?|windows?|rocker panels?)\b/, ends("frontDoor", "rearDoor")],
  [/\bmirrors?\b/, at("frontDoor")],
];

/** Where that is of which only the system is known. A system that reaches through the car is in no one place. */
export const SYSTEMS: Partial<Record<System, ZonesAt>> = {
  brakes: wheels,
  wheels_tires: wheels,
  suspension: wheels,
  steering: at("frontWheel"),
  starting_charging: at("engine"),
  cooling: at("engine"),
  engine: at("engine"),
  ignition: at("engine"),
  fuel: at("tank"),
  exhaust: at("exhaust"),
  transmission: at("gearbox"),
  clutch: at("gearbox"),
  driveline: at("shaft"),
};
