// Participants and their documents, over HTTP (spec §3 Booking form, §7 Member).
import { createHash } from 'node:crypto';
import { participantsContract } from './contract.ts';
import {
  type ListedParticipant,
  listParticipants,
  saveParticipant,
  uploadDocument,
} from '#domain/participants';
import { AppError } from '#shared/errors';
import { implement, type RequestOf } from '#api/implement';
import { once } from '#api/once';
import { presentDocument, presentParticipant } from './present.ts';

type MemberRequest = RequestOf<(typeof participantsContract)['documents']>;

export const participantsApi = implement(participantsContract, {
  save: async ({ params: { id, p }, body: form }, request) => {
    const { mismatches } = await saveParticipant(request.deps, request.actor, {
      booking: id,
      participantId: p,
      form,
    });
    return {
      data: { ...presentParticipant(await getParticipant(request, id, p)), nik_mismatches: mismatches },
      messageKey: 'orders_traveller_saved',
    };
  },
  documents: async ({ params: { id, p } }, request) => ({
    data: (await getParticipant(request, id, p)).documents.map(presentDocument),
  }),
  upload: async ({ params: { id, d, p }, query, file }, request) => {
    const isOwnCard = query.own_card === 'true';
    const asked = {
      booking: id,
      participant: p,
      kind: d,
      ...(isOwnCard && { isOwnCard }),
      file: createHash('sha256').update(file).digest('hex'),
    };
    return once(request, 'document', asked, async () => {
      const documentId = await uploadDocument(request.deps, request.actor, {
        booking: id,
        participantId: p,
        kind: d,
        isOwnCard,
        file,
      });
      const { documents } = await getParticipant(request, id, p);
      return {
        data: presentDocument(documents.find((one) => one.id === documentId)!),
        messageKey: 'orders_document_sent',
      };
    });
  },
});

async function getParticipant(
  { deps, actor }: MemberRequest,
  booking: string,
  id: string,
): Promise<ListedParticipant> {
  const participant = (await listParticipants(deps, actor, booking)).find((one) => one.id === id);
  if (!participant) throw new AppError('not_found');
  return participant;
}
