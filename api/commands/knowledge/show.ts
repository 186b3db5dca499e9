import { moneyRange } from "#shared/format/money.ts";
import type { Knowledge } from "../../analysis/knowledge/load/compile.ts";

type Cause = Knowledge["causes"][number];
type Repair = Knowledge["repairs"][number];

/** A cause as a mechanic would read it: what it is, what gives it away, what cures it and for how much. */
export function causeLines(cause: Cause, knowledge: Knowledge): string[] {
  const { id, system, name, tradeName, description, commonness, urgency, confirmBy, source, against = {} } = cause;
  const label = (key: string) => (knowledge.findings as Record<string, string>)[key] ?? key.replace(/[.:]/, " ");
  return [
    `${name}  (${id}, ${system})`,
    `On the repair order: ${tradeName}`,
    ...["", description, ""],
    `How common      ${commonness} of 10,000 owners with a trouble`,
    ...wear("Miles", cause.miles),
    ...wear("Years", cause.years),
    ...Object.entries(cause.only ?? {}).map(([what, which]) => `Only            ${what}: ${[which].flat().join(", ")}`),
    `Urgency         ${urgency.level}: ${urgency.timeframe}`,
    `Confirm by      ${confirmBy}`,
    "",
    "What gives it away, in so many of 100 cases",
    ...Object.entries(cause.evidence).flatMap(([key, likelihood]) => {
      const chance = typeof likelihood === "number" ? likelihood : likelihood!.chance;
      const when = typeof likelihood === "number" ? [] : circumstances(likelihood!.when, knowledge);
      return [`  ${percent(chance)}  ${label(key)}`, ...when.map((line) => `         ${line}`)];
    }),
    ...(Object.keys(against).length > 0 ? ["", "What speaks against it (the odds times)"] : []),
    ...Object.entries(against).map(([key, factor]) => `  ${String(factor).padStart(5)}  ${label(key)}`),
    ...["", "Repairs, the usual one first"],
    ...cause.repairs.map((id) => `  ${dollarsOf(id, knowledge).padEnd(16)}${repairIn(knowledge, id).name} (${id})`),
    ...((cause.knownFor?.length ?? 0) > 0 ? ["", "Known for"] : []),
    ...(cause.knownFor ?? []).map(
      ({ make, models = ["all models"], years, factor, note, source: of }) =>
        `  ${String(factor).padStart(5)} times  ${make} ${models.join(", ")}${years ? ` ${years.join("–")}` : ""}: ${note} (${of})`,
    ),
    ...["", `Source          ${source}`],
  ];
}

/** A repair as a mechanic would read it. */
export function repairLines(repair: Repair, knowledge: Knowledge): string[] {
  const { id, name, names, hours, hoursFor = {}, parts, partsFor = {}, partsNote, unit, scales, source } = repair;
  const causes = knowledge.causes.filter((cause) => cause.repairs.includes(id)).map((cause) => cause.id);
  return [
    `${name}  (${id})`,
    "",
    `Hours           ${hours.join("–")}${each(hoursFor)}`,
    `Parts           $${parts.join("–")} for one ${unit}${each(partsFor)}: ${partsNote}`,
    ...(repair.newer ? [`                from ${repair.newer.from} on $${repair.newer.parts.join("–")}`] : []),
    `In all          ${dollarsOf(id, knowledge)} at an independent shop, in the middle of the country, on a mainstream car`,
    `The car moves   the parts by brand ${scales.brand}, by body ${scales.body}`,
    ...(repair.sharesLabor
      ? [
          `Shares labor    ${repair.sharesLabor.group}: ${Math.round(repair.sharesLabor.share * 100)} % of its hours beside a larger one`,
        ]
      : []),
    ...(repair.goesWith ?? []).map((companion) => `Goes with       ${companion.repair}: ${companion.why}`),
    ...(repair.includes ? [`Contains        ${repair.includes.join(", ")}`] : []),
    `Also called     ${names.join(", ")}`,
    `Cures           ${causes.join(", ") || "no cause"}`,
    `Source          ${source}`,
  ];
}

/** Hours at the national rate and parts, before place, car and supplies are counted: "$225–$421". */
export function dollarsOf(id: string, knowledge: Knowledge): string {
  const { hours, parts } = repairIn(knowledge, id);
  const { national } = knowledge.laborRates;
  return moneyRange({
    min: Math.round(hours[0] * national.min + parts[0]),
    max: Math.round(hours[1] * national.max + parts[1]),
  });
}

const repairIn = ({ repairs }: Knowledge, id: string) => repairs.find((repair) => repair.id === id)!;

/** Circumstances that speak for it, and those that hardly ever go with it; what lies between says little. */
const FITS = 0.2;
const HARDLY = 0.1;

function circumstances(when: Readonly<Record<string, number | undefined>>, { conditions }: Knowledge): string[] {
  const label = (condition: string) => (conditions as Record<string, string>)[condition] ?? condition;
  const told = Object.entries(when)
    .map(([condition, fits = 0]) => ({ label: label(condition), fits }))
    .sort((a, b) => b.fits - a.fits);
  const likely = told.filter(({ fits }) => fits >= FITS).map(({ label, fits }) => `${label} ${Math.round(fits * 100)}`);
  const hardly = told.filter(({ fits }) => fits <= HARDLY).map(({ label }) => label);
  return [
    ...(likely.length > 0 ? [`when: ${likely.join(", ")}`] : []),
    ...(hardly.length > 0 ? [`hardly: ${hardly.join(", ")}`] : []),
  ];
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}`.padStart(5);
const wear = (unit: string, span: Cause["miles"]) =>
  span
    ? [`${unit.padEnd(16)}from ${span.from.toLocaleString("en-US")}, common at ${span.common.toLocaleString("en-US")}`]
    : [];
const each = (bands: Readonly<Record<string, readonly number[] | undefined>>) =>
  Object.entries(bands)
    .map(([layout, band]) => `, ${layout} ${band?.join("–")}`)
    .join("");
