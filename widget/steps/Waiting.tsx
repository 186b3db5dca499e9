import { useTexts } from "../texts/texts.ts";
import { muted } from "../theme/typography.css.ts";
import { Section, Sheet } from "../ui/Sheet/Sheet.tsx";

/** Stands in for a step while its saved state is looked up, or its data are on their way. */
export function Waiting({ lines }: { lines?: readonly string[] }) {
  const t = useTexts();
  return (
    <Sheet>
      <Section>
        <div role="status">
          {(lines ?? [t.loading]).map((line, index) => (
            <p key={line} className={index > 0 ? muted : undefined}>
              {line}
            </p>
          ))}
        </div>
      </Section>
    </Sheet>
  );
}
