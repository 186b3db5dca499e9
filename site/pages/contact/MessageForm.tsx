import { type FormEvent, useState } from "react";
import { ContactRequest } from "#shared/schemas/contact.ts";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { createOnce, RefusedError } from "../../call-api.ts";
import { useNotices } from "../../shell/Notices/Notices.tsx";
import { texts } from "../../texts/index.ts";
import { mainButton } from "../../ui/button.css.ts";
import { Field, Fields } from "../../ui/Field/Field.tsx";
import { perforation, sheet } from "../../ui/layout.css.ts";
import * as styles from "./MessageForm.css.ts";

const { form, sent, failed } = texts.contact;

/**
 * The message form. The browser asks for all four fields; what it lets through and the contract does not, such as a
 * name of blanks, is said at the same place. A message that could not be sent stays in the form.
 */
export function MessageForm() {
  const showNotice = useNotices();
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const message = ContactRequest.safeParse(Object.fromEntries(new FormData(target)));
    if (!message.success) return complain(target, message.error.issues);
    setSending(true);
    try {
      await createOnce("/api/contact", message.data);
      target.reset();
      showNotice(sent);
    } catch (error) {
      console.error("The message could not be sent:", error);
      const askedToWait = error instanceof RefusedError && error.status === 429;
      showNotice({ ...failed, ...(askedToWait && { text: error.message }), tone: "error" });
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={`${sheet} ${styles.form}`} onSubmit={submit} onInput={clearComplaint}>
      <h2 className={styles.title}>{form.title}</h2>
      <div className={styles.fields}>
        <Fields>
          <Field label={form.fullName} name="fullName" autoComplete="name" maxLength={MAX_LENGTH.name} required />
          <Field
            label={form.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={MAX_LENGTH.email}
            required
          />
          <Field label={form.subject} name="subject" maxLength={MAX_LENGTH.subject} required />
          <Field label={form.message} name="message" maxLength={MAX_LENGTH.message} rows={6} required />
        </Fields>
      </div>
      <div className={perforation} />
      <div className={styles.stub}>
        <button type="submit" className={mainButton} disabled={sending}>
          {sending ? form.sending : form.submit}
        </button>
      </div>
    </form>
  );
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Says the first complaint of the contract in the browser's own way, at its field. */
function complain(form: HTMLFormElement, [first]: { path: PropertyKey[]; message: string }[]) {
  const input = form.elements.namedItem(String(first!.path[0])) as Input;
  input.setCustomValidity(first!.message);
  input.reportValidity();
}

const clearComplaint = (event: FormEvent) => (event.target as Input).setCustomValidity("");
