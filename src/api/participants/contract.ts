// Travellers' documents (spec §7 Member: users/bookings/{id}/participants/{p}/documents and participant-documents).
// `{d}` is the kind of document, `{p}` the participant's id.
import * as z from 'zod';
import { genders } from '#shared/genders';
import { roomTypes } from '#shared/catalogue';
import { travellers } from '#shared/trip-price';
import { documentKinds, documentMaxBytes } from '#shared/participant-documents';
import { relations } from '#shared/participant-relations';
import { neededFields } from '#shared/participant-needs';
import { registrationFields } from '#shared/registration-fields';
import { endpoint } from '#api/define';

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
  /**
   * A family card is uploaded once for a family: the number of the participant it was uploaded for, where that is
   * another.
   */
  holder: z.int().nullable(),
});

/** Document numbers are not returned: whoever writes them has them. */
export const participantData = z.object({
  id: z.uuid(),
  number: z.int(),
  traveller: z.enum(travellers),
  room_type: z.enum(roomTypes),
  /** Null while nobody is named. */
  name: z.string().nullable(),
  birth_date: z.iso.date().nullable(),
  gender: z.enum(genders).nullable(),
  phone: z.string().nullable(),
  relation: z.enum(relations).nullable(),
  /** Whether every required detail of the person is known. */
  is_complete: z.boolean(),
  /** Required and missing; `passport_ends_early` warns: it ends sooner than six months after the return. */
  missing: z.array(z.enum(neededFields)),
  passport_ends_early: z.boolean(),
  documents: z.array(documentData),
});

/** Whatever was sent: what is wrong with it the domain says, field by field. */
const field = z.unknown().optional();

export const participantsContract = {
  save: endpoint({
    ...ofMember,
    spec: '§3 Booking form, docs/product/participants.md',
    method: 'PUT',
    path: `${bookings}/:id/participants/:p`,
    summary:
      'Say who a participant is; numbers of documents may follow. An identity number that says otherwise than the form, and a passport that ends too early, are named and kept',
    params: z.object({ id: text, p: text }),
    body: z.object({
      name: field,
      birth_date: field,
      gender: field,
      nik: field,
      passport_number: field,
      passport_expires_on: field,
      vaccinated_on: field,
      phone: field,
      relation: field,
      /** Absent: what is stored stays. */
      ...Object.fromEntries(registrationFields.map((name) => [name, field])),
    }),
    data: participantData.extend({ nik_mismatches: z.array(z.enum(['birth_date', 'gender'])) }),
    errors: ['not_found', 'booking_state', 'invalid_input'],
  }),
  documents: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/participants/:p/documents`,
    summary: 'The papers a participant needs, and how far each is',
    params: z.object({ id: text, p: text }),
    data: z.array(documentData),
    errors: ['not_found'],
  }),
  upload: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/:id/participant-documents/:d/participants/:p`,
    summary:
      'Send a paper: JPEG, PNG, WebP or PDF of 20 pages, 5 MB at most; kept is what was drawn anew from it',
    params: z.object({ id: text, d: text, p: text }),
    /** A family card replaces the family's; `own_card` stores it for this participant alone. */
    query: z.object({ own_card: z.enum(['true']).optional() }),
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: documentData,
    errors: [
      'not_found',
      'booking_state',
      'invalid_input',
      'too_many_requests',
      'unavailable',
      'request_running',
      'idempotency_key_reused',
    ],
  }),
};
