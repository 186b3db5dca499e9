import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "wouter";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import type { PartnerRegistration, PartnerRequest } from "#shared/schemas/partner.ts";
import { createOnce, RefusedError } from "../../call-api.ts";
import { lacks, needs, publicConfig } from "../../public-config.ts";
import { PATHS } from "../../routes.ts";
import { useNotices } from "../../shell/Notices/Notices.tsx";
import { embed } from "../../texts/documents.ts";
import { secondButton } from "../../ui/button.css.ts";
import { Field, Fields } from "../../ui/Field/Field.tsx";
import type { Choices } from "./choices.ts";
import * as styles from "./Embed.css.ts";
import { Part } from "./Part.tsx";
import { Registered } from "./Registered.tsx";
import { EMPTY_REGISTRATION, fieldOf, type RegistrationForm, registrationResolver } from "./registration-form.ts";

const { register: words } = embed;

interface RegistrationProps {
  choices: Choices;
  onKey(key: string): void;
}

/** Asks for a partner key; where no letter can be sent to confirm it, says so in place of the form. */
export function Registration(props: RegistrationProps) {
  const prerendering = !globalThis.document;
  const { sendsEmail } = publicConfig();
  return (
    <Part id="partners" title={words.title} text={words.text}>
      {(prerendering || !sendsEmail) && (
        <p className={styles.text} {...lacks("sendsEmail")}>
          {words.noMail} <Link href={PATHS.contact}>{words.contact}</Link>
        </p>
      )}
      {sendsEmail && (
        <div {...needs("sendsEmail")}>
          <RegistrationByForm {...props} />
        </div>
      )}
    </Part>
  );
}

/** The form, with the look that was chosen. What could not be sent stays in it. */
function RegistrationByForm({ choices, onKey }: RegistrationProps) {
  const showNotice = useNotices();
  const [registered, setRegistered] = useState<PartnerRegistration>();
  const { register, handleSubmit, setError, formState } = useForm<RegistrationForm, unknown, PartnerRequest>({
    resolver: registrationResolver(choices),
    defaultValues: EMPTY_REGISTRATION,
  });
  const { errors, isSubmitting } = formState;
  const field = (name: keyof RegistrationForm) => ({ ...register(name), error: errors[name]?.message });

  const submit = handleSubmit(async (request) => {
    try {
      const answer: PartnerRegistration = await (await createOnce("/api/partners", request)).json();
      setRegistered(answer);
      onKey(answer.key);
    } catch (error) {
      console.error("The registration could not be sent:", error);
      const refused = error instanceof RefusedError ? error : undefined;
      refused?.errors.forEach(({ path, message }, place) => {
        setError(fieldOf(path), { type: "server", message }, { shouldFocus: place === 0 });
      });
      showNotice({ ...words.failed, ...(refused && { text: refused.message }), tone: "error" });
    }
  });

  if (registered) return <Registered registration={registered} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Fields>
        <Field {...field("name")} label={words.name} autoComplete="organization" maxLength={MAX_LENGTH.name} />
        <Field {...field("sites")} label={words.sites} hint={words.sitesHint} rows={2} spellCheck={false} />
        <Field
          {...field("email")}
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
      </Fields>
      <label className={styles.check}>
        <input
          {...register("termsAccepted")}
          type="checkbox"
          className={styles.checkbox}
          aria-invalid={errors.termsAccepted ? true : undefined}
          aria-describedby={errors.termsAccepted && "partner-terms"}
        />
        <span>
          {words.accept}{" "}
          <Link href={PATHS.terms} target="_blank">
            {words.terms}
          </Link>
        </span>
      </label>
      {errors.termsAccepted && (
        <p id="partner-terms" className={styles.error}>
          {errors.termsAccepted.message}
        </p>
      )}
      <button type="submit" className={secondButton} disabled={isSubmitting}>
        {isSubmitting ? words.busy : words.button}
      </button>
    </form>
  );
}
