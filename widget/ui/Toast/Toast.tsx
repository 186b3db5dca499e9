import { useEffect, useRef, useState } from "react";
import { useAtom, useSettings, useWizard } from "../../state/hooks.ts";
import { NOTICE_DURATION, type Notice, noticeAtom } from "../../state/notice.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Alert } from "../Alert/Alert.tsx";
import { Cross } from "../Icon/Icon.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { useSwipe } from "./swipe.ts";
import * as css from "./Toast.css.ts";

/** Where notices appear, one at a time. It is there from the start, so that screen readers hear what enters it. */
export function ToastRegion() {
  const wizard = useWizard();
  const notice = useAtom(noticeAtom);
  const { site: ownPage } = useSettings();
  const t = useTexts();
  const region = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(false);
  const shown = notice?.open ? notice : null;

  // Shown anew for each notice: what entered the top layer last lies on top.
  const id = shown?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is the occasion, not an input.
  useEffect(() => {
    const element = region.current;
    if (ownPage) element?.showPopover?.();
    // A region that was hidden under the focus heard of no blur.
    setFocused(element?.matches(":focus-within") ?? false);
    return () => {
      if (ownPage && element?.isConnected) element.hidePopover?.();
    };
  }, [id, ownPage]);

  useEffect(() => {
    if (!shown) return;
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", focusRegion);
    return () => document.removeEventListener("keydown", focusRegion);
  }, [shown]);

  return (
    <section
      ref={region}
      className={`${ownPage ? css.region : css.within} ${screenOnly}`}
      aria-label={t.notices}
      tabIndex={-1}
      popover={ownPage ? "manual" : undefined}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div role={shown?.tone === "error" ? "alert" : "status"} aria-atomic="true">
        {shown && <Toast key={shown.id} notice={shown} focused={focused} onDismiss={() => wizard.dismiss(shown.id)} />}
      </div>
    </section>
  );
}

interface ToastProps {
  notice: Notice;
  /** Whether the focus is on it or on the region around it. */
  focused: boolean;
  onDismiss(): void;
}

/** Goes after its time, but waits while it is pointed at or holds the focus. */
function Toast({ notice, focused, onDismiss }: ToastProps) {
  const t = useTexts();
  const [pointed, setPointed] = useState(false);
  const held = pointed || focused;
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  const swipe = useSwipe(() => dismiss.current());
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss.current(), NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <div
      className={css.toast}
      part="notice"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      {...swipe}
    >
      <Alert tone={notice.tone} title={notice.title} silent>
        {notice.description}
      </Alert>
      <Tooltip text={t.close}>
        <button type="button" className={css.close} aria-label={t.close} onClick={onDismiss}>
          <Cross />
        </button>
      </Tooltip>
    </div>
  );
}
