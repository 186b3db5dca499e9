import { createHash } from "node:crypto";
import postgres from "postgres";
import type { Acknowledged } from "./actor.ts";

/** Where the record of a post lies: its table, the column of its mark, and the name of its id in the answer. */
const RECORDS: Record<Acknowledged["kind"], { table: string; mark: string; id: string }> = {
  vehicle: { table: "users", mark: "name", id: "userId" },
  issue: { table: "issues", mark: "description", id: "issueId" },
  contact: { table: "contact_messages", mark: "subject", id: "contactId" },
  feedback: { table: "feedback", mark: "feedback", id: "feedbackId" },
  "managed repair": { table: "managed_repairs", mark: "diagnostic_id", id: "managedRepairId" },
  lead: { table: "leads", mark: "diagnostic_id", id: "leadId" },
  share: { table: "shares", mark: "diagnostic_id", id: "token" },
};

/** What hangs together and is stored in one transaction: each left without each right must be none. */
const HALVES: [what: string, query: string][] = [
  ["owners without a car", "select 1 from users u where not exists (select from vehicles v where v.user_id = u.id)"],
  [
    "issues without a result",
    "select 1 from issues i where not exists (select from diagnostics d where d.issue_id = i.id)",
  ],
  [
    "records without their delivery",
    `select 1 from (select id from contact_messages union all select id from feedback
       union all select id from managed_repairs union all select id from leads) r
     where (select count(*) from deliveries d where d.record_id = r.id) <> 1`,
  ],
  [
    "deliveries without their job",
    `select 1 from deliveries d where d.state = 'waiting' and
       (select count(*) from pgboss.job j where j.data->>'deliveryId' = d.id::text) <> 1`,
  ],
];

/** What of the acknowledged posts is not there, or more than once, and what is there by half. All of it must be empty. */
export async function verdict(url: string, posts: readonly Acknowledged[]) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { kind, mark, answer } of posts) {
    const { table, mark: column, id } = RECORDS[kind];
    const rows = await sql`select * from ${sql(table)} where ${sql(column)}::text = ${mark}`;
    const isIt = (row: postgres.Row) =>
      kind === "share" ? hash(answer[id]!).equals(row.token_hash) : row.id === answer[id];
    if (!rows.some(isIt)) lost.push(`${kind} ${answer[id]}`);
    if (rows.length > 1) doubled.push(`${kind} ${mark}`);
  }
  const halves: string[] = [];
  for (const [what, query] of HALVES) if ((await sql.unsafe(query)).length > 0) halves.push(what);
  await sql.end();
  return { lost, doubled, halves };
}

const hash = (token: string) => createHash("sha256").update(token).digest();
