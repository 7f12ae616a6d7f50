// A bank's answers to applications over HTTP (docs/product/bank-console.md): the functions that its pages call.
import {
  askForDocuments,
  decideProposal,
  enterDisbursement,
  getBankApplication,
  judgeFinancingDocument,
  markPaidOff,
  proposeDecision,
  uploadContract,
  readContract,
  readFinancingDocument,
} from '#domain/financing';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { bankFinancingContract } from './bank-contract.ts';
import { presentBankApplication } from './present.ts';

const done = { data: null, messageKey: 'bank_done' };

export const bankFinancingApi = implement(bankFinancingContract, {
  read: async ({ params: { code } }, { deps, actor, locale }) => ({
    data: presentBankApplication(await getBankApplication(deps, actor, code), locale),
  }),
  judge: async ({ params: { code, kind }, body: form }, { deps, actor }) => {
    await judgeFinancingDocument(deps, actor, { code, kind, form });
    return done;
  },
  askAgain: async ({ params: { code } }, { deps, actor }) => {
    await askForDocuments(deps, actor, code);
    return done;
  },
  propose: async ({ params: { code }, body: form }, { deps, actor }) => {
    await proposeDecision(deps, actor, { code, form });
    return done;
  },
  decide: async ({ params: { code }, body: { agrees } }, { deps, actor }) => {
    await decideProposal(deps, actor, { code, agrees });
    return done;
  },
  sendContract: async ({ params: { code }, file }, { deps, actor }) => {
    await uploadContract(deps, actor, { code, file });
    return done;
  },
  disburse: async ({ params: { code }, body: form }, { deps, actor }) => {
    await enterDisbursement(deps, actor, { code, form });
    return done;
  },
  close: async ({ params: { code } }, { deps, actor }) => {
    await markPaidOff(deps, actor, code);
    return done;
  },
  document: ({ params: { id } }, { deps, actor }) =>
    answerDocument(readFinancingDocument(deps, actor, id), 'document'),
  contract: ({ params: { code } }, { deps, actor }) =>
    answerDocument(readContract(deps, actor, code), 'contract'),
});
