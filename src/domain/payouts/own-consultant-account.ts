// A consultant states where their commission is paid (docs/product/payouts.md): in their own name, proven by the password and the second
// factor. Finance approves it, and it is used after a pause.
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import { hasSecondFactor, proveOwner } from '#domain/second-factors';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { bankAccountForm } from '#shared/bank-account-form';
import type { BankCode } from '#shared/bank-names';
import { checkedForm } from '#shared/form-faults';
import { insertConsultantAccount, openBankDetails, refuseOtherHolder } from './consultant-accounts.ts';
import { requireAffiliate } from './affiliate-of.ts';

/**
 * It replaces a statement that waits; what is in use stays in use until finance has approved this one. An email says so. Refuses
 * `not_found` to whoever is no consultant, `invalid_input` (also for a wrong password), `second_factor_required`, `code_wrong`,
 * `too_many_requests`, `busy`.
 */
export async function stateOwnConsultantAccount(
  deps: OutboxDeps & { keys: KeyRing },
  actor: Actor,
  form: unknown,
  { brand }: { brand: Brand },
): Promise<void> {
  const affiliateId = await requireAffiliate(deps, actor);
  const stated = checkedForm(bankAccountForm, form);
  refuseOtherHolder(stated, actor.name);
  const hasFactor = await hasSecondFactor(deps, actor.accountId);
  await proveOwner(deps, actor, form, { brand, hasFactor });
  await insertConsultantAccount(deps, actor, { affiliateId, stated, role: 'consultant' }, (db) =>
    sendEmail(
      { ...deps, db },
      {
        kind: 'consultant_account_stated',
        to: actor.email,
        brand,
        locale: actor.locale,
        values: { name: actor.name, at: deps.now() },
      },
    ),
  );
}

export interface OwnConsultantAccount {
  bank: BankCode;
  /** The last four digits. */
  ending: string;
  holder: string;
  /** Null while finance has not approved it. */
  usableFrom: Date | null;
}

/** What commission is paid to, and what waits for finance. Refuses `not_found` to whoever is no consultant. */
export async function readOwnConsultantAccount(
  deps: { db: Db; keys: KeyRing },
  actor: Actor,
): Promise<{ current: OwnConsultantAccount | null; waiting: OwnConsultantAccount | null }> {
  const affiliateId = await requireAffiliate(deps, actor);
  const { rows } = await sql<{
    id: string;
    details: Buffer;
    keyId: string;
    status: 'proposed' | 'approved';
    usableFrom: Date | null;
  }>`
    select id, details, key_id as "keyId", status, usable_from as "usableFrom" from consultant_accounts
    where affiliate_id = ${affiliateId}::uuid and status in ('proposed', 'approved')`.execute(deps.db);
  const of = (status: 'proposed' | 'approved') => {
    const row = rows.find((one) => one.status === status);
    if (!row) return null;
    const { bank, number, holder } = openBankDetails(deps.keys, row);
    return { bank, holder, ending: number.slice(-4), usableFrom: row.usableFrom };
  };
  return { current: of('approved'), waiting: of('proposed') };
}
