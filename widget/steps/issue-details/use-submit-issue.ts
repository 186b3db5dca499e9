import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { IssueForm } from "#shared/schemas/issue-details.ts";
import { submitIssue } from "../../client/issue-details.ts";
import { RequestError } from "../../client/request-error.ts";
import { saveIssue } from "../../state/drafts.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { landServerErrors } from "../server-errors.ts";

/**
 * Sends the issue, and goes on to the results. `share` is how much of an upload has left, null without one. `cancel`
 * ends the request, as leaving the step does: whoever went back is not pulled forward by a late answer.
 */
export function useSubmitIssue(form: UseFormReturn<IssueForm>, photos: readonly File[]) {
  const wizard = useWizard();
  const texts = useTexts();
  const t = texts.issueDetails;
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function submit({ issueType, issueDescription }: IssueForm) {
    wizard.dismissError();
    saveIssue(wizard.storage, { issueType, issueDescription });
    const { userId, vehicleId } = wizard.state;
    sending.current = new AbortController();
    const { signal } = sending.current;
    setShare(photos.length > 0 ? 0 : null);
    try {
      const issue = { userId: userId ?? "", vehicleId: vehicleId ?? "", issueType, description: issueDescription };
      const { issueId, diagnosticId } = await submitIssue(wizard.client, issue, photos, {
        onProgress: setShare,
        signal,
      });
      if (signal.aborted) return;
      wizard.update({ issueId, diagnosticId });
      wizard.storage.local.set("issueId", issueId);
      wizard.mark("diagnostic-results");
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RequestError) landServerErrors(error, form.setError, fieldOf);
      const message = error instanceof RequestError ? t.failedWith(error.message) : t.failed;
      return wizard.notify(texts.error, message, "error");
    }
    wizard.notify(t.saved, t.savedText);
    wizard.go("diagnostic");
  }

  function cancel() {
    sending.current?.abort();
    wizard.notify(t.canceled, t.canceledText);
  }
  return { submit, share, cancel };
}

const fieldOf = (path: string) =>
  path === "description" ? "issueDescription" : path === "issueType" ? "issueType" : null;
