import { useState } from "react";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { sendFeedback } from "../../client/feedback.ts";
import { waitOf } from "../../client/request-error.ts";
import { useSettings, useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted } from "../../theme/typography.css.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import * as css from "./Confirmation.css.ts";

/** A box for a word back, and the way to support. */
export function Feedback({ issueId }: { issueId: string | null }) {
  const wizard = useWizard();
  const { site, siteUrl } = useSettings();
  const texts = useTexts();
  const t = texts.confirmation;
  const [text, setText] = useState("");
  const [pending, setPending] = useState(false);

  async function submit() {
    wizard.dismissError();
    setPending(true);
    try {
      await sendFeedback(wizard.client, issueId ?? "", text);
      setText("");
      wizard.notify(t.sent, t.sentText);
    } catch (error) {
      wizard.notify(texts.error, waitOf(error, t.notSent), "error");
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={css.feedback}>
      <div>
        <Heading depth={1}>{t.feedbackTitle}</Heading>
        <p className={muted}>
          {t.feedbackText} {t.trouble}{" "}
          <a href={`${siteUrl}/contact`} {...(!site && { target: "_blank", rel: "noopener" })}>
            {t.support}
          </a>
        </p>
      </div>
      <form
        className={css.feedbackForm}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          label={t.feedback}
          placeholder={t.feedbackPlaceholder}
          rows={3}
          maxLength={MAX_LENGTH.feedback}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" size="small" disabled={pending || text.trim() === ""}>
            {pending ? t.submitting : t.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
