// What a bank decides (docs/product/bank-console.md): each document, then one proposes and another agrees. Maker and checker are two
// people, whatever their roles.
import { recordAudit } from '#domain/audit';
import { type Actor, bankRoleOf, requireBankRole } from '#domain/memberships';
import { financingTerms } from '#domain/bank-terms';
import { financeSum } from '#domain/planner';
import type { AuditAction, AuditDetails } from '#shared/audit';
import { documentVerdictForm, proposalForm } from '#shared/bank-decision-form';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { isFinancingDocumentKind, requiredFinancingDocuments } from '#shared/financing';
import { checkedForm } from '#shared/form-faults';
import { financingOfferDays } from '#shared/limits';
import type { ApplicationEvent } from './application-states.ts';
import { endApplication, type FinancingDeps, refuseEndedOrder, underLocks } from './apply.ts';
import { type BankApplication, findBankApplication } from './bank-applications.ts';
import { moveApplication } from './move-application.ts';
import type { BankRole } from '#shared/roles';

const withBank = ['submitted', 'resubmitted'];

/** An officer's verdict on one document. Refuses what `decideUnderLocks` refuses, `invalid_input` for a rejection without reason. */
export function judgeFinancingDocument(
  deps: FinancingDeps,
  actor: Actor,
  { code, kind, form: input }: { code: string; kind: string; form: unknown },
): Promise<void> {
  if (!isFinancingDocumentKind(kind)) throw new AppError('not_found');
  const form = checkedForm(documentVerdictForm, input);
  return decideUnderLocks(deps, actor, { code, role: 'bank_officer' }, async (within, application) => {
    if (!withBank.includes(application.state)) throw new AppError('financing_state');
    const { numUpdatedRows } = await within.db
      .updateTable('financing_documents')
      .set({
        status: form.verdict,
        reason: form.verdict === 'rejected' ? form.reason : null,
        judged_at: deps.now(),
        judged_by: actor.accountId,
      })
      .where('application_id', '=', application.id)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
    await audit(within, actor, application, `document.${form.verdict}`, { kind });
  });
}

/** Asks the applicant for the rejected documents again. Refuses also `financing_incomplete` when none is rejected. */
export function askForDocuments(deps: FinancingDeps, actor: Actor, code: string): Promise<void> {
  return decideUnderLocks(deps, actor, { code, role: 'bank_officer' }, async (within, application) => {
    if (!application.documents.some(({ status }) => status === 'rejected'))
      throw new AppError('invalid_input', [{ field: 'reason', message: 'bank_error_no_rejected' }]);
    await move(within, actor, application, 'documents_requested');
    await audit(within, actor, application, 'financing.documents_requested');
  });
}

/**
 * An officer proposes an answer; an offer may be for less, or for another tenor of the bank's terms. Refuses `invalid_input` for a sum
 * outside the terms, and for an offer while a required document is not accepted.
 */
export function proposeDecision(
  deps: FinancingDeps,
  actor: Actor,
  { code, form: input }: { code: string; form: unknown },
): Promise<void> {
  const form = checkedForm(proposalForm, input);
  return decideUnderLocks(deps, actor, { code, role: 'bank_officer' }, async (within, application) => {
    if (form.verdict === 'approve') refuseUnread(application);
    const figures =
      form.verdict === 'approve'
        ? await offeredSums(within, application, form)
        : { financed: null, months: null, ujrah: null };
    await move(within, actor, application, 'proposed');
    const proposal = {
      verdict: form.verdict,
      ...figures,
      reason: form.verdict === 'reject' ? form.reason : null,
      made_by: actor.accountId,
      made_at: deps.now(),
    };
    await within.db
      .insertInto('financing_proposals')
      .values({ application_id: application.id, ...proposal })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(proposal))
      .execute();
    await audit(within, actor, application, 'financing.proposed');
  });
}

function refuseUnread({ documents }: BankApplication): void {
  const open = documents.filter(
    ({ kind, status }) => requiredFinancingDocuments.includes(kind) && status !== 'accepted',
  );
  if (open.length > 0)
    throw new AppError('invalid_input', [{ field: 'verdict', message: 'bank_error_documents_open' }]);
}

/** Within the terms under which it was applied for. */
async function offeredSums(
  { db }: FinancingDeps,
  { id, sums }: BankApplication,
  { financed, months }: { financed: number; months: number },
): Promise<{ financed: number; months: number; ujrah: number }> {
  const row = await db
    .selectFrom('financing_applications as f')
    .innerJoin('bank_terms as t', 't.id', 'f.terms_id')
    .select('t.terms')
    .where('f.id', '=', id)
    .executeTakeFirstOrThrow();
  const terms = financingTerms.parse(row.terms);
  const most = financeSum(sums!.price, terms, months);
  if (!most) throw new AppError('invalid_input', [{ field: 'months', message: 'error_invalid_value' }]);
  if (financed < terms.minimum || financed > most.financed)
    throw new AppError('invalid_input', [
      {
        field: 'financed',
        message: 'bank_error_financed',
        values: { min: terms.minimum, max: most.financed },
      },
    ]);
  return { financed, months, ujrah: most.ujrah };
}

/**
 * An approver agrees to a proposal, or returns it. Nobody agrees to their own. A rejection ends the application; an offer stands for
 * seven days, at most as long as the seat is held.
 */
export function decideProposal(
  deps: FinancingDeps,
  actor: Actor,
  { code, agrees }: { code: string; agrees: boolean },
): Promise<void> {
  return decideUnderLocks(deps, actor, { code, role: 'bank_approver' }, async (within, application) => {
    const { proposal, booking } = application;
    if (application.state !== 'reviewed' || !proposal) throw new AppError('financing_state');
    if (proposal.madeById === actor.accountId)
      throw new AppError('invalid_input', [{ field: 'agrees', message: 'bank_error_own_proposal' }]);
    if (!agrees) {
      await move(within, actor, application, 'returned');
      return audit(within, actor, application, 'financing.returned');
    }
    if (proposal.verdict === 'reject') {
      await audit(within, actor, application, 'financing.rejected');
      return endApplication(within, application, {
        event: 'rejected',
        actorId: actor.accountId,
        reason: proposal.reason!,
      });
    }
    const end = Math.min(deps.now().getTime() + financingOfferDays * dayMs, booking.releaseAt!.getTime());
    await move(within, actor, application, 'approved', {
      financed: proposal.financed!,
      months: proposal.months!,
      ujrah: proposal.ujrah!,
      offer_until: new Date(end),
    });
    await audit(within, actor, application, 'financing.approved');
  });
}

/** The member has paid everything back. */
export function markPaidOff(deps: FinancingDeps, actor: Actor, code: string): Promise<void> {
  return decideUnderLocks(
    deps,
    actor,
    { code, role: 'bank_officer', isOrderOver: true },
    async (within, application) => {
      await move(within, actor, application, 'paid_off');
      await audit(within, actor, application, 'financing.paid_off');
    },
  );
}

interface Asked {
  code: string;
  role: BankRole;
  /** It no longer waits for money. */
  isOrderOver?: true;
}

/**
 * Runs with the application as it is under its locks. Refuses `not_found` (also for another bank's), `forbidden`, `step_up_required`,
 * `financing_state` once its order holds no seat any more, and where the table of states does not allow the change.
 */
export async function decideUnderLocks<Result>(
  deps: FinancingDeps,
  actor: Actor,
  { code, role, isOrderOver }: Asked,
  decide: (within: FinancingDeps, application: BankApplication) => Promise<Result>,
): Promise<Result> {
  const before = await findBankApplication(deps, actor, code);
  requireBankRole(actor, before.bankId, role);
  return underLocks(deps, before, async (within) => {
    if (!isOrderOver) await refuseEndedOrder(within, before.booking.id);
    return decide(within, await findBankApplication(within, actor, code));
  });
}

function move(
  deps: FinancingDeps,
  actor: Actor,
  { id }: BankApplication,
  event: ApplicationEvent,
  set: Parameters<typeof moveApplication>[1]['set'] = {},
): Promise<void> {
  return moveApplication(deps, { applicationId: id, event, actorId: actor.accountId, set });
}

export function audit(
  deps: FinancingDeps,
  actor: Actor,
  { id, bankId, accountId }: BankApplication,
  action: AuditAction,
  details: AuditDetails = {},
): Promise<void> {
  return recordAudit(deps, {
    actor,
    role: bankRoleOf(actor, bankId),
    action,
    subjectId: accountId,
    details: { about: id, ...details },
  });
}
