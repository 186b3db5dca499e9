import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { RepairAssist } from "../../RepairAssist.tsx";
import { sharedTokenOf } from "../../routes.ts";
import { column } from "../../ui/layout.css.ts";
import { steps } from "../steps/Steps.css.ts";

/** Somebody's result by its read-only link. One prerendered page serves every link, so it holds no token yet. */
export function SharedResult() {
  const [path] = useLocation();
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(sharedTokenOf(path)), [path]);
  return <div className={`${column} ${steps}`}>{token && <RepairAssist shared={token} />}</div>;
}
