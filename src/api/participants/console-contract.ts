// A partner's staff fill travellers in from a table and check documents (docs/product/participants.md).
import * as z from 'zod';
import { sheetMaxBytes } from '#platform/spreadsheets/read-upload';
import { participantColumns } from '#shared/participant-columns';
import { documentKinds } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named } from '#api/inputs';
import { participantData } from './contract.ts';

const spec = '§6 travel partner, docs/product/participants.md';
const console = { who: ['partner_staff'], task: 'documents', spec } as const;
const partner = '/api/v3/partner-console';
const travellers = `${partner}/departures/:id/travellers` as const;
const field = z.unknown().optional();
const count = z.int().nonnegative();
const column = z.enum(participantColumns);
const sheet = { field: 'file', maxBytes: sheetMaxBytes } as const;
const fileErrors = [
  'not_found',
  'booking_state',
  'invalid_input',
  'payload_too_large',
  'unavailable',
] as const;

export const participantsConsoleContract = {
  ofBooking: endpoint({
    ...console,
    task: 'orders',
    method: 'GET',
    path: `${partner}/bookings/:id/participants`,
    summary:
      'Who travels on an order of the partner, and how far their documents are; birth dates and phones only while the journey needs them. Recorded for the member',
    params: named,
    data: z.array(participantData),
    errors: ['not_found'],
  }),
  identityNumber: endpoint({
    ...console,
    method: 'GET',
    path: `${partner}/bookings/:id/participants/:p/nik`,
    summary:
      'The identity number of one traveller, null when none was given, while the journey needs it. Recorded for the member; wants a fresh code',
    params: z.object({ id: z.string(), p: z.string() }),
    data: z.object({ nik: z.string().nullable() }),
    errors: ['not_found', 'step_up_required'],
  }),
  takeTable: endpoint({
    ...console,
    method: 'GET',
    path: `${travellers}/table`,
    summary:
      'Everybody who travels on a departure, with document numbers, as a table that can be sent back. Recorded for everybody in it; wants a fresh code',
    params: named,
    data: z.array(z.record(column, z.string().nullable())),
    errors: ['not_found', 'booking_state', 'step_up_required'],
  }),
  tryTable: endpoint({
    ...console,
    method: 'POST',
    path: `${travellers}/table/check`,
    summary: 'What a table of travellers (XLSX or CSV, columns by name) would write; nothing is written',
    params: named,
    upload: sheet,
    data: z.object({
      /** Sent with the same file, it writes what was looked at. */
      trial: z.string(),
      headings: z.array(z.string()),
      /** Where each column was read, from 0. */
      places: z.partialRecord(column, count),
      /** False: the columns that name a traveller are missing, and no row was read. */
      is_readable: z.boolean(),
      same: count,
      /** Which fields each row would change, never what stands in them. */
      changes: z.array(z.object({ row: count, booking: z.string(), number: count, fields: z.array(column) })),
      /** By row as a spreadsheet counts; a column that is null is the row as a whole. */
      faults: z.array(
        z.object({ row: count, column: column.nullable(), message_key: z.string(), message: z.string() }),
      ),
    }),
    errors: fileErrors,
  }),
  writeTable: endpoint({
    ...console,
    method: 'POST',
    path: `${travellers}/table`,
    summary: 'Write a table of travellers that was tried: all rows, or none. Wants a fresh code',
    params: named,
    query: z.object({ trial: z.string().max(64) }),
    upload: sheet,
    data: z.object({ changed: count }),
    errors: [...fileErrors, 'step_up_required', 'busy'],
  }),
  queue: endpoint({
    ...console,
    method: 'GET',
    path: `${partner}/documents`,
    summary: 'Documents that wait for a verdict, over all orders of the partner, the nearest departure first',
    data: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(documentKinds),
        uploaded_at: z.iso.datetime(),
        booking: z.string(),
        participant_id: z.uuid(),
        number: z.int(),
        name: z.string().nullable(),
        departure_id: z.uuid(),
        departs_on: z.iso.date(),
      }),
    ),
  }),
  accept: endpoint({
    ...console,
    method: 'POST',
    path: `${partner}/documents/accept`,
    summary: 'Accept documents of any orders together, each by its own rules. Wants a fresh code',
    body: z.object({ ids: z.array(z.string()).max(500) }),
    data: z.object({ accepted: count, refused: count }),
    errors: [
      'not_found',
      'invalid_input',
      'booking_state',
      'step_up_required',
      'birth_date_missing',
      'supplement_unpaid',
    ],
  }),
  judge: endpoint({
    ...console,
    method: 'POST',
    path: `${partner}/bookings/:id/documents/:d/verdict`,
    summary:
      'Accept one document, or ask for it again with a reason that the member reads. Wants a fresh code',
    params: z.object({ id: z.string(), d: z.string() }),
    body: z.object({ verdict: z.enum(['accepted', 'rejected']), reason_code: field, reason: field }),
    data: z.null(),
    errors: [
      'not_found',
      'invalid_input',
      'booking_state',
      'step_up_required',
      'birth_date_missing',
      'supplement_unpaid',
    ],
  }),
  file: endpoint({
    ...console,
    ...documentFile,
    path: `${partner}/bookings/:id/documents/:d`,
    summary:
      "A traveller's document, while the journey needs it. Recorded for the member; wants a fresh code",
    params: z.object({ id: z.string(), d: z.string() }),
    errors: ['not_found', 'step_up_required'],
  }),
};
