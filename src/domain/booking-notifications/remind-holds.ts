// A notification half an hour before the seats of an unpaid order are released (docs/product/README.md "the hold has
// two clocks").
import { sql } from 'kysely';
import { notify } from '#domain/notifications';
import { transaction } from '#platform/database/database';
import { type DispatchDeps, unsafeFindBookings } from '#domain/bookings';
import { noticeAbout } from './order-notices.ts';

/** Our choice: enough to walk to a cash machine. */
const minutesBefore = 30;
const atOnce = 200;

/**
 * Returns how many orders are near their end. The mark and the messages are one transaction: two processes
 * remind once.
 */
export function remindOfHolds(deps: DispatchDeps): Promise<number> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const { rows } = await sql<{ bookingId: string }>`
      update invoices i set reminded_at = ${deps.now()} from (
        select d.id from invoices d join bookings b on b.id = d.booking_id
        where b.state = 'waiting_payment' and b.payment_plan <> 'financing' and b.account_id is not null and b.payable_until > ${deps.now()}
          and b.payable_until <= ${deps.now()}::timestamptz + make_interval(mins => ${minutesBefore}) and b.ordered_at < b.payable_until - make_interval(mins => ${minutesBefore})
          and d.stage in ('full', 'down_payment') and d.status = 'waiting' and d.reminded_at is null
        order by b.payable_until limit ${atOnce} for update of d skip locked) due
      where i.id = due.id returning i.booking_id as "bookingId"`.execute(db);
    const bookings = await unsafeFindBookings(
      within,
      rows.map(({ bookingId }) => bookingId),
    );
    await notify(
      within,
      bookings.flatMap((booking) =>
        noticeAbout(booking, 'payment_due', {
          code: booking.code,
          amount: booking.invoices[0]!.amount,
          until: booking.payableUntil!.toISOString(),
        }),
      ),
    );
    return rows.length;
  });
}
