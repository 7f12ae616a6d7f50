// Promos as those write them who bear them (docs/product/promos.md): the operator the platform's, a partner its own. Fields of a promo are
// checked by the domain, each under its path (`discount.amount`).
import * as z from 'zod';
import { promoPayers, promoStandings } from '#domain/promos';
import { promoCategories } from '#shared/promo-category';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';

const operator = { who: operatorRoles('promos'), spec: '§6 operator' } as const;
const partner = { who: ['partner_staff'], task: 'catalogue', spec: '§6 travel partner' } as const;
const ofPlatform = '/api/v3/operator/promos';
const ofPartner = '/api/v3/partner-console/promos';
const field = z.unknown().optional();
const count = z.int().nonnegative();
const text = z.object({ id: z.string(), en: z.string().optional() });
const moves = ['publish', 'pause', 'resume', 'end', 'archive'] as const;

const form = {
  brand: field,
  code: field,
  title: field,
  description: field,
  terms: field,
  category: field,
  partner: field,
  departures: field,
  discount: field,
  minimum_order: field,
  valid_from: field,
  valid_until: field,
  max_uses: field,
  max_uses_per_member: field,
  budget: field,
  is_listed: field,
};
/** The one that was read: a colleague may have saved since. */
const read = { revision: count };

const summary = z.object({
  id: z.uuid(),
  code: z.string(),
  title: text,
  standing: z.enum(promoStandings),
  revision: count,
  paid_by: z.enum(promoPayers),
  /** Whom the promo is for alone; null = departures of everybody. */
  partner: z.object({ slug: z.string(), name: z.string() }).nullable(),
  valid_from: z.iso.date(),
  valid_until: z.iso.date(),
  used: count,
  /** Uses that unpaid orders hold. */
  held: count,
  /** What both take off together, and what they may; null = any. */
  spent: count,
  budget: count.nullable(),
  max_uses: count.nullable(),
});
const detail = summary.extend({
  /** As it is sent to save it. */
  promo: z.object({
    brand: z.string(),
    code: z.string(),
    title: text,
    description: text,
    terms: z.array(text),
    category: z.enum(promoCategories),
    partner: z.string(),
    departures: z.array(z.string()),
    discount: z.union([
      z.object({ kind: z.literal('amount'), amount: count }),
      z.object({ kind: z.literal('share'), basis_points: count, cap: count }),
    ]),
    minimum_order: count,
    valid_from: z.iso.date(),
    valid_until: z.iso.date(),
    max_uses: count.nullable(),
    max_uses_per_member: count,
    budget: count.nullable(),
    is_listed: z.boolean(),
  }),
  /** Somebody ordered with it: what was promised stays. */
  is_fixed: z.boolean(),
  is_own: z.boolean(),
  moves: z.array(z.enum(moves)),
});
const trial = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Paid orders of those days that were looked at; more than are looked at when `is_capped`. */
  orders: count,
  is_capped: z.boolean(),
  uses: count,
  /** What those uses would have taken off, of what total. */
  cost: count,
  sales: count,
  /** When the budget or the number of uses would have ended. */
  used_up_on: z.iso.date().nullable(),
  excluded: z.array(z.object({ reason: z.string(), count })),
});

const simulated = z.object({
  slug: z.string(),
  title: text,
  departs_on: z.iso.date(),
  partner: z.object({ slug: z.string(), name: z.string() }),
});
const simulation = z.object({
  /** The day it is judged for: today, or its first. */
  on: z.iso.date(),
  /** At least one party gets a discount: the earliest few. */
  included: z.array(
    simulated.extend({
      parties: z.array(
        z.object({
          travellers: count,
          total: count,
          discount: count.nullable(),
          /** Null: it gets the discount. */
          refusal: z.string().nullable(),
        }),
      ),
    }),
  ),
  included_count: count,
  excluded: z.array(z.object({ refusal: z.string(), count, examples: z.array(simulated) })),
  /** How many open departures were looked at; there are more when `is_capped`. */
  looked: count,
  is_capped: z.boolean(),
});

const listQuery = paged(pageSizes.console).extend({
  search: searchText.default(''),
  standing: z.enum(promoStandings).optional(),
});
const days = z.object({ days: z.coerce.number<string>().int().min(1).max(366).default(90) });

/** The same at both consoles. */
const create = { method: 'POST', body: z.object(form), data: detail, errors: ['invalid_input'] } as const;
const one = { method: 'GET', params: named, data: detail, errors: ['not_found'] } as const;
const changing = ['not_found', 'content_changed', 'invalid_input', 'step_up_required'] as const;
const save = {
  method: 'PUT',
  params: named,
  body: z.object({ ...form, ...read }),
  data: detail,
  errors: changing,
} as const;
const move = {
  method: 'POST',
  params: named,
  body: z.object({ ...read, move: z.enum(moves) }),
  data: detail,
  errors: changing,
} as const;
const tried = { method: 'GET', params: named, query: days, data: trial, errors: ['not_found'] } as const;
const simulate = { method: 'GET', params: named, data: simulation, errors: ['not_found'] } as const;

export const promoConsoleContract = {
  list: endpoint({
    ...partner,
    scope: 'promos_read',
    method: 'GET',
    path: ofPartner,
    summary: "The partner's own promos, the last changed first; without `standing` all but the archived",
    query: listQuery,
    data: z.array(summary),
    paged: true,
  }),
  create: endpoint({
    ...partner,
    scope: 'promos_write',
    ...create,
    path: ofPartner,
    summary: 'A draft of a promo the partner bears; nobody finds it before it is published',
  }),
  detail: endpoint({
    ...partner,
    scope: 'promos_read',
    ...one,
    path: `${ofPartner}/:id`,
    summary: "One of the partner's own promos, with what it has cost",
  }),
  save: endpoint({
    ...partner,
    scope: 'promos_write',
    ...save,
    path: `${ofPartner}/:id`,
    summary: "Write one of the partner's own promos anew, over the revision it was read at",
  }),
  move: endpoint({
    ...partner,
    scope: 'promos_write',
    ...move,
    path: `${ofPartner}/:id/moves`,
    summary: "Publish, pause, resume, end or archive one of the partner's own promos",
  }),
  simulation: endpoint({
    ...partner,
    scope: 'promos_read',
    ...simulate,
    path: `${ofPartner}/:id/simulation`,
    summary:
      "What a promo would take off the partner's departures that are open now, and which it leaves out",
  }),
  /** Not for programs: it reads what the partner has sold. */
  trial: endpoint({
    ...partner,
    ...tried,
    path: `${ofPartner}/:id/past-orders`,
    summary: "What a promo would have cost on the partner's paid orders of the last `days` days",
  }),
  operatorList: endpoint({
    ...operator,
    method: 'GET',
    path: ofPlatform,
    summary: "Everybody's promos, the last changed first; without `standing` all but the archived",
    query: listQuery.extend({ payer: z.enum(promoPayers).optional() }),
    data: z.array(summary),
    paged: true,
  }),
  operatorPartners: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/v3/operator/promo-partners',
    summary: "The travel partners one of the platform's promos may be for, by name",
    data: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
  operatorCreate: endpoint({
    ...operator,
    ...create,
    path: ofPlatform,
    summary: 'A draft of a promo the platform bears; nobody finds it before it is published',
  }),
  operatorDetail: endpoint({
    ...operator,
    ...one,
    path: `${ofPlatform}/:id`,
    summary: "One promo, the platform's or a partner's, with what it has cost",
  }),
  operatorSave: endpoint({
    ...operator,
    ...save,
    path: `${ofPlatform}/:id`,
    summary: "Write one of the platform's promos anew, over the revision it was read at",
  }),
  operatorMove: endpoint({
    ...operator,
    ...move,
    path: `${ofPlatform}/:id/moves`,
    summary: "Publish, pause, resume, end or archive one of the platform's promos, or end a partner's",
  }),
  operatorTrial: endpoint({
    ...operator,
    ...tried,
    path: `${ofPlatform}/:id/past-orders`,
    summary: 'What a promo would have cost on paid orders of the last `days` days',
  }),
  operatorSimulation: endpoint({
    ...operator,
    ...simulate,
    path: `${ofPlatform}/:id/simulation`,
    summary: 'What a promo would take off the departures that are open now, and which it leaves out',
  }),
};
