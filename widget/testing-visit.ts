import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, onTestFinished } from "vitest";
import type { RepairAssistProperties } from "./repair-assist.d.ts";
import { type Answers, openWizard, startApi } from "./testing.tsx";

// On a busy machine an awaited change may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/** The ids of a visitor who has a result. */
export const RESULT_IDS = { issueId: "i1", diagnosticId: "d1" };
/** And of one who came to it from step 1. */
export const ALL_IDS = { userId: "u1", vehicleId: "v1", ...RESULT_IDS };

/** Every test of the file starts with nothing stored but these ids, and leaves no page behind. */
export function startFreshVisits(ids?: object) {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    if (ids) sessionStorage.setItem("repairFlowState", JSON.stringify(ids));
  });
  afterEach(cleanup);
}

/** The wizard as it stands on our site, and the API that answers it until the test is over. */
export function openSite(answers: Answers, attributes: RepairAssistProperties = {}) {
  const api = startApi(answers);
  onTestFinished(() => void api.stop());
  return { ...openWizard({ api: api.url, site: true, ...attributes }), api };
}

/** Step 3 with what the API answers when it is asked for the result. */
export const openDiagnostic = (record: () => unknown, answers: Answers = {}) =>
  openSite(
    { "GET /api/diagnostics/by-issue/i1": record, "GET /api/issues/i1": () => ({ id: "i1" }), ...answers },
    { step: "diagnostic" },
  );
