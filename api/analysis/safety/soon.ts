import type { SafetyRule } from "./rule.ts";

const NEAR_SHOP = "Drive only as far as the next shop, gently and off the highway, or have it towed.";
const THIS_WEEK = "Have it looked at within days, and keep trips short until then.";

/** Have it looked at before driving much: the gravest first. */
export const SOON: readonly SafetyRule[] = [
  {
    level: "soon",
    any: ["light.check_engine_flashing", "engine.misfire"],
    reason: "A misfire sends unburned fuel into the catalytic converter, which can overheat; the engine may lose power.",
    action: NEAR_SHOP,
  },
  {
    level: "soon",
    any: ["engine.dies_driving", "engine.stalls", "engine.stalls_at_stop", "engine.no_throttle", "engine.limp", "light.reduced_power", "ev.reduced_power", "ev.won_t_move", "trans.drops_neutral", "engine.revs_itself", "engine.shuts_no_restart"],
    reason: "A car that loses its drive in traffic can be hit, and power steering and brakes get heavy.",
    action: "Keep off highways and left turns across traffic, and have it looked at before you rely on it.",
  },
  {
    level: "soon",
    any: ["noise.grind", "noise.scrape", "brake.pads_thin", "brake.rotor_scored", "light.brake_wear"],
    when: ["braking", "hard_braking", "worsening", "front", "rear"],
    reason: "Grinding brakes may be down to bare metal and need a longer way to stop.",
    action: NEAR_SHOP,
  },
  {
    level: "soon",
    any: ["brake.pads_thin", "brake.rotor_scored", "light.brake_wear", "brake.fluid_low", "light.brake", "brake.pull", "brake.drag", "brake.hot_wheel", "brake.lockup", "brake.auto_braking", "brake.abs_activates", "brake.parking_fails", "vibration.pulsation", "brake.dust_one_wheel", "brake.parking_stuck"],
    reason: "Brake troubles get worse, and you notice it when you need them most.",
    action: NEAR_SHOP,
  },
  {
    level: "soon",
    any: ["noise.grind"],
    reason: "Grinding is metal on metal, often a brake or a bearing.",
    action: NEAR_SHOP,
  },
  {
    level: "soon",
    any: ["noise.squeal"],
    when: ["braking", "hard_braking"],
    reason: "Squealing brakes are often the wear signal of the pads.",
    action: "Have the pads measured within a week or two. If it turns to grinding or the pedal changes, stop driving it.",
  },
  {
    level: "soon",
    any: ["steer.loose", "steer.wander", "steer.heavy", "steer.notchy", "steer.no_return", "light.power_steering", "leak.power_steering", "steer.fluid_low", "steer.pull"],
    reason: "Steering that is loose, heavy or uneven can get worse at once.",
    action: NEAR_SHOP,
  },
  {
    level: "soon",
    any: ["suspension.broken_seen", "suspension.sag", "wheel.play", "wheel.bent", "vibration.wobble", "suspension.air_low", "driveline.boot_torn", "suspension.bounce"],
    reason: "Worn suspension and wheel parts can let go, and the car holds the road less well.",
    action: NEAR_SHOP,
  },
  {
    level: "soon",
    any: ["tire.slow_leak", "tire.low_pressure", "tire.nail", "tire.worn", "tire.wear_edge", "tire.wear_uneven", "light.tpms"],
    reason: "A tire that is low or worn can fail at speed, and grips less in rain.",
    action: "Check all four pressures now, and have the tires looked at before a highway trip.",
  },
  {
    level: "soon",
    any: ["noise.hum", "noise.rumble"],
    when: ["speed_dependent", "highway_speed", "cruising", "turning", "turning_left", "turning_right", "one_wheel", "front", "rear"],
    reason: "A hum that grows with speed is often a wheel bearing, which can fail in time.",
    action: THIS_WEEK,
  },
  {
    level: "soon",
    any: ["noise.clunk", "noise.pop", "noise.knock", "noise.bang", "noise.creak", "noise.thump"],
    when: ["over_bumps", "turning", "turning_left", "turning_right", "steering_at_rest", "braking", "front", "rear"],
    reason: "A clunk over bumps or in turns can be a joint of the suspension or steering.",
    action: THIS_WEEK,
  },
  {
    level: "soon",
    any: ["vibration.shake"],
    when: ["highway_speed", "braking", "hard_braking", "in_steering_wheel", "speed_dependent", "over_bumps"],
    reason: "A shake that comes with speed or braking can be a tire, a wheel or a brake.",
    action: THIS_WEEK,
  },
  {
    level: "soon",
    any: ["light.battery", "power.voltage_low", "power.dim_lights", "engine.belt_broken"],
    reason: "When the battery is not charged, the engine, lights and power steering can quit on the road.",
    action: "Switch off what you do not need and drive straight to a shop, in daylight. Do not switch the engine off on the way.",
  },
  {
    level: "soon",
    any: ["light.airbag"],
    reason: "With the airbag light on, the airbags may not go off in a crash.",
    action: THIS_WEEK,
  },
  {
    level: "soon",
    any: ["body.seatbelt", "body.seat_loose", "elec.headlight_out", "elec.taillight_out", "elec.wipers", "elec.turn_signal", "elec.brake_lights_stay_on", "body.hood_latch", "body.door_stuck", "hvac.foggy_windows", "elec.horn"],
    reason: "You may not be seen, not see, or not be held in a crash.",
    action: "Have it fixed before driving at night, in rain or with passengers.",
  },
  {
    level: "soon",
    any: ["cooling.coolant_low", "cooling.leak_seen", "leak.coolant_colored", "light.coolant_level", "cooling.fan_dead", "cooling.bubbles", "cooling.gauge_swings", "cooling.hoses_hard", "smell.sweet", "smoke.white"],
    reason: "An engine that loses coolant can overheat and be ruined.",
    action: "Check the coolant with the engine cold, watch the temperature, and stop if it rises. Have it looked at within days.",
  },
  {
    level: "soon",
    any: ["engine.oil_low", "leak.oil", "smell.burning_oil", "engine.burns_oil", "smoke.blue", "noise.knock", "engine.oil_fuel_smell"],
    reason: "Low oil can ruin the engine, and oil on a hot exhaust can smoke or burn.",
    action: "Check the oil now and top it up. If the red oil light comes on, switch off at once.",
  },
  {
    level: "soon",
    any: ["smoke.unspecified", "smoke.black", "smell.burning_unspecified", "smell.burning_rubber", "smell.burning_brake", "smell.burnt_fluid", "smell.acid", "elec.fuse_blows", "elec.wires_damaged", "elec.seat"],
    reason: "Something gets hotter than it should.",
    action: "If it smokes or smells stronger, stop, switch off and get out. Otherwise have it looked at before longer trips.",
  },
  {
    level: "soon",
    any: ["light.hybrid"],
    reason: "A warning of the hybrid or electric drive can end in a car that does not move.",
    action: NEAR_SHOP,
  },
  {
    level: "soon",
    any: ["trans.slips", "trans.no_drive", "trans.shudder", "trans.overheats", "trans.delayed", "trans.fluid_low", "leak.red", "leak.gear_oil", "light.transmission", "clutch.slips", "clutch.pedal_floor", "clutch.no_release", "driveline.binding", "exhaust.hanging", "exhaust.leak_seen", "noise.loud_exhaust", "noise.bang", "engine.mount_moves", "noise.backfire"],
    reason: "It can leave you without drive, or let exhaust gas or a loose part do harm.",
    action: THIS_WEEK,
  },
  {
    level: "soon",
    any: ["light.abs", "light.traction", "light.many", "light.parking_brake", "light.driver_assist", "light.suspension"],
    reason: "With these lights on, the car may skid or not help as you expect.",
    action: THIS_WEEK,
  },
  {
    level: "soon",
    any: ["recent.flood", "elec.water_in_electrics", "recent.collision"],
    reason: "After water or a crash, hidden damage can show up on the road.",
    action: "Have it checked before you drive it further.",
  },
];
