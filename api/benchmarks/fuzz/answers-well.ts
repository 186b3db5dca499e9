import fc from "fast-check";
import { type Call, visit } from "../../testing-visitor.ts";
import { type Input, inputs, type OpenApi } from "./inputs.ts";

/** An answer that a call may not give, whatever it was sent. Undefined: it is as it should be. */
async function wrongWith(response: Response, { method }: Input): Promise<string | undefined> {
  const { status } = response;
  if (status >= 500) return `${status}`;
  if (status < 400 || method === "HEAD") return void (await response.arrayBuffer());
  const problem = await response.json().catch(() => undefined);
  if (response.headers.get("content-type") !== "application/problem+json")
    return `${status} without a problem document`;
  if (!/^\S.*[.!?\w]$/s.test(problem?.detail ?? "")) return `${status} without a sentence`;
}

/**
 * Sends `count` hostile inputs to a running app that can send e-mail. Throws, with the smallest one found, where an
 * answer is not as it should be.
 */
export async function answersWell(call: Call, count: number, sent: () => Promise<void> | void = () => {}) {
  const owner = await visit(call);
  const { issueId, diagnosticId } = await owner.describe();
  const openApi = (await (await call("/api/openapi.json")).json()) as OpenApi;
  const { userId, vehicleId } = owner;
  const known = {
    userId,
    vehicleId,
    issueId,
    diagnosticId,
    zipCode: "85253",
    email: "dana@mail.example",
    vehicleYear: "2012",
  };
  // Nothing may end the session that the other inputs need.
  const session = (await visit(call)).call;
  await fc.assert(
    fc.asyncProperty(inputs(openApi, known), async (input) => {
      const send = input.method === "DELETE" ? session : owner.call;
      const { path, ...init } = input;
      const wrong = await wrongWith(await send(path, init), input);
      await sent();
      if (wrong) throw new Error(wrong);
    }),
    { numRuns: count },
  );
}
