// The five pieces of evidence of a departure (docs/product/departure-evidence.md): read, proven by a document, withdrawn.
import * as z from 'zod';
import { evidenceKinds } from '#shared/catalogue';
import { documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named } from '#api/inputs';

const console = {
  who: ['partner_staff'],
  task: 'evidence',
  spec: '§6 travel partner, docs/product/departure-evidence.md',
} as const;
const evidence = '/api/v3/partner-console/departures/:id/evidence';
const piece = z.object({ id: z.string(), kind: z.string() });
const text = z.string().max(200).default('');

export const departureEvidenceContract = {
  list: endpoint({
    ...console,
    method: 'GET',
    path: evidence,
    summary: 'The five pieces in the order pilgrims see them, each with the proof it rests on',
    params: named,
    data: z.array(
      z.object({
        kind: z.enum(evidenceKinds),
        state: z.string(),
        proof: z
          .object({
            id: z.uuid(),
            number: z.string(),
            dated_on: z.iso.date(),
            expires_on: z.iso.date().nullable(),
            has_file: z.boolean(),
            recorded_by: z.string().nullable(),
            recorded_at: z.iso.datetime(),
          })
          .nullable(),
      }),
    ),
    errors: ['not_found'],
  }),
  prove: endpoint({
    ...console,
    method: 'POST',
    path: `${evidence}/:kind`,
    summary: 'Confirm a piece by its document; an earlier proof is replaced. A visa comes after the hotel',
    params: piece,
    query: z.object({
      number: text,
      dated_on: text,
      /** Empty: it does not expire. */
      expires_on: text,
    }),
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  withdraw: endpoint({
    ...console,
    method: 'POST',
    path: `${evidence}/:kind/withdraw`,
    summary: 'Take a proof back: pilgrims see the piece as pending, and a visa with its hotel',
    params: piece,
    data: z.null(),
    errors: ['not_found'],
  }),
  file: endpoint({
    ...console,
    ...documentFile,
    path: '/api/v3/partner-console/evidence-proofs/:id/file',
    summary: 'The document a piece rests on, by the id of its proof',
    params: named,
    errors: ['not_found'],
  }),
};
