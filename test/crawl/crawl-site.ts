// Follows every link of one brand's site, through the server itself, and notes what it found where.
import type { Page } from 'playwright-core';
import type { FastifyInstance } from 'fastify';
import { splitLocale } from '#shared/locale-path';
import { type DocumentState, readDocument } from './read-document.ts';

interface Waiting {
  /** Path and query as asked for. */
  address: string;
  /** The page on which it was first seen. */
  from: string;
}

export interface Visit extends Waiting {
  status: number;
  contentType: string;
  /** Where it led, when it was not answered in place. */
  redirectedTo: string | null;
  document: DocumentState | null;
}

const atOnce = 8;
const mostRedirects = 3;
/** Combinations of filters are endless: each single value is followed, and this many combinations of every list. */
const combinations = 12;
/** Words, comparisons, packages that are planned for, places of prayer times, the language switch, consultants' codes and what signing in leads back to differ on every page; a few of each prove the address. */
const sampled = new Set(['p', 'product', 'place', 'q', 'lang', 'affiliate_code', 'productSlug', 'redirect']);
const sampledCount = 5;
const sampledPages = 30;

interface CrawlOptions {
  app: FastifyInstance;
  /** A blank page that parses documents. */
  reader: Page;
  host: string;
  starts: readonly string[];
  /** A few products and a few values of each filter, instead of all. Surahs are always sampled: tests of their text read them all. */
  isSample?: boolean;
}

/** Visits `starts` and all they lead to on `host`. */
export async function crawlSite({
  app,
  reader,
  host,
  starts,
  isSample = false,
}: CrawlOptions): Promise<Visit[]> {
  const visits: Visit[] = [];
  const seen = new Set<string>();
  const waiting: Waiting[] = [];
  const isWanted = limits(isSample);
  const origin = `http://${host}`;

  function note(href: string, from: string): void {
    const url = new URL(href, origin + from);
    const address = url.pathname + url.search;
    if (url.origin !== origin || seen.has(address) || !isWanted(url)) return;
    seen.add(address);
    waiting.push({ address, from });
  }

  async function visit({ address, from }: Waiting): Promise<Visit & { xml: string }> {
    const answer = await ask(app, host, address);
    const contentType = String(answer.headers['content-type'] ?? '');
    const document = contentType.startsWith('text/html') ? await readDocument(reader, answer.body) : null;
    const xml = /xml/.test(contentType) ? answer.body : '';
    return {
      address,
      from,
      status: answer.status,
      contentType,
      redirectedTo: answer.redirectedTo,
      document,
      xml,
    };
  }

  for (const start of starts) note(start, '/');
  while (waiting.length > 0) {
    // Noted in the order asked, not in that of the answers: every crawl samples the same addresses.
    for (const { xml, ...visited } of await Promise.all(waiting.splice(0, atOnce).map(visit))) {
      visits.push(visited);
      for (const href of addressesIn(visited, xml)) note(href, visited.redirectedTo ?? visited.address);
    }
  }
  return visits;
}

function addressesIn({ document, status }: Visit, xml: string): string[] {
  if (!document || status !== 200)
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  return [
    ...document.links.map(({ href }) => href),
    ...document.forms,
    ...document.assets,
    ...Object.values(document.alternates),
    ...(document.canonical ? [document.canonical] : []),
  ].filter((href) => !/^(#|mailto:|tel:|data:)/.test(href));
}

async function ask(app: FastifyInstance, host: string, address: string) {
  let at = address;
  for (let redirects = 0; ; redirects++) {
    const answer = await app.inject({ url: at, headers: { host } });
    const location = answer.headers['location'];
    if (answer.statusCode < 300 || answer.statusCode >= 400 || !location || redirects === mostRedirects) {
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body,
        redirectedTo: at === address ? null : at,
      };
    }
    const url = new URL(location, `http://${host}${at}`);
    at = url.pathname + url.search;
  }
}

function limits(isSample: boolean): (url: URL) => boolean {
  const counts = new Map<string, number>();
  const turns = new Map<string, number>();
  /** Every second address in Indonesian, the others in English. */
  const isTurn = (url: URL) => {
    const { locale, path } = splitLocale(url.pathname);
    const address = path + url.search;
    const turn = turns.get(address) ?? turns.size;
    turns.set(address, turn);
    return turn % 2 === (locale === 'en' ? 1 : 0);
  };
  const take = (kind: string, limit: number) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= limit;
  };
  return (url) => {
    const names = [...new Set(url.searchParams.keys())].toSorted();
    const drawn = /^\/og\/\w+\/\w+\/|^\/covers\//.exec(url.pathname)?.[0];
    const ofProduct = url.pathname.includes('/product/');
    if (drawn) return take(drawn, sampledCount);
    // Products and values of filters, in one of both languages: the words around them are the same on each, their own are read all the same.
    if ((names.length === 1 || (names.length === 0 && ofProduct)) && !isTurn(url)) return false;
    // Every product has the same form and the same checkout, every travel partner the same tabs, every surah the same two pages.
    const page = url.pathname
      .replace(/\/(product|travel|checkout)\/[^/]+$/, '/$1/*')
      .replace(/\/quran\/\d+\/[^/]+/, '/quran/*');
    // What is under one address has the same links: each item of a shop would bring all combinations of its own.
    const kind = page.replace(/^((?:\/en)?\/[^/]+)\/.*/, '$1/*');
    if (names.length > 1) return take(kind, combinations);
    if (names.length === 1 && sampled.has(names[0]!)) return take(`${kind}?${names}`, sampledCount);
    if (names.length === 1) return take(`${page}?${names}`, isSample ? sampledCount : Infinity);
    return take(
      page,
      /\/(quran|checkout)\/\*/.test(page) || (isSample && ofProduct) ? sampledPages : Infinity,
    );
  };
}
