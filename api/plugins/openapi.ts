import { openapi as elysiaOpenapi } from "@elysiajs/openapi";
import * as z from "zod/mini";

/**
 * For the `detail` of a hot read: tells the schema of the answer without checking each answer against it, which for a
 * whole diagnostic is a third of the work of its call. Only for what the type checker has seen to be of that shape.
 */
export const answersWith = (schema: z.core.$ZodType) => ({
  responses: {
    200: {
      description: "Response for status 200",
      content: {
        "application/json": { schema: z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as object },
      },
    },
  },
});

/**
 * OpenAPI 3 at /api/openapi.json, made of the routes and their schemas. The plugin's own page would load foreign
 * scripts.
 */
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
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer" },
          partnerSecret: { type: "http", scheme: "bearer", description: "A partner's secret, rps_…" },
        },
      },
    },
  });
