// Distribution partners as the operator reads, closes and opens them (docs/product/distribution-partners.md). Fields are checked by the domain.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';

const team = { who: operatorRoles('partners'), spec: '§6 Acquisition team' } as const;
const partners = '/api/v3/operator/distribution-partners';
const field = z.unknown().optional();
const evidence = { source: field, note: field };
const states = ['active', 'suspended'] as const;
const text = z.object({ id: z.string(), en: z.string().optional() });

const listedData = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.enum(states),
  affiliate_code: z.string().nullable(),
  orders: z.int(),
  earned: z.int(),
  missing: z.array(z.enum(['page', 'english', 'code'])),
});

export const distributionStandingContract = {
  list: endpoint({
    ...team,
    method: 'GET',
    path: partners,
    summary:
      'Distribution partners, closed ones first, with what was sold through them and what their page lacks',
    query: paged(pageSizes.console).extend({
      state: z.enum(states).optional(),
      search: searchText.default(''),
    }),
    data: z.array(listedData),
    paged: true,
  }),
  detail: endpoint({
    ...team,
    method: 'GET',
    path: `${partners}/:id`,
    summary: "A distribution partner's page, standing and history",
    params: named,
    data: listedData.extend({
      legal_name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      joined_on: z.iso.date(),
      suspended_on: z.iso.date().nullable(),
      suspended_reason: text.nullable(),
      page: z.object({ headline: text, description: text, body: text }).nullable(),
      history: z.array(
        z.object({
          event: z.string(),
          effective_on: z.iso.date(),
          source: z.string(),
          note: z.string(),
          recorded_by: z.string().nullable(),
          recorded_at: z.iso.datetime(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  close: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/close`,
    summary: 'Take its page away and count nothing under its code; what was earned stays',
    params: named,
    body: z.object({ reason_id: field, reason_en: field, ...evidence }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  open: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/open`,
    summary: 'Show its page and count its code again',
    params: named,
    body: z.object(evidence),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
};
