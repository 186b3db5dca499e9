import { Elysia } from "elysia";
import { ShopsResponse } from "#shared/schemas/shop.ts";
import { notFound } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import type { Directory } from "../../shops/directory.ts";
import type { Diagnostics } from "../diagnostics/service.ts";
import { createRecommendations } from "./service.ts";

/** Shops for a diagnostic: shown with both choices of step 4. */
export function shopRecommendationsRoutes({ diagnostics, directory, sessions }: Parts) {
  const recommendations = createRecommendations(directory);
  return new Elysia({ name: "shop-recommendations" }).use(session(sessions)).get(
    "/api/shop-recommendations/:diagnosticId",
    async ({ params, session }) => {
      const diagnostic = await diagnostics.byId(session.id, params.diagnosticId);
      if (!diagnostic) throw notFound();
      return recommendations.for(diagnostic);
    },
    { session: true, response: ShopsResponse, detail: { summary: "Shops for a diagnostic", tags: ["Shops"] } },
  );
}

interface Parts {
  diagnostics: Diagnostics;
  directory: Directory;
  sessions: Sessions;
}
