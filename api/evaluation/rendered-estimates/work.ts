/** Work that shops write estimates for: the parts with a usual price in dollars, and the hours. */
export interface Work {
  title: string;
  hours: number;
  parts: readonly [name: string, quantity: number, price: number][];
}

const work = (title: string, hours: number, ...parts: Work["parts"]): Work => ({ title, hours, parts });

export const WORK: readonly Work[] = [
  work("Front brake pads and rotors", 1.8, ["Brake pad set, front", 1, 78.95], ["Brake rotor, front", 2, 84.5]),
  work("Rear brake pads and rotors", 1.9, ["Brake pad set, rear", 1, 71.4], ["Brake rotor, rear", 2, 76.25]),
  work("Alternator replacement", 1.6, ["Alternator, remanufactured", 1, 318.77]),
  work("Starter motor replacement", 1.4, ["Starter motor", 1, 246.3]),
  work("Battery replacement", 0.4, ["Battery, group 35 AGM", 1, 219.99]),
  work("Water pump replacement", 3.2, ["Water pump", 1, 142.6], ["Coolant, 1 gal", 2, 24.95]),
  work("Thermostat replacement", 1.2, ["Thermostat and housing", 1, 68.19]),
  work("Radiator replacement", 2.4, ["Radiator", 1, 289.5], ["Coolant, 1 gal", 2, 24.95]),
  work("Serpentine belt replacement", 0.7, ["Serpentine belt", 1, 52.88]),
  work("Spark plug replacement", 1.1, ["Spark plug, iridium", 4, 16.75]),
  work("Ignition coil replacement", 0.6, ["Ignition coil", 1, 94.2]),
  work(
    "Front struts, pair",
    3.4,
    ["Strut assembly, front left", 1, 187.15],
    ["Strut assembly, front right", 1, 187.15],
  ),
  work("Rear shock absorbers", 1.5, ["Shock absorber, rear", 2, 89.6]),
  work("Lower control arm, front left", 1.9, ["Control arm with ball joint", 1, 163.45]),
  work("Outer tie rod end, right", 0.9, ["Tie rod end", 1, 58.7]),
  work("Wheel bearing, front right", 1.7, ["Hub and bearing assembly", 1, 171.33]),
  work("Four wheel alignment", 1, ["Alignment shims", 1, 14.5]),
  work("Full synthetic oil change", 0.5, ["Oil, 0W-20 synthetic, quart", 5, 9.49], ["Oil filter", 1, 12.95]),
  work("Engine air filter", 0.2, ["Air filter, engine", 1, 28.6]),
  work("Cabin air filter", 0.3, ["Air filter, cabin", 1, 31.25]),
  work("Transmission fluid service", 1.3, ["Transmission fluid, quart", 4, 14.8]),
  work("Brake fluid flush", 0.8, ["Brake fluid DOT 4", 1, 16.4]),
  work("Coolant flush", 1, ["Coolant, 1 gal", 2, 24.95]),
  work("Valve cover gasket", 2.1, ["Valve cover gasket set", 1, 64.35]),
  work("Oxygen sensor, upstream", 0.9, ["Oxygen sensor", 1, 128.9]),
  work("Catalytic converter", 2.2, ["Catalytic converter", 1, 896.4], ["Exhaust gasket", 2, 11.2]),
  work("Fuel pump module", 2.5, ["Fuel pump module", 1, 362.15]),
  work("CV axle, left", 1.6, ["CV axle shaft", 1, 148.75]),
  work("Motor mount, right", 1.5, ["Engine mount", 1, 97.05]),
  work("AC compressor", 3.1, ["AC compressor", 1, 412.8], ["Refrigerant R134a, lb", 2, 21.5]),
  work("Blower motor", 1, ["Blower motor", 1, 109.6]),
  work("Power window regulator, driver door", 1.4, ["Window regulator with motor", 1, 138.25]),
  work("Mount and balance four tires", 1.2, ["Tire 215/55R17", 4, 148]),
  work("Wiper blades", 0.1, ["Wiper blade", 2, 18.95]),
  work("Headlight bulb, left", 0.3, ["Headlight bulb H11", 1, 22.4]),
  work("Timing belt kit", 4.6, ["Timing belt kit with water pump", 1, 284.9]),
];

export const SHOPS = [
  "Desert Ridge Auto Repair",
  "Miller Brothers Garage",
  "Northside Tire and Auto",
  "Precision Car Care",
  "Harbor Street Motors",
  "Lakeview Automotive Service",
  "Main Street Brake and Muffler",
  "Summit Auto Service Center",
] as const;

export const TOWNS = [
  "Phoenix, AZ 85032",
  "Dayton, OH 45402",
  "Tacoma, WA 98402",
  "Raleigh, NC 27601",
  "Boise, ID 83702",
  "Mobile, AL 36602",
] as const;

export const CARS = [
  "2012 Honda Civic LX",
  "2016 Toyota Camry SE",
  "2014 Ford F-150 XLT",
  "2018 Subaru Outback",
  "2010 Chevrolet Malibu",
  "2019 Nissan Altima",
  "2015 Hyundai Sonata",
] as const;
