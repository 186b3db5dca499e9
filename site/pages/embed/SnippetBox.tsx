import { publicConfig } from "../../public-config.ts";
import { useNotices } from "../../shell/Notices/Notices.tsx";
import { embed } from "../../texts/documents.ts";
import { Choice } from "../../ui/Choice/Choice.tsx";
import { Code } from "../../ui/Code/Code.tsx";
import type { Choices } from "./choices.ts";
import * as styles from "./Embed.css.ts";
import { Part } from "./Part.tsx";
import { SNIPPETS, type SnippetKind } from "./snippets/index.ts";
import { major, useRelease, version } from "./use-release.ts";

const { copy } = embed;

interface SnippetBoxProps {
  choices: Choices;
  kind: SnippetKind;
  onKind(kind: SnippetKind): void;
}

/** What to paste for the kind of page it goes to, with what was chosen in it. */
export function SnippetBox({ choices, kind, onKind }: SnippetBoxProps) {
  const showNotice = useNotices();
  const { release, pin } = useRelease();
  const pinned = Boolean(release.integrity);

  const onPin = (wanted: boolean) =>
    pin(wanted).catch((error) => {
      console.error("The version could not be pinned:", error);
      showNotice({ ...copy.pinFailed, tone: "error" });
    });

  return (
    <Part id="snippet" title={copy.title} text={copy.text}>
      <Choice label={copy.kind} options={copy.kinds} value={kind} onChange={onKind} />
      <p>{copy.notes[kind]}</p>
      {kind !== "iframe" && (
        <label className={styles.check}>
          <input
            type="checkbox"
            className={styles.checkbox}
            checked={pinned}
            onChange={({ currentTarget }) => onPin(currentTarget.checked)}
          />
          <span>
            {copy.pin}
            <span className={styles.note}>{pinned ? copy.pinned(version) : copy.moving(major)}</span>
          </span>
        </label>
      )}
      <Code
        text={SNIPPETS[kind]({ choices, origin: publicConfig().publicUrl, release })}
        label={copy.kinds[kind]}
        button={copy.button(copy.kinds[kind])}
        copied={copy.copied(copy.kinds[kind])}
      />
    </Part>
  );
}
