import { FRAME_PATH } from "#shared/embed-frame.ts";
import { CAMPAIGN_FIELDS, type CameFrom, MAX_CAMPAIGN, MAX_PAGE } from "#shared/schemas/campaign.ts";
import { type KeyedStore, readJson } from "./storage.ts";

/** Where the campaign of the visit is kept in the browser's session. */
const KEY = "campaign";

/** Keeps what the `utm_…` of the page's address say, for as long as the visit lasts: the next page may have none. */
export function keepCampaign(session: KeyedStore, query = location.search) {
  const parameters = new URLSearchParams(query);
  const campaign = CAMPAIGN_FIELDS.flatMap((field) => {
    const value = field === "reference" ? null : parameters.get(`utm_${field}`);
    return value ? [[field, value.slice(0, MAX_CAMPAIGN)]] : [];
  });
  if (campaign.length > 0) session.set(KEY, JSON.stringify(Object.fromEntries(campaign)));
}

/** The page that the element stands on and the campaign of the visit, for step 1. */
export function cameFrom(session: KeyedStore, reference: string | undefined): CameFrom {
  // Our frame knows of the page around it what the referrer says.
  const framed = location.pathname === FRAME_PATH && document.referrer;
  const { protocol, origin, pathname } = new URL(framed || location.href);
  const page = origin + pathname;
  return {
    ...savedCampaign(session),
    ...(reference && { reference }),
    ...(/^https?:/.test(protocol) && page.length <= MAX_PAGE && { page }),
  };
}

/** What is stored and no campaign of ours is dropped whole. */
function savedCampaign(session: KeyedStore): CameFrom {
  const saved = Object.entries(readJson(session, KEY) ?? {});
  const isOurs = saved.every(
    ([field, value]) => CAMPAIGN_FIELDS.some((each) => each === field) && typeof value === "string",
  );
  return isOurs ? Object.fromEntries(saved) : {};
}
