// A bank's account openings: its queue with age, and one of them with who applies (docs/product/savings.md). Only its own.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { queueParts, type QueueRow } from '#domain/bank-queue';
import {
  type Actor,
  bankOf,
  bankRoleOf,
  requireBankRole,
  requireFreshFactor,
  worksForBank,
} from '#domain/memberships';
import { readCountedPage } from '#platform/database/counted-page';
import type { BankQueueQuery } from '#shared/bank-queue';
import { AppError } from '#shared/errors';
import type { Rupiah } from '#shared/money';
import type { Page } from '#shared/paging';
import type { BankRole } from '#shared/roles';
import { type SavingsState, savingsStatesPromised } from '#shared/savings';
import type { SavingsDeps } from './apply.ts';
import { findSavings, isSavingsCode, type SavingsDetail } from './find-savings.ts';
import { underRow } from './move-savings.ts';
import type { SavingsHeir } from './sealed.ts';

export interface BankSavingsRow extends QueueRow<SavingsState> {
  price: Rupiah;
}

/** What waits for the bank first; no names and no documents. Refuses `forbidden`. */
export async function listBankSavings(
  { db, now }: SavingsDeps,
  actor: Actor,
  query: BankQueueQuery<SavingsState>,
): Promise<Page<BankSavingsRow>> {
  const { columns, where, order } = queueParts(
    { promised: savingsStatesPromised, next: ['documents_requested'], sum: sql`q.price` },
    { bankId: bankOf(actor), now: now(), query },
  );
  return readCountedPage(query, async (slice) => {
    const { rows } = await sql<BankSavingsRow & { whole: number }>`
      select ${columns}, q.price from savings_applications q
      where ${where} order by ${order} ${slice}`.execute(db);
    return rows;
  });
}

export interface BankSavings extends SavingsDetail {
  bankId: string;
  accountId: string;
}

/** One of the bank's own, by code; the look is recorded for its applicant. Refuses `not_found`, `forbidden`, `step_up_required`. */
export async function getBankSavings(deps: SavingsDeps, actor: Actor, code: string): Promise<BankSavings> {
  const found = await findBankSavings(deps, actor, code);
  requireFreshFactor(actor);
  if (found.applicant)
    await recordAudit(deps, {
      actor,
      role: bankRoleOf(actor, found.bankId),
      action: 'savings.read',
      subjectId: found.accountId,
      details: { about: found.id },
    });
  return found;
}

/**
 * Who inherits and the mother's maiden name, in full: banks ask callers for it, so that each look is a line of its own. For those who
 * work on the application, not for auditors. Refuses `not_found`, `forbidden`, `step_up_required`.
 */
export async function showHeir(deps: SavingsDeps, actor: Actor, code: string): Promise<SavingsHeir> {
  const { id, bankId, accountId, heir } = await findBankSavings(deps, actor, code);
  if (!worksForBank(actor, bankId, ['bank_officer', 'bank_approver'])) throw new AppError('forbidden');
  requireFreshFactor(actor);
  if (!heir) throw new AppError('not_found');
  await recordAudit(deps, {
    actor,
    role: bankRoleOf(actor, bankId),
    action: 'savings.mother_name_read',
    subjectId: accountId,
    details: { about: id },
  });
  return heir;
}

async function findBankSavings(deps: SavingsDeps, actor: Actor, code: string): Promise<BankSavings> {
  const bankId = bankOf(actor);
  if (!isSavingsCode(code)) throw new AppError('not_found');
  const detail = await findSavings(
    deps,
    sql`s.code = ${code} and s.bank_id = ${bankId} and s.submitted_at is not null`,
  );
  if (!detail) throw new AppError('not_found');
  const { account_id } = await deps.db
    .selectFrom('savings_applications')
    .select('account_id')
    .where('id', '=', detail.id)
    .executeTakeFirstOrThrow();
  return { ...detail, bankId, accountId: account_id };
}

/** Runs with the application as it is under its row's lock. Refuses `not_found` (also for another bank's), `forbidden`, `step_up_required`. */
export async function decideUnderRow(
  deps: SavingsDeps,
  actor: Actor,
  { code, role }: { code: string; role: BankRole },
  decide: (within: SavingsDeps, application: BankSavings) => Promise<void>,
): Promise<void> {
  const before = await findBankSavings(deps, actor, code);
  requireBankRole(actor, before.bankId, role);
  await underRow(deps, before.id, async (within) =>
    decide(within, await findBankSavings(within, actor, code)),
  );
}
