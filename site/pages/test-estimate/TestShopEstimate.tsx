import { type FormEvent, useId, useState } from "react";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { useNotices } from "../../shell/Notices/Notices.tsx";
import { testPages } from "../../texts/documents.ts";
import { mainButton } from "../../ui/button.css.ts";
import { Field, Fields } from "../../ui/Field/Field.tsx";
import { TestPage } from "../../ui/TestPage/TestPage.tsx";
import { EstimateCard } from "./EstimateCard.tsx";
import { type EstimateResult, madeUpResult } from "./made-up-result.ts";
import * as styles from "./TestShopEstimate.css.ts";

const { estimate } = testPages;

/**
 * The demo of an estimate review. The picture stays in the browser, which only tries to open it; one that cannot be
 * opened makes the analysis fail.
 */
export function TestShopEstimate() {
  const showNotice = useNotices();
  const pictureId = useId();
  const [file, setFile] = useState<File>();
  const [analyzing, setAnalyzing] = useState(false);
  const [result, setResult] = useState<EstimateResult>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const description = new FormData(event.currentTarget).get("description");
    if (!String(description).trim()) return showNotice({ ...estimate.missing, tone: "error" });
    setAnalyzing(true);
    setResult(undefined);
    try {
      if (file) (await createImageBitmap(file)).close();
      setResult(madeUpResult());
      showNotice(estimate.done);
    } catch (error) {
      console.error("The picture could not be opened:", error);
      showNotice({ ...estimate.failed, tone: "error" });
    } finally {
      setAnalyzing(false);
    }
  }

  return (
    <TestPage title={estimate.title} intro={estimate.intro}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Fields>
          <Field
            label={estimate.question}
            name="description"
            className={styles.question}
            rows={4}
            maxLength={MAX_LENGTH.description}
          />
        </Fields>
        <div>
          <label htmlFor={pictureId} className={styles.label}>
            {estimate.picture}
          </label>
          <input
            id={pictureId}
            type="file"
            className={styles.picker}
            accept="image/*"
            onChange={(event) => setFile(event.currentTarget.files?.[0])}
          />
          {file && <p className={styles.file}>{file.name}</p>}
        </div>
        <button type="submit" className={mainButton} disabled={analyzing}>
          {analyzing ? estimate.analyzing : estimate.analyze}
        </button>
      </form>
      <div className={styles.result} aria-live="polite">
        {result && <EstimateCard result={result} />}
      </div>
    </TestPage>
  );
}
