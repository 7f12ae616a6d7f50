// A second email and notice to members who have not responded to a reschedule, three days before the response is due
// (decision 0034).
import { sql } from 'kysely';
import { notify } from '#domain/notifications';
import { sendEmails } from '#domain/outbox';
import { transaction } from '#platform/database/database';
import { type DispatchDeps, unsafeFindBookings, transitions } from '#domain/bookings';
import { notifyRescheduled } from './order-emails.ts';
import { noticesOf } from './order-notices.ts';

/** Our choice. A question asked that late has only just been sent. */
const daysBefore = 3;
const atOnce = 200;

/** Returns how many. The mark and the emails are one transaction: two processes remind once. */
export function remindOfReschedules(deps: DispatchDeps): Promise<number> {
  return transaction(deps.db, async (db) => {
    const { rows } = await sql<{ bookingId: string }>`
      update new_date_questions q set reminded_at = ${deps.now()} from (
        select w.booking_id from new_date_questions w join departure_moves v on v.id = w.move_id join bookings b on b.id = w.booking_id
        where w.answer is null and w.reminded_at is null and w.told_at < v.answer_until - make_interval(hours => ${(daysBefore + 1) * 24})
          and v.answer_until - make_interval(hours => ${daysBefore * 24}) <= ${deps.now()} and v.answer_until > ${deps.now()}
          and b.state = any (${[...transitions.new_date_refused.from]})
        order by w.booking_id limit ${atOnce} for update of w skip locked) due
      where q.booking_id = due.booking_id returning q.booking_id as "bookingId"`.execute(db);
    const within = { ...deps, db };
    const bookings = await unsafeFindBookings(
      within,
      rows.map(({ bookingId }) => bookingId),
    );
    const emails = await Promise.all(bookings.map((booking) => notifyRescheduled(within, booking)));
    await sendEmails(within, emails.flat());
    // The notice of the new date, unread again. Whoever has answered meanwhile was written no email.
    await notify(
      within,
      bookings.flatMap((booking, index) =>
        emails[index]!.length > 0 ? noticesOf('rescheduled', booking) : [],
      ),
    );
    return rows.length;
  });
}
