import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { texts } from "../../texts/index.ts";
import { Cross, Warning } from "../../ui/icons.tsx";
import * as styles from "./Notices.css.ts";

export type Notice = { title: string; text: string; tone?: "error" };

const DURATION_MS = 5000;
const SWIPE_PX = 50;

const ShowNotice = createContext<(notice: Notice) => void>(() => {
  throw new Error("useNotices needs <Notices> around it");
});

/** Gives the function that shows a notice. Only one is shown at a time; a new one takes the place of the last. */
export const useNotices = () => useContext(ShowNotice);

/**
 * The notification area. A notice leaves after five seconds, by its button or by a swipe to the right, and stays
 * while it is pointed at or focused. F8 focuses it.
 */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const [held, setHeld] = useState(false);
  const area = useRef<HTMLDivElement>(null);

  const dismiss = useCallback(() => {
    setNotice(undefined);
    setHeld(false);
  }, []);

  useEffect(() => {
    if (!notice || held) return;
    const timer = setTimeout(dismiss, DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice, held, dismiss]);

  useEffect(() => {
    if (!notice) return;
    const focusOnF8 = (event: KeyboardEvent) => event.key === "F8" && area.current?.focus();
    document.addEventListener("keydown", focusOnF8);
    return () => document.removeEventListener("keydown", focusOnF8);
  }, [notice]);

  return (
    <ShowNotice.Provider value={setNotice}>
      {children}
      <section
        ref={area}
        className={styles.area}
        aria-label={texts.shell.notices}
        aria-live={notice?.tone === "error" ? "assertive" : "polite"}
        tabIndex={-1}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onPointerDown={({ clientX: start }) => {
          // A mouse is outside after one quick move: where the swipe ends is the page's to tell.
          const end = ({ clientX }: PointerEvent) => clientX - start >= SWIPE_PX && dismiss();
          addEventListener("pointerup", end, { once: true });
        }}
      >
        {notice && (
          <div className={styles.notice[notice.tone ?? "plain"]}>
            <div>
              <p className={styles.title[notice.tone ?? "plain"]}>
                {notice.tone === "error" && <Warning />}
                {notice.title}
              </p>
              <p className={styles.text}>{notice.text}</p>
            </div>
            <button type="button" className={styles.close} aria-label={texts.shell.closeNotice} onClick={dismiss}>
              <Cross />
            </button>
          </div>
        )}
      </section>
    </ShowNotice.Provider>
  );
}
