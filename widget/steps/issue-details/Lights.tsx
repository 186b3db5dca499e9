import { useTexts } from "../../texts/texts.ts";
import { DashLights } from "../../ui/DashLights/DashLights.tsx";
import { LIGHTS, type LightName } from "../../ui/DashLights/light-name.ts";
import { Disclosure } from "../../ui/Disclosure/Disclosure.tsx";

interface LightsProps {
  /** What is written so far. */
  text: string;
  onText(text: string): void;
}

/** Lights of the dash to tap: each writes its sentence into the owner's words, and takes it out again. */
export function Lights({ text, onText }: LightsProps) {
  const t = useTexts().issueDetails.lights;
  const lit = LIGHTS.filter((light) => text.includes(t.words[light]));
  const tap = (light: LightName) => {
    const words = t.words[light];
    onText(
      text.includes(words)
        ? text.replace(words, "").replace(/ {2,}/g, " ").trim()
        : [text.trimEnd(), words].filter(Boolean).join(" "),
    );
  };
  return (
    <Disclosure summary={t.title}>
      <DashLights names={t.names} lit={lit} onTap={tap} />
    </Disclosure>
  );
}
