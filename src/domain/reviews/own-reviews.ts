// Reviews by members whose trip is over (docs/product/reviews.md): one for each order, and for two weeks its author may
// change it.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { reviewChangeDays } from '#shared/limits';
import { reviewForm } from '#shared/review-form';

interface ReviewDeps {
  db: Db;
  now: () => Date;
}

export interface OwnReview {
  rating: number;
  text: string;
  /** Hidden by the operator: nobody else sees it. */
  isHidden: boolean;
  /** Until when it may be changed. */
  changeableUntil: Date;
}

const changeableUntil = (createdAt: Date) => new Date(createdAt.getTime() + reviewChangeDays * dayMs);

/** The member's own review of one of their orders, or null. */
export async function findOwnReview(
  { db }: Pick<ReviewDeps, 'db'>,
  actor: Actor,
  bookingId: string,
): Promise<OwnReview | null> {
  const row = await db
    .selectFrom('reviews')
    .select(['rating', 'text', 'created_at', 'hidden_at'])
    .where('booking_id', '=', bookingId)
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst();
  return row
    ? {
        rating: row.rating,
        text: row.text,
        isHidden: row.hidden_at !== null,
        changeableUntil: changeableUntil(row.created_at),
      }
    : null;
}

/** Which of these orders are reviewed. */
export async function listReviewedBookings(
  { db }: Pick<ReviewDeps, 'db'>,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('reviews')
    .select('booking_id')
    .where('booking_id', 'in', [...bookingIds])
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id!));
}

/**
 * Writes or changes the review of an order. Refuses `not_found` (also somebody else's), `booking_state` before the trip
 * is over and after the editing period, `invalid_input`.
 */
export async function saveReview(
  { db, now }: ReviewDeps,
  actor: Actor,
  brand: Pick<Brand, 'id'>,
  { bookingId, form: input }: { bookingId: string; form: unknown },
): Promise<void> {
  const form = checkedForm(reviewForm, input);
  const journey = await db
    .selectFrom('bookings as b')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .select(['b.state', 'b.partner_id', 'b.locale', 'd.programme_id', 'd.departs_on'])
    .where('b.id', '=', bookingId)
    .where('b.account_id', '=', actor.accountId)
    .where('b.brand_id', '=', brand.id)
    .executeTakeFirst();
  if (!journey) throw new AppError('not_found');
  if (journey.state !== 'completed') throw new AppError('booking_state');
  const at = now();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reviews')
    .values({
      partner_id: journey.partner_id,
      programme_id: journey.programme_id,
      booking_id: bookingId,
      account_id: actor.accountId,
      author_name: shownName(actor.name),
      rating: form.rating,
      text: form.text,
      locale: actor.locale,
      travelled_on: journey.departs_on,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet({ rating: form.rating, text: form.text, changed_at: at })
        .where('reviews.created_at', '>', new Date(at.getTime() - reviewChangeDays * dayMs)),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError('booking_state');
}

/** 'Siti Rahmawati binti Umar' → 'Siti R.': recognisable, but not searchable. */
export function shownName(name: string): string {
  const [first = '', second] = name.split(' ');
  return second ? `${first} ${second[0]}.` : first;
}
