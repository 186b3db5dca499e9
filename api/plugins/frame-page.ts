import { join } from "node:path";
import { Elysia } from "elysia";
import { FRAME_PATH } from "#shared/embed-frame.ts";
import { NO_PARTNER_FRAME } from "../partners/embedding.ts";
import type { Partners } from "../partners/partners.ts";
import { builtFolder } from "./built-folder.ts";
import { fillIn } from "./page-details.ts";
import { notFound } from "./problem.ts";

/**
 * `/embed/frame`: the element alone, for an iframe on somebody's page. With a partner key it is told apart by the Referer
 * whose page that is, since what the frame sends later comes from our own origin: a registered page's frame is served
 * with a pass and the partner's look, any other with the sentence that says why not. Each is for one visitor alone.
 *
 * Options:
 * - `partners`: where keys and origins are looked up.
 * - `dist`: folder of the builds, default `dist`.
 */
export function framePage({ partners, dist = "dist" }: { partners: Pick<Partners, "admit">; dist?: string }) {
  const file = join(builtFolder(dist, "site"), "embed/frame/index.html");
  return new Elysia({ name: "frame-page" }).get(
    FRAME_PATH,
    async ({ request }) => {
      const page = Bun.file(file);
      if (!(await page.exists())) throw notFound();
      const key = new URL(request.url).searchParams.get("partner");
      const {
        partner = NO_PARTNER_FRAME,
        look = {},
        refusal = "",
      } = key ? await partners.admit(key, originOf(request.headers.get("referer"))) : {};
      const details = {
        FRAME_PARTNER: partner,
        FRAME_TROUBLE: refusal,
        FRAME_LOOK: JSON.stringify(look),
      };
      return new Response(fillIn(await page.text(), details), {
        headers: { "content-type": "text/html;charset=utf-8", "cache-control": "no-store" },
      });
    },
    { detail: { hide: true } },
  );
}

const originOf = (address: string | null) => (address && URL.canParse(address) ? new URL(address).origin : null);
