import { type FunctionComponent, useEffect, useState } from "react";
import type { VinFieldProps } from "./VinField.tsx";

/** The field of the VIN, loaded once it is wanted. */
export function VinPart(props: VinFieldProps) {
  const [Field, setField] = useState<FunctionComponent<VinFieldProps>>();
  useEffect(() => {
    let isShown = true;
    // Without it the car is chosen below as ever.
    import("./VinField.tsx").then(
      (loaded) => isShown && setField(() => loaded.VinPart),
      (error: unknown) => console.error("Repair Assist: the VIN's field did not load.", error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return Field && <Field {...props} />;
}
