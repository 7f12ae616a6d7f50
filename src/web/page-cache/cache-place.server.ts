// Where in the cache the answer to a request stands: by whom it is asked, under which address, in which language (docs/product/page-cache.md). Pure.
import { splitLocale } from '#shared/locale-path';
import { copyHeader } from '#shared/reader';
import { findSharedPage } from './shared-pages.ts';

export interface Asked {
  method: string;
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** Path and query as they were sent. */
  url: string;
  headers: Readonly<Record<string, unknown>>;
  cookies: Readonly<Record<string, string | undefined>>;
}

export interface CachePlace {
  key: string;
  /** The address the page is rendered under: without what does not change it, in one order. */
  url: string;
  /** Whoever asks brings a session, good or not: they get the page that is the same for every member, and their own parts after it. */
  isForAnyMember: boolean;
}

/** A longer query is nobody's link. */
const queryMaxLength = 400;

/** What advertisements and messengers add to addresses: for measuring in the browser, never read here. */
const tracking =
  /^(utm_[a-z]+|fbclid|gclid|gbraid|wbraid|gad_source|msclkid|ttclid|igsh|igshid|srsltid|_gl)$/;

/** Cookies that change nothing on a shared page: the language of the address, devices known at a sign-in, others' measuring. */
const harmless = /^((__Host-)?(lang|device_[\w-]+)|_(ga|gid|gcl|gac|clck|clsk|fbp|fbc)[\w-]*)$/;
const consent = /^(__Host-)?consent$/;
const guest = /^(__Host-)?guest$/;
const session = /^(__Host-)?(jwt|refreshToken)$/;

/** Null where the answer may be its visitor's own, or nobody is known to ask for it again. */
export function cachePlace({ method, origin, url, headers, cookies }: Asked): CachePlace | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers[copyHeader] !== undefined) return null;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const { locale, path: named } = splitLocale(path);
  const page = findSharedPage(named);
  if (!page || query.length > queryMaxLength) return null;

  // An empty one is what a browser was told to forget.
  const isForAnyMember = Object.entries(cookies).some(([name, value]) => session.test(name) && value !== '');
  let answered = '';
  for (const [name, value] of Object.entries(cookies)) {
    if (consent.test(name)) answered = value ?? '';
    else if (guest.test(name)) {
      if (page.showsGuest && !isForAnyMember) return null;
    } else if (!session.test(name) && !harmless.test(name)) return null;
  }
  // They are led to the page in their language.
  if (locale === 'id' && cookies['lang'] === 'en') return null;

  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (page.query.includes(name)) kept.push([name, value]);
    else if (!tracking.test(name)) return null;
  }
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const search = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  const who = isForAnyMember ? 'members' : 'guests';
  return { key: `${who} ${origin}${path}${search} ${answered}`, url: path + search, isForAnyMember };
}
