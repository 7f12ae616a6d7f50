// Travellers from a table and the queue of documents, for a partner's staff (docs/product/participants.md).
import {
  acceptQueued,
  importParticipants,
  judgeDocument,
  listDocumentQueue,
  listParticipants,
  readNik,
  takeParticipantTable,
  tryParticipants,
  readDocument,
} from '#domain/participants';
import { workplaceFor } from '#domain/memberships';
import { guessParticipantColumns, readParticipantWord } from '#labels/participant-columns';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { participantsConsoleContract } from './console-contract.ts';
import { presentParticipant, presentQueued, presentTriedTable } from './present.ts';

const byHeadings = { places: guessParticipantColumns, readWord: readParticipantWord };

export const participantsConsoleApi = implement(participantsConsoleContract, {
  ofBooking: async ({ params }, { deps, actor }) => ({
    data: (await listParticipants(deps, actor, params.id)).map(presentParticipant),
  }),
  identityNumber: async ({ params: { id, p } }, { deps, actor }) => ({
    data: { nik: await readNik(deps, actor, { booking: id, participantId: p }) },
  }),
  takeTable: async ({ params }, { deps, actor }) => ({
    data: (await takeParticipantTable(deps, actor, params.id)).rows,
  }),
  tryTable: async ({ params, file }, { deps, actor }) => ({
    data: presentTriedTable(
      await tryParticipants(deps, actor, { departureId: params.id, file, ...byHeadings }),
    ),
  }),
  writeTable: async ({ params, file, query: { trial } }, { deps, actor }) => ({
    data: await importParticipants(deps, actor, { departureId: params.id, file, trial, ...byHeadings }),
    messageKey: 'orders_traveller_saved',
  }),
  queue: async (_input, { deps, actor }) => ({
    data: (await listDocumentQueue(deps, actor, workplaceFor(actor, 'documents'))).map(presentQueued),
  }),
  accept: async ({ body: { ids } }, { deps, actor }) => ({
    data: await acceptQueued(deps, actor, {
      partnerId: workplaceFor(actor, 'documents'),
      documentIds: ids,
    }),
  }),
  judge: async (
    { params: { id, d }, body: { verdict, reason_code: reasonCode, reason } },
    { deps, actor },
  ) => {
    await judgeDocument(deps, actor, { booking: id, documentId: d, verdict, reasonCode, reason });
    return { data: null };
  },
  file: ({ params: { id: booking, d: documentId } }, { deps, actor }) =>
    answerDocument(readDocument(deps, actor, { booking, documentId }), 'document'),
});
