// What a travel partner says of itself (docs/product/partner-profile.md).
import * as z from 'zod';
import { documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named } from '#api/inputs';

const staff = { who: ['partner_staff'], task: 'profile', spec: '§6 travel partner' } as const;
const path = '/api/v3/partner-console/profile';
const field = z.unknown().optional();

const profile = z.object({
  version: z.int(),
  slug: z.string(),
  name: z.string(),
  legal_name: z.string(),
  description: z.string(),
  description_en: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  founded_year: z.int(),
});

export const partnerProfileContract = {
  read: endpoint({
    ...staff,
    method: 'GET',
    path,
    summary: "The partner's own page; name and legal name are changed by the operator",
    data: profile,
  }),
  change: endpoint({
    ...staff,
    method: 'PUT',
    path,
    summary: "Change the partner's own page; `version` is the one that was read",
    body: z.object({
      version: field,
      description: field,
      description_en: field,
      email: field,
      phone: field,
      address: field,
      city: field,
      founded_year: field,
    }),
    data: profile,
    errors: ['invalid_input', 'partner_changed'],
  }),
  licences: endpoint({
    ...staff,
    method: 'GET',
    path: `${path}/licences`,
    summary: "The partner's licences, each with the document that stands and whether it was looked at",
    data: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['ppiu', 'pihk']),
        number: z.string(),
        issued_on: z.iso.date(),
        valid_until: z.iso.date(),
        checked_on: z.iso.date(),
        document: z
          .object({
            id: z.uuid(),
            uploaded_at: z.iso.datetime(),
            /** Null: nobody has looked at it yet. */
            verdict: z.enum(['good', 'bad']).nullable(),
            note: z.string().nullable(),
            judged_at: z.iso.datetime().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  uploadLicence: endpoint({
    ...staff,
    method: 'POST',
    path: `${path}/licences/:id/document`,
    summary: 'Put up the document of a licence: JPEG, PNG, WebP or PDF; it waits to be looked at',
    params: named,
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  licenceDocument: endpoint({
    ...staff,
    ...documentFile,
    path: `${path}/licence-documents/:id`,
    summary: 'The document of a licence, as it was put up',
    params: named,
    errors: ['not_found'],
  }),
};
