import type { DamageArea } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

export type Severity = DamageArea["severity"];

/** What was said of the damage at one place. */
export interface DamageSigns {
  severity: Severity;
  dent: boolean;
  /** Paint broken: scratched, scraped, peeling. */
  paint: boolean;
  /** The owner says the paint is whole. */
  paintWhole: boolean;
  /** Broken plastic, glass or lamp. */
  broken: boolean;
  /** Through to metal, keyed, a gouge: no polish takes it out. */
  deep: boolean;
  /** May polish out: scuff, transfer. */
  surface: boolean;
  hail: boolean;
  /** Pushed in, folded or torn: no paintless repair brings it back. */
  bent?: boolean;
  /** Torn open: plastic may be welded, metal is replaced. */
  torn?: boolean;
  /** Of a corner or lip alone. */
  partial?: boolean;
  /** A sharp crease, which paintless repair takes far longer for. */
  creased?: boolean;
  /** In the clear coat alone. */
  shallow?: boolean;
  /** The longest way across a dent, where it was told. */
  inches?: number;
  /** The owner says that a new part is needed. */
  replace?: boolean;
}

const { severity: BAD, kinds, newPart, size } = KNOWLEDGE.damageWords;
const LIGHT = new RegExp(BAD.light);
const MODERATE = new RegExp(BAD.moderate);
const SEVERE = new RegExp(BAD.severe);
const SMALLER = new RegExp(BAD.smaller);
const LARGER = new RegExp(BAD.larger);
const DAMAGED = new RegExp(BAD.damaged);
const KINDS = Object.entries(kinds).map(([kind, words]) => [kind as keyof typeof kinds, new RegExp(words)] as const);
const INCHES = new RegExp(size.inches);
const NAMED_SIZES = Object.entries(size.named).map(([inches, words]) => [Number(inches), new RegExp(words)] as const);
const NEW_PART = new RegExp(newPart.words);
const NO_NEW_PART = new RegExp(newPart.unless);

/** The harm a clause tells of: the worst word counts, "small" and "badly" move it. */
export function damageSignsIn(clause: string): DamageSigns {
  const told = Object.fromEntries(KINDS.map(([kind, words]) => [kind, words.test(clause)]));
  return {
    severity: severityOf(clause),
    inches: inchesIn(clause),
    replace: saysNew(clause),
    ...(told as Record<keyof typeof kinds, boolean>),
  };
}

function inchesIn(clause: string): number | undefined {
  const told = Number(INCHES.exec(clause)?.[1]) || undefined;
  return told ?? NAMED_SIZES.find(([, words]) => words.test(clause))?.[0];
}

/** What clauses behind that name no part of their own add to a harm: "dented, paint cracked, about a foot long". */
export function withAdded(harm: DamageSigns, more: DamageSigns): DamageSigns {
  const flags = ["dent", "paint", "broken", "deep", "bent", "torn", "partial", "shallow", "creased"] as const;
  const added = Object.fromEntries(flags.map((flag) => [flag, harm[flag] || more[flag]]));
  return { ...harm, ...(added as Pick<DamageSigns, (typeof flags)[number]>), inches: harm.inches ?? more.inches };
}

function severityOf(clause: string): Severity {
  if (SEVERE.test(clause)) return "severe";
  const raised = LARGER.test(clause);
  const lowered = SMALLER.test(clause);
  if (MODERATE.test(clause)) return raised ? "severe" : lowered ? "light" : "moderate";
  if (LIGHT.test(clause)) return raised ? "moderate" : "light";
  if (DAMAGED.test(clause)) return raised ? "severe" : lowered ? "light" : "unknown";
  return saysNew(clause) ? "moderate" : "unknown";
}

/** "Needs a new one", "has to be replaced", "must be cut out and welded": the owner or a shop has decided it. */
const saysNew = (clause: string) => NEW_PART.test(clause) && !NO_NEW_PART.test(clause);

export const NO_SIGNS: DamageSigns = {
  severity: "unknown",
  dent: false,
  paint: false,
  paintWhole: false,
  broken: false,
  deep: false,
  surface: false,
  hail: false,
};
