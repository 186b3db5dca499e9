import { describe, expect, it } from "vitest";
import { jobsOf } from "./jobs.ts";
import { readEstimate } from "./read-estimate.ts";

const lines = (text: string) =>
  readEstimate(text).lines.map(
    ({ amount, work }) => `${work.map(({ repair }) => repair.id).join("+") || "?"} ${amount}`,
  );
const jobs = (text: string) =>
  jobsOf(readEstimate(text).lines).map(
    ({ amount, work }) => `${work.map(({ repair }) => repair.id).join("+") || "?"} ${amount}`,
  );

describe("the lines of an estimate", () => {
  it.each([
    ["brakes 450, rotors 300 + tax, total 812.40", ["pads_front 450", "rotors_front 300"]],
    ["They want $450 for front brakes and $300 for rotors", ["pads_front 450", "rotors_front 300"]],
    ["quoted me $1,850 to replace the timing chain and $200 diagnostic", ["timing_chain 1850", "diag_1h 200"]],
    [
      "a new transmission for 4,500 dollars plus 150 for diag. 2012 Civic, 140k miles",
      ["trans_replace 4500", "diag_1h 150"],
    ],
    ["Rear wheel bearing    2    189.50    379.00", ["wheel_bearing 379"]],
    ["Brake pads $240, labor to install my part $120", ["pads_front 240", "? 120"]],
    ["Alternator $600. My part is $240", ["alternator 600"]],
    ["2.0 hrs @ $145 = $290 alternator R&R", ["alternator 290"]],
    ["alternator labor 2.5 hrs at $140/hr", ["alternator 350"]],
    ["Front pads and rotors   220.00   290.00   510.00", ["pads_rotors_front 510"]],
    ["Alternator: parts $389.00 labor $290.00", ["alternator 679"]],
    ["oil change $89.95 at 98,000 miles with 5W-30", ["oil_change_synthetic 89.95"]],
    ["Battery P/N 94R-AGM $259.99, 36 month warranty", ["battery 259.99"]],
    ["My mechanic wants 650 for a new starter. He said 2 hours labor.", ["starter 650"]],
    [
      "labor 1.5 @ 160 = 240, plugs 4 x 22 = 88, coils 4 x 95 = 380",
      ["? 240", "spark_plugs 88", "ignition_coil_one 380"],
    ],
    ["they charged me $165 diagnostic and $45 for a gas cap", ["diag_1h 165", "gas_cap 45"]],
    ["4 tires @ $160 each, alignment $120", ["tire_set 640", "alignment4 120"]],
    ["Rear Brake Pads & Resurface Rotors - $379.95", ["pads_rear+rotor_resurface 379.95"]],
    ["145 diag fee, 389 for starter, labor 220, so total was 754", ["diag_1h 145", "starter 389", "? 220"]],
    ["water pump 310 parts 420 labor plus coolant 45 = 775", ["water_pump 310", "? 420", "coolant_exchange 45"]],
    ["4 tires Michelin 215 ea = 860, alignment 120", ["tire_set 860", "alignment4 120"]],
    ["fuel pump module 385.00 labor 3.0 @ 125 375.00", ["fuel_pump 385", "? 375"]],
    ["Rotor front 2 75.00 150.00 labor 2.0 145.00 290.00", ["rotors_front 150", "? 290"]],
    ["ball joint 4 x $85, labor 4.5h x 120, alignment 90 => 970", ["ball_joint 340", "? 540", "alignment4 90"]],
    ["Replace turbo $2,850", ["turbocharger 2850"]],
    ["Engine replacement, used motor, 5,500 including labor", ["engine_replace 5500"]],
    ["OIL CHG SYN 89.99\nvalve stems 20", ["oil_change_synthetic 89.99", "? 20"]],
    ["2 rear calipers $189.99 each, alignment 90", ["caliper_one 379.98", "alignment4 90"]],
    ["480 for two CV axles incl. labor", ["cv_axle 480"]],
    ["CAUSE: WORN MOTOR MOUNTS. CORRECTION: REPLACE RIGHT ENGINE MOUNT 355.50", ["motor_mount 355.5"]],
    ["timing belt, water pump, tensioner 1250", ["timing_belt+water_pump 1250"]],
    ["front and rear brakes (pads and rotors) 1200", ["pads_rotors_front+pads_rotors_rear 1200"]],
    ["starter 285 + 2hrs labor, total 545", ["starter 285", "? 260"]],
    ["cam sensor 230; O2 sensor bank 1 sensor 2 185", ["cam_sensor 230", "o2_downstream 185"]],
    ["Battery 159.99, core 22.00", ["battery 159.99"]],
    ["heater core 850", ["heater_core 850"]],
    ["brakes 450, 300 for the rotors", ["pads_front 450", "rotors_front 300"]],
    ["flux capacitor 500", ["? 500"]],
    ["call (480) 555-0123 on 01/12/2026, RO# 48213", []],
  ])("%s", (text, expected) => expect(lines(text)).toEqual(expected));

  it("carry hours, quantity and their place in the text", () => {
    const text = "Timing belt labor 4.8 hrs 696.00\nRotor front (2) 150.00";
    const [labor, rotors] = readEstimate(text).lines;
    expect(labor).toMatchObject({ covers: "labor", hours: 4.8, amount: 696 });
    expect(rotors).toMatchObject({ quantity: 2, amount: 150 });
    expect(text.slice(rotors!.start, rotors!.end)).toBe("Rotor front (2) 150.00");
  });

  it.each([
    ["| Front struts | 2 | $ 1 ,234.00 |", ["struts_front_pair 1234"]],
    ["Front  struts   L & R     $1, 234 .00", ["struts_front_pair 1234"]],
    ["|  CV axle LF | 1 | $ 189.00 |", ["cv_axle 189"]],
  ])("are read from a scanned row with columns: %s", (text, expected) => expect(lines(text)).toEqual(expected));

  it.each([
    ["BRAKE ROTOR, FRONT  169.00\n 2 @ 84.50\nBATTERY  219.99\n 1 @ 219.99", ["rotors_front 169", "battery 219.99"]],
    ["Battery  219.99\n1  219.99\nTotal  219.99", ["battery 219.99"]],
    ["Front rotors\n2 x $84.50 each\nBattery 219.99", ["rotors_front 169", "battery 219.99"]],
    ["Alternator  318.77\n2  45.10\n", ["alternator 318.77"]],
  ])("are no rows of a count and the price of one, as receipts print below them: %j", (text, expected) =>
    expect(lines(text).filter((line) => !line.startsWith("?"))).toEqual(expected),
  );

  it("are read from a table that came a cell a row", () => {
    const table = "Front Rotors\n2\n$78.50\n$157.00\nLabor\n1.8\n$130.00\n$234.00\nTax\n$12.50\nTotal\n$403.50";
    expect(lines(table)).toEqual(["rotors_front 157", "? 234"]);
    expect(readEstimate(table)).toMatchObject({ tax: 12.5, total: 403.5 });
    const [rotors] = readEstimate(table).lines;
    expect(table.slice(rotors!.start, rotors!.end)).toBe("Front Rotors\n2\n$78.50\n$157.00");
  });

  it("are read where a scan mixed up letters and zeros", () => {
    const read = readEstimate("ALTERNAT0R 289.OO\nSH0P SUPPLIES 18.56\nSUBT0TAL 307.56\nTAX 20.00\nT0TAL 327.56");
    expect(read.lines.map(({ amount }) => amount)).toEqual([289]);
    expect(read).toMatchObject({ fees: [{ amount: 18.56 }], subtotal: 307.56, tax: 20, total: 327.56 });
  });

  it("are the lines of a dealer's order by their printed sums, not their parts and labor once more", () => {
    const order = `A CUSTOMER STATES GRINDING NOISE WHEN BRAKING
CAUSE: FRONT PADS METAL TO METAL
38FBR REPLACE FRONT BRAKE PADS AND ROTORS
   CPM   2.0   310.00
 1 45022-T2G-A01 PAD SET, FR BRAKE   98.40   98.40
 2 45251-T2G-A01 DISC, FR BRAKE   104.20   208.40
PARTS: 306.80 LABOR: 310.00 OTHER: 0.00 TOTAL LINE A: 616.80
B LUBE OIL AND FILTER
   CPM   37.85
 1 OIL FILTER AND OIL   42.10   42.10
PARTS: 42.10 LABOR: 37.85 OTHER: 0.00 TOTAL LINE B: 79.95
LABOR AMOUNT 347.85
PARTS AMOUNT 348.90
PLEASE PAY THIS AMOUNT 696.75`;
    expect(lines(order)).toEqual(["pads_rotors_front 616.8", "oil_change_synthetic 79.95"]);
    expect(readEstimate(order)).toMatchObject({ laborTotal: 347.85, partsTotal: 348.9, total: 696.75 });
  });

  it.each([
    ["• Outer tie rod ends (2) - $389.50\n• Alignment - $119.99", ["tie_rod_outer 389.5", "alignment4 119.99"]],
    ["Motor mount   Labor 1.5 hrs $202.50   Parts $97.05   Ext $299.55", ["motor_mount 299.55"]],
    ["labor 3hrs @145 parts 212 for the water pump, shop supplies 20", ["? 435", "water_pump 212"]],
    ["Rear struts: $735 (parts 360, labor 375)", ["struts_rear_pair 735"]],
    ["cv axle $385 parts n labor, control arm $445", ["cv_axle 385", "control_arm 445"]],
    ["Diagnosis (credited if repaired) $185.00 -$185.00", ["diag_1h 0"]],
    ["Brakes F&R pads/rotors 1089.00", ["pads_rotors_front+pads_rotors_rear 1089"]],
    ["4 tires 215/55R17 @ $189.99 = $759.96, alignment $119.99", ["tire_set 759.96", "alignment4 119.99"]],
  ])("are as apps and service writers put them: %j", (text, expected) => expect(lines(text)).toEqual(expected));

  it("are whole jobs where R&R is said of them and no parts stand elsewhere", () => {
    expect(readEstimate("Rear wheel bearing R&R 412.00").lines[0]).toMatchObject({ covers: "job", amount: 412 });
    const apart = readEstimate("Wheel bearing R&R 212.00\nParts: hub assembly 180.00");
    expect(apart.lines[0]).toMatchObject({ covers: "labor" });
  });

  it("are no sizes of tires", () => {
    expect(lines("4 tires 215/55R17 installed $640")).toEqual(["tire_set 640"]);
    expect(lines("includes tire 215/55R17")).toEqual(lines("includes tire"));
  });

  it("take their price from the row right below, where work and price are printed apart", () => {
    const text =
      "Job 1: Replace rear shocks.\nParts $240 Labor $180 Total $420\nDifferential service\nParts $60 Labor $90 Total $150\nGrand total $570";
    expect(lines(text)).toEqual(["shocks_rear_pair 420", "diff_fluid 150"]);
    expect(readEstimate(text).total).toBe(570);
  });

  it("end in a sum by any name", () => {
    for (const text of [
      "battery 250 tx 20 tot 270",
      "battery 250, tax 20, sum 270",
      "battery 250 + tax 20 = 270",
      "Battery 250\nTx 20\nTtl 270",
      "battery 250, tax 20. Thats 270",
    ])
      expect(readEstimate(text)).toMatchObject({ tax: 20, total: 270 });
  });

  it("are told from fees, discounts, subtotal, tax and total", () => {
    const read = readEstimate(
      "Front brake pads 300.00\nShop supplies 18.50\nHazardous waste 5.00\nCoupon -$50.00\nSubtotal 273.50\nSales tax 8.6% 23.52\nTotal 297.02",
    );
    expect(read.lines).toHaveLength(1);
    expect(read.fees).toEqual([
      { text: "Shop supplies", amount: 18.5 },
      { text: "Hazardous waste", amount: 5 },
    ]);
    expect(read.discounts).toEqual([{ text: "Coupon", amount: 50 }]);
    expect(read).toMatchObject({ subtotal: 273.5, tax: 23.52, total: 297.02 });
  });
});

describe("the letterhead", () => {
  it("gives shop, town and car as printed", () => {
    const read = readEstimate(
      "Desert Sun Automotive\n123 Main St, Scottsdale, AZ 85253\n2014 Toyota Camry VIN 4T1BF1FK5EU123456\nAlternator 679.00",
    );
    expect(read).toMatchObject({
      shopName: "Desert Sun Automotive",
      location: "Scottsdale, AZ 85253",
      vehicleInfo: "2014 Toyota Camry",
    });
    expect(read.lines).toHaveLength(1);
  });

  it("is absent where nothing is printed, and names a chain from a sentence", () => {
    expect(readEstimate("brakes 450")).not.toHaveProperty("vehicle");
    expect(readEstimate("brakes 450").shopName).toBeUndefined();
    expect(readEstimate("Midas wants 450 for brakes").shopName).toBe("Midas");
  });
});

describe("the jobs of an estimate", () => {
  it.each([
    ["pads 450\nrotors 300", ["pads_rotors_front 750"]],
    [
      "Brake Pads (Front) $180.00\nBrake Rotors (2) $240.00\nLabor - Brake job $320.00\nOil change $89.95",
      ["pads_rotors_front 740", "oil_change_synthetic 89.95"],
    ],
    [
      "Front Brakes\n Pads 80\n Rotors 130\n Labor 210\nRear Brakes\n Pads 70\n Rotors 110\n Labor 210",
      ["pads_rotors_front 420", "pads_rotors_rear 390"],
    ],
    ["Alternator replaced w/ reman unit\n part 310\n labor 1.6 hr 208", ["alternator 518"]],
    ["Strut assembly LF part 11714 189.00", ["struts_front_pair 189"]],
    ["Alternator replacement\nParts 389.00\nLabor 290.00", ["alternator 679"]],
    ["water pump 389.00\nthermostat 60\nlabor 450", ["water_pump+thermostat 899"]],
    ["VALVE COVER GASKETS 2.5 HRS 362.50\n GASKET SET VS50640 78.40", ["valve_cover_gasket 440.9"]],
    [
      "Rear brake pads & rotors\n pads 1 89.99 89.99\n rotors 2 75.00 150.00\n labor 2.0 145.00 290.00\nAlignment 129",
      ["pads_rotors_rear 529.99", "alignment4 129"],
    ],
  ])("%s", (text, expected) => expect(jobs(text)).toEqual(expected));
});
