// A store or a distribution partner states where it is paid (docs/product/payouts.md): proven by the password and the second factor, with evidence
// that may follow. Finance approves it, and it is used after a pause.
import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '#domain/brands';
import { canSeeMoneyOf } from '#domain/ledger';
import { type Actor, distributionPartnerOf, requireFreshFactor, requireTending } from '#domain/memberships';
import { type OutboxDeps, sendEmails } from '#domain/outbox';
import { hasSecondFactor, proveOwner } from '#domain/second-factors';
import type { Db } from '#platform/database/database';
import { receiveDocument } from '#platform/document-file';
import type { KeyRing } from '#platform/keys';
import { bankAccountForm } from '#shared/bank-account-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { Locale } from '#shared/locale';
import { isId } from '#shared/names';
import { storeDuties, storeDutyAllows } from '#shared/store-duties';
import { insertPayeeAccount, storeEvidence } from './payee-accounts.ts';

interface Statement {
  form: unknown;
  /** Null: it follows. */
  evidence: Buffer | null;
  brand: Brand;
}

/**
 * It replaces a statement that waits; what is in use stays in use until finance has approved this one. An email says so to everybody at
 * the store who may state it, so that one robbed sign-in is noticed by the others. Refuses `not_found`, `forbidden`, `invalid_input` (also
 * for a wrong password), `second_factor_required`, `code_wrong`, `too_many_requests`, `busy`, and as uploads are refused. Answers its id.
 */
export async function stateStoreAccount(
  deps: OutboxDeps & { keys: KeyRing },
  actor: Actor,
  { storeId, ...statement }: Statement & { storeId: string },
): Promise<string> {
  requireTending(actor, 'money', storeId);
  const duties = storeDuties.filter((duty) => storeDutyAllows(duty, 'money'));
  const isTold = sql<boolean>`m.role = 'store_staff' and m.duties && ${duties}::text[]`;
  return stateAccount(deps, actor, { partnerId: storeId, isTold, ...statement });
}

/** The same for the distribution partner somebody works for; all its staff are told. Refuses `forbidden` to everybody else. */
export async function stateDistributionAccount(
  deps: OutboxDeps & { keys: KeyRing },
  actor: Actor,
  statement: Statement,
): Promise<string> {
  const partnerId = distributionPartnerOf(actor);
  const isTold = sql<boolean>`m.role = 'distribution_staff'`;
  return stateAccount(deps, actor, { partnerId, isTold, ...statement });
}

/**
 * The evidence of such a statement that was made without it: once, and only by who stated it with their password, so that a robbed sign-in can
 * neither begin nor change one. Refuses `not_found`, `step_up_required`, and as uploads are refused.
 */
export async function addOwnEvidence(
  deps: { db: Db },
  actor: Actor,
  { accountId, file }: { accountId: string; file: Buffer },
): Promise<void> {
  const own = deps.db
    .selectFrom('payee_accounts')
    .select('partner_id')
    .where('id', '=', accountId)
    .where('status', '=', 'proposed')
    .where('proposed_by', '=', actor.accountId)
    .where('evidence', 'is', null);
  const account = isId(accountId) ? await own.executeTakeFirst() : undefined;
  if (!account || !canSeeMoneyOf(actor, account.partner_id)) throw new AppError('not_found');
  requireFreshFactor(actor);
  await storeEvidence(deps.db, actor, { accountId, file, isOnce: true });
}

async function stateAccount(
  deps: OutboxDeps & { keys: KeyRing },
  actor: Actor,
  {
    partnerId,
    isTold,
    form,
    evidence: file,
    brand,
  }: Statement & { partnerId: string; /** Of a row `m` of memberships. */ isTold: RawBuilder<boolean> },
): Promise<string> {
  const stated = checkedForm(bankAccountForm, form);
  // Before the code, which counts once: a file that cannot be read would use it up.
  const evidence = file && (await receiveDocument(file, { of: actor.accountId }));
  const hasFactor = await hasSecondFactor(deps, actor.accountId);
  await proveOwner(deps, actor, form, { brand, hasFactor });
  return insertPayeeAccount(deps, actor, { partnerId, stated, evidence }, async (db) => {
    const people = await readStaff(db, partnerId, isTold);
    const by = actor.name;
    const at = deps.now();
    await sendEmails(
      { ...deps, db },
      people.map(({ name, email, locale, partner }) => ({
        kind: 'payee_account_stated' as const,
        to: email,
        brand,
        locale,
        values: { name, partner, by, at },
      })),
    );
  });
}

async function readStaff(db: Db, partnerId: string, isTold: RawBuilder<boolean>) {
  const { rows } = await sql<{ name: string; email: string; locale: string; partner: string }>`
    select a.name, a.email, a.locale, p.name as partner from memberships m join accounts a on a.id = m.account_id join partners p on p.id = m.partner_id
    where m.partner_id = ${partnerId}::uuid and ${isTold} order by a.id`.execute(db);
  return rows.map(({ locale: spoken, ...person }) => {
    const locale: Locale = spoken === 'en' ? 'en' : 'id';
    return { ...person, locale };
  });
}
