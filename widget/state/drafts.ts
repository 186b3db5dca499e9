import { ISSUE_TYPES, type IssueType } from "#shared/schemas/issue-details.ts";
import { parseMileage, type VehicleForm } from "#shared/schemas/vehicle-info.ts";
import { toJson } from "../client/to-json.ts";
import { type BrowserStorage, readJson } from "./storage.ts";

/** What the visitor typed, kept for the way back and for a reload. A corrupt draft is as good as none. */
export interface IssueDraft {
  readonly issueType: IssueType | "";
  readonly issueDescription: string;
}

export const EMPTY_VEHICLE: VehicleForm = {
  name: "",
  email: "",
  zipCode: "",
  vehicleYear: "",
  vehicleMake: "",
  vehicleModel: "",
  mileage: "",
  vin: "",
  termsAccepted: false,
};

/** A VIN leads to its owner: it is kept for the visit alone, wherever the rest is. */
const VIN_KEY = "vehicleVin";
export const dropVin = ({ session }: BrowserStorage) => session.remove(VIN_KEY);

/** Saves the form, and beside it the vehicle by plain names with the mileage in miles, 0 where none was given. */
export function saveVehicle({ local, session }: BrowserStorage, { vin, ...form }: VehicleForm) {
  const vehicle = {
    ...form,
    year: Number(form.vehicleYear),
    make: form.vehicleMake,
    model: form.vehicleModel,
    mileage: parseMileage(form.mileage) ?? 0,
  };
  local.set("vehicleInfo", toJson(vehicle));
  session.set(VIN_KEY, vin);
}

export function loadVehicle({ local, session }: BrowserStorage): VehicleForm | null {
  const saved = readObject(local, "vehicleInfo");
  if (!saved) return null;
  const miles = Number(saved.mileage);
  return { ...formOf(saved), vin: session.get(VIN_KEY) ?? "", mileage: miles > 0 ? miles.toLocaleString("en-US") : "" };
}

const BEGUN_KEY = "vehicleBegun";

/**
 * Keeps a form that was begun and not sent yet, for as long as the visit lasts. The rule that drops saved progress is for
 * what was sent before; what somebody is still typing is never theirs to lose by Back or by the way home. Consent is the
 * exception: it is given anew to each form that is sent.
 */
export const saveBegun = ({ session }: BrowserStorage, form: VehicleForm) => session.set(BEGUN_KEY, toJson(form));
export const dropBegun = ({ session }: BrowserStorage) => session.remove(BEGUN_KEY);
export function loadBegun({ session }: BrowserStorage): VehicleForm | null {
  const saved = readObject(session, BEGUN_KEY);
  return saved && { ...formOf(saved), termsAccepted: false };
}

function formOf(saved: Record<string, unknown>): VehicleForm {
  const words = (key: keyof VehicleForm) => (typeof saved[key] === "string" ? saved[key] : "");
  return {
    name: words("name"),
    email: words("email"),
    zipCode: words("zipCode"),
    vehicleYear: words("vehicleYear"),
    vehicleMake: words("vehicleMake"),
    vehicleModel: words("vehicleModel"),
    mileage: words("mileage"),
    vin: words("vin"),
    termsAccepted: saved.termsAccepted === true,
  };
}

export function saveIssue({ local }: BrowserStorage, draft: IssueDraft) {
  local.set("issueDetails", toJson(draft));
}

export function loadIssue({ local }: BrowserStorage): IssueDraft | null {
  const saved = readObject(local, "issueDetails");
  if (!saved) return null;
  return {
    issueType: ISSUE_TYPES.find((type) => type === saved.issueType) ?? "",
    issueDescription: typeof saved.issueDescription === "string" ? saved.issueDescription : "",
  };
}

/** Where a draft of step 2 stands in local storage, and where it waits in the session's. */
const BEGUN_ISSUE = { issueDetails: "issueBegun", issueImages: "imagesBegun" } as const;

/**
 * Puts a problem that was described and not sent yet aside, for as long as the visit lasts: the reset that is about to come
 * is for what was sent before.
 */
export function keepBegunIssue(storage: BrowserStorage) {
  const draft = loadIssue(storage);
  if (!draft?.issueType && !draft?.issueDescription.trim()) return;
  for (const [key, begun] of Object.entries(BEGUN_ISSUE)) {
    const saved = storage.local.get(key);
    if (saved !== null) storage.session.set(begun, saved);
  }
}

/** Takes what was put aside back into its place, unless something stands there. */
export function restoreBegunIssue({ local, session }: BrowserStorage) {
  for (const [key, begun] of Object.entries(BEGUN_ISSUE)) {
    const saved = session.get(begun);
    if (saved !== null && local.get(key) === null) local.set(key, saved);
    session.remove(begun);
  }
}

export function dropBegunIssue({ session }: BrowserStorage) {
  for (const begun of Object.values(BEGUN_ISSUE)) session.remove(begun);
}

function readObject(local: BrowserStorage["local"], key: string): Record<string, unknown> | null {
  const saved = readJson(local, key);
  if (saved === null) return null;
  if (typeof saved === "object" && !Array.isArray(saved)) return saved as Record<string, unknown>;
  console.error(`Repair Assist: the saved ${key} is corrupt and was ignored.`);
  return null;
}
