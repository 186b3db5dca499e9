import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { PartnerLead } from "#shared/schemas/partner-leads.ts";
import { leadsCsv } from "./leads-csv.ts";

const LEAD: PartnerLead = {
  id: "0190a0a0-0000-7000-8000-000000000001",
  createdAt: "2026-11-21T12:00:00.000Z",
  shop: "Acme Garage",
  name: "Zoë Smith",
  email: "zoe@mail.example",
  phone: "+14805550134",
  vehicle: "2012 Honda Civic, 98,000 miles",
  issue: 'It "squeals",\nand grinds.',
  asked: ["Is it cold? Yes", "Since Monday"],
  causes: ["Worn brake pads (70 %)", "Stuck caliper (20 %)"],
};
const read = (csv: string) => parse(csv, { columns: true, bom: true }) as Record<string, string>[];

it("leads are a table that any program reads back as it was", () => {
  expect(read(leadsCsv([LEAD]))).toEqual([
    {
      ...{ id: LEAD.id, created_at: LEAD.createdAt, shop: LEAD.shop, name: LEAD.name, email: LEAD.email },
      ...{ phone: "(480) 555-0134", vehicle: LEAD.vehicle, issue: LEAD.issue },
      causes: "Worn brake pads (70 %); Stuck caliper (20 %)",
      asked: "Is it cold? Yes; Since Monday",
    },
  ]);
});

it("no lead is a table of headings", () => expect(leadsCsv([]).trim().split("\n")).toHaveLength(1));

it.each([
  '=HYPERLINK("http://evil.example","click")',
  "+1+1",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  '"=1',
  "'=1",
  "\u200b=1",
  "\u00a0=1",
  "＝1",
  "＋1",
  "－1",
  "＠x",
  "\ttab",
])("what an owner types cannot become a formula: %j", (typed) => {
  const [row] = read(leadsCsv([{ ...LEAD, name: typed, issue: typed }]));
  expect(row!.name).toBe(`'${typed}`);
  expect(row!.issue).toBe(`'${typed}`);
});

it("a dash or sign within a text is left as it is", () =>
  expect(read(leadsCsv([{ ...LEAD, name: "Anna-Maria = me" }]))[0]!.name).toBe("Anna-Maria = me"));
