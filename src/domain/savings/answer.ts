// What a bank answers to an account opening (spec §3 outcomes; docs/product/savings.md): documents again, the account with its number,
// or a rejection with its reason. Officers prepare; approvers open and reject.
import { recordAudit } from '#domain/audit';
import { type Actor, bankRoleOf } from '#domain/memberships';
import type { AuditAction } from '#shared/audit';
import { savingsAcceptForm, savingsAskForm, savingsRejectForm } from '#shared/bank-decision-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { SavingsDeps } from './apply.ts';
import { type BankSavings, decideUnderRow } from './bank-savings.ts';
import { endSavings, moveSavings } from './move-savings.ts';
import { sealAccountNumber } from './sealed.ts';

interface Answer {
  code: string;
  form: unknown;
}

/** An officer asks for one document again, with a reason. Refuses what `decideUnderRow` refuses, `invalid_input`, `savings_state`. */
export async function askForSavingsDocuments(
  deps: SavingsDeps,
  actor: Actor,
  { code, form: input }: Answer,
): Promise<void> {
  const form = checkedForm(savingsAskForm, input);
  return decideUnderRow(deps, actor, { code, role: 'bank_officer' }, async (within, application) => {
    if (!application.documents.some(({ kind, id }) => kind === form.kind && id))
      throw new AppError('invalid_input', [{ field: 'kind', message: 'error_invalid_value' }]);
    await move(within, actor, application, 'documents_requested');
    await within.db
      .updateTable('savings_documents')
      .set({ status: 'rejected', reason: form.reason })
      .where('application_id', '=', application.id)
      .where('kind', '=', form.kind)
      .execute();
    await audit(within, actor, application, 'savings.documents_requested');
  });
}

/** An approver states the number of the account that the bank opened. Refuses what `decideUnderRow` refuses, `savings_state`. */
export async function acceptSavings(
  deps: SavingsDeps,
  actor: Actor,
  { code, form: input }: Answer,
): Promise<void> {
  const form = checkedForm(savingsAcceptForm, input);
  return decideUnderRow(deps, actor, { code, role: 'bank_approver' }, async (within, application) => {
    await move(within, actor, application, 'accepted');
    await within.db
      .insertInto('savings_accounts')
      .values({
        application_id: application.id,
        ...sealAccountNumber(deps.keys, application.id, form.account_number),
        opened_at: deps.now(),
      })
      .execute();
    await within.db
      .updateTable('savings_documents')
      .set({ status: 'accepted' })
      .where('application_id', '=', application.id)
      .where('status', '=', 'uploaded')
      .execute();
    await audit(within, actor, application, 'savings.accepted');
  });
}

/** An approver rejects with a reason that the applicant reads; the bank's access ends. Refuses as `acceptSavings` does. */
export async function rejectSavings(
  deps: SavingsDeps,
  actor: Actor,
  { code, form: input }: Answer,
): Promise<void> {
  const form = checkedForm(savingsRejectForm, input);
  return decideUnderRow(deps, actor, { code, role: 'bank_approver' }, async (within, application) => {
    const { id, state } = application;
    const set = { reason: form.reason };
    await endSavings(within, { id, state, event: 'rejected', actorId: actor.accountId, set });
    await audit(within, actor, application, 'savings.rejected');
  });
}

const move = (
  deps: SavingsDeps,
  actor: Actor,
  { id, state }: BankSavings,
  event: 'documents_requested' | 'accepted',
) => moveSavings(deps, { id, state, event, actorId: actor.accountId });

function audit(
  deps: SavingsDeps,
  actor: Actor,
  { id, bankId, accountId }: BankSavings,
  action: AuditAction,
): Promise<void> {
  return recordAudit(deps, {
    actor,
    role: bankRoleOf(actor, bankId),
    action,
    subjectId: accountId,
    details: { about: id },
  });
}
