// Financing over HTTP (spec §7 Financing, Member).
import { createHash } from 'node:crypto';
import {
  acceptFinancingOffer,
  confirmFinancing,
  type FinancingDetail,
  findApplicationOf,
  getApplication,
  listApplications,
  listBankApplications,
  quoteFinancing,
  saveApplicant,
  sendApplication,
  uploadFinancingDocument,
  withdrawApplication,
} from '#domain/financing';
import { AppError } from '#shared/errors';
import { bankConsentVersion } from '#shared/financing';
import { financingConfirmForm } from '#shared/financing-form';
import { checkedForm } from '#shared/form-faults';
import { textIn } from '#shared/locale';
import { rupiah } from '#shared/money';
import { askedQueue, presentQueueRow } from '#api/bank-queue';
import { presentPagination } from '#api/answers';
import { implement, type RequestOf } from '#api/implement';
import { once } from '#api/once';
import { financingContract } from './contract.ts';
import {
  presentApplication,
  presentFinancingDetail,
  presentFinancingDocument,
  presentSums,
} from './present.ts';

type MemberRequest = RequestOf<(typeof financingContract)['detail']>;
type Change = (deps: MemberRequest['deps'], actor: MemberRequest['actor'], id: string) => Promise<void>;

export const financingApi = implement(financingContract, {
  checkout: async ({ params }, request) => {
    const { deps, actor, brand, locale } = request;
    const { booking, offers, refusal } = await quoteFinancing(deps, actor, { booking: params.id, brand });
    const application = await findApplicationOf(deps, actor, booking.id);
    return {
      data: {
        total: booking.total,
        refusal,
        consent_version: bankConsentVersion,
        banks: offers.map(({ bank, licence, terms, sums }) => ({
          id: bank.id,
          name: bank.name,
          licence_number: licence.number,
          licence_status: licence.status,
          licence_valid_from: licence.validFrom,
          complaint_phone: licence.complaintPhone,
          object: textIn(terms.object, locale).text,
          late_rule: textIn(terms.lateRule, locale).text,
          early_settlement: textIn(terms.earlySettlement, locale).text,
          tenors: sums.map((sum) =>
            presentSums({
              ...sum,
              adminFee: rupiah(terms.adminFee),
              bankFee: rupiah(terms.bankFee),
              insuranceFee: rupiah(terms.insuranceFee),
            }),
          ),
        })),
        application: application && presentFinancingDetail(application, locale),
      },
    };
  },
  doCheckout: async ({ params, body }, request) => {
    const { deps, actor, brand } = request;
    return once(request, 'financing', { booking: params.id, body, brand: brand.id }, async () => {
      // Both halves are read before either is stored.
      checkedForm(financingConfirmForm, body);
      await saveApplicant(deps, actor, { booking: params.id, form: body, brand });
      await confirmFinancing(deps, actor, { booking: params.id, form: body, brand });
      return { data: presentFinancingDetail(await getOf(request, params.id), request.locale) };
    });
  },
  detail: async ({ params }, request) => ({
    data: presentFinancingDetail(await getOf(request, params.id), request.locale),
  }),
  documents: async ({ params }, request) => ({
    data: (await getOf(request, params.id)).documents.map(presentFinancingDocument),
  }),
  upload: async ({ params: { id, x, docId }, file }, request) => {
    const application = await getOf(request, id, x);
    const asked = {
      application: application.id,
      kind: docId,
      file: createHash('sha256').update(file).digest('hex'),
    };
    return once(request, 'financing document', asked, async () => ({
      data: presentFinancingDocument(
        await uploadFinancingDocument(request.deps, request.actor, {
          application: application.id,
          kind: docId,
          file,
        }),
      ),
      messageKey: 'orders_document_sent',
    }));
  },
  send: ({ params }, request) => change(request, params, sendApplication),
  accept: ({ params }, request) => change(request, params, acceptFinancingOffer),
  withdraw: ({ params }, request) => change(request, params, withdrawApplication),
  queue: async ({ query }, { deps, actor }) => {
    const page = await listBankApplications(deps, actor, askedQueue(query));
    return {
      data: page.items.map((row) => ({
        ...presentQueueRow(row),
        price: row.price,
        financed: row.financed,
        departs_on: row.departsOn,
        partner_name: row.partnerName,
      })),
      pagination: presentPagination(page),
    };
  },
  history: async ({ query }, { deps, actor, locale }) => {
    const page = await listApplications(deps, actor, query);
    return {
      data: page.items.map((one) => presentApplication(one, locale)),
      pagination: presentPagination(page),
    };
  },
  historyDetail: async ({ params }, { deps, actor, locale }) => ({
    data: presentFinancingDetail(await getApplication(deps, actor, params.id), locale),
  }),
});

async function change(request: MemberRequest, { id, x }: { id: string; x: string }, make: Change) {
  const application = await getOf(request, id, x);
  await make(request.deps, request.actor, application.id);
  return {
    data: presentFinancingDetail(
      await getApplication(request.deps, request.actor, application.id),
      request.locale,
    ),
  };
}

/** The application of an order; named by `x` too where the address does. */
async function getOf({ deps, actor }: MemberRequest, booking: string, x?: string): Promise<FinancingDetail> {
  const application = await findApplicationOf(deps, actor, booking);
  if (!application || (x !== undefined && x !== application.id && x !== application.code))
    throw new AppError('not_found');
  return application;
}
