// What a member hears of a refund (docs/product/payments.md): that it went back; by bank transfer also that an account is needed, that it was
// paid, that it came back.
import { sql } from 'kysely';
import { notify, type NotifyDeps } from '#domain/notifications';
import type { RefundNews } from '#shared/notifications';
import * as paths from '#shared/paths';

/** In the transaction of what they say; a member who is gone hears nothing. */
export async function notifyOfRefunds(
  { db, now }: NotifyDeps,
  taskIds: readonly string[],
  event: RefundNews,
): Promise<void> {
  const { rows } = await sql<{
    taskId: string;
    accountId: string;
    brandId: string;
    isBooking: boolean;
    code: string;
    amount: number;
  }>`
    select r.id as "taskId", o.account_id as "accountId", o.brand_id as "brandId", o."isBooking", o.code, r.amount
    from refund_tasks r cross join lateral (
      select account_id, brand_id, code, true as "isBooking" from bookings where id = r.booking_id
      union all select account_id, brand_id, code, false from souvenir_orders where id = r.booking_id) o
    where r.id = any (${[...taskIds]}::uuid[]) and o.account_id is not null`.execute(db);
  await notify(
    { db, now },
    rows.map(({ taskId, accountId, brandId, isBooking, code, amount }) => ({
      accountId,
      kind: 'refund_moved',
      values: { code, amount, event },
      path: event === 'sent_back' ? orderPath({ isBooking, code }) : paths.member.refundAccount,
      brandId,
      dedupeKey: `refund ${taskId}`,
    })),
  );
}

/** One refund of souvenirs may be of several stores: each has a page of its own, beside the others in the list. */
const orderPath = ({ isBooking, code }: { isBooking: boolean; code: string }) =>
  isBooking ? paths.member.order(code) : paths.member.orders;
