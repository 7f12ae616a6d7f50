// A member's feedback on booking itself (spec §7 POST products/{id}/booking-feedback): for the marketplace,
// shown to nobody else. Reviews of the trip are separate and come after it.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { departureNamed } from '#domain/catalogue';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { feedbackForm } from '#shared/feedback-form';
import { checkedForm } from '#shared/form-faults';
import { isId, isSlugOrId } from '#shared/names';

export interface Feedback {
  /** Slug or id of the departure. */
  product: string;
  /** Which of the member's orders; default: the latest. */
  bookingId?: string;
  form: unknown;
  brand: Pick<Brand, 'id'>;
}

/**
 * Stores it for the member's order of this departure and replaces earlier feedback. Refuses `invalid_input`,
 * `not_found` without such an order.
 */
export async function leaveFeedback(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor,
  { product, bookingId, form: input, brand }: Feedback,
): Promise<void> {
  const { rating, text } = checkedForm(feedbackForm, input);
  const booking =
    isSlugOrId(product) &&
    (await db
      .selectFrom('bookings as b')
      .select('b.id')
      .where('b.account_id', '=', actor.accountId)
      .where('b.brand_id', '=', brand.id)
      .where('b.state', '!=', 'draft')
      .where('b.departure_id', '=', isId(product) ? product : departureNamed(product))
      .$if(bookingId !== undefined, (query) => query.where('b.id', '=', bookingId!))
      .orderBy('b.ordered_at', 'desc')
      .limit(1)
      .executeTakeFirst());
  if (!booking) throw new AppError('not_found');
  const said = { rating, text: text || null, created_at: now() };
  await db
    .insertInto('booking_feedback')
    .values({ booking_id: booking.id, account_id: actor.accountId, ...said })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(said))
    .execute();
}

/** The feedback on this booking, or null; the caller has checked who may see the booking. */
export async function findFeedback(
  { db }: { db: Db },
  bookingId: string,
): Promise<{ rating: number; text: string } | null> {
  const said = await db
    .selectFrom('booking_feedback')
    .select(['rating', 'text'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return said ? { rating: said.rating, text: said.text ?? '' } : null;
}
