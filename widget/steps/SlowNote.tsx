import { useTexts } from "../texts/texts.ts";
import { hidden, small } from "../theme/typography.css.ts";
import { useSlow } from "./use-slow.ts";

/** Beside a button whose request takes long: that one may wait. Takes no room before. */
export function SlowNote({ waiting }: { waiting: boolean }) {
  const t = useTexts();
  const slow = useSlow(waiting);
  return (
    <p role="status" className={slow ? small : hidden}>
      {slow && t.slow}
    </p>
  );
}
