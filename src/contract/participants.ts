// Papers of those who travel (spec §7 Member: users/bookings/{id}/participants/{p}/documents and participant-documents). `{d}` is the
// kind of paper, `{p}` the participant's id.
import * as z from 'zod';
import { documentKinds, documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from './define.ts';

const ofMember = { who: 'member', spec: '§7 Member' } as const;
const bookings = '/api/v3/users/bookings';
const text = z.string();

const documentData = z.object({
  id: z.uuid().nullable(),
  kind: z.enum(documentKinds),
  status: z.enum(['missing', 'uploaded', 'accepted', 'rejected']),
  /** Of a rejection, in the partner's words. */
  reason: z.string().nullable(),
  uploaded_at: z.iso.datetime().nullable(),
});

export const participantsContract = {
  documents: endpoint({
    ...ofMember, method: 'GET', path: `${bookings}/:id/participants/:p/documents`, summary: 'The papers a participant needs, and how far each is',
    params: z.object({ id: text, p: text }), data: z.array(documentData), errors: ['not_found'] }),
  upload: endpoint({
    ...ofMember, method: 'POST', path: `${bookings}/:id/participant-documents/:d/participants/:p`,
    summary: 'Send a paper: JPEG, PNG, WebP or a plain PDF, 5 MB at most', params: z.object({ id: text, d: text, p: text }),
    upload: { field: 'file', maxBytes: documentMaxBytes }, data: documentData, errors: ['not_found', 'booking_state', 'invalid_input', 'too_many_requests', 'request_running', 'idempotency_key_reused'] }),
};
