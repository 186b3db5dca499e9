import { useEffect, useRef, useState } from "react";
import { loadVehicle } from "../state/drafts.ts";
import { useAtom, useWizard } from "../state/hooks.ts";
import { renewSession } from "../state/session.ts";
import { sessionEndedAtom } from "../state/wizard-state.ts";
import { useTexts } from "../texts/texts.ts";
import { Alert } from "../ui/Alert/Alert.tsx";
import { Button } from "../ui/Button/Button.tsx";
import { Section } from "../ui/Card/Card.tsx";

/** Offers to go on with what was typed when the API says that the session is over. `onRenewed` shows the step anew. */
export function SessionEnded({ onRenewed }: { onRenewed(): void }) {
  return useAtom(sessionEndedAtom) ? <Offer onRenewed={onRenewed} /> : null;
}

function Offer({ onRenewed }: { onRenewed(): void }) {
  const wizard = useWizard();
  const t = useTexts().session;
  const [state, setState] = useState<"offered" | "working" | "failed">("offered");
  const box = useRef<HTMLDivElement>(null);
  const typed = loadVehicle(wizard.storage) !== null;
  // It stands over the step, and what failed may have been at its end.
  // Newer browsers answer with a promise, which is no way to end an effect.
  useEffect(() => void box.current?.scrollIntoView?.({ block: "nearest" }), []);

  async function renew() {
    setState("working");
    try {
      await renewSession(wizard);
      onRenewed();
    } catch {
      setState("failed");
    }
  }
  return (
    <div ref={box}>
      <Section>
        <Alert tone="error" title={t.title}>
          <p>{!typed ? t.nothingTyped : state === "failed" ? t.failed : t.text}</p>
          {typed ? (
            <Button size="small" onClick={renew} disabled={state === "working"}>
              {state === "working" ? t.working : t.retry}
            </Button>
          ) : (
            <Button size="small" onClick={() => wizard.go("vehicle-info")}>
              {t.start}
            </Button>
          )}
        </Alert>
      </Section>
    </div>
  );
}
