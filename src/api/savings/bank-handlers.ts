// A bank's answers to account openings over HTTP (docs/product/savings.md): the functions that its pages call.
import {
  acceptSavings,
  askForSavingsDocuments,
  getBankSavings,
  rejectSavings,
  showHeir,
  readSavingsDocument,
} from '#domain/savings';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { bankSavingsContract } from './bank-contract.ts';
import { presentHeir, presentSavingsDetail } from './present.ts';

const done = { data: null, messageKey: 'bank_done' };

export const bankSavingsApi = implement(bankSavingsContract, {
  readOpening: async ({ params: { code } }, { deps, actor, locale }) => ({
    data: presentSavingsDetail(await getBankSavings(deps, actor, code), locale),
  }),
  heirInFull: async ({ params: { code } }, { deps, actor }) => ({
    data: presentHeir(await showHeir(deps, actor, code)),
  }),
  askForDocument: async ({ params: { code }, body: form }, { deps, actor }) => {
    await askForSavingsDocuments(deps, actor, { code, form });
    return done;
  },
  openAccount: async ({ params: { code }, body: form }, { deps, actor }) => {
    await acceptSavings(deps, actor, { code, form });
    return done;
  },
  rejectOpening: async ({ params: { code }, body: form }, { deps, actor }) => {
    await rejectSavings(deps, actor, { code, form });
    return done;
  },
  document: ({ params: { id } }, { deps, actor }) =>
    answerDocument(readSavingsDocument(deps, actor, id), 'document'),
});
