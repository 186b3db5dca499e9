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
  shopId: "0190a0a0-0000-7000-8000-000000000002",
  vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98000 },
  issueType: "symptoms",
  issue: 'It "squeals",\nand grinds.',
  asked: ["Is it cold? Yes", "Since Monday"],
  causes: [{ name: "Worn brake pads", probability: 70 }, { name: "Stuck caliper" }],
  page: "https://blog.example/brakes",
  campaign: { source: "newsletter", reference: "=A1" },
};
const read = (csv: string) => parse(csv, { columns: true, bom: true }) as Record<string, string>[];

it("leads are a table that any program reads back as it was", () => {
  expect(read(leadsCsv([LEAD]))).toEqual([
    {
      ...{ id: LEAD.id, createdAt: LEAD.createdAt, shop: LEAD.shop, shopId: LEAD.shopId },
      ...{ name: LEAD.name, email: LEAD.email, phone: "(480) 555-0134" },
      ...{ "vehicle.year": "2012", "vehicle.make": "Honda", "vehicle.model": "Civic", "vehicle.mileage": "98000" },
      ...{ issueType: "symptoms", issue: LEAD.issue, asked: "Is it cold? Yes; Since Monday" },
      ...{ "causes.0.name": "Worn brake pads", "causes.0.probability": "70" },
      ...{ "causes.1.name": "Stuck caliper", "causes.1.probability": "" },
      ...{ "causes.2.name": "", "causes.2.probability": "" },
      ...{ page: LEAD.page, "campaign.source": "newsletter", "campaign.medium": "", "campaign.campaign": "" },
      ...{ "campaign.term": "", "campaign.content": "", "campaign.reference": "'=A1" },
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
