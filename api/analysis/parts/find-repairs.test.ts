import { describe, expect, it } from "vitest";
import { cpuTime } from "../testing-cpu-time.ts";
import { wishedRepairs } from "./place-and-count.ts";

const wishes = (text: string) =>
  wishedRepairs(text).wished.map(
    ({ repair, quantity, position }) => `${quantity} ${repair.id}${position ? ` ${position}` : ""}`,
  );

describe("the repairs named in a text", () => {
  it.each([
    ["front brakes and rotors", ["1 pads_rotors_front front"]],
    ["rear brake pads", ["1 pads_rear rear"]],
    ["brakes", ["1 pads_front"]],
    ["brake cleaner", []],
    ["front and rear brake pads", ["1 pads_front front", "1 pads_rear rear"]],
    ["brake pads and rotors front and rear", ["1 pads_rotors_front front", "1 pads_rotors_rear rear"]],
    ["Rotors + pads, rear", ["1 pads_rotors_rear rear"]],
    ["frnt pads/rotors + rear pads only", ["1 pads_rotors_front front", "1 pads_rear rear"]],
    ["thermo housing", ["1 thermostat"]],
    ["2 225/45ZR18", ["2 tire_one"]],
    ["4 tires 215/55R17", ["1 tire_set"]],
    ["rear drum brakes", ["1 drum_shoes rear"]],
    ["I need breaks all the way around", ["1 pads_front front", "1 pads_rear rear"]],
    ["shocks all around", ["1 shocks_front_pair front", "1 shocks_rear_pair rear"]],
    ["struts on all four", ["1 struts_front_pair front", "1 struts_rear_pair rear"]],
    ["2 front tires and 2 rear struts", ["2 tire_one front", "1 struts_rear_pair rear"]],
    ["4 tires, alignment", ["1 tire_set", "1 alignment4"]],
    ["need new tires and an alinement", ["1 tire_set", "1 alignment4"]],
    ["both front wheel bearings", ["2 wheel_bearing front"]],
    ["left front wheel bearing", ["1 wheel_bearing front left"]],
    ["Two wheel bearings in the back", ["2 wheel_bearing rear"]],
    ["brake pads get back to me", ["1 pads_front"]],
    ["left front strut, call me back", ["1 struts_front_pair front left"]],
    ["driver assist camera calibration", ["1 camera_calibration"]],
    ["lower control arms and ball joints, both sides", ["2 control_arm", "2 ball_joint"]],
    ["upper and lower radiator hoses", ["2 radiator_hose"]],
    ["cv axle drivers side", ["1 cv_axle left"]],
    ["RF wheel speed sensor", ["1 abs_wheel_sensor front right"]],
    ["calipers all around", ["4 caliper_one"]],
    ["water pump and timing belt", ["1 water_pump", "1 timing_belt"]],
    ["the timing chain tensioner", ["1 timing_tensioner"]],
    ["altenator and sepentine belt", ["1 alternator", "1 serpentine_belt"]],
    ["catalitic convertor", ["1 catalytic_converter"]],
    ["sparkplugs and 4 ignition coils", ["1 spark_plugs", "4 ignition_coil_one"]],
    ["O2 sensor bank 1 sensor 2", ["1 o2_downstream"]],
    ["02 sensor downstream bank 1", ["1 o2_downstream"]],
    ["calipers both front and hoses", ["2 caliper_one front", "2 brake_hose"]],
    ["radiator and hoses", ["1 radiator", "2 radiator_hose"]],
    ["alternator rebuild", ["1 alternator"]],
    ["coils and plugs", ["1 ignition_coil_set", "1 spark_plugs"]],
    ["cabin air filter and engine filter", ["1 cabin_filter", "1 air_filter"]],
    ["need a new motor", ["1 engine_replace"]],
    ["windshield with camera calibration", ["1 windshield", "1 camera_calibration"]],
    ["front pads, no rotors", ["1 pads_front front"]],
    ["already replaced the battery, now the starter", ["1 starter"]],
    ["tail light bulb", ["1 taillight_bulb"]],
    ["rotate 4 tires", ["1 tire_rotation"]],
    ["change the oil and rotate the tires", ["1 oil_change_synthetic", "1 tire_rotation"]],
    ["R&R A/C compressor", ["1 ac_compressor"]],
    ["trans fluid change", ["1 trans_fluid"]],
    ["power steering pump and hose", ["1 ps_pump", "1 ps_hose"]],
    ["wheel alignment and balance", ["1 alignment4", "1 tire_balance4"]],
    ["stabilizer links & bushings front", ["1 sway_link_pair", "1 sway_bar_bushings front"]],
    ["rear brakes, pads and rotors", ["1 pads_rear rear", "1 pads_rotors_rear rear"]],
    ["front pads. New rotors too", ["1 pads_front front", "1 rotors_front"]],
    ["tie rods inner and outer both sides", ["2 tie_rod_inner", "2 tie_rod_outer"]],
    ["U joint on the rear driveshaft", ["1 ujoint rear"]],
    ["transfer case fluid, diff fluid", ["1 transfer_case_fluid", "1 diff_fluid"]],
    ["A/C not cold recharge freon", ["1 ac_recharge"]],
    ["brakes but not the front struts", ["1 pads_front"]],
    ["hello hello hello", []],
  ])("%s", (text, expected) => expect(wishes(text)).toEqual(expected));

  it("keep their place in the text", () => {
    const text = "How much for a rear wheel bearing?";
    const [bearing] = wishedRepairs(text).wished;
    expect(text.slice(bearing!.start, bearing!.end)).toBe("rear wheel bearing");
  });

  it.each([
    "front brakes and rotors, 2 tires, thermostat, brake sensor pump module valve hose. ",
    "+sensor",
    "+1",
    "brake 1 1 1 1 1 1 1 ",
  ])("are found in 20,000 characters of “%s” in no time", (words) => {
    const text = words.repeat(20_000 / words.length);
    expect(cpuTime(() => wishedRepairs(text))).toBeLessThan(1500);
  });
});
