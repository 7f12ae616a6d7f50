// Bank accounts that consultants are paid to (docs/product/payouts.md): a person's, so encrypted. Stated in the consultant's own name by
// one person of finance or by the consultant, approved by another person of finance, and used after a pause.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { open, seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import { bankAccountForm, type BankDetails, isHeldBy } from '#shared/bank-account-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import type { PayeeAccountStatus } from '#shared/payout-states';
import { decidedAccount, requireFinance } from './payee-accounts.ts';

interface ConsultantDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

export interface ConsultantAccount extends BankDetails {
  id: string;
  consultant: string;
  status: PayeeAccountStatus;
  proposedAt: Date;
  /** Null: the person is gone. */
  proposedBy: string | null;
  isOwnProposal: boolean;
}

const about = (id: string | null) => `consultant_accounts ${id}`;

export const encryptedConsultantAccounts: EncryptedColumn = {
  table: 'consultant_accounts',
  column: 'details',
  row: 'id',
  about,
};

export function openBankDetails(
  keys: KeyRing,
  { id, details, keyId }: { id: string; details: Buffer; keyId: string },
): BankDetails {
  return JSON.parse(open(keys, { keyId, bytes: details }, about(id))) as BankDetails;
}

/** Those that wait for a second person, the oldest first. Refuses `not_found`. */
export async function listConsultantAccounts(
  { db, keys }: Pick<ConsultantDeps, 'db' | 'keys'>,
  actor: Actor,
): Promise<ConsultantAccount[]> {
  requireFinance(actor);
  const { rows } = await sql<Omit<ConsultantAccount, keyof BankDetails> & { details: Buffer; keyId: string }>`
    select a.id, f.shown_name as consultant, a.details, a.key_id as "keyId", a.status, a.proposed_at as "proposedAt", o.name as "proposedBy",
      a.proposed_by is not distinct from ${actor.accountId}::uuid as "isOwnProposal"
    from consultant_accounts a join affiliates f on f.id = a.affiliate_id left join accounts o on o.id = a.proposed_by
    where a.status = 'proposed' order by a.proposed_at, a.id limit 200`.execute(db);
  return rows.map(({ details, keyId, ...account }) => ({
    ...account,
    ...openBankDetails(keys, { id: account.id, details, keyId }),
  }));
}

/**
 * States where a consultant is to be paid; it replaces a statement that waits. The holder's name is the consultant's own. Refuses
 * `not_found`, `invalid_input`, `busy`. Answers its id.
 */
export async function proposeConsultantAccount(
  deps: ConsultantDeps,
  actor: Actor,
  { affiliateId, form }: { affiliateId: string; form: unknown },
): Promise<string> {
  requireFinance(actor);
  requireFreshFactor(actor);
  const stated = checkedForm(bankAccountForm, form);
  const consultant =
    isId(affiliateId) &&
    (await deps.db
      .selectFrom('affiliates as f')
      .innerJoin('accounts as o', 'o.id', 'f.account_id')
      .select('o.name')
      .where('f.id', '=', affiliateId)
      .executeTakeFirst());
  if (!consultant) throw new AppError('not_found');
  refuseOtherHolder(stated, consultant.name);
  return insertConsultantAccount(deps, actor, { affiliateId, stated, role: 'operator_finance' });
}

/** Refuses `invalid_input` for a holder who is not this person. */
export function refuseOtherHolder({ holder }: BankDetails, name: string): void {
  if (!isHeldBy(holder, name))
    throw new AppError('invalid_input', [
      { field: 'holder', message: 'error_holder_name', values: { name } },
    ]);
}

type Role = 'operator_finance' | 'consultant';

/** Takes the place of a statement that waits. `also` happens with it or not at all. Refuses `busy`. Answers its id. */
export async function insertConsultantAccount(
  deps: ConsultantDeps,
  actor: Actor,
  { affiliateId, stated, role }: { affiliateId: string; stated: BankDetails; role: Role },
  also?: (db: Db) => Promise<unknown>,
): Promise<string> {
  const id = randomUUID();
  const { keyId, bytes } = seal(deps.keys, JSON.stringify(stated), about(id));
  try {
    await transaction(deps.db, async (db) => {
      await sql`update consultant_accounts set status = 'refused', decided_at = ${deps.now()} where affiliate_id = ${affiliateId}::uuid and status = 'proposed'`.execute(
        db,
      );
      await db
        .insertInto('consultant_accounts')
        .values({
          id,
          affiliate_id: affiliateId,
          details: bytes,
          key_id: keyId,
          proposed_by: actor.accountId,
          proposed_at: deps.now(),
        })
        .execute();
      await audit({ ...deps, db }, actor, { role, action: 'payee_account.proposed', aboutId: id });
      await also?.(db);
    });
  } catch (error) {
    // Stated by somebody else, or in another tab, at the same moment.
    if (isUniqueViolation(error)) throw new AppError('busy', [], { cause: error });
    throw error;
  }
  return id;
}

/** By somebody else of finance than who stated it. Refuses `not_found` (also one that is decided), `same_person`. */
export async function decideConsultantAccount(
  deps: ConsultantDeps,
  actor: Actor,
  { accountId, decision }: { accountId: string; decision: 'approve' | 'refuse' },
): Promise<void> {
  requireFinance(actor);
  requireFreshFactor(actor);
  const isApproved = decision === 'approve';
  await transaction(deps.db, async (db) => {
    const {
      rows: [found],
    } = isId(accountId)
      ? await sql<{ affiliateId: string; proposedBy: string | null }>`
          select affiliate_id as "affiliateId", proposed_by as "proposedBy" from consultant_accounts where id = ${accountId}::uuid and status = 'proposed' for update`.execute(
          db,
        )
      : { rows: [] };
    if (!found) throw new AppError('not_found');
    if (found.proposedBy === actor.accountId) throw new AppError('same_person');
    if (isApproved)
      await sql`update consultant_accounts set status = 'replaced' where affiliate_id = ${found.affiliateId}::uuid and status = 'approved'`.execute(
        db,
      );
    await db
      .updateTable('consultant_accounts')
      .set(decidedAccount(deps, actor, isApproved))
      .where('id', '=', accountId)
      .execute();
    const action = isApproved ? 'payee_account.approved' : 'payee_account.refused';
    await audit({ ...deps, db }, actor, { role: 'operator_finance', action, aboutId: accountId });
  });
}

function audit(
  deps: Pick<ConsultantDeps, 'db' | 'now'>,
  actor: Actor,
  about: { role: Role; action: `payee_account.${'proposed' | 'approved' | 'refused'}`; aboutId: string },
): Promise<void> {
  const { role, action, aboutId } = about;
  return recordAudit(deps, { actor, role, action, subjectId: null, details: { about: aboutId } });
}
