import { useEffect, useState } from "react";
import { useTexts } from "../texts/texts.ts";
import { muted } from "../theme/typography.css.ts";
import { Card, Section } from "../ui/Card/Card.tsx";

/** When a wait is long enough for a word about it, in milliseconds. */
export const SLOW_AFTER = 8000;

/** Stands in for a step while its saved state is looked up, or its data are on their way. */
export function Waiting({ lines }: { lines?: readonly string[] }) {
  const t = useTexts();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card>
      <Section>
        <div role="status">
          {(lines ?? [t.loading]).map((line, index) => (
            <p key={line} className={index > 0 ? muted : undefined}>
              {line}
            </p>
          ))}
          {slow && <p>{t.slow}</p>}
        </div>
      </Section>
    </Card>
  );
}
