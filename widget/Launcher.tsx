import { type ReactNode, useRef } from "react";
import * as css from "./Launcher.css.ts";
import { useTexts } from "./texts/texts.ts";
import { root } from "./theme/base.css.ts";
import { Button } from "./ui/Button/Button.tsx";

/** A button that opens the wizard over the page. While that is closed the wizard keeps what is in it. */
export function Launcher({ floating, children }: { floating: boolean; children: ReactNode }) {
  const t = useTexts().launcher;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <div className={`${root} ${floating ? css.floating : css.beside}`} part="launcher">
        <Button tone="main" aria-haspopup="dialog" onClick={() => dialog.current!.showModal()}>
          <slot name="launcher">{t.open}</slot>
        </Button>
      </div>
      <dialog ref={dialog} className={css.dialog} aria-label={t.title}>
        <div className={`${root} ${css.bar}`}>
          <Button size="small" onClick={() => dialog.current!.close()}>
            {t.close}
          </Button>
        </div>
        {children}
      </dialog>
    </>
  );
}
