// Bank accounts that partners are paid to (docs/product/payouts.md): stated with evidence, approved by a second person, and used only
// after a pause, so that whoever was robbed of a sign-in can still object.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { canSeeMoneyOf, worksOnMoneyOf } from '#domain/ledger';
import { type Actor, hasRole, mayOperate, requireFreshFactor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import { type DocumentFile, receiveDocument } from '#platform/document-file';
import { bankAccountForm, type BankDetails } from '#shared/bank-account-form';
import type { BankCode } from '#shared/bank-names';
import { hourMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { payeeAccountPauseHours } from '#shared/limits';
import { isId } from '#shared/names';
import type { PayeeAccountStatus } from '#shared/payout-states';

export interface PayeeDeps {
  db: Db;
  now: () => Date;
}

export interface PayeeAccount {
  id: string;
  partnerId: string;
  partnerName: string;
  bank: BankCode;
  number: string;
  holder: string;
  hasEvidence: boolean;
  status: PayeeAccountStatus;
  proposedAt: Date;
  /** Null: the person is gone. */
  proposedBy: string | null;
  isOwnProposal: boolean;
  usableFrom: Date | null;
}

function refuseOthers(actor: Actor, partnerId: string): void {
  if (!worksOnMoneyOf(actor, partnerId)) throw new AppError('not_found');
}

export function requireFinance(actor: Actor): void {
  if (!mayOperate(actor, 'payouts')) throw new AppError('not_found');
}

/** Of one partner, or with null of all; the newest first. Refuses `not_found`. */
export async function listPayeeAccounts(
  { db }: Pick<PayeeDeps, 'db'>,
  actor: Actor,
  partnerId: string | null,
): Promise<PayeeAccount[]> {
  if (partnerId === null) requireFinance(actor);
  else if (!canSeeMoneyOf(actor, partnerId)) throw new AppError('not_found');
  const { rows } = await sql<PayeeAccount>`
    select a.id, a.partner_id as "partnerId", t.name as "partnerName", a.bank, a.number, a.holder, a.evidence is not null as "hasEvidence", a.status,
      a.proposed_at as "proposedAt", o.name as "proposedBy", a.proposed_by is not distinct from ${actor.accountId}::uuid as "isOwnProposal", a.usable_from as "usableFrom"
    from payee_accounts a join partners t on t.id = a.partner_id left join accounts o on o.id = a.proposed_by
    where ${partnerId}::uuid is null or a.partner_id = ${partnerId}::uuid
    order by a.status <> 'proposed', a.proposed_at desc, a.id limit 200`.execute(db);
  return rows;
}

/**
 * States where a partner is to be paid; it replaces a statement that waits. By its own staff or by the operator's finance. Refuses
 * `not_found`, `invalid_input`. Answers its id.
 */
export async function proposePayeeAccount(
  deps: PayeeDeps,
  actor: Actor,
  { partnerId, form }: { partnerId: string; form: unknown },
): Promise<string> {
  if (!isId(partnerId)) throw new AppError('not_found');
  refuseOthers(actor, partnerId);
  requireFreshFactor(actor);
  const stated = checkedForm(bankAccountForm, form);
  const isKnown = await deps.db
    .selectFrom('partners')
    .select('id')
    .where('id', '=', partnerId)
    .executeTakeFirst();
  if (!isKnown) throw new AppError('not_found');
  return insertPayeeAccount(deps, actor, { partnerId, stated, evidence: null });
}

interface Statement {
  partnerId: string;
  stated: BankDetails;
  /** Null: it follows. */
  evidence: DocumentFile | null;
}

/** Takes the place of a statement that waits. `also` happens with it or not at all. Refuses `busy`. Answers its id. */
export async function insertPayeeAccount(
  deps: PayeeDeps,
  actor: Actor,
  { partnerId, stated: { bank, number, holder }, evidence }: Statement,
  also?: (db: Db) => Promise<unknown>,
): Promise<string> {
  try {
    return await transaction(deps.db, async (db) => {
      await db
        .updateTable('payee_accounts')
        .set({ status: 'refused', decided_at: deps.now() })
        .where('partner_id', '=', partnerId)
        .where('status', '=', 'proposed')
        .execute();
      const { id } = await db
        .insertInto('payee_accounts')
        .values({
          partner_id: partnerId,
          bank,
          number,
          holder,
          proposed_by: actor.accountId,
          proposed_at: deps.now(),
          ...(evidence && { evidence: evidence.bytes, evidence_type: evidence.type }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await audit({ ...deps, db }, actor, partnerId, 'payee_account.proposed', id);
      await also?.(db);
      return id;
    });
  } catch (error) {
    // A colleague has stated one at the same moment.
    if (isUniqueViolation(error)) throw new AppError('busy', [], { cause: error });
    throw error;
  }
}

/** Adds the evidence to a statement that waits. Refuses `not_found`, `invalid_input`, and as uploads are refused. */
export async function addPayeeEvidence(
  deps: PayeeDeps,
  actor: Actor,
  { accountId, file }: { accountId: string; file: Buffer },
): Promise<void> {
  const account = await findAccount(deps.db, accountId);
  refuseOthers(actor, account.partnerId);
  requireFreshFactor(actor);
  await storeEvidence(deps.db, actor, { accountId, file, isOnce: false });
}

/** Of a statement that waits; `isOnce`: only where it has none yet. Refuses `not_found`, and as uploads are refused. */
export async function storeEvidence(
  db: Db,
  actor: Actor,
  { accountId, file, isOnce }: { accountId: string; file: Buffer; isOnce: boolean },
): Promise<void> {
  const evidence = await receiveDocument(file, { of: actor.accountId });
  const { numUpdatedRows } = await db
    .updateTable('payee_accounts')
    .set({ evidence: evidence.bytes, evidence_type: evidence.type })
    .where('id', '=', accountId)
    .where('status', '=', 'proposed')
    .$if(isOnce, (statement) => statement.where('evidence', 'is', null))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
}

/** The evidence of a statement. Refuses `not_found`. */
export async function readPayeeEvidence(
  { db }: Pick<PayeeDeps, 'db'>,
  actor: Actor,
  accountId: string,
): Promise<{ type: string; bytes: Buffer }> {
  const account = await findAccount(db, accountId);
  if (!canSeeMoneyOf(actor, account.partnerId)) throw new AppError('not_found');
  const row = await db
    .selectFrom('payee_accounts')
    .select(['evidence', 'evidence_type'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row?.evidence || !row.evidence_type) throw new AppError('not_found');
  return { type: row.evidence_type, bytes: row.evidence };
}

/**
 * Approves a statement, or refuses it: by the operator's finance, never by who made it. An approved one replaces the one before, and is
 * used after the pause. Refuses `not_found` (also one that is decided), `same_person`, `evidence_missing`.
 */
export async function decidePayeeAccount(
  deps: PayeeDeps,
  actor: Actor,
  { accountId, decision }: { accountId: string; decision: 'approve' | 'refuse' },
): Promise<void> {
  requireFinance(actor);
  requireFreshFactor(actor);
  await transaction(deps.db, async (db) => {
    const {
      rows: [found],
    } = isId(accountId)
      ? await sql<{ partnerId: string; proposedBy: string | null; hasEvidence: boolean }>`
          select partner_id as "partnerId", proposed_by as "proposedBy", evidence is not null as "hasEvidence"
          from payee_accounts where id = ${accountId}::uuid and status = 'proposed' for update`.execute(db)
      : { rows: [] };
    if (!found) throw new AppError('not_found');
    if (found.proposedBy === actor.accountId) throw new AppError('same_person');
    if (decision === 'approve' && !found.hasEvidence) throw new AppError('evidence_missing');
    const isApproved = decision === 'approve';
    if (isApproved)
      await db
        .updateTable('payee_accounts')
        .set({ status: 'replaced' })
        .where('partner_id', '=', found.partnerId)
        .where('status', '=', 'approved')
        .execute();
    await db
      .updateTable('payee_accounts')
      .set(decidedAccount(deps, actor, isApproved))
      .where('id', '=', accountId)
      .execute();
    const action = isApproved ? 'payee_account.approved' : 'payee_account.refused';
    await audit({ ...deps, db }, actor, found.partnerId, action, accountId);
  });
}

/** What a decision writes about an account, a partner's or a consultant's: an approved one is used after the pause. */
export function decidedAccount({ now }: Pick<PayeeDeps, 'now'>, actor: Actor, isApproved: boolean) {
  const at = now();
  return {
    status: isApproved ? 'approved' : 'refused',
    decided_by: actor.accountId,
    decided_at: at,
    usable_from: isApproved ? new Date(at.getTime() + payeeAccountPauseHours * hourMs) : null,
  };
}

async function findAccount(db: Db, accountId: string): Promise<{ partnerId: string }> {
  const row =
    isId(accountId) &&
    (await db
      .selectFrom('payee_accounts')
      .select('partner_id as partnerId')
      .where('id', '=', accountId)
      .executeTakeFirst());
  if (!row) throw new AppError('not_found');
  return row;
}

function audit(
  deps: PayeeDeps,
  actor: Actor,
  partnerId: string,
  action: 'payee_account.proposed' | 'payee_account.approved' | 'payee_account.refused',
  about: string,
): Promise<void> {
  const ofPartner = (['partner_staff', 'store_staff', 'distribution_staff'] as const).find((one) =>
    hasRole(actor, one, partnerId),
  );
  const role = ofPartner ?? ('operator_finance' as const);
  return recordAudit(deps, { actor, role, action, subjectId: null, details: { about } });
}
