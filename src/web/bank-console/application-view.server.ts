// One application as the bank's console shows it, and what its forms do (docs/product/bank-console.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  askForDocuments,
  decideProposal,
  enterDisbursement,
  getBankApplication,
  judgeFinancingDocument,
  markPaidOff,
  proposeDecision,
  uploadContract,
} from '#domain/financing';
import type { Actor } from '#domain/memberships';
import { hasRole } from '#domain/memberships';
import { ageOn } from '#shared/age';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { costView } from '#web/financing/cost-view.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireBank } from './require-bank.server.ts';

export async function loadBankApplication(request: PageRequest, code: string) {
  const actor = requireBank(request);
  const { deps, locale } = request;
  const one = await orMissing(
    getBankApplication(deps, actor, code).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  const { applicant, proposal, disbursement } = one;
  const isOfficer = hasRole(actor, 'bank_officer', one.bankId);
  const isWithBank = one.state === 'submitted' || one.state === 'resubmitted';
  return {
    code: one.code,
    state: one.state,
    title: textIn(one.booking.title, locale).text,
    partner: one.booking.partnerName,
    departs: formatDate(one.booking.departsOn, locale),
    holdUntil: one.booking.releaseAt && formatInstant(one.booking.releaseAt, locale),
    costs: costView(one.sums!, locale),
    asked: { financed: one.sums!.financed, months: one.sums!.months },
    applicant: applicant && {
      ...applicant,
      birthDate: formatDate(applicant.birthDate, locale),
      age: ageOn(applicant.birthDate, todayInIndonesia(deps.now())),
    },
    documents: applicant
      ? one.documents
          .filter(({ status }) => status !== 'missing')
          .map(({ id, kind, status, reason, isRequired }) => ({ id: id!, kind, status, reason, isRequired }))
      : [],
    proposal: proposal && {
      verdict: proposal.verdict,
      reason: proposal.reason,
      financed: proposal.financed && formatRupiah(proposal.financed),
      months: proposal.months,
      by: m.bank_proposal_by({
        name: proposal.madeBy ?? '',
        at: formatInstant(proposal.madeAt, locale),
      }),
    },
    hasContract: one.hasContract,
    disbursement: disbursement && { reference: disbursement.reference },
    price: formatRupiah(one.sums!.price),
    today: todayInIndonesia(deps.now()),
    history: one.history.map(({ at, event, actor: who }) => ({
      at: formatInstant(at, locale),
      event,
      who: who ?? m.bank_history_member(),
    })),
    mayJudge: isOfficer && isWithBank,
    mayDecide: hasRole(actor, 'bank_approver', one.bankId) && one.state === 'reviewed',
    mayDisburse: isOfficer && one.state === 'contract',
    mayClose: isOfficer && one.state === 'disbursed',
  };
}
export type BankApplicationView = Awaited<ReturnType<typeof loadBankApplication>>;

type Change = (request: PageRequest, actor: Actor, code: string, form: FormData) => Promise<void>;

const changes: Record<string, Change> = {
  ask: ({ deps }, actor, code) => askForDocuments(deps, actor, code),
  approve: ({ deps }, actor, code, form) =>
    proposeDecision(deps, actor, { code, form: { ...Object.fromEntries(form), verdict: 'approve' } }),
  reject: ({ deps }, actor, code, form) =>
    proposeDecision(deps, actor, { code, form: { ...Object.fromEntries(form), verdict: 'reject' } }),
  agree: ({ deps }, actor, code) => decideProposal(deps, actor, { code, agrees: true }),
  return: ({ deps }, actor, code) => decideProposal(deps, actor, { code, agrees: false }),
  contract: async ({ deps }, actor, code, form) => {
    const sent = form.get('file');
    const file = sent instanceof File ? Buffer.from(await sent.arrayBuffer()) : Buffer.alloc(0);
    await uploadContract(deps, actor, { code, file });
  },
  disburse: ({ deps }, actor, code, form) =>
    enterDisbursement(deps, actor, { code, form: Object.fromEntries(form) }),
  paid: ({ deps }, actor, code) => markPaidOff(deps, actor, code),
};

export function changeBankApplication(request: PageRequest, code: string, asked: Request) {
  const actor = requireBank(request);
  return answerForm(asked, null, async (form) => {
    const intent = String(form.get('intent'));
    const [verdict, kind] = intent.split('-') as [string, string?];
    const change: Change | undefined = kind
      ? ({ deps }, by) =>
          judgeFinancingDocument(deps, by, {
            code,
            kind,
            form: { verdict, reason: form.get('reason') ?? '' },
          })
      : Object.hasOwn(changes, intent)
        ? changes[intent]
        : undefined;
    if (!change) throw data(null, { status: 400 });
    await orMissing(
      change(request, actor, code, form).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    );
    request.leaveToast({ type: 'success', message: m.bank_done() });
    return redirect(localePath(paths.bankConsole.application(code), request.locale), 303);
  });
}
