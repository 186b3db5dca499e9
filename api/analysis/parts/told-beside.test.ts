import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import type { Vehicle } from "../input.ts";
import { HARRISBURG } from "../pricing/testing-places.ts";

const wished = (text: string, vehicle: Vehicle = { year: 2012, make: "Toyota", model: "Camry" }) =>
  analyse({
    issueType: "parts",
    text,
    vehicle,
    place: HARRISBURG,
    today: new Date("2026-01-15"),
    pictures: [],
    answers: [],
  }).partsReplacement?.parts.map(({ id, quantity }) => `${quantity} ${id}`);

describe("what is told beside a wish is not priced", () => {
  it.each([
    ["where it is: need a fuel pump, it is under the back seat", ["1 fuel_pump"]],
    ["where it leaks: power steering hose blew at the rack. Rack is fine. Hose replaced", ["1 ps_hose"]],
    ["what was tested: battery tested good. starter price please", ["1 starter"]],
    ["what was done: thermostat was replaced already, still hot. What's a radiator with labor?", ["1 radiator"]],
    ["what was taken off: tech pulled the valve cover, I need lifters", ["1 lifters"]],
    ["what did not help: new gas cap didn't help. evap purge valve, how much", ["1 evap_purge"]],
    ["what it is concluded from: fogged windshield, wet carpet = heater core. price", ["1 heater_core"]],
    ["the trouble: the fuel pump keeps running. How much for a new fuse box?", ["1 fuse_box"]],
    ["what the visit was for: took it in for an oil change, water pump is seeping. Water pump cost?", ["1 water_pump"]],
    ["a warranty: engine is leaking. recall denied. rear main seal cost?", ["1 rear_main_seal"]],
    ["the shop: local trans shop would replace the torque converter", ["1 torque_converter"]],
    ["the same again: rear seat belt won't lock. They say replace the whole belt", ["1 seat_belt"]],
  ])("%s", (text, repairs) => expect(wished(text)).toEqual(repairs));
});

describe("what only seems told is a wish all the same", () => {
  it.each([
    ["oil weeping from the timing cover", ["1 timing_cover_gasket"]],
    ["put in a new water pump and a thermostat", ["1 water_pump", "1 thermostat"]],
    ["a quote on front struts", ["1 struts_front_pair"]],
    ["crack in the windshield", ["1 windshield"]],
    ["The ABS module is bad. Module replaced and programmed", ["1 abs_module"]],
    ["alignment and a diagnosis, what do you charge", ["1 alignment4", "1 diag_1h"]],
  ])("%s", (text, repairs) => expect(wished(text)).toEqual(repairs));
});

describe("a wish is priced as this car has it", () => {
  it.each<[string, Vehicle, string[]]>([
    ["HV battery replacement", { year: 2018, make: "Tesla", model: "Model 3" }, ["1 hv_battery_ev"]],
    ["new particulate filter", { year: 2014, make: "Ford", model: "F-250" }, ["1 dpf_replace"]],
    ["6.7 Powerstroke, all fuel injectors", { year: 2016, make: "Ford", model: "F-250" }, ["8 diesel_injector_one"]],
    ["four ignition coils", { year: 2010, make: "Audi", model: "A4" }, ["1 ignition_coil_set"]],
    ["rear brakes: pads, rotors", { year: 2012, make: "Toyota", model: "Camry" }, ["1 pads_rotors_rear"]],
    [
      "side mirror with the blind spot light",
      { year: 2023, make: "Nissan", model: "Rogue" },
      ["1 power_mirror_camera"],
    ],
  ])("%s", (text, vehicle, repairs) => expect(wished(text, vehicle)).toEqual(repairs));
});
