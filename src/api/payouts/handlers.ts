// Paying partners out over HTTP (docs/product/payouts.md).
import type { Actor } from '#domain/memberships';
import { storeOfActor, workplaceFor } from '#domain/memberships';
import {
  addOwnEvidence,
  addPayeeEvidence,
  decideBatch,
  decideConsultantAccount,
  decidePayeeAccount,
  failPayout,
  getBatch,
  importBankStatement,
  importGatewayReport,
  listBankLines,
  listBatches,
  listConsultantAccounts,
  listGatewayReports,
  listMethodCosts,
  listPayeeAccounts,
  listPayoutsDue,
  listPayoutsOf,
  markBatchSent,
  proposeBatch,
  proposeConsultantAccount,
  proposePayeeAccount,
  readBankFile,
  readStorePay,
  settleBankLine,
  readPayeeEvidence,
  stateStoreAccount,
} from '#domain/payouts';
import type { Deps } from '#domain/deps';
import { todayInIndonesia } from '#shared/dates';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { payoutsContract } from './contract.ts';
import { presentAccount, presentBatch, presentDue, presentPayout, presentReport } from './present.ts';

async function answerBatch(deps: Deps, actor: Actor, batchId: string) {
  const { payouts, ...batch } = await getBatch(deps, actor, batchId);
  return { data: { ...presentBatch(batch), payouts: payouts.map(presentPayout) } };
}

export const payoutsApi = implement(payoutsContract, {
  accounts: async (_input, { deps, actor }) => ({
    data: (await listPayeeAccounts(deps, actor, null)).map(presentAccount),
  }),
  propose: async ({ body: { partner_id: partnerId, ...form } }, { deps, actor }) => ({
    data: { id: await proposePayeeAccount(deps, actor, { partnerId, form }) },
  }),
  evidence: async ({ params: { id: accountId }, file }, { deps, actor }) => {
    await addPayeeEvidence(deps, actor, { accountId, file });
    return { data: null };
  },
  evidenceFile: ({ params: { id } }, { deps, actor }) =>
    answerDocument(readPayeeEvidence(deps, actor, id), 'evidence'),
  decideAccount: async ({ params: { id: accountId }, body: { decision } }, { deps, actor }) => {
    await decidePayeeAccount(deps, actor, { accountId, decision });
    return { data: null };
  },
  consultantAccounts: async (_input, { deps, actor }) => ({
    data: (await listConsultantAccounts(deps, actor)).map(
      ({ proposedAt, proposedBy, isOwnProposal, ...account }) => ({
        ...account,
        proposed_at: proposedAt.toISOString(),
        proposed_by: proposedBy,
        is_own_proposal: isOwnProposal,
      }),
    ),
  }),
  proposeConsultant: async ({ body: { payee_id: affiliateId, ...form } }, { deps, actor }) => ({
    data: { id: await proposeConsultantAccount(deps, actor, { affiliateId, form }) },
  }),
  decideConsultant: async ({ params: { id: accountId }, body: { decision } }, { deps, actor }) => {
    await decideConsultantAccount(deps, actor, { accountId, decision });
    return { data: null };
  },
  due: async ({ query: { until } }, { deps, actor }) => ({
    data: (await listPayoutsDue(deps, actor, until ?? todayInIndonesia(deps.now()))).map(presentDue),
  }),
  batches: async (_input, { deps, actor }) => ({ data: (await listBatches(deps, actor)).map(presentBatch) }),
  proposeBatch: async ({ body: { until } }, { deps, actor }) =>
    answerBatch(deps, actor, await proposeBatch(deps, actor, until)),
  batch: ({ params: { id } }, { deps, actor }) => answerBatch(deps, actor, id),
  decideBatch: async ({ params: { id }, body: { decision, note } }, { deps, actor }) => {
    await decideBatch(deps, actor, id, decision === 'approve' ? { decision } : { decision, note });
    return answerBatch(deps, actor, id);
  },
  bankFile: async ({ params: { id } }, { deps, actor }) => {
    const { sheet } = await readBankFile(deps, actor, id);
    return {
      data: sheet.rows.map(([bank, number, holder, amount, description]) => ({
        bank: String(bank),
        account_number: String(number),
        account_holder: String(holder),
        amount: Number(amount),
        description: String(description),
      })),
    };
  },
  sent: async ({ params: { id } }, { deps, actor }) => {
    await markBatchSent(deps, actor, id);
    return answerBatch(deps, actor, id);
  },
  fail: async ({ params: { id } }, { deps, actor }) => {
    await failPayout(deps, actor, id);
    return { data: null };
  },
  importStatement: async ({ query: { account }, file }, { deps, actor }) => ({
    data: await importBankStatement(deps, actor, { file, account: account ?? null }),
  }),
  lines: async ({ query: { status } }, { deps, actor }) => ({
    data: (await listBankLines(deps, actor, status)).map(({ bookedOn, ...line }) => ({
      ...line,
      booked_on: bookedOn,
    })),
  }),
  settleLine: async ({ params: { id }, body: { what, about = '', note } }, { deps, actor }) => {
    const match =
      what === 'explained' ? { what, note } : what === 'bank_cost' ? { what } : { what, id: about };
    await settleBankLine(deps, actor, id, match);
    return { data: null };
  },
  importReport: async ({ query: { gateway }, file }, { deps, actor }) => ({
    data: await importGatewayReport(deps, actor, { gateway, file }),
  }),
  reports: async (_input, { deps, actor }) => ({
    data: (await listGatewayReports(deps, actor)).map(presentReport),
  }),
  costs: async (_input, { deps, actor }) => ({ data: await listMethodCosts(deps, actor) }),
  ownAccounts: async (_input, { deps, actor }) => ({
    data: (await listPayeeAccounts(deps, actor, workplaceFor(actor, 'money'))).map(presentAccount),
  }),
  proposeOwn: async ({ body }, { deps, actor }) => ({
    data: {
      id: await proposePayeeAccount(deps, actor, { partnerId: workplaceFor(actor, 'money'), form: body }),
    },
  }),
  ownEvidence: async ({ params: { id: accountId }, file }, { deps, actor }) => {
    await addPayeeEvidence(deps, actor, { accountId, file });
    return { data: null };
  },
  ownEvidenceFile: ({ params: { id } }, { deps, actor }) =>
    answerDocument(readPayeeEvidence(deps, actor, id), 'evidence'),
  ownPayouts: async (_input, { deps, actor }) => ({
    data: (await listPayoutsOf(deps, actor, workplaceFor(actor, 'money'))).map(presentPayout),
  }),
  storePay: async (_input, { deps, actor }) => {
    const { onItsWay, ...pay } = await readStorePay(deps, actor, storeOfActor(actor, 'money'));
    return { data: { ...pay, on_its_way: onItsWay } };
  },
  storeAccounts: async (_input, { deps, actor }) => ({
    data: (await listPayeeAccounts(deps, actor, storeOfActor(actor, 'money'))).map(presentAccount),
  }),
  stateStore: async ({ body: form }, { deps, actor, brand }) => {
    const storeId = storeOfActor(actor, 'money');
    return { data: { id: await stateStoreAccount(deps, actor, { storeId, form, evidence: null, brand }) } };
  },
  storeEvidence: async ({ params: { id: accountId }, file }, { deps, actor }) => {
    await addOwnEvidence(deps, actor, { accountId, file });
    return { data: null };
  },
  storeEvidenceFile: ({ params: { id } }, { deps, actor }) =>
    answerDocument(readPayeeEvidence(deps, actor, id), 'evidence'),
  storePayouts: async (_input, { deps, actor }) => ({
    data: (await listPayoutsOf(deps, actor, storeOfActor(actor, 'money'))).map(presentPayout),
  }),
});
