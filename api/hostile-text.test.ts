import { expect, it } from "vitest";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { OWN_ORIGIN, testApp } from "./testing.ts";

const { visit, call } = await testApp();
const owner = await visit(OWN_ORIGIN);

/** Texts that have broken analysers, JSON or databases elsewhere. */
const TEXTS: Record<string, string> = {
  "picture characters between the words": "🚗squeal🛞🛞 when I 🦶brake😱 and it 👨‍👩‍👧 grinds💥 P0420🔥$450🧾",
  "half a picture character beside words": "squeal\ud83d brakes \udc00grind at low speed",
  "other scripts": "العربية brakes 汽车 squeal Ёлка грязь — ñandú ﷽ grinding",
  "combining marks": `brakes squ${"e\u0301\u0327\u0308".repeat(500)}al`,
  "twenty thousand letters": "brakes ".repeat(2857),
  "one word of twenty thousand letters": "a".repeat(20_000),
  "twenty thousand digits": `$${"9".repeat(19_000)} brakes`,
  "code of other languages": "<script>alert(1)</script> '; drop table users; -- {{7*7}} #{7*7} %s %n brakes",
  "control characters": "brakes\u0001\u0008\u001b[31m squeal \u2028\u2029\u202e grind\u0000ing",
  "names of what every object has": "__proto__ constructor toString hasOwnProperty brakes squeal",
  "lines and lines": "Brake pads $200.00\n".repeat(1000),
};

it.each(Object.entries(TEXTS))(
  "%s are analysed, stored, read again and shared, as every type of issue",
  async (_, text) => {
    for (const issueType of ISSUE_TYPES) {
      const body = { userId: owner.userId, vehicleId: owner.vehicleId, issueType, description: text };
      const sent = await owner.call("/api/issue-details", { body });
      expect(sent.status, issueType).toBe(200);
      const { diagnosticId } = (await sent.json()) as { diagnosticId: string };
      expect((await owner.call(`/api/diagnostics/${diagnosticId}`)).status, issueType).toBe(200);
      expect((await owner.call(`/api/shop-recommendations/${diagnosticId}`)).status, issueType).toBe(200);
      const share = await owner.call(`/api/diagnostics/${diagnosticId}/share`, { method: "POST" });
      const { token } = (await share.json()) as { token: string };
      expect((await call(`/api/shared/${token}`)).status, issueType).toBe(200);
    }
  },
);
