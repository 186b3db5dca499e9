import { TOW } from "../actions.ts";
import type { SafetyRule } from "../rule.ts";

/** Steering, wheels, tires and what carries them. The gravest first. */
export const STEERING_AND_WHEELS: readonly SafetyRule[] = [
  {
    level: "stop",
    any: ["steer.locks"],
    notBeside: ["start.no_crank", "start.no_start", "start.key_stuck", "start.button_dead"],
    reason: "Steering that jams or is lost can put you off the road.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["steer.by_itself"],
    reason: "Steering that moves by itself can put you off the road.",
    action: "Switch lane assistance off if you have it. If it still happens, do not drive it; have it towed.",
  },
  {
    level: "stop",
    any: ["steer.heavy"],
    beside: ["light.power_steering"],
    reason: "Steering help that comes and goes can make the car impossible to steer in time.",
    action: "Stop in a good place. If it stays heavy after switching off and on, have it towed.",
  },
  {
    level: "stop",
    any: ["steer.heavy"],
    when: ["turning", "turning_left", "turning_right", "highway_speed", "cruising"],
    words: /los[et]|die|dead|quit|fail|went|g[oa]ve|cut|barely|hardly|shut|disappear/i,
    reason: "Steering help that is lost on the road can make the car impossible to steer in time.",
    action: "Stop in a good place. If it stays heavy after switching off and on, have it towed.",
  },
  {
    level: "stop",
    any: ["steer.heavy"],
    when: ["sudden"],
    reason: "Steering help that is suddenly gone can make the car impossible to steer in time.",
    action: "Stop in a good place. If it stays heavy after switching off and on, have it towed.",
  },
  {
    level: "stop",
    any: ["wheel.bent"],
    words: /crack/i,
    reason: "A cracked wheel can break apart or lose its air at once.",
    action: "Fit the spare or have it towed.",
  },
  {
    level: "stop",
    any: ["body.rust"],
    words: /(frame|cradle|crossmember|unibody).*(through|half|hole|broke|snap|crack|rot|apart|out)|hole.*frame/is,
    reason: "A frame that is rusted through can break while you drive.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["wheel.loose"],
    reason: "A loose wheel can come off while you drive.",
    action: "Do not drive it, not even slowly. Have the wheel tightened and checked where it stands, or towed.",
  },
  {
    level: "stop",
    any: ["suspension.broken_seen"],
    words:
      /^(?!.*(bushing|boot)).*(break|broke|snap|crack|rust|apart|separat|fell|fold|collaps|detach|c[ao]me (out|off|down|apart)|pop|sideways|point|shift|lay|let go|shaft.*loose|through|thru|on (the |my )?(tire|wheel)|hang|dangl|drag|ground|tear|torn|rot|mov|rock|wiggl|flop|hand\b|lean|tilt)/is,
    reason: "A broken suspension or steering part can let a wheel fold away.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["tire.blowout", "tire.bulge", "tire.cords"],
    reason: "A tire that bulges or shows its cords can burst, and a burst one gives no hold.",
    action: "Do not drive on it. Fit the spare or have it towed.",
  },
  {
    level: "stop",
    any: ["tire.flat"],
    reason: "Driving on a flat ruins the tire and the wheel, and the car does not hold the road.",
    action: "Fit the spare, inflate or plug it, or have it towed.",
  },
];
