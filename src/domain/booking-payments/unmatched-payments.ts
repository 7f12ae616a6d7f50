// Notifies members of unmatched payments (spec §1; decision 0045): one email on arrival, one after the
// decision, each in the transaction of what it reports.
import { sendEmails } from '#domain/outbox';
import {
  type DecidedUnmatchedPayment,
  type UnmatchedPayment,
  refundDueOn,
  type NotifyDeps,
} from '#domain/payments';
import type { Db } from '#platform/database/database';
import { unsafeFindBooking } from '#domain/bookings';
import { emailTo } from '#domain/booking-notifications';

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
