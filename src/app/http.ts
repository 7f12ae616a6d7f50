// The Fastify host: security headers, compression, files, health, the API and, behind everything, the pages.
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { sql } from 'kysely';
import { constants } from 'node:zlib';
import { failureAnswer } from '#api/answers';
import { mountApi } from '#api/api';
import { withDefaultVersion } from '#api/default-version';
import { refuseFileTokens } from '#api/member-files';
import { mountPaymentNotifications } from '#api/payments/webhooks';
import { answerUnreadableUrl } from '#api/unreadable-url';
import type { Config } from './config.ts';
import type { Deps } from '#domain/deps';
import type { ListReplica } from '#platform/database/list-replica';
import { type Leaving, mountLeaving } from '#platform/leaving';
import { redactUrl } from '#platform/redact-url';
import { currentTrace } from '#platform/tracing/spans';
import { isServedHost, type ServedHosts } from '#platform/served-hosts';
import type { PaymentSimulator } from '#platform/payments/simulator/simulator';
import { type ErrorCode, errorTable } from '#shared/errors';
import { routesUrlMaxLength, urlMaxLength } from '#shared/limits';
import type { PageStatus } from '#shared/page-status';
import { mountArticlePictures } from '#web/hasanah/article-pictures.server';
import { routeDiscoveryPath } from '#web/host/route-discovery.server';
import { createMarkupStore } from '#web/markup/markup-store.server';
import { answerFromCache } from '#web/page-cache/answer-from-cache.server';
import { createPageCache } from '#web/page-cache/page-cache.server';
import { mountPictures } from '#web/pictures/pictures.server';
import { mountAvatars } from '#web/host/avatars.server';
import { failureStatus } from '#web/host/failure-status.server';
import { mountDrawnFiles } from '#web/drawings/drawn-files.server';
import { limitPages } from '#web/host/limit-pages.server';
import { mountSeoFiles } from '#web/host/seo-files.server';
import { sendPlainError } from '#web/host/plain-error.server';
import { mountVersePictures } from '#web/quran/verse-pictures.server';
import { type PageHostOptions, mountPages } from '#web/host/page-host.server';
import { mountFiles } from '#web/host/files.server';
import { mountEmails } from '#web/dev/emails-page.server';
import { mountOutbox } from '#web/dev/outbox-page.server';
import { mountSimulatorPage } from '#web/dev/simulator-page.server';
import { storesEmails } from './message-channels.ts';
import { type ConnectionPools, mountMetrics } from './metrics.ts';
import { traceRequests } from './traced-requests.ts';

export interface HttpOptions {
  deps: Deps;
  config: Config;
  /** Where payments are only simulated; then the simulator's page is served too. */
  simulator?: PaymentSimulator | null;
  pages: PageHostOptions;
  /** Directory of the built browser files; null when somebody else (the development server) serves them. */
  files: string | null;
  /** Whether the process is about to stop: what is in front of it asks `/readyz`. */
  leaving?: Leaving;
  /** Where lines of the log go; unset: standard output. */
  log?: { write(line: string): void } | undefined;
  /** Connections to the database by what they are for, as /metrics counts them. */
  pools?: ConnectionPools;
  /** Where a replica is configured: what is counted of it. */
  lists?: ListReplica | undefined;
  /** A handler in front of everything (the development server's modules). */
  extend?: ((app: FastifyInstance) => Promise<void>) | undefined;
}

/** Builds the server; the caller listens and closes it. */
export async function createHttp({
  deps,
  config,
  simulator = null,
  pages,
  files,
  leaving = { hasBegun: false },
  log,
  pools = {},
  lists,
  extend,
}: HttpOptions): Promise<FastifyInstance> {
  const served: ServedHosts = {
    configured: config.hostNames,
    isOfBrand: (name) => deps.brands.isBrandHost(name),
  };
  // Process supervisors identify the process by its pid.
  const isServed = ({ hostname, url }: FastifyRequest) =>
    isServedHost(hostname, served) || url === '/healthz' || url === '/readyz';
  const app = fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            ...(log && { stream: log }),
            // Whoever reads uploads tells the finest log all headers of a request.
            redact: ['req.headers.cookie', 'req.headers.authorization', 'busboyOptions'],
            serializers: { req: loggedRequest },
            ...(config.traces && { mixin: currentTrace }),
          },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Fastify would trust X-Forwarded-Host from any proxy that forwards it unchecked; our proxies pass on Host itself.
    rewriteUrl: (request) => {
      delete request.headers['x-forwarded-host'];
      return withDefaultVersion(request.url ?? '/');
    },
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    // A body that trickles in must not hold a connection for ever; long enough for BODY_LIMIT_BYTES on a slow phone.
    requestTimeout: 120_000,
    bodyLimit: config.bodyLimitBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A slow machine, or one on which much else starts, takes its time to mount the API: late is no reason not to start.
    pluginTimeout: 120_000,
    // Finishes in-flight answers and refuses new requests, so that a load balancer moves on.
    forceCloseConnections: 'idle',
    // URLs that cannot be decoded reach no route and no hook.
    frameworkErrors: (error, request, reply) =>
      isForApi(request) ? answerUnreadableUrl(request, reply) : answerBroken(error, request, reply),
  });
  if (config.traces) traceRequests(app);
  app.setErrorHandler((error: FastifyError, request, reply) => answerBroken(error, request, reply));
  // Only methods that no page knows get past the pages' catch-all.
  app.setNotFoundHandler((request, reply) => answerBroken({ statusCode: 405 }, request, reply));
  // Runs before anything reads the body.
  app.addHook('onRequest', async (request, reply) =>
    request.url.length > longestUrl(request.url)
      ? answerBroken({ statusCode: 414 }, request, reply)
      : undefined,
  );
  app.addHook('onRequest', async (request, reply) =>
    isServed(request) ? undefined : answerBroken({ statusCode: 400 }, request, reply),
  );
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
  mountLeaving(app, leaving);
  await app.register(cookie);
  // Files that somebody else serves change under one address: nothing that names them is stored.
  const cache =
    files && config.pageCacheBytes > 0
      ? createPageCache({ maxBytes: config.pageCacheBytes, reads: deps.reads, now: () => deps.now() })
      : null;
  if (config.metricsToken !== null)
    mountMetrics(app, deps, {
      token: config.metricsToken,
      cachedBytes: () => cache?.bytes ?? 0,
      listReads: lists?.counts ?? null,
      pools,
    });
  if (cache) answerFromCache(app, cache, { cdnSeconds: config.cdnSeconds, now: () => deps.now() });
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('permissions-policy', permissionsPolicy),
  );
  // Pages set a policy with their nonce; every other response may load nothing.
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    // The same as frame-ancestors, for old browsers.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await extend?.(app);
  mountHealth(app, deps, leaving);
  if (files) await mountFiles(app, files);
  mountAvatars(app, deps);
  mountArticlePictures(app, deps);
  mountPictures(app, deps);
  await app.register(async (drawn) => {
    await limitPages(drawn, config);
    mountDrawnFiles(drawn, deps);
    mountVersePictures(drawn, deps);
    mountSeoFiles(drawn, deps);
  });
  const showsDevPages = storesEmails(config, pages.mode);
  if (showsDevPages) {
    mountOutbox(app, deps);
    mountEmails(app, deps);
  }
  if (simulator) mountSimulatorPage(app, simulator);
  await mountPaymentNotifications(app, deps);
  // Beside the pages; answers are a tenth of their size.
  await mountApi(app, deps, { ...config, storedAnswerBytes: cache ? config.pageCacheBytes / 4 : 0 });
  await app.register(async (visited) => {
    await limitPages(visited, config);
    refuseFileTokens(visited, deps);
    // While developing, components change under their names.
    const isBuilt = pages.mode === 'production';
    const markup = isBuilt && config.markupBytes > 0 ? createMarkupStore(config.markupBytes) : null;
    mountPages(visited, deps, { markup, ...pages, showsDevPages, cache });
  });
  return app;
}

/**
 * Denies injected scripts every browser feature that no page of ours needs; the qibla compass needs sensors and
 * location.
 */
const permissionsPolicy = [
  'camera',
  'microphone',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ');

/** What the log records of a request. */
function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: redactUrl(url), host, remoteAddress: ip };
}

const apiFailures: Partial<Record<PageStatus, ErrorCode>> = {
  414: 'url_too_long',
  405: 'method_not_allowed',
  500: 'internal',
  503: 'unavailable',
};

/** Answers a request that neither the API nor a page could handle: no stack, no page frame. */
function answerBroken(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = failureStatus(error, reply);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (!isForApi(request)) return sendPlainError(request, reply, status);
  const failure = apiFailures[status] ?? 'unreadable';
  return reply.code(errorTable[failure].status).send(failureAnswer(failure, [], request.id));
}

function longestUrl(url: string): number {
  return url.startsWith(`${routeDiscoveryPath}?`) ? routesUrlMaxLength : urlMaxLength;
}

function isForApi(request: FastifyRequest): boolean {
  return /^\/api(\/|$)/.test(request.raw.url ?? '');
}

function mountHealth(app: FastifyInstance, deps: Deps, leaving: Leaving): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (leaving.hasBegun) return reply.code(503).send({ status: 'leaving' });
    try {
      await sql`select 1`.execute(deps.db);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
