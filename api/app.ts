import { Elysia } from "elysia";
import type { Results } from "#shared/schemas/diagnostic.ts";
import packageJson from "../package.json" with { type: "json" };
import type { AnalysisInput } from "./analysis/input.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { createIdempotencyStore } from "./db/idempotency-store.ts";
import { createSessionStore } from "./db/session-store.ts";
import type { Outbox } from "./deliveries/outbox.ts";
import { createNhtsa } from "./known-issues/nhtsa.ts";
import { createRecalls } from "./known-issues/recalls.ts";
import { createKnownIssuesStore } from "./known-issues/store.ts";
import { type Log, NO_LOG } from "./log.ts";
import { answersRoutes } from "./modules/answers/routes.ts";
import { contactRoutes } from "./modules/contact/routes.ts";
import { diagnosticsRoutes } from "./modules/diagnostics/routes.ts";
import { createDiagnostics } from "./modules/diagnostics/service.ts";
import { emailResultRoutes } from "./modules/email-result/routes.ts";
import { feedbackRoutes } from "./modules/feedback/routes.ts";
import { healthRoutes } from "./modules/health/routes.ts";
import { issueDetailsRoutes } from "./modules/issue-details/routes.ts";
import type { ScoreWords } from "./modules/issue-details/service.ts";
import { issuesRoutes } from "./modules/issues/routes.ts";
import { knownIssuesRoutes } from "./modules/known-issues/routes.ts";
import { leadsRoutes } from "./modules/leads/routes.ts";
import { lettersRoutes } from "./modules/letters/routes.ts";
import { managedRepairRoutes } from "./modules/managed-repair/routes.ts";
import { meRoutes } from "./modules/me/routes.ts";
import { partnerRoutes } from "./modules/partner/routes.ts";
import { partnersRoutes } from "./modules/partners/routes.ts";
import type { Redaction } from "./modules/share/redaction.ts";
import { shareRoutes } from "./modules/share/routes.ts";
import { shopRecommendationsRoutes } from "./modules/shop-recommendations/routes.ts";
import { shopsRoutes } from "./modules/shops/routes.ts";
import { vehicleInfoRoutes } from "./modules/vehicle-info/routes.ts";
import { vinRoutes } from "./modules/vin/routes.ts";
import { createPartners } from "./partners/partners.ts";
import { cors } from "./plugins/cors.ts";
import { withDeadline } from "./plugins/deadline.ts";
import { errors } from "./plugins/errors.ts";
import { framePage } from "./plugins/frame-page.ts";
import { createIdempotency } from "./plugins/idempotency.ts";
import { clientAddress } from "./plugins/limits/client-address.ts";
import { limits } from "./plugins/limits/limits.ts";
import { createMetrics, type Metrics } from "./plugins/metrics.ts";
import { openapi } from "./plugins/openapi.ts";
import { pageDetails } from "./plugins/page-details.ts";
import { partnerPages } from "./plugins/partner-pages.ts";
import { withSettledPath } from "./plugins/paths.ts";
import { requestIdOf, withRequestLog } from "./plugins/request-log.ts";
import type { Route } from "./plugins/route-pattern.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { createSessions } from "./plugins/session.ts";
import { staticFiles } from "./plugins/static-files.ts";
import { createUploadGate } from "./plugins/upload-gate.ts";
import { widgetFiles } from "./plugins/widget-files.ts";
import { type Readers, readersFor } from "./reading-pictures/readers.ts";
import { createDirectory } from "./shops/directory.ts";
import { chooseProvider } from "./shops/providers/choose-provider.ts";
import { createLiveShops } from "./shops/providers/live-shops.ts";
import { readVin } from "./vin/read-vin.ts";
import { createVpic } from "./vin/vpic.ts";
import { NO_RELEASES, type Releases } from "./widget-releases/releases.ts";

export interface Parts {
  db: Database;
  config: Config;
  /**
   * From an owner's words to results: of `openWorkers`, or where nobody else is served `analyse` of `analysis/` itself.
   */
  analyse: (input: AnalysisInput) => Results | Promise<Results>;
  /** Of `openWorkers`, too. Default: what was learned of the words is not stored, and is worked out again. */
  scoreWords?: ScoreWords;
  /** Of `openWorkers`, too. Default: in this thread. */
  redaction?: Redaction;
  /** What reads photos before the analysis; whoever passes it closes it. */
  readers?: Readers;
  /** The widget for other pages: of `openReleases`. Default: none. */
  releases?: Releases;
  /** Where what is stored is put to be delivered: of `startDeliveries`, or `NO_OUTBOX`. */
  outbox: Outbox;
  /** Default: says nothing. */
  log?: Log;
  /** Default: kept for nobody. */
  metrics?: Metrics;
}

export type App = ReturnType<typeof createApp>;

/** The whole server without a socket: `app.handle(new Request("http://localhost/api/health"))`. */
export function createApp({
  db,
  config,
  analyse: engine,
  scoreWords,
  redaction,
  log = NO_LOG,
  readers = readersFor(config, log),
  releases = NO_RELEASES,
  outbox,
  metrics = createMetrics(),
}: Parts) {
  const analyse = metrics.timed(engine);
  const publicUrl = config.PUBLIC_URL;
  const store = createSessionStore(db, {
    idleDays: config.SESSION_IDLE_DAYS,
    absoluteDays: config.SESSION_ABSOLUTE_DAYS,
  });
  const sessions = createSessions({ store, publicUrl });
  const idempotency = createIdempotency(createIdempotencyStore(db));
  const gate = createUploadGate();
  const partners = createPartners(db);
  const diagnostics = createDiagnostics(db, { managedZips: config.MANAGED_REPAIR_ZIPS, email: outbox.sendsEmail });
  const directory = createDirectory(db);
  const vpic = config.VPIC_URL ? createVpic({ url: config.VPIC_URL, onFailure: (text) => log.warn(text) }) : undefined;
  const liveShops = createLiveShops({
    directory,
    provider: chooseProvider(config),
    onFailure: (text) => log.warn(text),
  });

  const knownIssues = createKnownIssuesStore(db);
  const recalls = createRecalls({
    store: knownIssues,
    nhtsa: config.NHTSA_URL ? createNhtsa({ url: config.NHTSA_URL }) : undefined,
    onFailure: (text) => log.warn(text),
  });

  let server: Listener | undefined;
  const addressOf = (request: Request) =>
    clientAddress(server?.requestIP(request)?.address, request.headers.get("x-forwarded-for"), config.TRUSTED_PROXIES);

  const app = new Elysia()
    .use(errors({ routes: (): readonly Route[] => app.routes, log: reportTo(log) }))
    .use(securityHeaders({ https: publicUrl.startsWith("https:") }))
    .use(cors())
    .use(limits({ db, sessions, addressOf, scale: config.RATE_LIMIT_SCALE }))
    .use(partnerPages({ partners, publicUrl }))
    .use(openapi({ version: packageJson.version }))
    .use(healthRoutes({ db }))
    .use(vinRoutes({ readVin: (typed) => readVin(typed, vpic) }))
    .use(vehicleInfoRoutes({ db, sessions, idempotency, readVin: (typed) => readVin(typed, vpic) }))
    .use(issueDetailsRoutes({ db, sessions, idempotency, gate, addressOf, analyse, scoreWords, redaction, readers }))
    .use(issuesRoutes({ db, sessions }))
    .use(diagnosticsRoutes({ diagnostics, sessions }))
    .use(answersRoutes({ db, diagnostics, sessions, analyse }))
    .use(shareRoutes({ db, sessions, idempotency, config, redaction }))
    .use(emailResultRoutes({ db, sessions, idempotency, outbox }))
    .use(shopRecommendationsRoutes({ diagnostics, directory, partners, sessions }))
    .use(leadsRoutes({ db, sessions, idempotency, outbox }))
    .use(managedRepairRoutes({ db, sessions, idempotency, outbox, zips: config.MANAGED_REPAIR_ZIPS }))
    .use(feedbackRoutes({ db, sessions, idempotency, outbox }))
    .use(contactRoutes({ db, sessions, idempotency, outbox }))
    .use(lettersRoutes({ db, outbox }))
    .use(meRoutes({ db, sessions, idempotency, outbox }))
    .use(partnersRoutes({ db, partners, idempotency, outbox, config }))
    .use(partnerRoutes({ db, config }))
    .use(shopsRoutes({ directory, liveShops }))
    .use(knownIssuesRoutes({ recalls, store: knownIssues }))
    .use(framePage({ partners }))
    .use(widgetFiles({ releases }))
    .use(staticFiles({ details: pageDetails(config) }));
  const answer = async (request: Request) => {
    try {
      return await app.fetch(request);
    } finally {
      gate.leave(request);
    }
  };
  return {
    ...withRequestLog(withSettledPath(withDeadline(answer)), { log, metrics, routes: app.routes }),
    /** Tells which server it is behind: that knows the address of a caller. */
    behind(listener: Listener) {
      server = listener;
    },
  };
}

/** What of `Bun.serve` is asked here. */
type Listener = Pick<Bun.Server<undefined>, "requestIP">;

/** An error of our own making, beside the line of its request. */
const reportTo = (log: Log) => (error: unknown, request: Request) =>
  log.error({ requestId: requestIdOf(request), err: error }, "fault");
