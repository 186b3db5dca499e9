import { type DragEvent, useId, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Camera, Cross } from "../Icon/Icon.tsx";
import { keyed } from "../keyed.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import * as css from "./Dropzone.css.ts";
import { Thumbnail } from "./Thumbnail.tsx";

interface DropzoneProps {
  files: readonly File[];
  max: number;
  /** While pictures are being made ready. */
  busy: boolean;
  /** Everything picked or dropped; what is no picture or too many is the receiver's to refuse. */
  onAdd(files: File[]): void;
  onRemove(index: number): void;
}

/** Pictures by click or by drag and drop, with thumbnails that can be taken away again. */
export function Dropzone({ files, max, busy, onAdd, onRemove }: DropzoneProps) {
  const t = useTexts().issueDetails;
  const id = useId();
  const [over, setOver] = useState(false);
  const full = files.length >= max;
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver && !full);
  };
  return (
    <section aria-labelledby={`${id}-t`}>
      <p id={`${id}-t`} className={css.heading}>
        {t.photos} <span className={css.note}>{t.photosNote}</span>
      </p>
      <div className={css.grid}>
        <label
          className={css.drop}
          data-over={over ? "" : undefined}
          data-full={full ? "" : undefined}
          onDragEnter={drag(true)}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            drag(false)(event);
            onAdd([...event.dataTransfer.files]);
          }}
        >
          <input
            type="file"
            accept="image/*"
            multiple
            className={css.input}
            disabled={full || busy}
            aria-describedby={`${id}-h`}
            onChange={(event) => {
              onAdd([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = "";
            }}
          />
          <Camera />
          <span>
            <span className={css.add}>{t.addPhotos}</span> {t.dropHere}
            <span id={`${id}-h`} className={css.hint} role="status">
              {busy ? t.preparing : t.photoHint}
            </span>
          </span>
        </label>
        {!full && (
          <label className={css.camera}>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className={css.input}
              disabled={busy}
              onChange={(event) => {
                onAdd([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = "";
              }}
            />
            <span className={css.add}>{t.takePhoto}</span>
          </label>
        )}
        <ul className={css.list} aria-label={t.photoList}>
          {keyed(files, (file) => file.name).map(({ item: file, index, key }) => (
            <li key={key} className={css.photo}>
              <Thumbnail file={file} />
              <div className={css.caption}>
                <span className={css.name}>{file.name}</span>
                <Tooltip text={t.removePhoto(file.name)}>
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={t.removePhoto(file.name)}
                    onClick={() => onRemove(index)}
                  >
                    <Cross />
                  </button>
                </Tooltip>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
