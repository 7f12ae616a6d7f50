// Where a sign-in returns to (spec §4 "Login success"): stored in the URL of the sign-in pages, so that it survives
// another tab, a provider's page and a lost cookie. It is untrusted input: anything that is not one of our pages is
// dropped.
import { affiliateParam, parseAffiliateCode } from './affiliate.ts';
import { splitLocale } from './locale-path.ts';
import { isSlugOrId } from './names.ts';
import * as paths from './paths.ts';

/** Every part is without language prefix; null where nothing valid was given. */
export interface ReturnTo {
  affiliateCode: string | null;
  productSlug: string | null;
  /** A page of ours, or a product's name (spec: "the redirect is a string"). */
  redirect: string | null;
  /** With both set: a souvenir. */
  partnerSlug: string | null;
  slug: string | null;
}

const longest = 1_000;

/** Reads the query of a sign-in page. */
export function readReturnTo(query: URLSearchParams): ReturnTo {
  const named = (name: string) => {
    const value = query.get(name);
    return value && isSlugOrId(value) ? value : null;
  };
  return {
    affiliateCode: parseAffiliateCode(query.get(affiliateParam)),
    productSlug: named('productSlug'),
    redirect: named('redirect') ?? ownPage(query.get('redirect')),
    partnerSlug: named('partnerSlug'),
    slug: named('slug'),
  };
}

/** Whether any target is given. */
export function hasReturn({
  productSlug,
  redirect,
  partnerSlug,
  slug,
}: Omit<ReturnTo, 'affiliateCode'>): boolean {
  return Boolean(productSlug ?? redirect ?? (partnerSlug && slug));
}

/** The page to open after signing in, without language prefix: the first row of §4 that fits. */
export function returnPath({ affiliateCode, productSlug, redirect, partnerSlug, slug }: ReturnTo): string {
  if (productSlug)
    return `${paths.product(productSlug)}${affiliateCode ? `?${affiliateParam}=${affiliateCode}` : ''}`;
  if (redirect === paths.savingsPlanning || `/${redirect}` === paths.savingsPlanning)
    return paths.savingsPlanning;
  if (partnerSlug && slug) return paths.item(partnerSlug, slug);
  if (redirect) return redirect.startsWith('/') ? redirect : paths.product(redirect);
  return '/';
}

/**
 * The same as a query, for the links between sign-in pages; without the consultant's code, which every link carries
 * anyway.
 */
export function returnQuery({
  productSlug,
  redirect,
  partnerSlug,
  slug,
}: Omit<ReturnTo, 'affiliateCode'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ productSlug, redirect, partnerSlug, slug }))
    if (value) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}

/** The path of `page` to return to. Never a sign-in page: it would loop. */
function ownPage(page: string | null): string | null {
  // Browsers read a backslash as a slash and drop line ends: a value with either is an attack.
  if (!page || page.length > longest || !page.startsWith('/') || /[\\\p{Cc}]/u.test(page)) return null;
  const url = URL.parse(page, 'http://own.invalid');
  if (!url || url.host !== 'own.invalid') return null;
  const { path } = splitLocale(url.pathname);
  return /^\/(auth|api)(\/|$)|^\/\//.test(path) ? null : path + url.search;
}
