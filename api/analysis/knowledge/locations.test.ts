import { expect, it } from "vitest";
import { CAUSES } from "./causes/index.ts";
import { KNOWLEDGE } from "./load/compiled.ts";
import { REPAIRS } from "./repairs/index.ts";

const { locations } = KNOWLEDGE;
const zonesOf = (name: string) => {
  const cause = CAUSES.find((one) => one.name === name);
  if (!cause) throw new Error(`No cause is named "${name}"`);
  return locations.causes[cause.id];
};
const zonesOfRepair = (name: string) => {
  const repair = REPAIRS.find((one) => one.name === name);
  if (!repair) throw new Error(`No repair is named "${name}"`);
  return locations.repairs[repair.id];
};

// Each looked at: none may be told where it is not.
it.each([
  ["Front brake pads worn out", ["frontWheel"]],
  ["Rear brake pads worn out", ["rearWheel"]],
  ["Rear wheel bearing worn", ["rearWheel"]],
  ["Fuel pump failing", ["tank"]],
  ["Catalytic converter clogged", ["exhaust"]],
  ["Alternator not charging", ["engine"]],
  ["Gear synchronizer worn", ["gearbox"]],
  ["Engine block or head leaking coolant inside", ["engine"]],
  ["Clock spring in the steering wheel broken", ["dash"]],
  ["Key lock worn or jammed", ["dash"]],
  ["Electronic steering lock stuck", ["dash"]],
  ["Driver-assistance radar or camera blocked or out of aim", undefined],
  ["Seat belt does not retract or is locked", ["cabin"]],
  ["Dual-mass flywheel worn", ["gearbox"]],
  ["Starter gear or flywheel teeth worn", ["gearbox"]],
  ["Cracked flexplate or loose converter bolts", ["gearbox"]],
  ["Valve lifter or rocker noisy or collapsed", ["engine"]],
  ["Brake light switch failed or out of adjustment", ["dash"]],
  ["Headlight switch, relay or fuse failed", undefined],
  ["Window switch worn", ["frontDoor", "rearDoor"]],
  ["Turn signal stalk or flasher failed", ["dash"]],
  ["Turn signal bulb or socket bad", ["headlight", "taillight"]],
  ["Tail or brake light bulb burned out", ["taillight"]],
  ["Vent door motor failed (air from the wrong vents)", ["dash"]],
  ["Temperature door motor failed (blend door)", ["dash"]],
  ["A/C compressor clutch worn", ["engine"]],
  ["A/C low on refrigerant from a slow leak", undefined],
  ["Fan clutch worn out", ["engine"]],
  ["Distributor cap or rotor worn", ["engine"]],
  ["High-pressure fuel pump failing", ["engine"]],
  ["Fuel pump relay, fuse or wiring failed", undefined],
  ["Fuel pressure regulator failed", undefined],
  ["Glow plugs failed", ["engine"]],
  ["Air suspension compressor failed", undefined],
  ["Airbag light left on by a weak or disconnected battery", undefined],
  ["EGR valve stuck or clogged", ["engine"]],
  ["Key fob battery empty", undefined],
  ["Tire pressure sensor battery dead", ["frontWheel", "rearWheel"]],
  ["Drive battery has lost capacity", ["shaft"]],
  ["Coil spring broken", ["frontWheel", "rearWheel"]],
  ["Shift cable or its bushing broken", ["gearbox"]],
  ["Outer tie rod end worn", ["frontWheel"]],
  ["Universal joint worn", ["shaft"]],
  ["Sunroof track, motor or switch fault", ["roof"]],
  ["Sliding door track, roller or motor fault", ["rearDoor"]],
  ["Door latch worn or broken", ["frontDoor", "rearDoor"]],
  ["Bumper cover, molding or trim loose", ["frontBumper", "rearBumper"]],
  ["Under-hood power module (TIPM) fault", ["engine"]],
  ["Crash sensor or its wiring faulty", undefined],
  ["Parking brake left on or not fully released", ["rearWheel"]],
  ["Parking brake cable seized, stretched or broken", ["rearWheel"]],
  ["Electric parking brake motor failed", ["rearWheel"]],
  ["Rear axle shudders in turns from wrong or old fluid", ["shaft"]],
  ["Gas cap loose or its seal worn", undefined],
])("%s", (name, zones) => expect(zonesOf(name)).toEqual(zones));

it.each([
  ["Wheel cylinder", ["rearWheel"]],
  ["Door mirror", ["frontDoor"]],
  ["ABS control module", ["engine"]],
  ["Electric car battery pack", ["shaft"]],
  ["Washer pump", ["engine"]],
  ["Suspension air compressor", undefined],
  ["Wiring repair", undefined],
])("%s, as a repair", (name, zones) => expect(zonesOfRepair(name)).toEqual(zones));
