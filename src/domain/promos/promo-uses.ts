// Limits a promo's uses, in total, per member and in rupiah (docs/product/seats-and-money.md): a use is held with the booking,
// counted by a query, and made permanent by a payment or returned without one.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { Rupiah } from '#shared/money';
import { type Judgement, judge, type PromoOrder } from './discount.ts';
import { type Promo, promoColumns, promoOf, type PromoRow } from './promo.ts';
import { refused } from './refused.ts';

export interface PromoUseDeps extends LockDeps {
  now: () => Date;
}

export interface PromoUse {
  promoId: string;
  accountId: string;
  bookingId: string;
  order: Omit<PromoOrder, 'today'>;
  /** When the booking's hold ends: until then the use counts. */
  releaseAt: Date;
}

interface Uses {
  promoId: string;
  all: number;
  ofMember: number;
  /** What they take off together. */
  spent: number;
}

/**
 * Live uses of promos, and of these the member's own: permanent ones, and held ones that have not expired.
 */
async function countUses(
  { db, now }: { db: Db; now: () => Date },
  promos: readonly Promo[],
  accountId: string | null,
): Promise<Map<string, Uses>> {
  const { rows } = await sql<Uses>`
    select r.promo_id as "promoId", count(*)::integer as all, count(*) filter (where r.account_id = ${accountId}::uuid)::integer as "ofMember",
      sum(r.amount)::bigint as spent
    from promo_redemptions r
    where r.promo_id = any (${promos.map(({ id }) => id)}::uuid[]) and (r.state = 'used' or (r.state = 'held' and r.release_at > ${now()}))
    group by r.promo_id`.execute(db);
  return new Map(rows.map((uses) => [uses.promoId, uses]));
}

/**
 * Checks the rules of each promo, then its remaining uses. An estimate without a lock; `holdPromoUse`
 * decides.
 */
export async function judgeUses(
  deps: { db: Db; now: () => Date },
  promos: readonly Promo[],
  accountId: string | null,
  order: Omit<PromoOrder, 'today'>,
): Promise<{ promo: Promo; judgement: Judgement }[]> {
  const uses = await countUses(deps, promos, accountId);
  const today = todayInIndonesia(deps.now());
  return promos.map((promo) => {
    const judgement = judge(promo, { ...order, today });
    const { all = 0, ofMember = 0, spent = 0 } = uses.get(promo.id) ?? {};
    // A discount is given whole or not at all: what is left of a budget may still cover a smaller one.
    const isSpent = promo.budget !== null && spent + (judgement.discount ?? 0) > promo.budget;
    const refusal =
      isSpent || (promo.maxUses !== null && all >= promo.maxUses)
        ? 'used_up'
        : accountId !== null && ofMember >= promo.maxUsesPerMember
          ? 'used_by_member'
          : null;
    return { promo, judgement: judgement.refusal || !refusal ? judgement : { discount: null, refusal } };
  });
}

export async function judgeUse(
  deps: { db: Db; now: () => Date },
  promo: Promo,
  accountId: string | null,
  order: Omit<PromoOrder, 'today'>,
): Promise<Judgement> {
  const [judged] = await judgeUses(deps, [promo], accountId, order);
  return judged!.judgement;
}

/**
 * Takes one use for a booking, in the booking's own transaction, and returns the discount. A booking holds
 * one promo: another one replaces the first. Refuses `promo_refused` with the reason beside the field
 * `code`, `not_found`, and `busy`.
 */
export async function holdPromoUse(
  deps: PromoUseDeps,
  use: PromoUse,
): Promise<{ promo: Promo; discount: Rupiah }> {
  await lockKeys(deps, [{ kind: 'promo', id: use.promoId }]);
  const promo = await readPromo(deps.db, use.promoId);
  if (!promo) throw new AppError('not_found');
  await release(deps, sql`booking_id = ${use.bookingId}::uuid`);
  // Expired holds keep their numbers until another booking needs one.
  await release(deps, sql`promo_id = ${use.promoId}::uuid and release_at <= ${deps.now()}`);
  const { discount, refusal } = await judgeUse(deps, promo, use.accountId, use.order);
  if (refusal) throw refused(promo, refusal);
  await takeUse(deps, promo, use, discount);
  return { promo, discount };
}

/**
 * The order is given more time: a use it holds is held until then, also one whose clock ended while nobody else took it. Returns false when it
 * has none any more.
 */
export async function prolongPromoUse(
  { db, now }: Pick<PromoUseDeps, 'db' | 'now'>,
  bookingId: string,
  releaseAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promo_redemptions')
    .set({ release_at: releaseAt, updated_at: now() })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The booking was paid: its use becomes permanent. Money may arrive after the hold expired (docs/product/promos.md: late
 * money is never lost): as long as nobody else took the use, it is still this booking's. Returns false when
 * the booking has none any more.
 */
export async function usePromo({ db, now }: PromoUseDeps, bookingId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promo_redemptions')
    .set({ state: 'used', release_at: null, updated_at: now() })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const used = await db
    .selectFrom('promo_redemptions')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'used')
    .executeTakeFirst();
  return used !== undefined;
}

/** Whether the booking still has a use, held or permanent; nobody else takes it until the transaction ends. */
export async function lockPromoUse(db: Db, bookingId: string): Promise<boolean> {
  const use = await db
    .selectFrom('promo_redemptions')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'released')
    .forUpdate()
    .executeTakeFirst();
  return use !== undefined;
}

/**
 * The trip does not take place, through no fault of the member: its use, held or permanent, is free again.
 */
export async function returnPromoUse(
  { db, now }: Pick<PromoUseDeps, 'db' | 'now'>,
  bookingId: string,
): Promise<void> {
  await sql`update promo_redemptions set ${released(now())} where state <> 'released' and booking_id = ${bookingId}::uuid`.execute(
    db,
  );
}

/** Of those that are held. */
async function release({ db, now }: PromoUseDeps, which: RawBuilder<unknown>): Promise<void> {
  await sql`update promo_redemptions set ${released(now())} where state = 'held' and ${which}`.execute(db);
}

function released(at: Date): RawBuilder<unknown> {
  return sql`state = 'released', release_at = null, use_number = null, member_use_number = null, updated_at = ${at}`;
}

/** Writes the use under the smallest free numbers. */
async function takeUse(
  { db, now }: PromoUseDeps,
  promo: Promo,
  { accountId, bookingId, releaseAt }: PromoUse,
  amount: Rupiah,
): Promise<void> {
  const free = (column: 'use_number' | 'member_use_number', whose: RawBuilder<unknown>) => sql`(
    select min(n) from (select 1 as n union all select r.${sql.ref(column)} + 1 from promo_redemptions r where r.promo_id = ${promo.id}::uuid and ${whose}) candidates
    where not exists (select from promo_redemptions r where r.promo_id = ${promo.id}::uuid and ${whose} and r.${sql.ref(column)} = n))`;
  await sql`insert into promo_redemptions
    (promo_id, account_id, booking_id, amount, state, release_at, use_number, max_uses, member_use_number, max_uses_per_member, created_at, updated_at)
    values (${promo.id}, ${accountId}, ${bookingId}, ${amount}, 'held', ${releaseAt}, ${free('use_number', sql`true`)}, ${promo.maxUses},
      ${free('member_use_number', sql`r.account_id = ${accountId}::uuid`)}, ${promo.maxUsesPerMember}, ${now()}, ${now()})`.execute(
    db,
  );
}

export async function readPromo(db: Db, id: string): Promise<Promo | null> {
  const { rows } = await sql<{
    promo: PromoRow;
  }>`select to_json(found) as promo from (select ${promoColumns} from promos p where p.id = ${id}::uuid) found`.execute(
    db,
  );
  return rows[0] ? promoOf(rows[0].promo) : null;
}
