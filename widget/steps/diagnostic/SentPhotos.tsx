import { useId, useState } from "react";
import { usePhotos, useWizard } from "../../state/hooks.ts";
import { loadPhotos } from "../../state/photo-drafts.ts";
import { useTexts } from "../../texts/texts.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Section } from "../../ui/Card/Card.tsx";
import * as css from "../../ui/Dropzone/Dropzone.css.ts";
import { Thumbnail } from "../../ui/Dropzone/Thumbnail.tsx";
import { keyed } from "../../ui/keyed.ts";

/** The photos that went with the words, as this browser holds them. */
export function SentPhotos() {
  const { storage } = useWizard();
  const held = usePhotos();
  const [files] = useState(() => held ?? loadPhotos(storage));
  const t = useTexts().issueDetails;
  const id = useId();
  return (
    files.length > 0 && (
      <div className={screenOnly}>
        <Section label={id}>
          <p id={id} className={css.heading}>
            {t.photos}
          </p>
          <ul className={css.grid}>
            {keyed(files, (file) => file.name).map(({ item, key }) => (
              <li key={key} className={css.photo}>
                <Thumbnail file={item} />
                <span className={css.caption}>
                  <span className={css.name}>{item.name}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    )
  );
}
