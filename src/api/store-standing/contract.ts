// Stores as the operator reads them, freezing and reopening their sales (docs/product/stores.md). Fields are checked by the domain.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';

const team = { who: operatorRoles('stores'), spec: '§6 Acquisition team' } as const;
const stores = '/api/v3/operator/stores';
const field = z.unknown().optional();
const evidence = { source: field, note: field };
const states = ['active', 'suspended'] as const;

const listedData = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.enum(states),
  items: z.int(),
  /** Paid and not there yet; of these, not sent by the day promised. */
  open_parcels: z.int(),
  late_parcels: z.int(),
  rating: z.number().nullable(),
});

export const storeStandingContract = {
  list: endpoint({
    ...team,
    method: 'GET',
    path: stores,
    summary: 'Approved stores: frozen ones and those late with parcels first',
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
    path: `${stores}/:id`,
    summary: "A store's standing and its history",
    params: named,
    data: listedData.extend({
      address: z.string(),
      ready_days: z.int(),
      approved_at: z.iso.datetime(),
      suspended_on: z.iso.date().nullable(),
      suspended_reason: z.object({ id: z.string(), en: z.string().optional() }).nullable(),
      ended_certificates: z.int(),
      contested_returns: z.int(),
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
  freeze: endpoint({
    ...team,
    method: 'POST',
    path: `${stores}/:id/freeze`,
    summary: 'End its sales at once; paid orders go on',
    params: named,
    body: z.object({ reason_id: field, reason_en: field, ...evidence }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  reopen: endpoint({
    ...team,
    method: 'POST',
    path: `${stores}/:id/reopen`,
    summary: 'Let it sell again',
    params: named,
    body: z.object(evidence),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
};
