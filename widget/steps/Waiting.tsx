import { useTexts } from "../texts/texts.ts";
import { muted } from "../theme/typography.css.ts";
import { Card, Section } from "../ui/Card/Card.tsx";
import { Skeleton } from "../ui/Skeleton/Skeleton.tsx";
import { useSlow } from "./use-slow.ts";

/** Stands in for a step while its saved state is looked up, or its data are on their way. */
export function Waiting({ lines }: { lines?: readonly string[] }) {
  const t = useTexts();
  const slow = useSlow(true);
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
        <Skeleton rows={8} height={76} />
      </Section>
    </Card>
  );
}
