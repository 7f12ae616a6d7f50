// Brands as the operator writes them (docs/product/brands.md): a draft in parts, its preview, publishing, rolling back. Fields are
// checked by the domain, which names each that is wrong.
import * as z from 'zod';
import { brandPartNames, brandParts } from '#shared/brand-fields';
import { brandPictureFields } from '#shared/brand-pictures';
import { operatorRoles } from '#shared/operator-tasks';
import { photographMaxBytes } from '#shared/pictures';
import { endpoint } from '#api/define';
import { named, readRevision, revisionOf } from '#api/inputs';

const each = { who: operatorRoles('brands'), spec: '§1 White-label' } as const;
const brands = '/api/v3/operator/brands';
const field = z.unknown().optional();
/** Every field as text, '' where there is nothing; flags are '1' or '0'. */
const fields = z.record(z.string(), z.string());

const brandData = z.object({
  id: z.string(),
  is_default: z.boolean(),
  live: fields,
  draft: fields,
  revision: z.int(),
  changed: z.array(z.string()),
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.string().nullable(),
  versions: z.array(
    z.object({
      number: z.int(),
      published_at: z.iso.datetime(),
      published_by: z.string().nullable(),
      restored_from: z.int().nullable(),
      changed: z.array(z.string()),
    }),
  ),
});

export const brandPublishingContract = {
  list: endpoint({
    ...each,
    method: 'GET',
    path: brands,
    summary: 'Every brand, and whether a draft of it waits',
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        domain: z.string(),
        is_default: z.boolean(),
        drafted_at: z.iso.datetime().nullable(),
        version: z.int().nullable(),
      }),
    ),
  }),
  detail: endpoint({
    ...each,
    method: 'GET',
    path: `${brands}/:id`,
    summary: 'A brand as it is shown and as it is written, with its newest versions',
    params: named,
    data: brandData,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...each,
    method: 'PUT',
    path: `${brands}/:id/parts/:part`,
    summary: `Write one part of the draft (${brandPartNames.join(', ')}), all its fields at once; \`revision\` is the one that was read`,
    params: named.extend({ part: z.string() }),
    body: z.object({
      revision: revisionOf,
      ...Object.fromEntries(
        Object.values(brandParts)
          .flat()
          .map((name) => [name, field]),
      ),
    }),
    data: brandData,
    errors: ['not_found', 'invalid_input', 'brand_changed'],
  }),
  derive: endpoint({
    ...each,
    method: 'POST',
    path: `${brands}/:id/shades`,
    summary: 'Write a palette that can be read into the draft, derived from two colours',
    params: named,
    body: z.object({
      revision: revisionOf,
      background_primary: z.string(),
      background_secondary: z.string(),
    }),
    data: brandData,
    errors: ['not_found', 'invalid_input', 'brand_changed'],
  }),
  upload: endpoint({
    ...each,
    method: 'POST',
    path: `${brands}/:id/pictures/:field`,
    summary: `Upload a picture (${brandPictureFields.join(', ')}): JPEG, PNG, WebP or AVIF. The draft then names it; \`revision\` is the one that was read`,
    params: named.extend({ field: z.string() }),
    query: z.object({ revision: readRevision }),
    upload: { field: 'picture', maxBytes: photographMaxBytes },
    data: brandData,
    errors: ['not_found', 'invalid_input', 'brand_changed', 'too_many_requests', 'unavailable'],
  }),
  discard: endpoint({
    ...each,
    method: 'DELETE',
    path: `${brands}/:id/draft`,
    summary: 'Throw the draft away',
    params: named,
    data: brandData,
    errors: ['not_found'],
  }),
  preview: endpoint({
    ...each,
    method: 'POST',
    path: `${brands}/:id/preview`,
    summary:
      "A link that shows the draft for an hour in the browser that opens it, on one of the brand's hosts; an earlier one ends",
    params: named,
    data: z.object({ host: z.string(), path: z.string() }),
    errors: ['not_found'],
  }),
  publish: endpoint({
    ...each,
    method: 'POST',
    path: `${brands}/:id/publish`,
    summary: 'Show the draft to everybody; fees are published by finance alone. Asks for a recent code',
    params: named,
    body: z.object({ revision: revisionOf }),
    data: brandData,
    errors: ['not_found', 'invalid_input', 'brand_changed', 'step_up_required'],
  }),
  rollBack: endpoint({
    ...each,
    method: 'POST',
    path: `${brands}/:id/roll-back`,
    summary: 'Show an older version again, as a new one; a draft stays. Asks for a recent code',
    params: named,
    body: z.object({ number: revisionOf }),
    data: brandData,
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
};
