import { useState } from "react";
import { useNotices } from "../../shell/Notices/Notices.tsx";
import { testPages } from "../../texts/documents.ts";
import { mainButton } from "../../ui/button.css.ts";
import { TestPage } from "../../ui/TestPage/TestPage.tsx";
import * as styles from "./TestApi.css.ts";

const { api } = testPages;

const SAMPLE = {
  name: "Test User",
  email: "test@example.com",
  zipCode: "90210",
  vehicleYear: 2018,
  vehicleMake: "Toyota",
  vehicleModel: "Camry",
};

/** How much of an answer that is no JSON is shown. */
const START = 100;

/**
 * Posts a sample vehicle and shows the answer: parsed where it is JSON, with its status and first characters where not.
 */
export function TestApi() {
  const showNotice = useNotices();
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<{ text: string; failed?: boolean }>();

  function fail(text: string) {
    setAnswer({ text, failed: true });
    showNotice({ title: api.failed, text, tone: "error" });
  }

  async function send() {
    setSending(true);
    setAnswer(undefined);
    try {
      const response = await fetch("/api/vehicle-info", {
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(SAMPLE),
      });
      const body = await response.text();
      if (!response.ok) return fail(`${response.status}: ${body || response.statusText}`);
      const parsed = parse(body);
      if (parsed) setAnswer({ text: JSON.stringify(parsed.value, null, 2) });
      else fail(api.notJson(body.slice(0, START)));
    } catch (error) {
      fail(String(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <TestPage title={api.title} intro={api.intro}>
      <pre className={styles.code}>{JSON.stringify(SAMPLE, null, 2)}</pre>
      <button type="button" className={mainButton} disabled={sending} onClick={send}>
        {sending ? api.sending : api.send}
      </button>
      <div className={styles.answer} aria-live="polite">
        {answer && (
          <>
            <h2 className={styles.title}>{answer.failed ? api.failed : api.answer}</h2>
            <pre className={styles.code}>{answer.text}</pre>
          </>
        )}
      </div>
    </TestPage>
  );
}

function parse(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
}
