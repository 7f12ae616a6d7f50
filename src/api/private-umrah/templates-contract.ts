// Templates of an agency's offers of private umrah (docs/product/private-umrah.md).
import * as z from 'zod';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';

const ofPartner = {
  who: ['partner_staff'],
  task: 'catalogue',
  spec: '§7 Custom private umrah, docs/product/private-umrah.md',
} as const;
const templates = '/api/v3/partner-console/umrah-offer-templates';
/** Whatever was sent: what is wrong with it the domain says, field by field. */
const field = z.unknown().optional();
const rupiah = z.int().nonnegative();

export const umrahTemplatesContract = {
  templates: endpoint({
    ...ofPartner,
    method: 'GET',
    path: templates,
    summary: "Templates of the agency's offers, by name",
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** For one adult. */
        lines: z.array(z.object({ label: z.string(), amount: rupiah })),
        child_amount: rupiah,
        infant_amount: rupiah,
        valid_days: z.int().positive(),
        note: z.string().nullable(),
        changed_at: z.iso.datetime(),
      }),
    ),
  }),
  saveTemplate: endpoint({
    ...ofPartner,
    method: 'POST',
    path: templates,
    summary: 'Keep lines, prices and words of an offer under a name',
    body: z.object({
      name: field,
      lines: field,
      child_amount: field,
      infant_amount: field,
      valid_days: field,
      note: field,
    }),
    data: z.object({ id: z.uuid() }),
    errors: ['invalid_input'],
  }),
  renameTemplate: endpoint({
    ...ofPartner,
    method: 'PATCH',
    path: `${templates}/:id`,
    summary: 'Another name for a template',
    params: named,
    body: z.object({ name: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  deleteTemplate: endpoint({
    ...ofPartner,
    method: 'DELETE',
    path: `${templates}/:id`,
    summary: 'Delete a template; offers that began with it stay as they are',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
};
