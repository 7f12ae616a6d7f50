// What the visitor may go on with (spec §7 bookings/latest/continue), for pages on which they look around. Guests cost no question.
import { findUnfinished } from '#domain/bookings';
import { formatDate, formatInstant } from '#shared/dates';
import type { UnfinishedView } from './continue-notice.tsx';
import { localized } from '#labels/localized';
import { checkoutPath } from './checkout-actions.server.ts';
import type { PageRequest } from '#web/request/page-context.server';

export async function loadUnfinished({
  deps,
  actor,
  brand,
  locale,
}: PageRequest): Promise<UnfinishedView | null> {
  const begun = actor && (await findUnfinished(deps, actor, brand));
  return (
    begun && {
      path: checkoutPath({ bookingId: begun.id, product: begun.slug }),
      title: localized(begun.title, locale),
      departs: formatDate(begun.departsOn, locale),
      payBy: begun.payableUntil && formatInstant(begun.payableUntil, locale),
    }
  );
}
