import { Tick, Triangle } from "../Icon/Icon.tsx";
import * as css from "./Tag.css.ts";

/** A word in a frame: good with a tick, bad with a triangle. */
export function Tag({ tone = "plain", children }: { tone?: keyof typeof css.tones; children: string }) {
  return (
    <span className={css.tones[tone]}>
      {tone === "good" && <Tick size={0.75} />}
      {tone === "bad" && <Triangle size={0.75} />}
      {children}
    </span>
  );
}
