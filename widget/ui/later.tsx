import { type FunctionComponent, useEffect, useState } from "react";
import { useTexts } from "../texts/texts.ts";

// biome-ignore-start lint/correctness/noComponentHookFactories: made once, at module level.
/**
 * A part that is loaded when it is first shown: our site's first page need not carry it. Where it cannot be
 * loaded, a sentence says so, or nothing where one does as well without it: `optional`. What a part is loaded by stands beside it as `NAME.later.tsx`, with the same export: in the
 * widget's one file, where nothing is loaded later, `NAME.tsx` takes its place (`vite.widget.config.ts`).
 */
export const later = <Props extends object>(load: () => Promise<FunctionComponent<Props>>, { optional = false } = {}) =>
  function Later(props: Props) {
    const t = useTexts();
    const [Part, setPart] = useState<FunctionComponent<Props>>();
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, []);
    return Part ? <Part {...props} /> : failed && !optional ? <p role="alert">{t.notLoaded}</p> : null;
  };
// biome-ignore-end lint/correctness/noComponentHookFactories: as above.
