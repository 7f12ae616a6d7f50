// A booking as its own checkout needs it, and how a draft's sum is recomputed when its contents change.
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { catalogueScope, findOffer, type Offer } from '#domain/catalogue';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import type { CartForm } from '#shared/booking-form';
import type { BookingState } from '#shared/booking-states';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { type Rupiah, rupiah } from '#shared/money';
import {
  type CheckoutDeps,
  type Delivery,
  readDelivery,
  insertLines,
  readRequest,
  type Discount,
  linesWith,
  totalOf,
} from '#domain/bookings';

export interface Draft {
  id: string;
  departureId: string;
  state: BookingState;
  seats: number;
  total: Rupiah;
  request: CartForm;
  promoId: string | null;
  /** Null: the supplies are collected at the partner's. */
  delivery: Delivery | null;
  commissionBasisPoints: number;
  affiliateBasisPoints: number;
  /** Changes with every write: a later writer detects whether somebody else wrote meanwhile. */
  rowVersion: string;
}

/** The actor's own booking on this brand, draft or order. Refuses `not_found`. */
export async function findDraft(
  db: Db,
  { accountId }: Actor,
  brand: Pick<Brand, 'id'>,
  bookingId: string,
): Promise<Draft> {
  const row = isId(bookingId) && (await draftQuery(db, accountId, brand, bookingId).executeTakeFirst());
  if (!row) throw new AppError('not_found');
  return draftOf(row);
}

type DraftRow = NonNullable<Awaited<ReturnType<ReturnType<typeof draftQuery>['executeTakeFirst']>>>;

/** The same as part of a statement: `draftOf` reads its row. */
export function draftQuery(db: Db, accountId: string, brand: Pick<Brand, 'id'>, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select([
      'id',
      'departure_id',
      'state',
      'seats',
      'total_amount',
      'request',
      'promo_id',
      'shipping',
      'commission_basis_points',
      'affiliate_basis_points',
      sql<string>`xmin::text`.as('row_version'),
    ])
    .where('id', '=', bookingId)
    .where('account_id', '=', accountId)
    .where('brand_id', '=', brand.id);
}

export function draftOf(row: DraftRow): Draft {
  return {
    id: row.id,
    departureId: row.departure_id,
    state: row.state as BookingState,
    seats: row.seats,
    total: rupiah(row.total_amount),
    request: readRequest(row.request),
    promoId: row.promo_id,
    delivery: readDelivery(row.shipping),
    commissionBasisPoints: row.commission_basis_points,
    affiliateBasisPoints: row.affiliate_basis_points,
    rowVersion: row.row_version,
  };
}

/**
 * Rewrites the lines and the sum of a draft, with its current delivery and promo. In a transaction that
 * holds the booking's lock.
 */
export async function rewriteDraft(
  { db, now }: CheckoutDeps,
  draft: Draft,
  offer: Offer,
  { promoId, discount }: { promoId: string | null; discount: Discount | null },
): Promise<void> {
  const lines = linesWith(offer, draft.request, { delivery: draft.delivery, discount });
  await sql`
    with draft as (update bookings set total_amount = ${totalOf(lines)}, promo_id = ${promoId}, shipping = ${draft.delivery && JSON.stringify(draft.delivery)}, changed_at = ${now()} where id = ${draft.id} returning id),
    shorter as (delete from booking_lines l using draft where l.booking_id = draft.id and l.position >= ${lines.length})
    ${insertLines(sql`select id from draft`, lines)}`.execute(db);
}

/**
 * Changes a draft under its lock, so that two tabs do not write half of each. Refuses `not_found`,
 * `booking_state` once it is ordered.
 */
export function changeDraft<Result>(
  deps: CheckoutDeps,
  actor: Actor,
  { bookingId, brand }: { bookingId: string; brand: Brand },
  change: (within: CheckoutDeps, draft: Draft, offer: Offer) => Promise<Result>,
): Promise<Result> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [{ kind: 'booking', id: bookingId }]);
    const draft = await findDraft(db, actor, brand, bookingId);
    if (draft.state !== 'draft') throw new AppError('booking_state');
    const offer = await findOffer(within, catalogueScope(deps, brand), draft.departureId);
    if (!offer) throw new AppError('departure_not_sold');
    return change(within, draft, offer);
  });
}
