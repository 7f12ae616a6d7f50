// Savings payments over HTTP (docs/product/savings-payments.md).
import {
  askSavingsPayment,
  decideSavingsPayment,
  findSavingsPaymentOffer,
  getBankSavingsPayment,
  listBankSavingsPayments,
  prepareSavingsPayment,
  type SavingsPayment,
  withdrawSavingsPayment,
} from '#domain/savings-payments';
import { consoleSort } from '#shared/console-list';
import { firstSavingsPaymentSort, savingsPaymentSorts } from '#shared/savings-payments';
import { presentPagination } from '#api/answers';
import { implement, type RequestOf } from '#api/implement';
import { savingsPaymentsContract } from './contract.ts';

type MemberRequest = RequestOf<(typeof savingsPaymentsContract)['offer']>;

export const savingsPaymentsApi = implement(savingsPaymentsContract, {
  offer: async ({ params }, request) => presentOffer(request, params.id),
  ask: async ({ params, body }, request) => {
    const { deps, actor, brand } = request;
    await askSavingsPayment(deps, actor, { booking: params.id, brand, form: body });
    return { ...(await presentOffer(request, params.id)), messageKey: 'savings_payment_asked' };
  },
  withdraw: async ({ params }, request) => {
    const { deps, actor, brand } = request;
    await withdrawSavingsPayment(deps, actor, { booking: params.id, brand });
    return { ...(await presentOffer(request, params.id)), messageKey: 'savings_payment_withdrawn' };
  },
  list: async ({ query: { state = null, sort, page: number, limit } }, { deps, actor }) => {
    const page = await listBankSavingsPayments(deps, actor, {
      state,
      sort: consoleSort(sort, savingsPaymentSorts, firstSavingsPaymentSort),
      page: number,
      limit,
    });
    return { data: page.items.map(presentForBank), pagination: presentPagination(page) };
  },
  one: async ({ params }, { deps, actor }) => ({
    data: presentForBank(await getBankSavingsPayment(deps, actor, params.code)),
  }),
  prepare: async ({ params: { code }, body }, { deps, actor }) => {
    await prepareSavingsPayment(deps, actor, { code, form: body });
    return { data: presentForBank(await getBankSavingsPayment(deps, actor, code)) };
  },
  decide: async ({ params: { code }, body: { agrees } }, { deps, actor }) => {
    await decideSavingsPayment(deps, actor, { code, agrees });
    return { data: presentForBank(await getBankSavingsPayment(deps, actor, code)) };
  },
});

async function presentOffer({ deps, actor, brand }: MemberRequest, booking: string) {
  const { latest, savings, amount } = await findSavingsPaymentOffer(deps, actor, { booking, brand });
  return {
    data: {
      amount,
      savings: savings.map(({ id, code, bank, balance, balanceOn }) => ({
        id,
        savings_code: code,
        bank,
        balance,
        balance_date: balanceOn,
      })),
      request: latest && presentRequest(latest),
    },
  };
}

/** What was declined, its member reads once another of the bank has agreed to it. */
function presentRequest(payment: SavingsPayment) {
  const { code, state, amount, bank, savingsCode, askedAt, since, booking, answer } = payment;
  return {
    code,
    state,
    amount,
    bank,
    savings_code: savingsCode,
    asked_at: askedAt.toISOString(),
    changed_at: since.toISOString(),
    held_until: booking.releaseAt?.toISOString() ?? null,
    reason: state === 'declined' ? (answer?.reason ?? null) : null,
  };
}

function presentForBank(payment: SavingsPayment) {
  const { booking, invoice, partner, balance, balanceOn, answer } = payment;
  return {
    ...presentRequest(payment),
    booking_code: booking.code,
    invoice_code: invoice.code,
    partner,
    balance,
    balance_date: balanceOn,
    answer: answer && {
      verdict: answer.verdict,
      reference: answer.reference,
      sent_on: answer.sentOn,
      reason: answer.reason,
      prepared_at: answer.preparedAt.toISOString(),
      prepared_by: answer.preparedBy,
      decided_by: answer.decidedBy,
    },
  };
}
