// The cookies a page visit reads and writes: language, consultant code, guest id, and the toast left for the next page.
// Decides redirects before any page is rendered (spec §1 languages, §2 global affiliate guard). Pure; effects in page-host.ts.
import { affiliateDays, affiliateParam, parseAffiliateCode } from '#shared/affiliate';
import { isLocale, type Locale } from '#shared/locale';
import { localePath, splitLocale } from '#shared/locale-path';

const langCookie = 'lang';
const affiliateCookie = 'affiliate_code';
export const toastCookie = 'toast';
const langDays = 365;

export interface CookieToSet {
  name: string;
  value: string;
  days: number;
}

export interface Visit {
  locale: Locale;
  path: string;
  affiliateCode: string | null;
  /** This visit begins consultant mode, or changes to another code. */
  isArrival: boolean;
  cookies: CookieToSet[];
  /** Where to send the visitor instead of rendering. */
  redirectTo: string | null;
}

/**
 * - `?lang=` changes the language: it is kept for a year and the visitor goes to the same page in it.
 * - Without a prefix, a kept choice of English leads to the /en twin; a prefix in the address is obeyed as it stands.
 * - `?affiliate_code=` starts consultant mode for 30 days; an empty one ends it; while it lasts, pages carry the code. A code
 *   that nobody holds (`isAffiliate`) changes nothing and is dropped, from the address and from the cookie.
 */
export function decideVisit(
  url: URL,
  cookies: Record<string, string | undefined>,
  method: string,
  isAffiliate: (code: string) => boolean,
): Visit {
  const split = splitLocale(url.pathname);
  const { locale } = split;
  const path = onePath(split.path);
  const asked = url.searchParams.get('lang');
  const set: CookieToSet[] = [];
  const query = new URLSearchParams(url.search);
  let wanted = locale;

  query.delete('lang');
  if (isLocale(asked)) {
    wanted = asked;
    set.push({ name: langCookie, value: asked, days: langDays });
  } else if (locale === 'id' && cookies[langCookie] === 'en') {
    wanted = 'en';
  }

  const known = (code: string | null | undefined) =>
    [parseAffiliateCode(code)].find((parsed) => parsed !== null && isAffiliate(parsed)) ?? null;
  const inAddress = query.get(affiliateParam);
  const kept = known(cookies[affiliateCookie]);
  const code = inAddress === '' ? null : (known(inAddress) ?? kept);
  if (code !== kept || (code === null && cookies[affiliateCookie]))
    set.push({ name: affiliateCookie, value: code ?? '', days: code ? affiliateDays : 0 });
  if (code) query.set(affiliateParam, code);
  else query.delete(affiliateParam);

  const search = query.size > 0 ? `?${query}` : '';
  const changed =
    wanted !== locale ||
    code !== parseAffiliateCode(url.searchParams.get(affiliateParam)) ||
    url.searchParams.has('lang') ||
    (inAddress !== null && code === null);
  const mayRedirect = method === 'GET' || method === 'HEAD';
  return {
    locale: mayRedirect ? wanted : locale,
    path,
    affiliateCode: code,
    isArrival: code !== null && code !== kept,
    cookies: set,
    redirectTo: changed && mayRedirect ? localePath(path, wanted) + search : null,
  };
}

/** The codes a visit may stand under, to be looked up before it is decided. */
export function codesOf(url: URL, cookies: Record<string, string | undefined>): string[] {
  const codes = [url.searchParams.get(affiliateParam), cookies[affiliateCookie]].map(parseAffiliateCode);
  return [...new Set(codes)].filter((code) => code !== null);
}

/** One spelling of a path: a second slash at its start would name another host in a redirect, one at its end another page. */
function onePath(path: string): string {
  const single = path.replace(/^[/\\]+/, '/');
  let end = single.length;
  while (end > 1 && single[end - 1] === '/') end -= 1;
  return single.slice(0, end);
}
