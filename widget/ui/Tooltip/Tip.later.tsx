import { type FunctionComponent, useEffect, useState } from "react";
import type { TipProps } from "./Tip.tsx";

/** `Tip`, loaded when one first points at a control; where it cannot be loaded the control does without. */
export function Tip(props: TipProps) {
  const [Loaded, setLoaded] = useState<FunctionComponent<TipProps>>();
  useEffect(() => {
    import("./Tip.tsx").then(
      ({ Tip }) => setLoaded(() => Tip),
      () => {},
    );
  }, []);
  return Loaded && <Loaded {...props} />;
}
