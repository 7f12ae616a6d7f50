// A member's own bank account for refunds that no gateway can send (docs/product/payments.md): in the member's own name, proven by the
// password and the second factor, used after a pause, encrypted.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import { hasSecondFactor, proveOwner } from '#domain/second-factors';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { open, seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import { bankAccountForm, type BankDetails, isHeldBy } from '#shared/bank-account-form';
import type { BankCode } from '#shared/bank-names';
import { hourMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { payeeAccountPauseHours } from '#shared/limits';
import { type Rupiah, rupiah } from '#shared/money';
import { isTransferred } from './transferred-refunds.ts';

const about = (id: string | null) => `refund_accounts ${id}`;

export const encryptedRefundAccounts: EncryptedColumn = {
  table: 'refund_accounts',
  column: 'details',
  row: 'id',
  about,
};

export function openRefundAccount(
  keys: KeyRing,
  { id, details, keyId }: { id: string; details: Buffer; keyId: string },
): BankDetails {
  return JSON.parse(open(keys, { keyId, bytes: details }, about(id))) as BankDetails;
}

/**
 * States where the member's refunds are transferred; it replaces the account before. What is in a batch that was approved already goes
 * where that said. Refuses `invalid_input` (also for a wrong password), `second_factor_required`, `code_wrong`, `too_many_requests`, `busy`.
 */
export async function stateRefundAccount(
  deps: OutboxDeps & { keys: KeyRing },
  actor: Actor,
  form: unknown,
  { brand }: { brand: Brand },
): Promise<void> {
  const stated = checkedForm(bankAccountForm, form);
  if (!isHeldBy(stated.holder, actor.name))
    throw new AppError('invalid_input', [
      { field: 'holder', message: 'error_holder_name', values: { name: actor.name } },
    ]);
  const hasFactor = await hasSecondFactor(deps, actor.accountId);
  await proveOwner(deps, actor, form, { brand, hasFactor });
  const id = randomUUID();
  const at = deps.now();
  const { keyId, bytes } = seal(deps.keys, JSON.stringify(stated), about(id));
  try {
    await transaction(deps.db, async (db) => {
      const within = { ...deps, db };
      await sql`update refund_accounts set replaced_at = ${at} where account_id = ${actor.accountId}::uuid and replaced_at is null`.execute(
        db,
      );
      await db
        .insertInto('refund_accounts')
        .values({
          id,
          account_id: actor.accountId,
          details: bytes,
          key_id: keyId,
          stated_at: at,
          usable_from: new Date(at.getTime() + payeeAccountPauseHours * hourMs),
        })
        .execute();
      await recordAudit(within, { actor, action: 'refund_account.stated', subjectId: actor.accountId });
      await sendEmail(within, {
        kind: 'refund_account_stated',
        to: actor.email,
        brand,
        locale: actor.locale,
        values: { name: actor.name, at },
      });
    });
  } catch (error) {
    // Stated in another tab at the same moment.
    if (isUniqueViolation(error)) throw new AppError('busy', [], { cause: error });
    throw error;
  }
}

export interface RefundAccount {
  bank: BankCode;
  /** The last four digits. */
  ending: string;
  holder: string;
  usableFrom: Date;
}

export interface TransferredRefund {
  taskId: string;
  code: string;
  amount: Rupiah;
  dueOn: string;
  /** In a batch, on its way to where that says. */
  isOnItsWay: boolean;
  /** Of what is on its way; null: of no batch yet. */
  ending: string | null;
}

/** Where the member's refunds go, and those that wait for it, of any order. */
export async function findRefundAccount(
  { db, keys }: { db: Db; keys: KeyRing },
  { accountId }: Pick<Actor, 'accountId'>,
): Promise<{ account: RefundAccount | null; refunds: TransferredRefund[] }> {
  const { rows } = await sql<{ id: string; details: Buffer; keyId: string; usableFrom: Date }>`
    select id, details, key_id as "keyId", usable_from as "usableFrom" from refund_accounts
    where account_id = ${accountId}::uuid and replaced_at is null`.execute(db);
  const { rows: refunds } = await sql<{
    taskId: string;
    code: string;
    amount: number;
    dueOn: string;
    isOnItsWay: boolean;
    accountId: string | null;
    details: Buffer;
    keyId: string;
  }>`
    select r.id as "taskId", o.code, r.amount, r.due_on as "dueOn", r.status = 'in_batch' as "isOnItsWay", a.id as "accountId", a.details, a.key_id as "keyId"
    from (select id, code from bookings where account_id = ${accountId}::uuid union all select id, code from souvenir_orders where account_id = ${accountId}::uuid) o
      join refund_tasks r on r.booking_id = o.id join payments p on p.id = r.payment_id
      left join payouts b on b.refund_task_id = r.id and b.status = 'waiting' left join refund_accounts a on a.id = b.refund_account_id
    where r.status = 'in_batch' or r.status = 'open' and ${isTransferred}
    order by r.due_on, r.id limit 100`.execute(db);
  const [current] = rows;
  return {
    account: current ? { ...shown(openRefundAccount(keys, current)), usableFrom: current.usableFrom } : null,
    refunds: refunds.map(({ accountId: id, details, keyId, amount, ...refund }) => ({
      ...refund,
      amount: rupiah(amount),
      ending: id === null ? null : shown(openRefundAccount(keys, { id, details, keyId })).ending,
    })),
  };
}

const shown = ({ bank, number, holder }: BankDetails) => ({ bank, holder, ending: number.slice(-4) });
