import { readLine } from "#shared/format/summary.ts";
import type { CameFrom } from "#shared/schemas/campaign.ts";
import type { IssueType } from "#shared/schemas/issue-details.ts";
import type { SentToShop } from "#shared/schemas/lead.ts";
import type { PartnerLead } from "#shared/schemas/partner-leads.ts";

/** A lead as it is stored, with the car, the kind of problem and the visit that it is about. */
export interface StoredLead {
  id: string;
  createdAt: Date;
  shopId: string | null;
  shopName: string;
  sent: SentToShop;
  year: number;
  make: string;
  model: string;
  mileage: number | null;
  issueType: IssueType;
  cameFrom: CameFrom | null;
}

/** A lead in the words that every partner reads, be it from the list, the table or the webhook. */
export function partnerLead({ id, createdAt, shopId, shopName, sent, ...about }: StoredLead): PartnerLead {
  const { name, email, phone, issue, asked, causes } = sent;
  const { year, make, model, mileage, issueType, cameFrom } = about;
  const { page, ...campaign } = cameFrom ?? {};
  return {
    ...{ id, createdAt: createdAt.toISOString(), shop: shopName, ...(shopId && { shopId }) },
    ...{ name, email, ...(phone && { phone }) },
    vehicle: { year, make, model, ...(mileage !== null && { mileage }) },
    ...{ issueType, issue, ...(asked && { asked }), causes: causes.map(readLine) },
    ...(page && { page }),
    ...(Object.keys(campaign).length > 0 && { campaign }),
  };
}
