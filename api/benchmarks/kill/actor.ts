import { HONDA } from "../../testing-visitor.ts";

/** A post that was answered with 200, and the answer. */
export interface Acknowledged {
  /** Which post. */
  kind: "vehicle" | "issue" | "contact" | "feedback" | "managed repair" | "lead" | "share";
  /** A text that this post alone has sent, where it takes one. */
  mark: string;
  answer: Record<string, string>;
}

/** Milliseconds before a post that was not answered is sent again. */
const A_MOMENT = 50;

interface Stage {
  /** Where the server is at this moment. */
  url: () => string;
  shopId: string;
  acknowledged: (post: Acknowledged) => void;
}

/**
 * A visitor who goes through the wizard again and again until `done`, and like our widget sends a post that was not
 * answered again, under the same Idempotency-Key.
 */
export async function act({ url, shopId, acknowledged }: Stage, done: () => boolean) {
  while (!done()) {
    let cookie = "";
    const post = async (kind: Acknowledged["kind"], path: string, body?: object, mark = "") => {
      const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), cookie };
      const init = { method: "POST", headers, body: body && JSON.stringify(body) };
      for (;;) {
        const response = await fetch(url() + path, init).catch(() => undefined);
        // The answer counts once all of it is here.
        const answer = await response?.json().catch(() => undefined);
        if (response?.status === 200 && answer) {
          cookie ||= response.headers.get("set-cookie")?.split(";")[0] ?? "";
          acknowledged({ kind, mark, answer });
          return answer as Record<string, string>;
        }
        if (response && ![409, 503].includes(response.status))
          throw new Error(`${kind}: ${response.status} ${JSON.stringify(answer)}`);
        await Bun.sleep(A_MOMENT);
      }
    };
    const mark = () => `mark ${crypto.randomUUID()}`;
    const [name, description, subject, feedback] = [mark(), mark(), mark(), mark()];
    const { userId, vehicleId } = await post("vehicle", "/api/vehicle-info", { ...HONDA, name }, name);
    const issue = { userId, vehicleId, issueType: "parts", description };
    const { issueId, diagnosticId } = await post("issue", "/api/issue-details", issue, description);
    const letter = { fullName: "Dana", email: "dana@mail.example", subject, message: "Hello." };
    await post("contact", "/api/contact", letter, subject);
    await post("feedback", "/api/feedback", { issueId, feedback }, feedback);
    await post("managed repair", "/api/managed-repair", { userId, issueId, diagnosticId }, diagnosticId);
    await post("lead", "/api/leads", { diagnosticId, shopId }, diagnosticId);
    await post("share", `/api/diagnostics/${diagnosticId}/share`, undefined, diagnosticId);
  }
}
