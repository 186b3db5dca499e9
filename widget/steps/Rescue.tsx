import { Component, type ContextType, type ReactNode } from "react";
import { WizardContext } from "../state/hooks.ts";
import { useTexts } from "../texts/texts.ts";
import { Alert } from "../ui/Alert/Alert.tsx";
import { Button } from "../ui/Button/Button.tsx";
import { Card, Section } from "../ui/Card/Card.tsx";

/** Says that a step broke, and offers to show it anew: never an empty box. */
export class Rescue extends Component<{ children: ReactNode }> {
  static override contextType = WizardContext;
  declare context: ContextType<typeof WizardContext>;
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch(error: unknown) {
    console.error("Repair Assist:", error);
    this.context?.host.dispatch("error", { code: "widget", message: "A step could not be shown." });
  }

  override render() {
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children;
  }
}

function Broken({ onRetry }: { onRetry(): void }) {
  const t = useTexts();
  return (
    <Card>
      <Section>
        <Alert tone="error" title={t.faults.broken}>
          <Button size="small" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        </Alert>
      </Section>
    </Card>
  );
}
