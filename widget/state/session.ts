import { submitIssue } from "../client/issue-details.ts";
import { saveVehicleInfo } from "../client/vehicle-info.ts";
import { loadIssue, loadVehicle } from "./drafts.ts";
import { loadPhotos } from "./photo-drafts.ts";
import { photosAtom } from "./photos.ts";
import type { Wizard } from "./wizard.ts";
import { sessionEndedAtom } from "./wizard-state.ts";

/**
 * Opens a new session with what was typed: the vehicle again, and the problem again if it was sent before or is about
 * to be. Afterwards the wizard holds the new ids. Throws what the calls throw; nothing that was typed is lost.
 */
export async function renewSession(wizard: Wizard) {
  const { client, storage, store } = wizard;
  const vehicle = loadVehicle(storage);
  if (!vehicle) throw new Error("no vehicle was typed");
  const { userId, vehicleId } = await saveVehicleInfo(client, vehicle, wizard.cameFrom());
  wizard.update({ userId, vehicleId });
  storage.local.set("userId", userId);
  storage.local.set("vehicleId", vehicleId);
  const draft = loadIssue(storage);
  if (draft?.issueType) {
    const photos = store.get(photosAtom) ?? loadPhotos(storage);
    const issue = { userId, vehicleId, issueType: draft.issueType, description: draft.issueDescription };
    const { issueId, diagnosticId } = await submitIssue(client, issue, photos);
    wizard.update({ issueId, diagnosticId });
    storage.local.set("issueId", issueId);
  }
  store.set(sessionEndedAtom, false);
}
