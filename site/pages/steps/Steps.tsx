import { useLocation } from "wouter";
import { RepairAssist } from "../../RepairAssist.tsx";
import { placeOf, plainPath } from "../../routes.ts";
import { column } from "../../ui/layout.css.ts";
import { steps } from "./Steps.css.ts";

/** The five steps: one element that stays as the address moves from step to step. */
export function Steps() {
  const [path] = useLocation();
  const place = placeOf(plainPath(path));
  return (
    <div className={`${column} ${steps}`}>
      <RepairAssist step={place?.step} confirmation-type={place?.confirmationType} />
    </div>
  );
}
