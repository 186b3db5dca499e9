import { Elysia } from "elysia";
import type { Session, SessionStore } from "../db/session-store.ts";
import { embeddingOf } from "../partners/embedding.ts";
import { HttpProblem } from "./problem.ts";

export type Sessions = ReturnType<typeof createSessions>;

/**
 * How a visitor shows who they are.
 *
 * - On our own origin by the cookie `repair_assist_session` (over https `__Host-repair_assist_session`, Secure):
 *   HttpOnly, SameSite=Lax, Path=/. Own is a request whose Origin is the public address, or one without Origin that the
 *   browser calls same-origin or that no browser sent.
 * - From any other origin ("null" included) by `Authorization: Bearer`. There the cookie is neither set nor read, so a
 *   foreign page can neither act in the visitor's name (CSRF) nor read what is the visitor's.
 * - By the same token alone from our frame on another's page, though that sends from our own origin: a browser keeps
 *   the cookie from frames on other sites, and where it would not, a page around the frame must not act by it.
 *
 * Options:
 * - `store`: where sessions are kept.
 * - `publicUrl`: the site's own origin; its scheme decides name and Secure of the cookie.
 */
export function createSessions({ store, publicUrl }: { store: SessionStore; publicUrl: string }) {
  const secure = publicUrl.startsWith("https:");
  const cookieName = secure ? "__Host-repair_assist_session" : "repair_assist_session";
  const byCookie = (request: Request) => isOwnOrigin(request, publicUrl) && !embeddingOf(request).framed;

  /** The token that counts for this request: the bearer's, else on our own pages the cookie's. */
  const tokenOf = (request: Request) => {
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    if (bearer || !byCookie(request)) return bearer;
    return new Bun.CookieMap(request.headers.get("cookie") ?? "").get(cookieName) ?? undefined;
  };

  const cookie = (value: string, maxAge: number) =>
    new Bun.Cookie(cookieName, value, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge }).serialize();

  /** Looked up once a request: limits, guards and routes all ask. */
  const found = new WeakMap<Request, Promise<Session | undefined>>();
  const current = (request: Request): Promise<Session | undefined> => {
    let session = found.get(request);
    if (session === undefined) {
      const token = tokenOf(request);
      if (token === undefined) return Promise.resolve(undefined);
      session = store.find(token);
      found.set(request, session);
    }
    return session;
  };

  return {
    store,
    tokenOf,
    current,

    /** The live session, or a 401. */
    async require(request: Request): Promise<Session> {
      const session = await current(request);
      if (session) return session;
      throw sessionOver();
    },

    /** Gives a session's token to the visitor: as the cookie to set, or on another's page as the token to keep. */
    handOver(request: Request, token: string): { cookie: string } | { sessionToken: string } {
      if (!byCookie(request)) return { sessionToken: token };
      return { cookie: cookie(token, store.maxAge) };
    },

    /** The cookie to set where the session is deleted; undefined on another's page, which has none. */
    takeBack: (request: Request) => (byCookie(request) ? cookie("", 0) : undefined),
  };
}

export const sessionOver = () =>
  new HttpProblem(401, "Your session is over. Please start again with your vehicle's information.", {
    headers: { "www-authenticate": "Bearer" },
  });

/** Does this request come from our own pages, or from no page at all? Where Origin and the browser's word differ, no. */
export function isOwnOrigin(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  return (origin === null || origin === publicUrl) && (site === null || site === "same-origin" || site === "none");
}

/**
 * Routes marked `session: true` get the live `session`, and answer 401 where there is none.
 *
 * @example new Elysia().use(session(sessions)).get("/mine", ({ session }) => session.id, { session: true })
 */
export const session = (sessions: Sessions) =>
  new Elysia({ name: "session" }).macro({
    session: {
      detail: { security: [{ token: [] }] },
      resolve: async ({ request }) => ({ session: await sessions.require(request) }),
    },
  });
