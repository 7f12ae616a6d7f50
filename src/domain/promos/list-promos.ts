// Reading promos (spec §2 home and promo pages, §7 Promos): running, upcoming, and one by its name.
import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import { todayInIndonesia } from '#shared/dates';
import { isId, isSlugOrId } from '#shared/names';
import type { Page } from '#shared/paging';
import { type Promo, promoColumns, promoOf, type PromoRow } from './promo.ts';

export interface PromoDeps {
  db: Db;
  now: () => Date;
}

export type PromoBrand = Pick<Brand, 'id' | 'flags'>;

interface ListRow {
  items: PromoRow[] | null;
  total: number;
}

/** A brand without promos (flag is_promo) has none, whatever the table holds. */
const ofBrand = (brand: PromoBrand) => sql`p.brand_id = ${brand.id} and ${brand.flags.is_promo === 1}`;
const listed = sql`p.is_active and p.is_listed`;

/** Running and upcoming promos, the earliest end first; `search` matches title and code. */
export async function listPromos(
  { db, now }: PromoDeps,
  brand: PromoBrand,
  { search, page, limit }: { search?: string | undefined; page: number; limit: number },
): Promise<Page<Promo>> {
  const today = todayInIndonesia(now());
  const words = likeLabels(search ?? '');
  // People type a code as they heard it: in lower case too.
  const found =
    words === ''
      ? sql`true`
      : sql`concat_ws(' ', p.code, p.title ->> 'id', p.title ->> 'en') ilike ${`%${words}%`}`;
  const conditions = sql`${ofBrand(brand)} and ${listed} and p.valid_until >= ${today}::date and ${found}`;
  const row = await readList(db, conditions, { offset: (page - 1) * limit, limit, today });
  return { items: (row.items ?? []).map(promoOf), page, limit, total: row.total, totalIsCapped: false };
}

/** Those that run today, at most `limit`. */
export async function listActivePromos(
  { db, now }: PromoDeps,
  brand: PromoBrand,
  limit: number,
): Promise<Promo[]> {
  const today = todayInIndonesia(now());
  const conditions = sql`${ofBrand(brand)} and ${listed} and p.valid_from <= ${today}::date and p.valid_until >= ${today}::date`;
  const { items } = await readList(db, conditions, { offset: 0, limit, today });
  return (items ?? []).map(promoOf);
}

/** By slug or id, also an expired one: its page says so. Null for one that is withdrawn or unlisted. */
export async function findPromo({ db }: { db: Db }, brand: PromoBrand, name: string): Promise<Promo | null> {
  if (!isSlugOrId(name)) return null;
  const named = isId(name) ? sql`p.id = ${name}::uuid` : sql`p.slug = ${name}`;
  return readOne(db, sql`${ofBrand(brand)} and ${listed} and ${named}`);
}

/** By its code, in any spelling; unlisted ones too. */
export async function findPromoByCode(
  { db }: { db: Db },
  brand: PromoBrand,
  code: string,
): Promise<Promo | null> {
  const spelled = spellCode(code);
  return spelled === '' ? null : readOne(db, sql`${ofBrand(brand)} and p.code = ${spelled}`);
}

/** 'hemat 2027 ' → 'HEMAT2027'; empty for what cannot be a code. */
function spellCode(code: string): string {
  const spelled = code.replace(/\s/g, '').toUpperCase();
  return /^[A-Z0-9-]{3,20}$/.test(spelled) ? spelled : '';
}

async function readOne(db: Db, conditions: RawBuilder<unknown>): Promise<Promo | null> {
  const { rows } = await sql<{
    promo: PromoRow;
  }>`select to_json(found) as promo from (select ${promoColumns} from promos p where ${conditions}) found`.execute(
    db,
  );
  return rows[0] ? promoOf(rows[0].promo) : null;
}

/** Running promos come before upcoming ones. */
async function readList(
  db: Db,
  conditions: RawBuilder<unknown>,
  { offset, limit, today }: { offset: number; limit: number; today: string },
): Promise<ListRow> {
  const { rows } = await sql<ListRow>`
    select count(*)::integer as total, (select json_agg(shown) from (
      select ${promoColumns} from promos p where ${conditions}
      order by p.valid_from > ${today}::date, p.valid_until, p.id limit ${limit} offset ${offset}) shown) as items
    from promos p where ${conditions}`.execute(db);
  return rows[0]!;
}
