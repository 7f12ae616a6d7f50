// One order to pay from savings as the bank's console shows it, and what its forms do (docs/product/savings-payments.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { hasRole } from '#domain/memberships';
import {
  decideSavingsPayment,
  getBankSavingsPayment,
  prepareSavingsPayment,
  type SavingsPayment,
} from '#domain/savings-payments';
import { savingsPaymentStateLabel } from '#labels/savings-payments';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireBank } from './require-bank.server.ts';

export async function loadBankSavingsPayment(request: PageRequest, code: string) {
  const actor = requireBank(request);
  const { deps, locale } = request;
  const one = await orMissing(
    getBankSavingsPayment(deps, actor, code).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  const { state, answer, bank } = one;
  return {
    code: one.code,
    word: savingsPaymentStateLabel[state].word(),
    tone: savingsPaymentStateLabel[state].tone,
    asked: formatInstant(one.askedAt, locale),
    facts: factsOf(one, locale),
    savingsCode: one.savingsCode,
    answer: answer && {
      title:
        answer.verdict === 'confirm'
          ? m.bank_savings_payment_prepared_confirm({
              reference: answer.reference!,
              date: formatDate(answer.sentOn!, locale),
            })
          : m.bank_savings_payment_prepared_decline(),
      reason: answer.reason,
      by: m.bank_savings_payment_prepared_by({
        name: answer.preparedBy ?? '',
        at: formatInstant(answer.preparedAt, locale),
      }),
      decidedBy: answer.decidedBy && m.bank_savings_payment_decided_by({ name: answer.decidedBy }),
      pays: answer.verdict === 'confirm',
    },
    today: todayInIndonesia(deps.now()),
    isOver: state === 'withdrawn' || state === 'lapsed',
    mayPrepare: state === 'asked' && hasRole(actor, 'bank_officer', bank.id),
    mayDecide: state === 'prepared' && hasRole(actor, 'bank_approver', bank.id),
  };
}
export type BankSavingsPaymentView = Awaited<ReturnType<typeof loadBankSavingsPayment>>;

function factsOf(
  { amount, partner, booking, invoice, savingsCode, balance, balanceOn }: SavingsPayment,
  locale: Locale,
) {
  return [
    { term: m.bank_savings_payment_amount(), value: formatRupiah(amount) },
    { term: m.bank_savings_payment_partner(), value: partner.name },
    { term: m.bank_savings_payment_order(), value: booking.code },
    { term: m.bank_savings_payment_invoice(), value: invoice.code },
    ...(savingsCode ? [{ term: m.bank_savings_payment_savings(), value: savingsCode }] : []),
    ...(balance !== null && balanceOn
      ? [
          {
            term: m.bank_savings_balance(),
            value: `${formatRupiah(balance)} · ${formatDate(balanceOn, locale)}`,
          },
        ]
      : []),
    ...(booking.releaseAt
      ? [{ term: m.bank_savings_payment_until(), value: formatInstant(booking.releaseAt, locale) }]
      : []),
  ];
}

export function changeBankSavingsPayment(request: PageRequest, code: string, asked: Request) {
  const actor = requireBank(request);
  const { deps } = request;
  const prepare = (form: FormData, verdict: 'confirm' | 'decline') =>
    prepareSavingsPayment(deps, actor, { code, form: { ...Object.fromEntries(form), verdict } });
  const changes: Record<string, (form: FormData) => Promise<void>> = {
    confirm: (form) => prepare(form, 'confirm'),
    decline: (form) => prepare(form, 'decline'),
    agree: () => decideSavingsPayment(deps, actor, { code, agrees: true }),
    return: () => decideSavingsPayment(deps, actor, { code, agrees: false }),
  };
  return answerForm(asked, null, async (form) => {
    const intent = String(form.get('intent'));
    if (!Object.hasOwn(changes, intent)) throw data(null, { status: 400 });
    await orMissing(
      changes[intent]!(form).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    );
    request.leaveToast({ type: 'success', message: m.bank_done() });
    return redirect(localePath(paths.bankConsole.savingsPayment(code), request.locale), 303);
  });
}
