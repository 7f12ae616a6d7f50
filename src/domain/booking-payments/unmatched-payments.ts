// Notifies members of unmatched payments (spec §1; decision 0045): one email and one notice on arrival, one of each after the
// decision, in the transaction of what they report.
import { notify, readNotificationsAbout } from '#domain/notifications';
import { sendEmails } from '#domain/outbox';
import {
  type DecidedUnmatchedPayment,
  type UnmatchedPayment,
  refundDueOn,
  type NotifyDeps,
} from '#domain/payments';
import type { Db } from '#platform/database/database';
import { unsafeFindBooking } from '#domain/bookings';
import { emailTo, noticeAbout } from '#domain/booking-notifications';

export async function notifyUnmatchedPayment(
  deps: NotifyDeps,
  { subjectId, came, expected }: UnmatchedPayment,
): Promise<void> {
  const booking = await unsafeFindBooking(deps, subjectId);
  if (!booking) return;
  const waiting = booking.invoices.find(({ status, dueAt }) => status === 'waiting' && dueAt > deps.now());
  await sendEmails(
    deps,
    emailTo(deps, booking, 'money_misfit', {
      received: came,
      expected,
      payableUntil: waiting?.dueAt ?? null,
    }),
  );
  await notify(deps, noticeAbout(booking, 'money_misfit', { code: booking.code, amount: came }));
}

export async function notifyPaymentDecided(
  deps: NotifyDeps,
  { subjectId, came, becomes, note }: DecidedUnmatchedPayment,
): Promise<void> {
  const booking = await unsafeFindBooking(deps, subjectId);
  if (!booking) return;
  await sendEmails(
    deps,
    emailTo(deps, booking, 'money_decided', {
      received: came,
      note,
      becomes,
      refundBy: becomes === 'refund' ? refundDueOn(deps.now()) : null,
    }),
  );
  const { code, accountId } = booking;
  // Nobody is emailed that it is looked into once it was.
  if (accountId) await readNotificationsAbout(deps, [accountId], `order:${subjectId}:money_misfit`);
  await notify(deps, noticeAbout(booking, 'money_decided', { code, amount: came, becomes }));
}

/**
 * A payment's number is its invoice's code plus the attempt: an attempt that nobody began here still names
 * the order.
 */
export async function matchReference(
  db: Db,
  reference: string,
): Promise<{ subjectId: string; partnerId: string } | null> {
  const [, code] = /^(INV-[0-9A-Z]{10})-\d{1,4}$/.exec(reference) ?? [];
  if (!code) return null;
  return (
    (await db
      .selectFrom('invoices as i')
      .innerJoin('bookings as b', 'b.id', 'i.booking_id')
      .select(['b.id as subjectId', 'b.partner_id as partnerId'])
      .where('i.code', '=', code)
      .executeTakeFirst()) ?? null
  );
}
