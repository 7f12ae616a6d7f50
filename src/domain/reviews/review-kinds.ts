// What reviews are about: a travel partner's journeys, or a store's items (docs/product/reviews.md). Each kind names its tables and whose
// they are; reporting, judging and replying are written once for both.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, storeOfActor, workplaceFor } from '#domain/memberships';
import type { ReportedKind } from '#domain/moderation';
import { picturesOfReview, type UnnamedPicture } from '#domain/pictures';
import type { LocalText } from '#shared/locale';
import * as paths from '#shared/paths';

export interface ReviewKind extends ReportedKind {
  things: 'reviews' | 'item_reviews';
  reports: 'review_reports' | 'item_review_reports';
  /** Of a review `t`: `p` whose it is, `o` the order it came from. */
  joins: RawBuilder<unknown>;
  /** Of a review: the slug and the name of its item; null where it has none. */
  item: RawBuilder<string | null>;
  itemName: RawBuilder<LocalText | null>;
  /** What its author shows of it. */
  pictures: RawBuilder<UnnamedPicture[]>;
  /** Who replies, and for whom. Refuses `forbidden`. */
  role: 'partner_staff' | 'store_staff';
  placeOf: (actor: Actor) => string;
}

const actions = {
  hide: 'review.hidden',
  restore: 'review.restored',
  dismiss: 'review.report_dismissed',
} as const satisfies ReportedKind['actions'];

export const journeyReviews: ReviewKind = {
  things: 'reviews',
  reports: 'review_reports',
  about: 'review_id',
  actions,
  joins: sql`join partners p on p.id = t.partner_id left join bookings o on o.id = t.booking_id`,
  item: sql`null::text`,
  itemName: sql`null::json`,
  pictures: sql`'[]'::json`,
  role: 'partner_staff',
  placeOf: (actor) => workplaceFor(actor, 'chat'),
};

export const itemReviews: ReviewKind = {
  things: 'item_reviews',
  reports: 'item_review_reports',
  about: 'review_id',
  actions,
  joins: sql`join items i on i.id = t.item_id join partners p on p.id = i.store_id left join store_order_lines l on l.id = t.line_id
    left join store_orders s on s.id = l.store_order_id left join souvenir_orders o on o.id = s.order_id`,
  item: sql`i.slug`,
  itemName: sql`i.name`,
  pictures: picturesOfReview(sql`t.id`),
  role: 'store_staff',
  placeOf: (actor) => storeOfActor(actor, 'reviews'),
};

export const reviewKinds: readonly ReviewKind[] = [journeyReviews, itemReviews];

/** The page that shows it. */
export function reviewPath({ slug, item }: { slug: string; item: string | null }): string {
  return item === null ? `${paths.partner(slug)}?tab=reviews` : paths.item(slug, item);
}
