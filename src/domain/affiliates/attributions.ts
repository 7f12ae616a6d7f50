// Which affiliate a visitor is attributed to (docs/product/affiliates.md: "An affiliate code is kept 30 days"), so that a booking can
// record it.
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { affiliateDays } from '#shared/affiliate';
import { todayInIndonesia } from '#shared/dates';
import { dayMs } from '#shared/durations';

interface AttributionDeps {
  db: Db;
  now: () => Date;
}

export type AttributionHolder = { guestId: string } | { accountId: string };

interface Attributed {
  code: string;
  brandId: string;
}

/**
 * Records that somebody followed a link with this code: counts it, and stores it for them. `product` is the departure
 * the link was for.
 */
export async function arriveBy(
  deps: AttributionDeps,
  holder: AttributionHolder,
  { product, ...attributed }: Attributed & { product: string | null },
): Promise<void> {
  await transaction(deps.db, async (db) => {
    await db
      .insertInto('affiliate_visits')
      .values({ code: attributed.code, day: todayInIndonesia(deps.now()), product: product ?? '', visits: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['code', 'day', 'product'])
          .doUpdateSet({ visits: sql`affiliate_visits.visits + 1` }),
      )
      .execute();
    await keep({ ...deps, db }, holder, attributed);
  });
}

/**
 * A signed-in visit under a code attributes the member to it, on every device. The same code again is not written
 * again.
 */
export function holdAttribution(
  deps: AttributionDeps,
  accountId: string,
  attributed: Attributed,
): Promise<void> {
  return keep(deps, { accountId }, attributed);
}

/** The last code within thirty days whose owner is still active; null without one. */
export async function findAttribution(
  deps: AttributionDeps,
  holder: AttributionHolder,
): Promise<string | null> {
  return (await attributionQuery(deps, holder).executeTakeFirst())?.code ?? null;
}

/** The same as part of a statement. */
export function attributionQuery({ db, now }: AttributionDeps, holder: AttributionHolder) {
  return db
    .selectFrom('attributions')
    .innerJoin('affiliates', 'affiliates.code', 'attributions.code')
    .select('attributions.code')
    .where(column(holder), '=', id(holder))
    .where('affiliates.is_active', '=', true)
    .where('attributed_at', '>', since(now()));
}

/** Deletes expired attributions. Returns how many. */
export async function purgeAttributions({ db, now }: AttributionDeps): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('attributions')
    .where('attributed_at', '<=', since(now()))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function keep(
  { db, now }: AttributionDeps,
  holder: AttributionHolder,
  { code, brandId }: Attributed,
): Promise<void> {
  const key = 'guestId' in holder ? 'guest_id' : 'account_id';
  await db
    .insertInto('attributions')
    .values({ [key]: id(holder), code, brand_id: brandId, attributed_at: now() })
    .onConflict((conflict) =>
      conflict
        .column(key)
        .doUpdateSet({ code, brand_id: brandId, attributed_at: now() })
        .where((is) =>
          is.or([
            is('attributions.code', '!=', code),
            is('attributions.attributed_at', '<', yesterday(now())),
          ]),
        ),
    )
    .execute();
}

const since = (now: Date) => new Date(now.getTime() - affiliateDays * dayMs);
const yesterday = (now: Date) => new Date(now.getTime() - dayMs);
const column = (holder: AttributionHolder) =>
  'guestId' in holder ? ('attributions.guest_id' as const) : ('attributions.account_id' as const);
const id = (holder: AttributionHolder) => ('guestId' in holder ? holder.guestId : holder.accountId);
