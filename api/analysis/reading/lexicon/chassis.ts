import type { Phrases } from "./phrases.ts";

export const SUSPENSION = {
  "suspension.sag": ["(corner|side|rear|front|end|back) (sag|sit low|squat|droop|drop|low -speed/beam/gear)", "sag/sagging/squatting -headliner", "sit .. (low|lower|crooked|uneven)", "lean .. (one side|left|right|park)", "one side .. low", "broken/broke spring", "spring .. (break|snap|broke)", "lopsided", "=low on one"],
  "suspension.bounce": ["bounce/bouncy/bouncing", "float/floaty -in", "(shock|strut) + (blow|leak|bad|wear|=gone|shot)", "boat", "keep bounc", "nose dive/dives/diving", "dive .. brak", "oil .. (shock|strut)", "bottom out"],
  "suspension.lean": ["body roll", "lean .. (corner|turn|curve)", "(roll|sway) .. (corner|turn|curve)", "tip .. turn"],
  "suspension.harsh": ["rough/harsh/stiff/bumpy ride", "rides .. (rough|hard|stiff|harsh)", "feel every bump", "ride + (rough|harsh|stiff|bumpy)", "jarring"],
  "suspension.broken_seen": [
    "(spring|ball joint|control arm|sway bar|tie rod|strut|axle|trailing arm|subframe|leaf spring|stabilizer|bushing|link|strut mount|shackle) + (break|snap|crack|come apart|separate|fell|loose|detach|torn|tear|rot)", "wheel .. (fold|collapse|sideways|tuck)", "broken spring/strut/control/ball/tie/sway/link/axle/leaf/bushing", "(ball joint|bushing|tie rod|sway bar link|end link) + (bad|worn|shot|=gone|play)", "suspension .. (break|collapse|snap|crack)",
  ],
  "suspension.air_low": ["air suspension/ride/strut/spring -switch", "air ride", "airmatic", "(car|rear|front|suspension|end|it) .. (drop|sink|lower) .. (overnight|sit|park)", "(drop|sink|low|sag) .. overnight", "suspension .. (low -speed|not rise|not raise|not level|sink|compressor)", "suspension not raise/rise", "compressor .. (run|suspension)", "sits on bump stop"],
  "tire.flat": ["flat tire", "tire .. flat", "(got|have|had) .. flat -spot/screen", "tire .. (go|=went) flat", "no air in .. tire", "flat .. (driver|passenger|front|rear)"],
  "tire.slow_leak": ["(tire|air) + (slow leak|lose air|leak air|lose pressure|leak down|go down)", "(fill|add|put|pump) .. air .. (tire|every|day|week)", "slow leak", "tire .. (low|flat) .. (again|every|day|week|keep|few day)", "keep lose air", "tire keep", "losing air", "lose .. psi"],
  "tire.low_pressure": ["(low|under) tire pressure", "tire pressure + low", "under inflated", "underinflated", "low tire -light", "(tire|one) .. (20|22|24|25|26|27|28) psi", "low air .. tire", "tire .. low"],
  "tire.bulge": ["(tire|sidewall) + (bulge|bubble|lump|knot|egg|hump)", "bulge/bubble .. (tire|sidewall)", "belt .. separate", "separated tire/belt/tread", "tread + (separate|separation|come off|peel|delaminate)", "out of round tire", "broken belt .. tire"],
  "tire.blowout": ["blowout/blowouts", "tire .. (blow|blew|explode|burst|shred|pop)", "blow .. tire", "blew out .. tire", "(blow|blew) out"],
  "tire.nail": ["(nail|screw|bolt) .. tire", "tire .. (nail|screw|puncture|cut|slash|plug|patch)", "puncture", "ran over .. (nail|screw|glass|metal|something)"],
  "tire.wear_edge": ["(tire|tread) + (inside|inner|outside|outer|edge|shoulder)", "wear .. (inside|inner|outside|outer) edge", "worn .. (inside|outside|inner|outer)", "bald .. (inside|outside|inner|outer)", "cord/cords .. (show|inside)"],
  "tire.wear_uneven": ["uneven/unevenly .. wear", "tire + (cup|scallop|feather|chop|uneven|flat spot|lumpy)", "cupping/cupped/scalloped/feathering", "wear .. uneven", "flat spot", "tires .. wear .. (fast|quick|prematurely|early)"],
  "tire.worn": ["(old|bald|worn|cheap|used) .. tire", "tire (bald|worn|old|tread low|no tread|cracked|dry rot)", "tread .. (low|=gone|worn|little)", "need new tire", "bald", "dry rot", "tires .. (years old|year old)"],
  "wheel.bent": ["bent/cracked wheel/rim", "(wheel|rim) + (bend|crack|damage|warp|out of round)", "bent rim"],
  "wheel.loose": ["(wheel|tire) + (come off|fall off|fell off|coming off|about to fall)", "(lug|lug nut|lugnut|wheel stud|stud|wheel bolt|lug bolt) + (loose|miss|missing|break|broke|snap|fell|=gone)", "wheel .. (loose|loosen)", "loose wheel/lug/tire", "missing lug", "lost .. wheel -power/speed/cap", "wheel .. flew", "wheel .. detach", "wheel .. fell"],
  "wheel.play": ["(wheel|tire) .. play", "play in .. (wheel|bearing|hub|tire)", "(jack|lift) .. (wheel|tire) .. (move|wiggle|rock|play)", "wiggle .. (wheel|tire)", "wheel .. wiggle/rock", "12 .. 6", "loose bearing/hub", "wheel bearing + (bad|loose|shot|=gone|play|noise)"],
} satisfies Phrases;
