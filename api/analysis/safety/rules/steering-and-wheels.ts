import type { SafetyRule } from "../rule.ts";

/** Steering, wheels, tires and what carries them. */
export const STEERING_AND_WHEELS: readonly SafetyRule[] = [
  {
    kind: "steering",
    any: ["steer.locks"],
    notBeside: ["start.no_crank", "start.no_start", "start.key_stuck", "start.button_dead"],
  },
  {
    kind: "steering",
    any: ["steer.by_itself"],
    words: /^(?!.*\blane keep)/i,
  },
  {
    kind: "steering",
    any: ["steer.heavy"],
    beside: ["light.power_steering"],
  },
  {
    kind: "steering",
    any: ["steer.heavy"],
    when: ["turning", "turning_left", "turning_right", "highway_speed", "cruising"],
    words: /los[et]|die|dead|quit|fail|went|g[oa]ve|cut|barely|hardly|shut|disappear/i,
  },
  {
    kind: "steering",
    any: ["steer.heavy"],
    when: ["sudden"],
  },
  {
    kind: "tire",
    any: ["wheel.bent"],
    words: /crack/i,
  },
  {
    kind: "structure",
    any: ["body.rust"],
    words: /(frame|cradle|crossmember|unibody).*(through|half|hole|broke|snap|crack|rot|apart|out)|hole.*frame/is,
  },
  {
    kind: "wheel-loose",
    any: ["wheel.loose"],
    words: /^(?!.*\b(?:covers?|caps?)\b)/i,
  },
  {
    kind: "suspension",
    any: ["suspension.broken_seen"],
    words:
      /^(?!.*(bushing|boot|some play|little play|bit of play|slight)).*(break|broke|snap|crack|rust|apart|separat|fell|fold|collaps|detach|c[ao]me (out|off|down|apart)|pop|sideways|point|shift|lay|let go|shaft.*loose|through|thru|on (the |my )?(tire|wheel)|hang|dangl|drag|ground|tear|torn|rot|mov|rock|wiggl|flop|hand\b|lean|tilt)/is,
  },
  {
    kind: "tire",
    any: ["tire.blowout", "tire.bulge", "tire.cords"],
  },
  {
    kind: "tire",
    any: ["tire.flat"],
  },
];
