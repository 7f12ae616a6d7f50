// The clock of requests to pay from savings (docs/product/savings-payments.md): what was paid otherwise, or holds no seat any more.
import { sql } from 'kysely';
import { stillWaits } from './bank-savings-payments.ts';
import { findSavingsPayments } from './find-savings-payment.ts';
import { moveSavingsPayment, type SavingsPaymentDeps, underPaymentLocks } from './move-savings-payment.ts';

/** Runs periodically. Returns how many ended. */
export async function lapseSavingsPayments(deps: SavingsPaymentDeps): Promise<number> {
  const payments = await findSavingsPayments(
    deps.db,
    sql`s.state in ('asked', 'prepared') and (b.state <> 'waiting_payment' or i.status <> 'waiting' or b.release_at <= ${deps.now()})
      order by s.changed_at limit 200`,
  );
  let ended = 0;
  for (const payment of payments)
    ended += await underPaymentLocks(deps, payment, async (within) => {
      if (await stillWaits(within, payment)) return 0;
      const { rows } =
        await sql`select 1 from savings_payments where id = ${payment.id} and state in ('asked', 'prepared')`.execute(
          within.db,
        );
      if (rows.length === 0) return 0;
      await moveSavingsPayment(within, payment, { event: 'lapsed', actorId: null });
      return 1;
    });
  return ended;
}
