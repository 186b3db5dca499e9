import type { FollowUp } from "./question.ts";

/** Questions about noises, vibration, brakes, steering, gears, leaks and climate. */
export const chassisAndComfort: readonly FollowUp[] = [
  {
    id: "noise-kind",
    text: "What does it sound most like?",
    about: ["noise.unspecified"],
    options: [
      { id: "squeal", label: "A squeal or squeak", says: [{ key: "noise.squeal", present: true }] },
      { id: "grind", label: "Grinding or scraping", says: [{ key: "noise.grind", present: true }] },
      { id: "clunk", label: "A clunk or knock", says: [{ key: "noise.clunk", present: true }] },
      { id: "hum", label: "A hum or roar", says: [{ key: "noise.hum", present: true }] },
      { id: "rattle", label: "A rattle", says: [{ key: "noise.rattle", present: true }] },
      { id: "tick", label: "Ticking", says: [{ key: "noise.tick", present: true }] },
    ],
  },
  {
    id: "squeal-when",
    text: "When does it squeal?",
    about: ["noise.squeal", "noise.chirp"],
    options: [
      { id: "braking", label: "When I brake", says: [{ key: "noise.squeal", present: true, conditions: ["braking"] }] },
      {
        id: "start",
        label: "For a moment after the start",
        says: [{ key: "noise.squeal", present: true, conditions: ["startup", "cold_engine"] }],
      },
      {
        id: "steering",
        label: "When I turn the steering wheel",
        says: [{ key: "noise.squeal", present: true, conditions: ["turning"] }],
      },
      {
        id: "rolling",
        label: "All the time while rolling",
        says: [{ key: "noise.squeal", present: true, conditions: ["cruising", "speed_dependent"] }],
      },
    ],
  },
  {
    id: "grind-when",
    text: "Do you still hear it with your foot off the brake?",
    about: ["noise.grind", "noise.scrape"],
    options: [
      {
        id: "braking",
        label: "No, only when I brake",
        // "When I brake" in the owner's words leaves open whether it is quiet otherwise; this answer does not.
        says: [
          { key: "noise.grind", present: true, conditions: ["braking"] },
          { key: "noise.hum", present: false },
        ],
      },
      {
        id: "rolling",
        label: "Yes, while rolling too",
        says: [{ key: "noise.grind", present: true, conditions: ["cruising"] }],
      },
      { id: "starting", label: "Only when starting the engine", says: [{ key: "start.grinds", present: true }] },
    ],
  },
  {
    id: "hum-turns",
    text: "Does the noise change when you swerve a little at speed?",
    about: ["noise.hum", "noise.rumble", "noise.whine"],
    options: [
      {
        id: "left",
        label: "Louder turning left",
        says: [{ key: "noise.hum", present: true, conditions: ["turning_left"] }],
      },
      {
        id: "right",
        label: "Louder turning right",
        says: [{ key: "noise.hum", present: true, conditions: ["turning_right"] }],
      },
      {
        id: "same",
        label: "No change",
        says: [
          { key: "noise.hum", present: true, conditions: ["highway_speed"] },
          { key: "wheel.play", present: false },
        ],
      },
    ],
  },
  {
    id: "clunk-when",
    text: "When do you hear it most?",
    about: ["noise.clunk", "noise.knock", "noise.rattle", "noise.creak", "noise.pop"],
    options: [
      { id: "bumps", label: "Over bumps", says: [{ key: "noise.clunk", present: true, conditions: ["over_bumps"] }] },
      {
        id: "turning",
        label: "In tight turns",
        says: [{ key: "noise.clunk", present: true, conditions: ["turning"] }],
      },
      {
        id: "gear",
        label: "Going into Drive or Reverse",
        says: [{ key: "noise.clunk", present: true, conditions: ["into_gear"] }],
      },
      { id: "braking", label: "When braking", says: [{ key: "noise.clunk", present: true, conditions: ["braking"] }] },
      {
        id: "engine",
        label: "It follows the engine's speed",
        says: [{ key: "noise.knock", present: true, conditions: ["rpm_dependent"] }],
      },
    ],
  },
  {
    id: "shake-where",
    text: "Where do you feel the shake most?",
    about: ["vibration.shake", "vibration.wobble"],
    options: [
      {
        id: "wheel",
        label: "In the steering wheel",
        says: [{ key: "vibration.shake", present: true, conditions: ["in_steering_wheel"] }],
      },
      {
        id: "seat",
        label: "In the seat and floor",
        says: [{ key: "vibration.shake", present: true, conditions: ["in_seat"] }],
      },
      {
        id: "pedal",
        label: "In the brake pedal",
        says: [{ key: "vibration.pulsation", present: true, conditions: ["in_pedal"] }],
      },
    ],
  },
  {
    id: "shake-when",
    text: "When does it shake?",
    about: ["vibration.shake", "vibration.wobble"],
    options: [
      {
        id: "braking",
        label: "When braking",
        says: [{ key: "vibration.shake", present: true, conditions: ["braking"] }],
      },
      {
        id: "speed",
        label: "Above 50 mph, steady",
        says: [{ key: "vibration.shake", present: true, conditions: ["highway_speed"] }],
      },
      {
        id: "gas",
        label: "Only on the gas",
        says: [{ key: "vibration.shake", present: true, conditions: ["accelerating"] }],
      },
      { id: "idle", label: "Standing at a light", says: [{ key: "engine.rough_idle", present: true }] },
    ],
  },
  {
    id: "pedal-feel",
    text: "How does the brake pedal feel?",
    about: ["brake.weak", "light.brake", "leak.brake_fluid", "brake.fluid_low", "brake.pull"],
    unless: ["brake.pedal_soft", "brake.pedal_sinks", "brake.pedal_hard", "brake.pedal_low"],
    options: [
      {
        id: "normal",
        label: "As always",
        says: [
          { key: "brake.pedal_soft", present: false },
          { key: "brake.pedal_sinks", present: false },
          { key: "brake.pedal_hard", present: false },
        ],
      },
      { id: "soft", label: "Soft or spongy", says: [{ key: "brake.pedal_soft", present: true }] },
      { id: "sinks", label: "It sinks while I hold it", says: [{ key: "brake.pedal_sinks", present: true }] },
      { id: "hard", label: "Hard, and it takes force", says: [{ key: "brake.pedal_hard", present: true }] },
    ],
  },
  {
    id: "hot-wheel",
    text: "After a drive, is one wheel much hotter than the others?",
    hint: "Hold a hand near it. Do not touch the rotor.",
    about: [
      "brake.pull",
      "brake.drag",
      "smell.burning_brake",
      "smell.burning_unspecified",
      "smoke.from_wheel",
      "steer.pull",
      "noise.squeal",
    ],
    unless: ["brake.hot_wheel"],
    options: [
      { id: "yes", label: "Yes", says: [{ key: "brake.hot_wheel", present: true, conditions: ["one_wheel"] }] },
      { id: "no", label: "No", says: [{ key: "brake.hot_wheel", present: false }] },
    ],
  },
  {
    id: "pull-braking",
    text: "Does it pull when you brake, or all the time?",
    about: ["steer.pull", "brake.pull"],
    options: [
      { id: "braking", label: "When braking", says: [{ key: "brake.pull", present: true }] },
      { id: "always", label: "All the time", says: [{ key: "steer.pull", present: true, conditions: ["constant"] }] },
      {
        id: "gas",
        label: "When accelerating",
        says: [{ key: "steer.pull", present: true, conditions: ["accelerating"] }],
      },
    ],
  },
  {
    id: "leak-color",
    text: "What color is the leak?",
    about: ["leak.unspecified"],
    options: [
      { id: "coolant", label: "Green, orange, pink or blue", says: [{ key: "leak.coolant_colored", present: true }] },
      { id: "oil", label: "Brown or black, slick", says: [{ key: "leak.oil", present: true }] },
      { id: "red", label: "Red", says: [{ key: "leak.red", present: true }] },
      { id: "water", label: "Clear as water", says: [{ key: "leak.water", present: true }] },
    ],
  },
  {
    id: "shift-trouble",
    text: "What does the transmission do?",
    about: ["trans.hard_shift", "trans.shudder", "light.transmission", "trans.delayed", "engine.low_power"],
    unless: ["trans.slips", "trans.no_drive", "trans.no_reverse"],
    options: [
      { id: "slips", label: "The engine revs but the car lags", says: [{ key: "trans.slips", present: true }] },
      {
        id: "shudders",
        label: "It shudders at a steady speed",
        says: [{ key: "trans.shudder", present: true, conditions: ["cruising"] }],
      },
      { id: "bangs", label: "It bangs into gear", says: [{ key: "trans.hard_shift", present: true }] },
      { id: "late", label: "It waits before going into gear", says: [{ key: "trans.delayed", present: true }] },
      {
        id: "fine",
        label: "It shifts fine",
        says: [
          { key: "trans.slips", present: false },
          { key: "trans.hard_shift", present: false },
        ],
      },
    ],
  },
  {
    id: "ac-when",
    text: "When is the A/C warm?",
    about: ["hvac.ac_warm", "hvac.ac_weakens"],
    options: [
      {
        id: "idle",
        label: "Only at idle, cold when driving",
        says: [{ key: "hvac.ac_weakens", present: true, conditions: ["idling"] }],
      },
      { id: "always", label: "Always", says: [{ key: "hvac.ac_warm", present: true, conditions: ["constant"] }] },
      { id: "side", label: "On one side only", says: [{ key: "hvac.one_side", present: true }] },
      { id: "flow", label: "Little air comes out", says: [{ key: "hvac.weak_airflow", present: true }] },
    ],
  },
  {
    id: "before",
    text: "Did anything happen just before it began?",
    options: [
      { id: "curb", label: "A pothole or curb", says: [{ key: "recent.curb_or_pothole", present: true }] },
      { id: "fuel", label: "I had just refueled", says: [{ key: "recent.refuel", present: true }] },
      { id: "work", label: "Work on the engine", says: [{ key: "recent.engine_work", present: true }] },
      { id: "brakes", label: "Work on the brakes", says: [{ key: "recent.brake_work", present: true }] },
      { id: "tires", label: "Work on the tires", says: [{ key: "recent.tire_work", present: true }] },
      { id: "sat", label: "It stood for weeks", says: [{ key: "recent.long_sit", present: true }] },
    ],
    unless: [
      "recent.curb_or_pothole",
      "recent.refuel",
      "recent.engine_work",
      "recent.brake_work",
      "recent.tire_work",
      "recent.long_sit",
    ],
  },
];
