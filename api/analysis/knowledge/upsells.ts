import type { VehicleProfile } from "../vehicle/profile.ts";

/** What decides whether a line of an estimate is worth its money now. */
export interface UpsellContext {
  profile: VehicleProfile;
  /** Miles; absent where unknown. */
  miles?: number;
  /** Years since the model year, at least 0. */
  age: number;
  /** The owner's words and the paper, lower case, without what they deny. */
  words: string;
  /** Ids of all repairs on the estimate. */
  repairs: ReadonlySet<string>;
}

/** Something shops sell before it is due, or that is never due; with when it is right, and what to ask. */
export interface Upsell {
  id: string;
  name: string;
  /** Repairs it is sold as, or the words on the line. */
  repairs?: readonly string[];
  words?: RegExp;
  /** Whether to say "check" here. */
  doubtful: (context: UpsellContext) => boolean;
  why: string;
  right: string;
  ask: string;
  source: string;
}

/** Below `miles` and younger than `years`: a car for which a service is early. Unknown mileage is judged by age. */
const younger = (miles: number, years: number) => (context: UpsellContext) =>
  context.age < years && (context.miles === undefined || context.miles < miles);
/** Below `miles`, whatever the age; unknown mileage by age at 12,000 a year. */
const under = (miles: number) => (context: UpsellContext) => (context.miles ?? context.age * 12_000) < miles;
const always = () => true;
const without = (words: RegExp) => (context: UpsellContext) => !words.test(context.words);
const both =
  (...rules: ((context: UpsellContext) => boolean)[]) =>
  (context: UpsellContext) =>
    rules.every((rule) => rule(context));
const none =
  (...ids: string[]) =>
  ({ repairs }: UpsellContext) =>
    ids.every((id) => !repairs.has(id));

const SUSPENSION_WORK = [
  "struts_front_pair",
  "struts_rear_pair",
  "tie_rod_outer",
  "tie_rod_inner",
  "control_arm",
  "control_arm_bushing",
  "ball_joint",
  "rack_pinion",
  "coil_spring",
  "strut_mount",
  "trailing_arm",
  "steering_gear_box",
  "tire_set",
  "tire_one",
];

export const UPSELLS: readonly Upsell[] = [
  {
    id: "engine_flush",
    name: "Engine flush",
    repairs: ["engine_flush"],
    doubtful: without(/sludge/),
    why: "Makers of cars rarely ask for it, and clean oil at the right interval does the same.",
    right: "when sludge is seen under the filler cap",
    ask: "Where do you see sludge, and does my owner's manual ask for a flush?",
    source: "Popular Mechanics by way of nydailynews.com",
  },
  {
    id: "additive",
    name: "Oil or fuel additive",
    words: /\b(?:additive|treatment|moa|conditioner|protectant|fuel cleaner|bg\s*44k)\b/,
    doubtful: always,
    why: "Oil and gasoline of the right grade hold what the engine needs.",
    right: "when a service bulletin for your car asks for it",
    ask: "Is this part of my maintenance schedule?",
    source: "chicagotribune.com, a GM engineer",
  },
  {
    id: "injector_cleaning",
    name: "Fuel system or injector cleaning",
    repairs: ["fuel_injector_clean"],
    doubtful: without(/rough|misfir|hesitat|stumbl|stall|hard to start|idle|p03\d\d|carbon/),
    why: "With no running trouble and no code there is nothing to clean away.",
    right: "when the engine stumbles or a measurement shows it",
    ask: "What measurement shows that the injectors are dirty?",
    source: "nydailynews.com, autorepairblog.com, auto-facts.org",
  },
  {
    id: "throttle_service",
    name: "Throttle body service",
    repairs: ["throttle_body_clean"],
    doubtful: without(/idle|stall|p0505|p0506|p0507|p2119|surg/),
    why: "It is only worth it where the idle is off.",
    right: "with a sticking or wandering idle, or a code such as P0505",
    ask: "What are the idle and airflow readings?",
    source: "auto-facts.org",
  },
  {
    id: "carbon",
    name: "Carbon cleaning",
    repairs: ["carbon_clean_gdi"],
    doubtful: both(under(50_000), without(/misfir|rough|carbon|p03\d\d/)),
    why: "Deposits on the valves of direct-injection engines build up over 60,000 to 100,000 miles.",
    right: "on a direct-injection engine that misfires cold, from about 60,000 miles",
    ask: "May I see the camera pictures of the valves?",
    source: "auto-facts.org",
  },
  {
    id: "trans_flush",
    name: "Transmission flush",
    repairs: ["trans_flush"],
    doubtful: always,
    why: "Most makers ask for a drain and fill, and some warn against a machine flush.",
    right: "when the maker names an exchange for your transmission and mileage",
    ask: "Is it a chemical flush or a drain and fill, and which fluid goes in?",
    source: "sidekick.vin and others",
  },
  {
    id: "trans_fluid",
    name: "Transmission fluid",
    repairs: ["trans_fluid", "trans_filter_service"],
    doubtful: both(under(30_000), without(/slip|shudder|hard shift|leak/)),
    why: "The usual interval is 30,000 to 100,000 miles.",
    right: "at the interval of your manual, or earlier when towing",
    ask: "Which interval does my manual give?",
    source: "sidekick.vin",
  },
  {
    id: "coolant",
    name: "Coolant flush",
    repairs: ["coolant_exchange"],
    doubtful: both(
      younger(60_000, 5),
      without(/overheat|rust|leak|coolant low|low coolant/),
      none("water_pump", "radiator", "thermostat", "head_gasket", "radiator_hose"),
    ),
    why: "Long-life coolant lasts 5 years or 100,000 miles in most cars.",
    right: "at the interval, or when a test strip shows it is used up",
    ask: "What did the test strip or the freeze point read?",
    source: "10w40.com, sidekick.vin",
  },
  {
    id: "brake_fluid",
    name: "Brake fluid flush",
    repairs: ["brake_fluid"],
    doubtful: both(
      younger(30_000, 3),
      without(/soft|spongy|leak|abs/),
      none("caliper_one", "master_cylinder", "brake_hose", "brake_line", "wheel_cylinder"),
    ),
    why: "It is due every two to three years or 30,000 to 45,000 miles.",
    right: "when the fluid tests above 3% water or the interval is up",
    ask: "What is the moisture reading?",
    source: "sidekick.vin",
  },
  {
    id: "steering_flush_electric",
    name: "Power steering flush",
    repairs: ["ps_fluid"],
    doubtful: ({ profile }) => profile.hydraulicSteering === false,
    why: "This car usually has electric power steering, which has no fluid.",
    right: "on cars with a pump and fluid",
    ask: "Does my car have hydraulic steering? Please show me the reservoir.",
    source: "sidekick.vin",
  },
  {
    id: "steering_flush",
    name: "Power steering flush",
    repairs: ["ps_fluid"],
    doubtful: ({ profile, words }) => profile.hydraulicSteering !== false && !/whin|groan|heavy|dark|leak/.test(words),
    why: "Few makers ask for it at an interval.",
    right: "when the fluid is dark or the pump is noisy",
    ask: "May I see the fluid, and does my manual name an interval?",
    source: "sidekick.vin",
  },
  {
    id: "nitrogen",
    name: "Nitrogen in the tires",
    words: /\bnitrogen\b/,
    doubtful: always,
    why: "Air is 78% nitrogen; on the street there is nothing to gain.",
    right: "on race tracks",
    ask: "Can you take this off?",
    source: "eatsip365.com",
  },
  {
    id: "ac_recharge",
    name: "A/C recharge",
    repairs: ["ac_recharge"],
    doubtful: without(/leak (?:test|check)|dye|uv|vacuum|sniff/),
    why: "Refrigerant is not used up. If it is low there is a leak, and it will be low again.",
    right: "after a leak test, or as part of a repair of the system",
    ask: "How much came out, and was it leak tested?",
    source: "Judgement",
  },
  {
    id: "rotors",
    name: "New rotors with the pads",
    repairs: ["pads_rotors_front", "pads_rotors_rear", "rotors_front", "rotors_rear"],
    doubtful: both(under(40_000), without(/score|groove|warp|pulsat|vibrat|shak|below min|rust|grind/)),
    why: "Rotors above their minimum thickness can stay.",
    right: "when they measure below the minimum, or are scored or warped",
    ask: "What is their measured thickness, and what is the minimum?",
    source: "engineerfix.com, tuffyrockford.com",
  },
  {
    id: "alignment",
    name: "Wheel alignment",
    repairs: ["alignment4"],
    doubtful: both(without(/pull|drift|uneven|wear|curb|pothole|off.?cent/), none(...SUSPENSION_WORK)),
    why: "Without pull, uneven wear or suspension work there is no sign that it is off.",
    right: "after struts, tie rods, control arms, new tires or a pothole",
    ask: "May I see the printout before and after?",
    source: "Judgement",
  },
  {
    id: "battery",
    name: "New battery",
    repairs: ["battery"],
    doubtful: both(({ age }) => age < 3, without(/fail|dead|won.?t start|no start|jump|bad|cca|swollen|crank/)),
    why: "A battery usually lasts three to five years.",
    right: "when it fails a load test",
    ask: "What cold cranking amps did it measure?",
    source: "sidekick.vin",
  },
  {
    id: "struts",
    name: "Struts or shocks",
    repairs: ["struts_front_pair", "struts_rear_pair", "shocks_front_pair", "shocks_rear_pair"],
    doubtful: both(under(60_000), without(/leak|bounc|clunk|cup|worn|blown|dip|float|noise|rattle/)),
    why: "They are replaced for a leak or a bounce, not by mileage.",
    right: "when they leak, knock or let the car bounce",
    ask: "Can you show me the leak?",
    source: "Judgement",
  },
  {
    id: "timing_belt_chain",
    name: "Timing belt",
    repairs: ["timing_belt"],
    doubtful: ({ profile }) => profile.timing === "chain",
    why: "This engine usually has a chain, which is not changed on a schedule.",
    right: "on engines with a belt, at 60,000 to 100,000 miles",
    ask: "Is it a belt or a chain, and what interval does the maker give?",
    source: "sidekick.vin",
  },
  {
    id: "timing_belt_early",
    name: "Timing belt",
    repairs: ["timing_belt"],
    doubtful: both(({ profile }) => profile.timing !== "chain", younger(60_000, 6)),
    why: "Belts are due at 60,000 to 100,000 miles or about seven years.",
    right: "at the interval, or when the water pump leaks",
    ask: "What interval does the maker give for this engine?",
    source: "sidekick.vin",
  },
  {
    id: "head_gasket",
    name: "Head gasket",
    repairs: ["head_gasket"],
    doubtful: without(
      /overheat|block test|combustion|white smoke|milky|coolant (?:loss|low)|losing coolant|bubbl|compression|blown/,
    ),
    why: "A gasket that only sweats oil is seldom worth this repair.",
    right: "when a combustion-leak test is positive",
    ask: "What did the combustion-leak or compression test show?",
    source: "Judgement",
  },
  {
    id: "spark_plugs",
    name: "Spark plugs",
    repairs: ["spark_plugs"],
    doubtful: both(under(50_000), without(/misfir|rough|p03\d\d|hesitat/)),
    why: "Iridium plugs last 100,000 miles in most cars, older kinds about 60,000.",
    right: "at the interval, or with a misfire",
    ask: "Which interval does my manual give?",
    source: "Judgement",
  },
  {
    id: "belt",
    name: "Serpentine belt",
    repairs: ["serpentine_belt"],
    doubtful: both(
      under(45_000),
      without(/crack|squeal|fray|worn|noise/),
      none("alternator", "water_pump", "belt_tensioner", "ac_compressor"),
    ),
    why: "Today's belts last 60,000 to 100,000 miles.",
    right: "when it is cracked, frayed or noisy",
    ask: "Can you show me the cracks?",
    source: "Judgement",
  },
  {
    id: "diff_fluid",
    name: "Differential fluid",
    repairs: ["diff_fluid"],
    doubtful: both(under(30_000), without(/whin|leak|tow/)),
    why: "The usual interval is 30,000 to 60,000 miles.",
    right: "at the interval, or after towing",
    ask: "Which interval does my manual give?",
    source: "Judgement",
  },
  {
    id: "inspection",
    name: "Charge for an inspection",
    words: /\b(?:multi.?point|courtesy)\b/,
    doubtful: always,
    why: "Most shops do it free of charge with other work.",
    right: "as a state inspection, or before you buy a car",
    ask: "Is the inspection credited to the repair?",
    source: "Judgement",
  },
  {
    id: "terminals",
    name: "Battery terminal service",
    repairs: ["battery_terminal_service"],
    doubtful: both(without(/corro|no start|won.?t start|slow crank/)),
    why: "It is a brush and five minutes, and part of fitting a battery.",
    right: "when the terminals are corroded",
    ask: "Can you show me the corrosion?",
    source: "Judgement",
  },
  {
    id: "road_hazard",
    name: "Road hazard or tire protection plan",
    words: /\broad hazard\b|\btire protection\b|\bprotection plan\b/,
    doubtful: always,
    why: "It often costs more than the repairs it pays for.",
    right: "on costly low-profile tires and bad roads",
    ask: "What does it pay, and may I leave it off?",
    source: "Judgement",
  },
  {
    id: "package",
    name: "Mileage package",
    words: /\b\d{2,3}\s*(?:k|,?000)(?:\s*(?:mile|mi))?s?\s*(?:service|package|maintenance)\b|\bmileage service\b/,
    doubtful: always,
    why: "Packages often hold items that your owner's manual does not ask for.",
    right: "where each item is in the manual at this mileage",
    ask: "Which items are on the page of my manual for this mileage?",
    source: "chicagotribune.com",
  },
];
