// Papers of those who travel, over HTTP (spec §7 Member).
import { createHash } from 'node:crypto';
import { participantsContract } from '#contract/participants';
import { type ListedDocument, type ListedParticipant, listParticipants, uploadDocument } from '#domain/participants';
import { AppError } from '#shared/errors';
import { implement, type RequestOf } from './implement.ts';
import { once } from './once.ts';

type MemberRequest = RequestOf<(typeof participantsContract)['documents']>;

export const participantsApi = implement(participantsContract, {
  documents: async ({ params: { id, p } }, request) => ({ data: (await getParticipant(request, id, p)).documents.map(presentDocument) }),
  upload: async ({ params: { id, d, p }, file }, request) => {
    const asked = { booking: id, participant: p, kind: d, file: createHash('sha256').update(file).digest('hex') };
    return once(request, 'document', asked, async () => {
      const documentId = await uploadDocument(request.deps, request.actor, { booking: id, participantId: p, kind: d, file });
      const { documents } = await getParticipant(request, id, p);
      return { data: presentDocument(documents.find((one) => one.id === documentId)!), messageKey: 'orders_document_sent' };
    });
  },
});

async function getParticipant({ deps, actor }: MemberRequest, booking: string, id: string): Promise<ListedParticipant> {
  const participant = (await listParticipants(deps, actor, booking)).find((one) => one.id === id);
  if (!participant) throw new AppError('not_found');
  return participant;
}

function presentDocument({ id, kind, status, reason, uploadedAt }: ListedDocument) {
  return { id, kind, status, reason, uploaded_at: uploadedAt && uploadedAt.toISOString() };
}
