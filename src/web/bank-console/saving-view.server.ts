// One savings application as the bank's console shows it, and what its forms do (docs/product/savings.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  acceptSavings,
  askForSavingsDocuments,
  getBankSavings,
  maskedHeir,
  rejectSavings,
  showHeir,
} from '#domain/savings';
import { hasRole } from '#domain/memberships';
import { formatDate, formatInstant } from '#shared/dates';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah, rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireBank } from './require-bank.server.ts';

export async function loadBankSaving(request: PageRequest, code: string) {
  const actor = requireBank(request);
  const { deps, locale } = request;
  const one = await orMissing(
    getBankSavings(deps, actor, code).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  const { applicant, heir, plan, account, product, state } = one;
  const isApprover = hasRole(actor, 'bank_approver', one.bankId);
  const isOfficer = hasRole(actor, 'bank_officer', one.bankId);
  return {
    code: one.code,
    state,
    reason: one.reason,
    submitted: one.submittedAt && formatInstant(one.submittedAt, locale),
    product: product && textIn(product.title, locale).text,
    plan: plan && {
      price: formatRupiah(plan.price),
      months: String(plan.months),
      monthly: formatRupiah(plan.monthly),
    },
    applicant: applicant && {
      ...applicant,
      birthDate: formatDate(applicant.birthDate, locale),
      monthlyIncome: formatRupiah(rupiah(applicant.monthlyIncome)),
    },
    heir: heir && maskedHeir(heir),
    mayShowHeir: heir !== null && (isOfficer || isApprover),
    documents: applicant
      ? one.documents.flatMap(({ id, kind, status, reason }) => (id ? [{ id, kind, status, reason }] : []))
      : [],
    account: account && {
      number: account.number,
      balance:
        account.balance !== null && account.balanceOn
          ? `${formatRupiah(account.balance)} · ${formatDate(account.balanceOn, locale)}`
          : null,
    },
    mayAsk: state === 'submitted' && isOfficer,
    mayAccept: state === 'submitted' && isApprover,
    mayReject: (state === 'submitted' || state === 'documents_requested') && isApprover,
  };
}
export type BankSavingView = Awaited<ReturnType<typeof loadBankSaving>>;

const changes = { ask: askForSavingsDocuments, accept: acceptSavings, reject: rejectSavings };

export function changeBankSaving(request: PageRequest, code: string, asked: Request) {
  const actor = requireBank(request);
  const { deps } = request;
  const orStepUp = <T>(done: Promise<T>) =>
    orMissing(
      done.catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    );
  return answerForm(asked, null, async (form) => {
    const [intent, kind] = String(form.get('intent')).split('-') as [string, string?];
    // Shown once, in the answer itself: it stands in no address and comes back with no reload.
    if (intent === 'show')
      return { ...doneAnswer('show'), heir: await orStepUp(showHeir(deps, actor, code)) };
    if (!Object.hasOwn(changes, intent)) throw data(null, { status: 400 });
    const change = changes[intent as keyof typeof changes];
    await orStepUp(
      change(deps, actor, { code, form: { ...Object.fromEntries(form), ...(kind && { kind }) } }),
    );
    request.leaveToast({ type: 'success', message: m.bank_done() });
    return redirect(localePath(paths.bankConsole.saving(code), request.locale), 303);
  });
}

const doneAnswer = (intent: string): FormAnswer => ({ intent, result: { status: 'success' } });
