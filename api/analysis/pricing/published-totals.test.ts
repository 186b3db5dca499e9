import { expect, it } from "vitest";
import { profileOf } from "../vehicle/profile-of.ts";
import { priceRepair } from "./price-repairs.ts";
import { HARRISBURG } from "./testing-places.ts";

const four = profileOf({ year: 2014, make: "Toyota", model: "Camry", text: "2.5 four cylinder" });
const six = profileOf({ year: 2012, make: "Honda", model: "Accord", text: "3.5 V6" });

/** Published totals for a mainstream car: a range is met when its middle lies inside ours, one figure when it does. */
const PUBLISHED = [
  ["pads_front", 325, 383, four, "RepairPal, October 2025"],
  ["pads_front", 335, 394, four, "RepairPal, September 2026"],
  ["alternator", 630, 842, four, "RepairPal and KBB, by way of whatitactuallycosts"],
  ["alternator", 747, 842, four, "KBB"],
  ["thermostat", 130, 325, four, "costhack.com"],
  ["head_gasket", 1624, 1979, four, "opiatalk.com after RepairPal, four cylinders"],
  ["timing_belt", 700, 1400, four, "engineerfix.com"],
  ["timing_belt", 918, 1338, four, "RepairPal, September 2026"],
  ["timing_chain", 1500, 3500, four, "engineerfix.com"],
  ["timing_chain", 1500, 3500, six, "engineerfix.com"],
  ["oil_pan_gasket", 420, 500, four, "engineerfix.com"],
  ["o2_upstream", 243, 243, four, "CarMD"],
  ["o2_upstream", 170, 550, four, "engineerfix.com"],
  ["catalytic_converter", 1355, 1355, four, "CarMD, 2021"],
  ["catalytic_converter", 1730, 1767, four, "RepairPal and FIXD: parts $1,588, labor $142-179"],
  ["maf_sensor", 319, 336, four, "CarMD, 2020-21"],
  ["gas_cap", 25, 25, four, "CarMD"],
  ["fuel_pump", 400, 800, four, "kevinsautos.com"],
  ["wheel_bearing", 300, 500, four, "engineerfix.com, hub unit"],
  ["wheel_bearing", 250, 600, four, "engineerfix.com"],
  ["water_pump", 400, 1100, four, "engineerfix.com"],
  ["water_pump", 800, 800, four, "engineerfix.com, independent shop"],
  ["ac_compressor", 1004, 1356, four, "RepairPal"],
  ["trans_rebuild", 2800, 6500, four, "labor and parts table"],
  ["alignment4", 90, 180, four, "labor and parts table"],
  ["diag_1h", 80, 180, four, "upsell list, shop posts"],
  ["brake_fluid", 90, 180, four, "sidekick.vin"],
  ["coolant_exchange", 120, 220, four, "sidekick.vin"],
  ["struts_front_pair", 700, 1300, four, "upsell list"],
  ["throttle_body_clean", 80, 180, four, "auto-facts.org"],
] as const;

it.each(PUBLISHED)("%s at $%d–$%d as published lies inside our range", (id, low, high, profile, source) => {
  const { total } = priceRepair(id, profile, HARRISBURG);
  const published = (low + high) / 2;
  expect(published, `${source} against $${total.min}–$${total.max}`).toBeGreaterThanOrEqual(total.min);
  expect(published, `${source} against $${total.min}–$${total.max}`).toBeLessThanOrEqual(total.max);
});
