// The file that the bank gets of an approved batch, and what a partner reads of its own payouts (docs/product/payouts.md).
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { canSeeMoneyOf } from '#domain/ledger';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import type { Sheet } from '#platform/spreadsheets/spreadsheets';
import { bankNames } from '#shared/bank-names';
import { AppError } from '#shared/errors';
import { getBatch, type Payout, readPayouts } from './payout-batches.ts';
import type { PayoutDeps } from './payout-deps.ts';

/**
 * One transfer a row; the code stands in the text of the transfer, by which the statement is matched. Of a batch that is approved, so
 * that nothing is transferred that nobody has checked. Refuses `not_found`, `payout_state`.
 */
export async function readBankFile(
  deps: PayoutDeps,
  actor: Actor,
  batchId: string,
): Promise<{ name: string; sheet: Sheet }> {
  const { code, status, payouts } = await getBatch(deps, actor, batchId);
  requireFreshFactor(actor);
  if (status !== 'approved' && status !== 'sent') throw new AppError('payout_state');
  await recordAudit(deps, {
    actor,
    role: 'operator_finance',
    action: 'payout.file_read',
    subjectId: null,
    details: { about: batchId },
  });
  return {
    name: code,
    sheet: {
      name: code,
      // What banks call these columns is theirs: a person maps them once.
      columns: [
        { title: 'bank', type: 'text', width: 28 },
        { title: 'account_number', type: 'text', width: 22 },
        { title: 'account_holder', type: 'text', width: 36 },
        { title: 'amount', type: 'amount' },
        { title: 'description', type: 'text', width: 16 },
      ],
      rows: payouts
        // A consultant who is gone has no account any more: finance marks that one as failed.
        .filter((payout) => payout.status === 'waiting' && payout.bank !== null)
        .map(({ bank, number, holder, amount, code: text }) => [
          bankNames[bank!],
          number,
          holder,
          amount,
          text,
        ]),
    },
  };
}

/** What a partner was and will be paid, the newest first; batches that were refused are none. Refuses `not_found`. */
export async function listPayoutsOf(
  { db, keys }: Pick<PayoutDeps, 'db' | 'keys'>,
  actor: Actor,
  partnerId: string,
): Promise<Payout[]> {
  if (!canSeeMoneyOf(actor, partnerId)) throw new AppError('not_found');
  return readPayouts(
    { db, keys },
    sql`p.partner_id = ${partnerId}::uuid and p.status <> 'released' and b.status in ('approved', 'sent', 'done')`,
  );
}
