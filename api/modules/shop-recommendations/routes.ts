import { Elysia } from "elysia";
import { RecommendationsQuery, ShopsResponse } from "#shared/schemas/shop.ts";
import type { Partners } from "../../partners/partners.ts";
import { notFound, wrongField } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import type { Directory } from "../../shops/directory.ts";
import type { Diagnostics } from "../diagnostics/service.ts";
import { createRecommendations, UnknownSpecialtyError, UnknownZipError } from "./service.ts";

/** Shops for a diagnostic: shown with both choices of step 4. */
export function shopRecommendationsRoutes({ diagnostics, directory, partners, sessions }: Parts) {
  const recommendations = createRecommendations(directory);
  return new Elysia({ name: "shop-recommendations" }).use(session(sessions)).get(
    "/api/shop-recommendations/:diagnosticId",
    async ({ params, query, session }) => {
      const diagnostic = await diagnostics.byId(session.id, params.diagnosticId);
      if (!diagnostic) throw notFound();
      const ownShopId = session.partnerKey === null ? undefined : await partners.ownShop(session.partnerKey);
      return recommendations.for(diagnostic, query, ownShopId).catch(tell);
    },
    {
      session: true,
      query: RecommendationsQuery,
      response: ShopsResponse,
      detail: { summary: "Shops for a diagnostic", tags: ["Shops"] },
    },
  );
}

function tell(error: unknown): never {
  if (error instanceof UnknownZipError)
    throw wrongField("zipCode", "There is no such ZIP code. Please check its five digits.", 404);
  if (error instanceof UnknownSpecialtyError) throw wrongField("specialty", "Please choose a specialty of the list.");
  throw error;
}

interface Parts {
  diagnostics: Diagnostics;
  directory: Directory;
  partners: Partners;
  sessions: Sessions;
}
