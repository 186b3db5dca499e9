import { plain } from "../plain.ts";
import type { DeliveryRow, Inbox, InboxItem } from "./list.ts";

/** The inbox as lines for a terminal. What people wrote cannot steer it. */
export const inboxLines = ({ sections, dead }: Inbox): string[] =>
  [
    ...sections.flatMap(({ title, total, items }) => [
      "",
      items.length < total ? `${title}: the newest ${items.length} of ${total}` : `${title}: ${total}`,
      ...items.flatMap(itemLines),
    ]),
    "",
    `Given up: ${dead.length}`,
    ...dead.map(
      (row) =>
        `  ${row.id}  ${row.subject} by ${row.channel}, record ${row.recordId}: ${row.failure ?? "no reason noted"}`,
    ),
    ...(dead.length > 0 ? ["", "bun run inbox retry sends these again."] : []),
  ].slice(1);

const itemLines = ({ id, at, heading, text, deliveries }: InboxItem) => [
  "",
  `  ${at.toISOString().slice(0, 16).replace("T", " ")}  ${plain(heading)}`,
  ...plain(text)
    .split("\n")
    .map((line) => `    ${line}`),
  `    [${id}] ${deliveries.length > 0 ? deliveries.map(stateOf).join("; ") : "kept here: nothing was set up to send it"}`,
];

function stateOf({ channel, state, attempts, failure }: DeliveryRow) {
  const by = { email: "e-mail", webhook: "webhook", partner_webhook: "partner’s webhook" }[channel];
  if (state === "delivered") return `${by} delivered`;
  const tried = attempts > 0 ? ` after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}: ${failure}` : "";
  return `${by} ${state === "dead" ? "given up" : "waiting"}${tried}`;
}
