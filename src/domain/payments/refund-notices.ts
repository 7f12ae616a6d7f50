// What a member hears of a refund by bank transfer (docs/product/payments.md): that an account is needed, that it was paid, that it came back.
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
    code: string;
    amount: number;
  }>`
    select r.id as "taskId", o.account_id as "accountId", o.brand_id as "brandId", o.code, r.amount
    from refund_tasks r cross join lateral (
      select account_id, brand_id, code from bookings where id = r.booking_id
      union all select account_id, brand_id, code from souvenir_orders where id = r.booking_id) o
    where r.id = any (${[...taskIds]}::uuid[]) and o.account_id is not null`.execute(db);
  await notify(
    { db, now },
    rows.map(({ taskId, accountId, brandId, code, amount }) => ({
      accountId,
      kind: 'refund_moved',
      values: { code, amount, event },
      path: paths.member.refundAccount,
      brandId,
      dedupeKey: `refund ${taskId}`,
    })),
  );
}
