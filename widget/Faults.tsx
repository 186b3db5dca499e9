import { useEffect, useRef } from "react";
import type { Fault } from "./client/greeting.ts";
import type { RepairAssistProperties } from "./repair-assist.d.ts";
import { attributeFaults } from "./state/attribute-faults.ts";
import { greetingAtom } from "./state/greeting.ts";
import { useAtom, useWizard } from "./state/hooks.ts";
import { useTexts } from "./texts/texts.ts";
import { Alert } from "./ui/Alert/Alert.tsx";
import { Button } from "./ui/Button/Button.tsx";
import { Section } from "./ui/Card/Card.tsx";

/**
 * What is wrong with how the page uses the widget. The page hears of each by an event, once. Where the service cannot be
 * used the visitor is told, too, over the step, which stays: nothing that was typed is lost by it.
 */
export function Faults({ attributes }: { attributes: RepairAssistProperties }) {
  const wizard = useWizard();
  const texts = useTexts();
  const { fault } = useAtom(greetingAtom);
  const faults: Fault[] = attributeFaults(attributes).map((wrong) => ["attribute", texts.faults.attribute(...wrong)]);
  if (fault) faults.push(fault);

  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const [code, message] of faults)
      if (!told.current.includes(message)) wizard.host.dispatch("error", { code, message });
    told.current = faults.map(([, message]) => message);
  });

  if (!fault) return null;
  return (
    <Section>
      <Alert tone="error" title={texts.faults.title}>
        <p>{fault[1]}</p>
        <Button size="small" onClick={() => wizard.checkCompatibility(texts.faults)}>
          {texts.tryAgain}
        </Button>
      </Alert>
    </Section>
  );
}
