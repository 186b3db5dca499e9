import { type RefObject, useState } from "react";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { hidden } from "../../theme/typography.css.ts";
import { Button } from "../Button/Button.tsx";
import { Tick } from "../Icon/Icon.tsx";

interface CopyButtonProps {
  text: string;
  label?: string;
  /** What the words stand in: it is selected where the browser lets nobody write to the clipboard. */
  source: RefObject<HTMLElement | null>;
}

/** Copies a text, and says so. */
export function CopyButton({ text, label, source }: CopyButtonProps) {
  const wizard = useWizard();
  const t = useTexts().copy;
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      select(source.current);
      wizard.notify(t.selected, t.selectedText);
    }
  }
  return (
    <>
      <Button size="small" onClick={copy}>
        {copied && <Tick />}
        {copied ? t.copied : (label ?? t.copy)}
      </Button>
      {/* The button shows it itself: a notice would only show it again. */}
      <span role="status" className={hidden}>
        {copied && t.copied}
      </span>
    </>
  );
}

function select(element: HTMLElement | null) {
  if (element instanceof HTMLInputElement) element.select();
  else if (element) getSelection()?.selectAllChildren(element);
}
