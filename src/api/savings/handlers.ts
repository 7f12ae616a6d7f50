// Savings over HTTP (spec §7 Savings, Member): the calls about a package and the older ones about a plan do the same to one application.
import { listBankOffers } from '#domain/bank-terms';
import {
  checkBalances,
  chooseSavingsBank,
  dropSavingsDraft,
  getSavings,
  importBalances,
  listBankSavings,
  listSavings,
  saveSavingsBooking,
  saveSavingsHeir,
  type SavingsDetail,
  sendSavings,
  startSavings,
  uploadSavingsDocument,
  withdrawSavings,
} from '#domain/savings';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { askedQueue, presentQueueRow } from '#api/bank-queue';
import { presentPagination } from '#api/answers';
import { implement, type RequestOf } from '#api/implement';
import { savingsContract } from './contract.ts';
import {
  presentSavings,
  presentSavingsBooking,
  presentSavingsDetail,
  presentSavingsDocument,
  presentSavingsHeir,
} from './present.ts';

type MemberRequest = RequestOf<(typeof savingsContract)['historyDetail']>;

export const savingsApi = implement(savingsContract, {
  partners: async (_input, { deps }) => ({
    data: (await listBankOffers(deps, 'savings', todayInIndonesia(deps.now()))).map(
      ({ bank, licence, effectiveOn, terms }) => ({
        id: bank.id,
        slug: bank.slug,
        name: bank.name,
        licence_number: licence.number,
        licence_status: licence.status,
        licence_valid_from: licence.validFrom,
        is_lps_member: licence.isLpsMember,
        complaint_phone: licence.complaintPhone,
        contract: terms.contract,
        minimum_savings: terms.minimumSavings,
        administrative_cost: terms.administrativeCost,
        profit_sharing_basis_points: terms.profitSharingBasisPoints,
        yearly_interest_rate_basis_points: terms.indicativeReturnBasisPoints,
        effective_on: effectiveOn,
      }),
    ),
  }),
  productCart: ({ body }, request) => begin(request, body.product_id),
  productBooking: ({ params, body }, request) => saveBooking(request, params.id, body),
  readProductBooking: async ({ params }, request) => ({
    data: presentSavingsBooking(await getOf(request, params.id), request.locale),
  }),
  dropProductBooking: async ({ params }, { deps, actor }) => {
    await dropSavingsDraft(deps, actor, params.id);
    return { data: null };
  },
  productHeir: ({ params, body }, request) => saveHeir(request, params.id, body),
  readProductHeir: async ({ params }, request) => ({
    data: presentSavingsHeir(await getOf(request, params.id)),
  }),
  productKtp: ({ params, file }, request) => upload(request, params, { kind: 'ktp', file }),
  productNpwp: ({ params, file }, request) => upload(request, params, { kind: 'npwp', file }),
  productDocuments: async ({ params: { id, b } }, request) => ({
    data: (await getOf(request, id, b)).documents.map(presentSavingsDocument),
  }),
  finishProduct: ({ params, body }, request) => finish(request, params, body),
  cart: (_input, request) => begin(request, null),
  partner: async ({ params: { id, code }, body }, request) => {
    const one = await getOf(request, id, code);
    await chooseSavingsBank(request.deps, request.actor, { savings: one.id, bank: named(body.partner_id) });
    return { data: presentSavingsBooking(await getOf(request, one.id), request.locale) };
  },
  booking: ({ params, body }, request) => saveBooking(request, params.id, body),
  heir: ({ params, body }, request) => saveHeir(request, params.id, body),
  ktp: ({ params, file }, request) => upload(request, params, { kind: 'ktp', file }),
  npwp: ({ params, file }, request) => upload(request, params, { kind: 'npwp', file }),
  finish: ({ params, body }, request) => finish(request, params, body),
  history: async ({ query }, { deps, actor, locale }) => {
    const page = await listSavings(deps, actor, query);
    return {
      data: page.items.map((one) => presentSavings(one, locale)),
      pagination: presentPagination(page),
    };
  },
  historyDetail: async ({ params }, request) => ({
    data: presentSavingsDetail(await getOf(request, params.id), request.locale),
  }),
  withdraw: async ({ params }, request) => {
    await withdrawSavings(request.deps, request.actor, params.id);
    return { data: presentSavingsDetail(await getOf(request, params.id), request.locale) };
  },
  queue: async ({ query }, { deps, actor }) => {
    const page = await listBankSavings(deps, actor, askedQueue(query));
    return {
      data: page.items.map((row) => ({ ...presentQueueRow(row), target_nominal: row.price })),
      pagination: presentPagination(page),
    };
  },
  checkBalances: async ({ file }, { deps, actor }) => ({
    data: (await checkBalances(deps, actor, { file })).map(({ code, balance, day, isNews }) => ({
      savings_code: code,
      balance,
      balance_date: day,
      is_news: isNews,
    })),
  }),
  reportBalances: async ({ file }, { deps, actor }) => ({
    data: { changed: await importBalances(deps, actor, { file }) },
  }),
});

const named = (value: unknown) => (typeof value === 'string' ? value : '');

/** The member's application; `other` names it once more, by its id or code. */
async function getOf({ deps, actor }: MemberRequest, id: string, other?: string): Promise<SavingsDetail> {
  const one = await getSavings(deps, actor, id);
  if (other !== undefined && other !== one.id && other !== one.code) throw new AppError('not_found');
  return one;
}

async function begin({ deps, actor, brand }: MemberRequest, product: string | null) {
  const { id, code } = await startSavings(deps, actor, { brand, product });
  return { data: { user_savings_id: id, savings_code: code } };
}

async function saveBooking(
  request: MemberRequest,
  savings: string,
  { partner_id, ...form }: Record<string, unknown>,
) {
  const { deps, actor, brand } = request;
  if (partner_id !== undefined) await chooseSavingsBank(deps, actor, { savings, bank: named(partner_id) });
  await saveSavingsBooking(deps, actor, { savings, form, brand });
  return {
    data: presentSavingsBooking(await getOf(request, savings), request.locale),
    messageKey: 'savings_saved',
  } as const;
}

async function saveHeir(request: MemberRequest, savings: string, form: unknown) {
  await saveSavingsHeir(request.deps, request.actor, { savings, form });
  return { data: presentSavingsHeir(await getOf(request, savings)), messageKey: 'savings_saved' } as const;
}

async function upload(
  request: MemberRequest,
  { id, b }: { id: string; b?: string },
  { kind, file }: { kind: string; file: Buffer },
) {
  const one = await getOf(request, id, b);
  const document = await uploadSavingsDocument(request.deps, request.actor, { savings: one.id, kind, file });
  return { data: presentSavingsDocument(document), messageKey: 'savings_document_sent' } as const;
}

async function finish(request: MemberRequest, { id, b }: { id: string; b?: string }, form: unknown) {
  const one = await getOf(request, id, b);
  await sendSavings(request.deps, request.actor, { savings: one.id, form });
  return {
    data: presentSavingsDetail(await getOf(request, one.id), request.locale),
    messageKey: 'savings_sent',
  } as const;
}
