import type { FollowUp } from "./question.ts";

/** Questions about an engine that does not start or does not run right. */
export const startingAndRunning: readonly FollowUp[] = [
  {
    id: "crank",
    text: "What happens when you turn the key or press the button?",
    about: ["start.no_start", "start.no_crank", "start.battery_dead", "engine.shuts_no_restart", "start.jump_helps"],
    unless: ["start.rapid_click", "start.single_click", "start.silent", "start.crank_no_start", "start.slow_crank"],
    options: [
      { id: "nothing", label: "Nothing at all, no sound", says: [{ key: "start.silent", present: true }] },
      { id: "one-click", label: "One click", says: [{ key: "start.single_click", present: true }] },
      { id: "clicks", label: "Fast clicking", says: [{ key: "start.rapid_click", present: true }] },
      { id: "slow", label: "It turns slowly", says: [{ key: "start.slow_crank", present: true }] },
      {
        id: "cranks",
        label: "It turns as usual but does not start",
        says: [{ key: "start.crank_no_start", present: true }],
      },
    ],
  },
  {
    id: "dash-lights",
    text: "Are the dash and dome lights bright when you try to start?",
    about: ["start.no_start", "start.no_crank", "start.silent", "start.single_click", "start.button_dead"],
    unless: ["power.dim_lights", "power.all_dead"],
    options: [
      {
        id: "bright",
        label: "Bright",
        says: [
          { key: "power.dim_lights", present: false },
          { key: "power.all_dead", present: false },
        ],
      },
      { id: "dim", label: "Dim, or they fade", says: [{ key: "power.dim_lights", present: true }] },
      { id: "dead", label: "No lights at all", says: [{ key: "power.all_dead", present: true }] },
    ],
  },
  {
    id: "jump",
    text: "Does it start with a jump?",
    about: ["start.no_start", "start.no_crank", "start.battery_dead", "start.rapid_click", "start.slow_crank"],
    unless: ["start.jump_helps", "start.jump_fails", "recent.jump_start"],
    options: [
      {
        id: "runs",
        label: "Yes, and it keeps running",
        says: [
          { key: "start.jump_helps", present: true },
          { key: "start.dies_after_jump", present: false },
        ],
      },
      { id: "dies", label: "Yes, but it dies again soon", says: [{ key: "start.dies_after_jump", present: true }] },
      { id: "no", label: "No", says: [{ key: "start.jump_fails", present: true }] },
    ],
  },
  {
    id: "security-light",
    text: "Is a key or lock light flashing on the dash?",
    about: [
      "start.no_start",
      "start.no_crank",
      "start.crank_no_start",
      "start.silent",
      "start.starts_then_dies",
      "start.button_dead",
    ],
    unless: ["light.security", "start.key_not_recognized"],
    options: [
      { id: "yes", label: "Yes", says: [{ key: "light.security", present: true }] },
      { id: "no", label: "No", says: [{ key: "light.security", present: false }] },
    ],
  },
  {
    id: "pump-hum",
    text: "With the key on, do you hear a two-second hum from the back?",
    about: ["start.crank_no_start", "start.long_crank", "engine.dies_driving", "engine.shuts_no_restart"],
    unless: ["fuel.no_pump_sound"],
    options: [
      { id: "yes", label: "Yes", says: [{ key: "fuel.no_pump_sound", present: false }] },
      { id: "no", label: "No hum", says: [{ key: "fuel.no_pump_sound", present: true }] },
    ],
  },
  {
    id: "engine-light",
    text: "Is the check engine light on?",
    about: [
      "engine.misfire",
      "engine.rough_idle",
      "engine.hesitates",
      "engine.low_power",
      "engine.stalls",
      "engine.stalls_at_stop",
      "engine.hunting_idle",
      "engine.poor_mileage",
      "trans.hard_shift",
      "trans.slips",
      "trans.shudder",
    ],
    unless: ["light.check_engine", "light.check_engine_flashing"],
    options: [
      { id: "flashing", label: "Yes, flashing", says: [{ key: "light.check_engine_flashing", present: true }] },
      { id: "steady", label: "Yes, steady", says: [{ key: "light.check_engine", present: true }] },
      { id: "no", label: "No", says: [{ key: "light.check_engine", present: false }] },
    ],
  },
  {
    id: "stall-when-warm",
    text: "When does the engine quit or run badly?",
    about: [
      "engine.stalls",
      "engine.dies_driving",
      "engine.stalls_at_stop",
      "engine.rough_idle",
      "engine.misfire",
      "engine.shuts_no_restart",
    ],
    options: [
      {
        id: "cold",
        label: "While it is still cold",
        says: [{ key: "engine.rough_idle", present: true, conditions: ["cold_engine"] }],
      },
      {
        id: "hot",
        label: "Only after it is hot",
        says: [{ key: "engine.dies_driving", present: true, conditions: ["warm_engine"] }],
      },
      { id: "stops", label: "When coming to a stop", says: [{ key: "engine.stalls_at_stop", present: true }] },
      {
        id: "load",
        label: "When accelerating",
        says: [{ key: "engine.hesitates", present: true, conditions: ["accelerating"] }],
      },
    ],
  },
  {
    id: "oil-level",
    text: "What does the dipstick show?",
    about: [
      "noise.tick",
      "noise.knock",
      "light.oil",
      "engine.oil_pressure_low",
      "smoke.blue",
      "smell.burning_oil",
      "leak.oil",
    ],
    unless: ["engine.oil_low", "tested_ok.oil", "engine.burns_oil"],
    options: [
      {
        id: "full",
        label: "Oil is between the marks",
        says: [
          { key: "tested_ok.oil", present: true },
          { key: "engine.oil_low", present: false },
        ],
      },
      { id: "low", label: "Low, or off the stick", says: [{ key: "engine.oil_low", present: true }] },
      { id: "milky", label: "Milky, like coffee with cream", says: [{ key: "engine.oil_milky", present: true }] },
    ],
  },
  {
    id: "coolant-level",
    text: "Is the coolant low? Look at the plastic tank with the engine cold.",
    about: [
      "cooling.overheats",
      "cooling.gauge_high",
      "light.temperature",
      "hvac.no_heat",
      "smell.sweet",
      "smoke.white",
      "cooling.gauge_swings",
    ],
    unless: ["cooling.coolant_low", "tested_ok.coolant"],
    options: [
      {
        id: "full",
        label: "No, it is between the marks",
        says: [
          { key: "tested_ok.coolant", present: true },
          { key: "cooling.coolant_low", present: false },
        ],
      },
      { id: "low", label: "Yes, it is low", says: [{ key: "cooling.coolant_low", present: true }] },
    ],
  },
  {
    id: "overheat-when",
    text: "When does it run hot?",
    about: ["cooling.overheats", "cooling.gauge_high", "light.temperature"],
    options: [
      {
        id: "traffic",
        label: "Standing or in slow traffic",
        says: [{ key: "cooling.overheats", present: true, conditions: ["idling"] }],
      },
      {
        id: "highway",
        label: "At highway speed or uphill",
        says: [{ key: "cooling.overheats", present: true, conditions: ["highway_speed"] }],
      },
      {
        id: "always",
        label: "Always, within minutes",
        says: [{ key: "cooling.overheats", present: true, conditions: ["constant"] }],
      },
    ],
  },
  {
    id: "fan",
    text: "With the engine hot or the A/C on, does the radiator fan run?",
    about: ["cooling.overheats", "cooling.gauge_high", "hvac.ac_weakens", "hvac.ac_warm"],
    unless: ["cooling.fan_dead"],
    options: [
      { id: "yes", label: "Yes", says: [{ key: "cooling.fan_dead", present: false }] },
      { id: "no", label: "No", says: [{ key: "cooling.fan_dead", present: true }] },
    ],
  },
  {
    id: "tailpipe-smoke",
    text: "Is there smoke from the tailpipe once the engine is warm?",
    about: [
      "engine.burns_oil",
      "engine.oil_low",
      "cooling.coolant_low",
      "cooling.overheats",
      "smoke.unspecified",
      "engine.misfire",
    ],
    unless: ["smoke.white", "smoke.blue", "smoke.black"],
    options: [
      {
        id: "white",
        label: "White, and it stays",
        says: [{ key: "smoke.white", present: true, conditions: ["warm_engine"] }],
      },
      { id: "blue", label: "Blue", says: [{ key: "smoke.blue", present: true }] },
      { id: "black", label: "Black", says: [{ key: "smoke.black", present: true }] },
      {
        id: "none",
        label: "None",
        says: [
          { key: "smoke.white", present: false },
          { key: "smoke.blue", present: false },
          { key: "smoke.black", present: false },
        ],
      },
    ],
  },
];
