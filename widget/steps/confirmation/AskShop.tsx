import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { AskPanel } from "./AskPanel.later.tsx";
import type { AskPanelProps } from "./AskPanel.tsx";

/** Asks one shop to contact the owner: nothing is sent before it is shown, word for word, and confirmed. */
export function AskShop({ shop, ...asking }: Omit<AskPanelProps, "onCancel">) {
  const t = useTexts().lead;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cancelled = useRef(false);

  useEffect(() => {
    if (!open && cancelled.current) button.current?.focus();
  }, [open]);

  // `ShopList` says once that samples are not real shops.
  if (shop.sample) return null;
  const cancel = () => {
    cancelled.current = true;
    setOpen(false);
  };
  return open ? (
    <AskPanel {...{ shop, ...asking }} onCancel={cancel} />
  ) : (
    <div>
      <Button ref={button} size="small" aria-label={`${t.ask}: ${shop.name}`} onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
    </div>
  );
}
