import type { ReactNode } from "react";
import * as css from "./DashLights.css.ts";
import { LIGHTS, type LightName } from "./light-name.ts";

const ENGINE = "M5 13H2m0-3v6M5 10v6h2l3 3h7v-3h2v2h3v-8h-3v2h-2V9h-3L12 7H8v3zM8 7h5";

/** As they stand on a dash, in lines of one weight. */
const DRAWN: Record<LightName, ReactNode> = {
  checkEngine: <path d={ENGINE} />,
  flashing: <path d={`${ENGINE}M3 3l2 2M12 1v3M21 3l-2 2M3 23l2-2M21 23l-2-2`} />,
  oil: <path d="M2 9l5 2h8l6-4 1 1-6 9H7v-4L2 12zM9 11V8M7 8h4M21 14c2 3 0 3 0 3s-2 0 0-3" />,
  battery: <path d="M2 8h20v11H2zM5 8V5h4v3M15 8V5h4v3M5 13h4M15 13h4M17 11v4" />,
  temperature: (
    <path d="M12 3v10M12 4h4M12 7h4M12 10h4M10 15a2 2 0 1 0 4 0 2 2 0 1 0-4 0M2 19c2-2 3 1 5 0s3-1 5 0 3 1 5 0 3-1 5 0M2 15c2-1 3 0 5 0M17 15c2-1 3 0 5 0" />
  ),
  brake: <path d="M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0M4 5a11 11 0 0 0 0 14M20 5a11 11 0 0 1 0 14M12 8v5M12 15v1" />,
  abs: (
    <path d="M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0M4 5a11 11 0 0 0 0 14M20 5a11 11 0 0 1 0 14M7 14l1-4 1 4M11 10v4h1q2-1 0-2 2-1 0-2zM17 10q-3 0-2 2 3 0 1 2h-1" />
  ),
  airbag: <path d="M6 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 9v7h7l3 5M7 12h4M12 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />,
  tire: <path d="M7 4C2 9 3 14 6 19h12c3-5 4-10-1-15M8 19v2M12 19v2M16 19v2M12 6v7M12 15v1" />,
  skid: <path d="M5 12l2-6h10l2 6v4H5zM5 12h14M7 16v2M17 16v2M8 23c3-2-2-2 0-4M16 23c3-2-2-2 0-4" />,
  steering: (
    <path d="M2 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M8 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M2 11h6M12 11h6M10 14v6M22 6v8M22 17v1" />
  ),
};

interface DashLightsProps {
  names: Readonly<Record<LightName, string>>;
  lit: readonly LightName[];
  onTap(light: LightName): void;
}

/** The lights of a dashboard to tap in place of naming them; one that is lit goes out again. */
export function DashLights({ names, lit, onTap }: DashLightsProps) {
  return (
    <ul className={css.lights}>
      {LIGHTS.map((light) => (
        <li key={light}>
          <button type="button" className={css.light} aria-pressed={lit.includes(light)} onClick={() => onTap(light)}>
            <svg className={css.drawing} viewBox="0 0 24 24" aria-hidden="true">
              {DRAWN[light]}
            </svg>
            {names[light]}
          </button>
        </li>
      ))}
    </ul>
  );
}
