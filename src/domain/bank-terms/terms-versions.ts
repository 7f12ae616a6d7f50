// How a version of a bank's terms comes into force: proposed and confirmed by two people of the bank,
// approved by the operator (docs/product/bank-terms.md). Nobody takes two of the steps.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import {
  type Actor,
  bankOf,
  bankRoleOf,
  requireBankRole,
  requireFreshFactor,
  worksForBank,
} from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { AuditAction } from '#shared/audit';
import type { TermsState } from '#shared/bank-terms';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printableLines } from '#shared/form-faults';
import { isId } from '#shared/names';
import type { Role } from '#shared/roles';
import * as z from 'zod/mini';
import { termsDecider, termsState } from './list-terms.ts';
import { notifyOfTerms } from './terms-notices.ts';
import { readProposedTerms } from './terms-form.ts';

interface TermsDeps {
  db: Db;
  now: () => Date;
}

/** An officer's proposal for a day to come. Refuses `forbidden`, `step_up_required`, `invalid_input`. Answers its id. */
export async function proposeTerms(deps: TermsDeps, actor: Actor, form: unknown): Promise<string> {
  const bankId = bankOf(actor);
  requireBankRole(actor, bankId, 'bank_officer');
  const { kind, effectiveOn, terms } = readProposedTerms(form, todayInIndonesia(deps.now()));
  return transaction(deps.db, async (db) => {
    const { id } = await db
      .insertInto('bank_terms')
      .values({
        bank_id: bankId,
        kind,
        effective_on: effectiveOn,
        terms: JSON.stringify(terms),
        proposed_at: deps.now(),
        proposed_by: actor.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit({ ...deps, db }, actor, bankRoleOf(actor, bankId), 'bank_terms.proposed', id);
    await notifyOfTerms({ ...deps, db }, id, { event: 'proposed', by: actor.accountId });
    return id;
  });
}

/**
 * A bank's approver agrees to a colleague's proposal. Refuses `not_found` (also another bank's), `forbidden`, `step_up_required`,
 * `same_person`, `terms_state`.
 */
export async function confirmTerms(deps: TermsDeps, actor: Actor, id: string): Promise<void> {
  const bankId = bankOf(actor);
  await underTerms(deps, id, async (within, terms) => {
    if (terms.bankId !== bankId) throw new AppError('not_found');
    requireBankRole(actor, bankId, 'bank_approver');
    if (terms.state !== 'proposed') throw new AppError('terms_state');
    if (terms.proposedBy === actor.accountId) throw new AppError('same_person');
    await within.db
      .updateTable('bank_terms')
      .set({ confirmed_at: deps.now(), confirmed_by: actor.accountId })
      .where('id', '=', id)
      .execute();
    await audit(within, actor, 'bank_approver', 'bank_terms.confirmed', id);
    await notifyOfTerms(within, id, { event: 'confirmed', by: actor.accountId });
  });
}

/**
 * The bank takes a version back, approved or not, before its day. Officers and approvers. Refuses `not_found` (also another bank's),
 * `forbidden`, `step_up_required`, `terms_state`.
 */
export async function withdrawTerms(deps: TermsDeps, actor: Actor, id: string): Promise<void> {
  const bankId = bankOf(actor);
  await underTerms(deps, id, async (within, terms) => {
    if (terms.bankId !== bankId) throw new AppError('not_found');
    if (!worksForBank(actor, bankId, ['bank_officer', 'bank_approver'])) throw new AppError('forbidden');
    requireFreshFactor(actor);
    await end(within, actor, { id, reason: null });
    await audit(within, actor, bankRoleOf(actor, bankId), 'bank_terms.withdrawn', id);
  });
}

const decisionForm = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('approve') }),
    z.object({ decision: z.literal('refuse'), reason: filled().check(atMost(500), printableLines) }),
  ],
  { error: 'error_field_empty' },
);

/**
 * The operator's finance approves what the bank has confirmed, or refuses it with a reason, also after approving, before its day.
 * Refuses `not_found`, `step_up_required`, `invalid_input`, `same_person`, `terms_state` (also where the day is taken).
 */
export async function decideTerms(
  deps: TermsDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  const role = termsDecider(actor);
  requireFreshFactor(actor);
  const decided = checkedForm(decisionForm, form);
  try {
    await underTerms(deps, id, async (within, terms) => {
      if (terms.state === 'proposed') throw new AppError('not_found');
      if (decided.decision === 'refuse') {
        await end(within, actor, { id, reason: decided.reason });
        await audit(within, actor, role, 'bank_terms.refused', id);
        await notifyOfTerms(within, id, { event: 'refused', by: actor.accountId });
        return;
      }
      if (terms.state !== 'confirmed') throw new AppError('terms_state');
      if ([terms.proposedBy, terms.confirmedBy].includes(actor.accountId)) throw new AppError('same_person');
      await within.db
        .updateTable('bank_terms')
        .set({ approved_at: deps.now(), approved_by: actor.accountId })
        .where('id', '=', id)
        .execute();
      await audit(within, actor, role, 'bank_terms.approved', id);
      await notifyOfTerms(within, id, { event: 'approved', by: actor.accountId });
    });
  } catch (error) {
    // Another version begins on that day.
    if (isUniqueViolation(error)) throw new AppError('terms_state', [], { cause: error });
    throw error;
  }
}

async function end(
  { db, now }: TermsDeps,
  actor: Actor,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  await db
    .updateTable('bank_terms')
    .set({ ended_at: now(), ended_by: actor.accountId, ended_reason: reason })
    .where('id', '=', id)
    .execute();
}

interface LockedTerms {
  bankId: string;
  state: TermsState;
  proposedBy: string | null;
  confirmedBy: string | null;
}

/** From its day on a version changes no more, and one that has ended never does. */
async function underTerms(
  deps: TermsDeps,
  id: string,
  act: (within: TermsDeps, terms: LockedTerms) => Promise<void>,
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const {
      rows: [found],
    } = await sql<LockedTerms & { effectiveOn: string }>`
      select t.bank_id as "bankId", t.effective_on as "effectiveOn", t.proposed_by as "proposedBy", t.confirmed_by as "confirmedBy", ${termsState} as state
      from bank_terms t where t.id = ${id}::uuid for update`.execute(db);
    if (!found) throw new AppError('not_found');
    const isPast = found.effectiveOn <= todayInIndonesia(deps.now()) || found.state === 'ended';
    await act({ ...deps, db }, found);
    // After the act, so that a stranger is told nothing; what it wrote goes with the refusal.
    if (isPast) throw new AppError('terms_state');
  });
}

async function audit(
  deps: TermsDeps,
  actor: Actor,
  role: Role,
  action: AuditAction,
  id: string,
): Promise<void> {
  await recordAudit(deps, { actor, role, action, subjectId: null, details: { about: id } });
}
