// Answers shared pages from the cache before anything else of the server is asked (docs/product/page-cache.md), and stores what was rendered.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { brandTables, stillShownUntil } from '#domain/validity';
import type { Reading } from '#platform/database/cached-reads';
import { chosenEncoding } from '#web/host/send-page.server';
import { matchesTag } from '#platform/entity-tags';
import { isHost, visitedOrigin } from '#web/request/visited-host.server';
import { cachePlace, type CachePlace } from './cache-place.server.ts';
import { cdnHeaders } from './cdn-headers.server.ts';
import type { PageCache, StoredPage } from './page-cache.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the answer stands in the cache; null: it is its visitor's own. */
    cachePlace: CachePlace | null;
    /** The answer came from memory. */
    isFromCache: boolean;
  }
}

export interface InFront {
  /** For how many seconds a CDN may answer a page without asking; 0: there is none. */
  cdnSeconds: number;
  now: () => Date;
}

/** In front of every hook but those that refuse hosts and read cookies. */
export function answerFromCache(app: FastifyInstance, cache: PageCache, inFront: InFront): void {
  app.decorateRequest('cachePlace', null);
  app.decorateRequest('isFromCache', false);
  app.addHook('onRequest', async (request, reply) => {
    const place = placeOf(request);
    if (!place) return;
    request.cachePlace = place;
    const stored = cache.find(place.key);
    if (stored) return sendStored(request, reply, stored, inFront);
    const end = cache.begin(place.key);
    if (!end) {
      await cache.underWay(place.key);
      const made = cache.find(place.key);
      return made ? sendStored(request, reply, made, inFront) : undefined;
    }
    // However this answer ends, those who wait for it go on.
    reply.raw.once('finish', end).once('close', end);
  });
}

function placeOf(request: FastifyRequest): CachePlace | null {
  if (!isHost(request.host)) return null;
  const { method, url, headers, cookies } = request;
  return cachePlace({ method, url, headers, cookies, origin: visitedOrigin(request) });
}

/** Past the framework: its hooks and headers stand in what is stored. */
async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredPage,
  { cdnSeconds, now }: InFront,
): Promise<FastifyReply> {
  const encoding = chosenEncoding(request.headers['accept-encoding']);
  const etag = etagOf(stored, encoding);
  // Whoever sends a cookie may be answered something else under the same address.
  const isForAnybody = Object.keys(request.cookies).length === 0;
  const headers = {
    ...stored.headers,
    ...(isForAnybody && cdnHeaders(stored, cdnSeconds, now())),
    etag,
    'x-request-id': request.id,
  };
  request.isFromCache = true;
  reply.hijack();
  if (matchesTag(request.headers['if-none-match'], etag)) {
    reply.raw.writeHead(304, headers).end();
    return reply;
  }
  const body = await stored.body(encoding);
  reply.raw
    .writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    })
    .end(request.method === 'HEAD' ? undefined : body);
  return reply;
}

/** One tag for each encoding: they are different bytes. */
const etagOf = ({ etag }: StoredPage, encoding: string | null) =>
  `"${etag}${encoding ? `-${encoding}` : ''}"`;

/** Headers that belong to one answer, or that the sending writes itself. */
const ofOneAnswer = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'content-type',
  'etag',
  'date',
]);

/** Stores a page that was made `at` a moment, where that may be; its headers are those of `reply`, which is about to be sent. */
export async function storeAnswer(
  cache: PageCache,
  deps: Deps,
  { cachePlace: place }: FastifyRequest,
  reply: FastifyReply,
  { page, reading, at }: { page: Buffer; reading: Reading | null; at: Date },
): Promise<void> {
  if (!place || !reading || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
  const tables = [...new Set([...reading.tables, ...brandTables])];
  const whole = { tables, moment: reading.moment };
  const shown = await stillShownUntil(deps, tables, at);
  const until = new Date(Math.min(shown.getTime(), reading.until ?? Infinity));
  if (!deps.reads.isTrue(whole)) return;
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || ofOneAnswer.has(name)
        ? []
        : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
  cache.store(place.key, { page, headers: { ...headers, vary: 'accept-encoding' }, reading: whole, until });
}
