import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { years } from "#shared/catalogue/years.ts";
import { MAX_CAMPAIGN } from "#shared/schemas/campaign.ts";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { parseMileage, type VehicleForm } from "#shared/schemas/vehicle-info.ts";
import type { RepairAssistProperties } from "../repair-assist.d.ts";
import { attributeOf } from "./attribute-faults.ts";
import type { IssueDraft } from "./drafts.ts";

/** What the forms begin with, and the publisher's own reference. */
export interface Prefill {
  readonly vehicle: Partial<VehicleForm>;
  readonly issue: Partial<IssueDraft>;
  readonly reference: string | undefined;
}

const alike = (list: readonly string[], text: string) => list.find((each) => each.toLowerCase() === text.toLowerCase());
const upTo = (length: number) => (text: string) => (text.length <= length ? text : undefined);

const told = new Set<string>();

/**
 * What the page says that the forms begin with: in its address, as `?repair-assist-zip-code=85253`, else by attributes. A
 * value that cannot be is left out, and the console says so, once.
 */
export function readPrefill(attributes: RepairAssistProperties, query = location.search): Prefill {
  const parameters = new URLSearchParams(query);
  const read = <T>(name: keyof RepairAssistProperties, valid: (text: string) => T | undefined): T | undefined => {
    const attribute = attributeOf(name);
    const text = (parameters.get(`repair-assist-${attribute}`) ?? String(attributes[name] ?? "")).trim();
    const value = text ? valid(text) : undefined;
    if (text && value === undefined) {
      const sentence = `Repair Assist: ${attribute}="${text.slice(0, 60)}" cannot be, and was left out.`;
      if (!told.has(sentence)) console.warn(sentence);
      told.add(sentence);
    }
    return value;
  };
  const vehicleMake = read("make", (text) => alike(makes, text));
  const vehicle: { [Name in keyof VehicleForm]?: VehicleForm[Name] | undefined } = {
    zipCode: read("zipCode", (text) => (/^\d{5}(-\d{4})?$/.test(text) ? text : undefined)),
    vehicleYear: read("year", (text) => alike(years(new Date()).map(String), text)),
    vehicleMake,
    vehicleModel: read("model", (text) => alike(vehicleMake ? modelsOf(vehicleMake) : [], text)),
    mileage: read("mileage", (text) => parseMileage(text)?.toLocaleString("en-US")),
  };
  const issue = {
    issueType: read("issueType", (text) => ISSUE_TYPES.find((type) => type === text)),
    issueDescription: read("issueDescription", upTo(MAX_LENGTH.description)),
  };
  return { vehicle: said(vehicle), issue: said(issue), reference: read("reference", upTo(MAX_CAMPAIGN)) };
}

const said = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
