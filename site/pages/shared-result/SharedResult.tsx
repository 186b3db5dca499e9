import { useEffect } from "react";
import { useLocation } from "wouter";
import { RepairAssist } from "../../RepairAssist.tsx";
import { sharedTokenOf } from "../../routes.ts";
import { column } from "../../ui/layout.css.ts";
import { steps } from "../steps/Steps.css.ts";

/** Somebody's result by its read-only link. Search engines are asked to stay away. */
export function SharedResult() {
  const [path] = useLocation();
  useEffect(() => {
    const robots = Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
    document.head.append(robots);
    return () => robots.remove();
  }, []);
  return (
    <div className={`${column} ${steps}`}>
      <RepairAssist shared={sharedTokenOf(path)} />
    </div>
  );
}
