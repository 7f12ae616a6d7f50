// Lets the router answer everything that is not the API or a file: Fastify request in, page out.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Brand } from '#domain/brands';
import type { Deps } from '#domain/deps';
import type { Affiliate } from '#domain/affiliates';
import { clientNetwork } from '#platform/client-network';
import { guestIdOf, newGuestId } from '#platform/guest-cookie';
import { pendingWish } from '#platform/pending-wish';
import { runWithLocale } from '#platform/request-locale';
import { senderOf } from '#platform/sender';
import { browserSecret } from '#platform/social-login-cookie';
import { locales } from '#shared/locale';
import { localePath, splitLocale } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { copyHeader, readerHeader } from '#shared/reader';
import type { Toast } from '#shared/toast';
import { mountAppleAnswer } from '#web/social-login/apple-answer.server';
import { isAppPage } from '#web/app-pages';
import '#web/console-app-pages';
import type { MarkupStore } from '#web/markup/markup-store.server';
import { pageKind } from '#web/page-kinds';
import { storeAnswer } from '#web/page-cache/answer-from-cache.server';
import type { PageCache } from '#web/page-cache/page-cache.server';
import { buildInLanguage } from './build-in-language.server.ts';
import { contentPolicy } from './content-policy.server.ts';
import { inlineHashes } from './inline-hashes.server.ts';
import { failureStatus } from './failure-status.server.ts';
import { PageLimitError } from './limit-pages.server.ts';
import { discoveryLocale, isRouteDiscovery, withoutConsoles } from './route-discovery.server.ts';
import { storePreview, previewedBrand } from '#web/request/brand-preview.server';
import { openConsolePaths } from '#web/request/open-consoles.server';
import { pageContext, type PageRequest } from '#web/request/page-context.server';
import { sendPlainError } from './plain-error.server.ts';
import { readerOf } from '#web/request/reader-name.server';
import { findRecommenders, storeArrival, storeForMember } from '#web/request/recommendation.server';
import { answerByBeginning } from './routes-by-beginning.server.ts';
import { sendPage } from './send-page.server.ts';
import { endedToast, guestSession, type Visitor, visitorSession } from '#web/request/session.server';
import { readToast, toastValue } from '#web/request/toast-cookie.server';
import { openUploadPages, readUploadBody, uploadPages } from './upload-pages.server.ts';
import { consentOf } from '#web/tags/consent.server';
import { isHost, visitedOrigin } from '#web/request/visited-host.server';
import { type CookieToSet, decideVisit, toastCookie, type Visit } from '#web/request/visit.server';

export interface PageHostOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  /** Whether /dev/ui answers: never where strangers come. */
  showsDevPages?: boolean;
  /** Where pages that are everybody's are stored; absent in development. */
  cache?: PageCache | null;
  /** Where the markup of pieces is remembered; absent in development, where components change. */
  markup?: MarkupStore | null;
  /** What makes the router's handler of a build: a test compares ours with the router's own. */
  makeHandler?: typeof createRequestHandler;
}

/** A visit whose code has a name. */
type KnownVisit = Visit & { affiliate: Affiliate | null };

/** Mounts the catch-all. Register files and the API first. */
export function mountPages(
  app: FastifyInstance,
  deps: Deps,
  {
    build,
    mode,
    showsDevPages = false,
    cache = null,
    markup = null,
    makeHandler = answerByBeginning,
  }: PageHostOptions,
): void {
  const answerPage = {
    id: makeHandler(buildInLanguage(build, 'id'), mode),
    en: makeHandler(buildInLanguage(build, 'en'), mode),
  };

  app.register(async (pages) => {
    // Form bodies reach the router as they came; Fastify only limits their size.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mountAppleAnswer(pages, deps);
    pages.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: (request, reply) => visitPage(request, reply, async () => request.body),
    });
    pages.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser('*', (_request, stream, done) => done(null, stream));
      for (const [path, maxBytes] of Object.entries({ ...uploadPages, ...openUploadPages })) {
        const isOpen = Object.hasOwn(openUploadPages, path);
        // Nobody's body is not read at all: the page sends them to sign in.
        const handler = (request: FastifyRequest, reply: FastifyReply) =>
          visitPage(
            request,
            reply,
            async ({ actor }) =>
              (isOpen || actor) &&
              request.body &&
              readUploadBody(request.body as Readable, {
                maxBytes,
                declaredBytes: Number(request.headers['content-length']),
              }),
          );
        for (const locale of locales) {
          uploads.post(localePath(path, locale), handler);
          // Where a parameter ends the path it takes the ending in.
          if (!/:\w+$/.test(path)) uploads.post(`${localePath(path, locale)}.data`, handler);
        }
      }
    });
    pages.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      const status = failureStatus(error, reply);
      if (status >= 500) request.log.error({ err: error }, 'page failed');
      if (!isHost(request.host) || error instanceof PageLimitError)
        return sendPlainError(request, reply, status);
      try {
        const url = errorAddress(request, status);
        return await answer(
          request,
          reply,
          { ...decideVisit(url, request.cookies, 'POST', () => true), cookies: [], affiliate: null },
          new Request(url),
          guestSession,
        );
      } catch (failure) {
        if (status < 500) request.log.error({ err: failure }, 'error page failed');
        return sendPlainError(request, reply, status);
      }
    });
  });

  async function visitPage(
    request: FastifyRequest,
    reply: FastifyReply,
    bodyFrom: (visitor: Visitor) => Promise<unknown>,
  ): Promise<FastifyReply> {
    refuseForeignForm(request);
    const url = addressOf(request, request.cachePlace?.url);
    const affiliates = await findRecommenders(deps, url, request);
    const visit = decideVisit(documentUrl(url), request.cookies, request.method, (code) =>
      affiliates.some((held) => held.code === code),
    );
    for (const cookie of visit.cookies) setCookie(request, reply, cookie);
    if (!isForScript(url)) await storeArrival(deps, request, reply, visit);
    // Where a script asks, the router's middleware leads on (leave-app-pages.server.ts).
    if (visit.redirectTo && !isForScript(url)) return reply.redirect(visit.redirectTo, 302);
    const affiliate = affiliates.find(({ code }) => code === visit.affiliateCode) ?? null;
    // What is stored for all members is rendered without looking at who asks.
    const isForAnyMember = request.cachePlace?.isForAnyMember ?? false;
    const visitor = isForAnyMember
      ? guestSession
      : await visitorSession(deps, request, reply, { isUnseen: isUnseen(request, url) });
    if (!isForAnyMember) reply.header(readerHeader, readerOf(visitor.actor));
    await storeForMember(deps, request, affiliate, visitor.actor);
    return answer(
      request,
      reply,
      { ...visit, affiliate },
      webRequest(request, url, await bodyFrom(visitor)),
      visitor,
    );
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: KnownVisit,
    asked: Request,
    { actor, session }: Visitor,
  ): Promise<FastifyReply> {
    const preview = await previewedBrand(deps, request, visit.path);
    const told = pageFacts(request, reply, deps, visit, new URL(asked.url), preview);
    const facts = {
      ...told,
      showsDevPages,
      markup,
      toast: told.toast ?? endedToast(session, visit),
      actor,
      session,
    };
    const context = new RouterContextProvider();
    context.set(pageContext, facts);
    const at = deps.now();
    const isDiscovery = isRouteDiscovery(new URL(asked.url));
    const filesLocale = isDiscovery ? discoveryLocale(new URL(asked.url)) : visit.locale;
    const { value: answered, reading } = await deps.reads.record(() =>
      runWithLocale(visit.locale, () => answerPage[filesLocale](asked, context)),
    );
    const response = isDiscovery ? await withoutConsoles(answered, openConsolePaths(facts)) : answered;
    // The router knows only faults; this is none, and has a page of its own.
    if (facts.databaseAway) throw facts.databaseAway;
    // The development server injects styles and sockets that no policy of ours would allow.
    if (mode === 'production')
      reply.header(
        'content-security-policy',
        contentPolicy({
          nonce: facts.nonce,
          inline: await inlineHashes(build, pageKind(facts.path), facts.brand.colors, facts.consent.load),
          mediaOrigin: facts.mediaOrigin,
          tags: facts.consent.load,
        }),
      );
    else reply.removeHeader('content-security-policy');
    return sendResponse(request, reply, response, facts.rendered, async (page) => {
      if (cache) await storeAnswer(cache, deps, request, reply, { page, reading, at });
    });
  }
}

/** The router checks forms of pages, but not those of addresses without a page. */
function refuseForeignForm(request: FastifyRequest): void {
  const isForm = request.method !== 'GET' && request.method !== 'HEAD';
  if (isForm && senderOf(request) === 'foreign')
    throw Object.assign(new Error('The form was sent by another site'), { statusCode: 403 });
}

/** The address as asked for. Not resolved against the host: '//other.example/' is a path here, never another site. */
function addressOf(request: FastifyRequest, path = request.url): URL {
  const url = URL.parse(visitedOrigin(request) + path);
  if (!url) throw Object.assign(new Error('The address cannot be read'), { statusCode: 400 });
  return url;
}

/** The page that shows an error of this request, in the request's language. */
function errorAddress(request: FastifyRequest, status: number): URL {
  const { locale } = splitLocale(request.url);
  return addressOf(request, localePath(`/error?status=${status}`, locale));
}

function pageFacts(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  visit: KnownVisit,
  url: URL,
  preview: Brand | null,
): Omit<PageRequest, 'actor' | 'session' | 'showsDevPages' | 'markup'> {
  const isForAnyMember = request.cachePlace?.isForAnyMember ?? false;
  const isShown =
    !isUnseen(request, url) && answersFrame(request.method, url) && visit.path !== paths.ownParts;
  const toast = isShown ? readToast(request.cookies[toastCookie]) : null;
  if (toast) void reply.clearCookie(toastCookie, { path: '/' });
  const brand = deps.brands.forHost(request.hostname);
  return {
    deps,
    brand: preview ?? brand,
    isPreview: preview !== null,
    storePreview: (token) => storePreview(request, reply, token),
    locale: visit.locale,
    origin: url.origin,
    path: visit.path,
    search: documentUrl(url).search,
    isForScript: isDataRequest(url),
    elsewhere: visit.redirectTo,
    requestId: request.id,
    address: clientNetwork(request),
    log: request.log,
    nonce: isAppPage(visit.path) ? randomBytes(16).toString('base64') : null,
    signInSecret: browserSecret(request, reply),
    pendingWish: pendingWish(deps, request, reply),
    isForAnyMember,
    guestId: isForAnyMember ? null : guestIdOf(request),
    ensureGuestId: () => guestIdOf(request) ?? newGuestId(request, reply),
    affiliateCode: visit.affiliateCode,
    affiliateName: visit.affiliate?.name ?? null,
    databaseAway: null,
    rendered: null,
    mediaOrigin: null,
    consent: consentOf(request, reply, brand, visit.path),
    toast,
    leaveToast: (left: Toast) =>
      setCookie(request, reply, { name: toastCookie, value: toastValue(left), days: 1 / 1440 }),
  };
}

/** The router asks for loader data at `<page>.data`: the same visit as the page itself. */
function documentUrl(url: URL): URL {
  if (!isDataRequest(url)) return url;
  const page = new URL(url);
  page.pathname = url.pathname.replace(/\/_root\.data$|\/_\.data$|\.data$/, '') || '/';
  page.searchParams.delete('_routes');
  return page;
}

/** No step of a person: the router's question about routes, and the copy the service worker keeps. */
function isUnseen(request: FastifyRequest, url: URL): boolean {
  return isRouteDiscovery(url) || request.headers[copyHeader] !== undefined;
}

/** Whether the answer carries the frame, and with it a toast: the router's script also asks for single parts, and sends forms. */
function answersFrame(method: string, url: URL): boolean {
  if (!isDataRequest(url)) return true;
  const parts = url.searchParams.get('_routes');
  return method === 'GET' && (parts === null || parts.split(',').includes('root'));
}

/** Asked for by the router's script: it follows redirects by itself, and its addresses have no twin. */
function isForScript(url: URL): boolean {
  return isDataRequest(url) || isRouteDiscovery(url);
}

function isDataRequest(url: URL): boolean {
  return url.pathname.endsWith('.data');
}

function webRequest(request: FastifyRequest, url: URL, sent: unknown): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // What may be stored for others does not know them.
    if (name === 'cookie' && request.cachePlace) continue;
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody && sent instanceof Buffer ? new Uint8Array(sent) : null;
  return new Request(url, { method: request.method, headers, body });
}

async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  rendered: Buffer | null,
  onPage: (page: Buffer) => Promise<void>,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  // A page is its visitor's own, and asked for anew unless it says otherwise.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.body === null) {
    if (!isPage || !rendered || request.method === 'HEAD') return reply.send(null);
    await onPage(rendered);
    return sendPage(request, reply, rendered);
  }
  // A table may be longer than what this process should hold: it leaves as it is read.
  if (response.headers.get('content-type')?.startsWith('text/csv'))
    return reply.send(Readable.fromWeb(response.body as NodeReadableStream));
  const body = Buffer.from(await response.arrayBuffer());
  return isPage ? sendPage(request, reply, body) : reply.send(body);
}

function setCookie(request: FastifyRequest, reply: FastifyReply, { name, value, days }: CookieToSet): void {
  void reply.setCookie(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly: name !== 'lang',
    secure: request.protocol === 'https',
    maxAge: Math.round(days * 86_400),
  });
}
