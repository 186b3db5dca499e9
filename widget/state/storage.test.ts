import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_VEHICLE, loadIssue, loadVehicle, saveVehicle } from "./drafts.ts";
import { loadPhotos, savePhotos } from "./photo-drafts.ts";
import { openStorage } from "./storage.ts";
import { EMPTY_STATE, keepWizardState, wizardStateAtom } from "./wizard-state.ts";

const errors = () => vi.mocked(console.error).mock.calls;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const site = () => openStorage({ site: true, persist: false });
const embedded = () => openStorage({ site: false, persist: false });

describe("the browser's storage", () => {
  it("keeps the keys of the specification on our site, and prefixes them in the session elsewhere", () => {
    site().local.set("userId", "u1");
    expect(localStorage.getItem("userId")).toBe("u1");
    embedded().local.set("userId", "u2");
    expect(sessionStorage.getItem("repair-assist:userId")).toBe("u2");
    expect(localStorage.length).toBe(1);
    openStorage({ site: false, persist: true }).local.set("userId", "u3");
    expect(localStorage.getItem("repair-assist:userId")).toBe("u3");
  });

  it("goes on in memory where the browser gives none", () => {
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { session } = embedded();
    expect(session.set("userId", "u1")).toBe(true);
    expect(session.get("userId")).toBe("u1");
    expect(errors().length).toBeGreaterThan(0);
  });
});

it("holds what a full browser would not take for the next element of the page, until it is taken or removed", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(site().local.set("currentStep", "issue-details")).toBe(false);
  expect(site().local.get("currentStep")).toBe("issue-details");
  full.mockRestore();
  expect(site().local.set("currentStep", "diagnostic")).toBe(true);
  expect(localStorage.getItem("currentStep")).toBe("diagnostic");
  localStorage.setItem("currentStep", "service-options");
  expect(site().local.get("currentStep")).toBe("service-options");
  site().local.remove("currentStep");
  expect(site().local.get("currentStep")).toBeNull();
});

describe("the wizard's state", () => {
  const restored = (stored: string) => {
    sessionStorage.setItem("repairFlowState", stored);
    const store = createStore();
    keepWizardState(store, site().session);
    return store;
  };

  it("is restored before it is saved, and merged changes are saved", () => {
    const store = restored(JSON.stringify({ userId: "u1", vehicleId: "v1" }));
    expect(store.get(wizardStateAtom)).toEqual({ ...EMPTY_STATE, userId: "u1", vehicleId: "v1" });
    store.set(wizardStateAtom, { ...store.get(wizardStateAtom), issueId: "i1" });
    expect(JSON.parse(sessionStorage.getItem("repairFlowState")!)).toMatchObject({ userId: "u1", issueId: "i1" });
    store.set(wizardStateAtom, EMPTY_STATE);
    expect(sessionStorage.getItem("repairFlowState")).toBeNull();
  });

  it.each(["{", '"text"', "7", '{"userId":7}', '{"userId":"u1","issueId":{}}', "[1]"])(
    "of wrong types is dropped whole: %s",
    (stored) => {
      expect(restored(stored).get(wizardStateAtom)).toEqual(EMPTY_STATE);
      expect(sessionStorage.getItem("repairFlowState")).toBe(stored === "{" ? stored : null);
      expect(errors()).not.toEqual([]);
    },
  );
});

describe("drafts", () => {
  const form = { ...EMPTY_VEHICLE, name: "Dana", vehicleYear: "2012", vehicleMake: "Honda", vehicleModel: "Civic" };

  it("keep the vehicle by plain names, with mileage 0 where none was given", () => {
    saveVehicle(site(), form);
    expect(JSON.parse(localStorage.getItem("vehicleInfo")!)).toMatchObject({
      year: 2012,
      make: "Honda",
      model: "Civic",
      mileage: 0,
    });
    expect(loadVehicle(site())).toEqual(form);
    saveVehicle(site(), { ...form, mileage: "98000 mi" });
    expect(loadVehicle(site())?.mileage).toBe("98,000");
  });

  it.each(["{", "[]", "7"])("that are corrupt (%s) are ignored", (stored) => {
    for (const key of ["vehicleInfo", "issueDetails", "issueImages"]) localStorage.setItem(key, stored);
    expect([loadVehicle(site()), loadIssue(site()), loadPhotos(site())]).toEqual([null, null, []]);
    expect(errors().length).toBeGreaterThanOrEqual(2);
  });

  it("keep photos with their bytes and names", async () => {
    await savePhotos(site(), [new File([new Uint8Array([1, 2, 250])], "rotor.jpg", { type: "image/jpeg" })]);
    const [photo] = loadPhotos(site());
    expect([photo!.name, photo!.type]).toEqual(["rotor.jpg", "image/jpeg"]);
    expect([...new Uint8Array(await photo!.arrayBuffer())]).toEqual([1, 2, 250]);
  });

  it("drop the photos that do not fit, the last one first", async () => {
    const large = (name: string) => new File(["x".repeat(2_000_000)], name, { type: "image/png" });
    await savePhotos(site(), [large("a.png"), large("b.png"), large("c.png")]);
    expect(loadPhotos(site()).map(({ name }) => name)).toEqual(["a.png"]);
    expect(errors().map(([message]) => message)).toContainEqual(expect.stringContaining("c.png"));
  });
});
