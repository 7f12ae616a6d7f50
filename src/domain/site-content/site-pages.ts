// The three versioned texts of a brand (spec §2 general routes, §1 terms stated to users): what a person has accepted
// stays readable under its number.
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import { localizedBy } from './localized-by.ts';

export const siteSlugs = ['tentang-kami', 'kebijakan-privasi', 'syarat-ketentuan'] as const;
export type SiteSlug = (typeof siteSlugs)[number];

export interface SitePage {
  slug: SiteSlug;
  version: number;
  /** Calendar date from which this version applies. */
  effectiveOn: string;
  title: LocalText;
  /** Markdown, with the placeholders of `renderMarkdown`. */
  body: LocalText;
}

/**
 * The text in force today, or the named version, which may be in the future or the past. A brand with its own text in
 * force never falls back to the common one of the same kind: its readers accepted the brand's own text.
 */
export async function findSitePage(
  { db, now }: { db: Db; now: () => Date },
  brand: { id: string },
  slug: SiteSlug,
  { version }: { version?: number } = {},
): Promise<SitePage | null> {
  const query =
    version === undefined
      ? inForce(db, brand, slug, todayInIndonesia(now()))
      : newestFirst(db, brand, slug).where('version', '=', version);
  const page = await query
    .select(['slug', 'version', 'effective_on as effectiveOn', 'title', 'body'])
    .$castTo<SitePage>()
    .executeTakeFirst();
  return page ?? null;
}

const inForce = (db: Db, brand: { id: string }, slug: SiteSlug, today: string) =>
  newestFirst(db, brand, slug).where('effective_on', '<=', today);

/** A brand's own before the common ones. */
function newestFirst(db: Db, brand: { id: string }, slug: SiteSlug) {
  return db
    .selectFrom('site_pages')
    .where('slug', '=', slug)
    .where(localizedBy(brand))
    .orderBy('brand_id', (order) => order.asc().nullsLast())
    .orderBy('version', 'desc')
    .limit(1);
}

/** The terms in force today, without their long text: version and text digest. Null where there are none. */
export async function findTermsInForce(
  { db, now }: { db: Db; now: () => Date },
  brand: { id: string },
): Promise<{ version: number; digest: string } | null> {
  return (await termsInForceQuery(db, brand, todayInIndonesia(now())).executeTakeFirst()) ?? null;
}

/** The same as part of a statement. */
export function termsInForceQuery(db: Db, brand: { id: string }, today: string) {
  return inForce(db, brand, 'syarat-ketentuan', today).select(['version', 'digest']);
}

/** A text as it was when somebody accepted it; null where an order has none. */
export async function findAgreedText(
  { db }: { db: Db },
  digest: string | null,
): Promise<{ title: LocalText; body: LocalText } | null> {
  const text =
    digest !== null &&
    (await db
      .selectFrom('terms_texts')
      .select(['title', 'body'])
      .where('digest', '=', digest)
      .$castTo<{ title: LocalText; body: LocalText }>()
      .executeTakeFirst());
  return text || null;
}

export interface SitePageVersion {
  version: number;
  effectiveOn: string;
}

/** Every version of a text that this brand's readers may have seen, newest first: its own ones if it has any. */
export async function listSitePageVersions(
  { db }: { db: Db },
  brand: { id: string },
  slug: SiteSlug,
): Promise<SitePageVersion[]> {
  const rows = await db
    .selectFrom('site_pages')
    .select(['version', 'effective_on as effectiveOn', 'brand_id as brandId'])
    .where('slug', '=', slug)
    .where(localizedBy(brand))
    .orderBy('version', 'desc')
    .execute();
  const own = rows.filter(({ brandId }) => brandId !== null);
  return (own.length > 0 ? own : rows).map(({ version, effectiveOn }) => ({ version, effectiveOn }));
}
