import { openapi as elysiaOpenapi } from "@elysiajs/openapi";
import * as z from "zod/mini";

/** OpenAPI 3 at /api/openapi.json, made of the routes and their schemas. The plugin's own page would load foreign scripts. */
export const openapi = ({ version }: { version: string }) =>
  elysiaOpenapi({
    path: "/api/openapi",
    specPath: "/api/openapi.json",
    provider: null,
    mapJsonSchema: {
      zod: (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
    },
    exclude: { paths: [/^(?!\/api\/)/] },
    documentation: {
      info: {
        title: "Repair Assist",
        version,
        description:
          "Free repair guidance for vehicle owners. Errors are problem documents (RFC 9457). The first call opens a session: a cookie on the site itself, a bearer token anywhere else.",
      },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
  });
