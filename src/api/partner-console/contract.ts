// A partner's staff work on their orders (docs/product/partner-console.md). Fields are checked by the domain.
import * as z from 'zod';
import { milestoneKinds } from '#shared/milestones';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';

const spec = '§6 travel partner, docs/product/partner-console.md';
const console = { who: ['partner_staff'], spec } as const;
const partner = '/api/v3/partner-console';
const milestones = `${partner}/departures/:id/milestones` as const;
const field = z.unknown().optional();
const count = z.int().nonnegative();
/** Our choice: more orders than a departure has seats for. */
const mostOrders = 500;

export const partnerConsoleContract = {
  milestones: endpoint({
    ...console,
    task: 'milestones',
    method: 'GET',
    path: milestones,
    summary: 'The orders of a departure that may reach a milestone, by name, and when they did',
    params: named,
    query: z.object({ kind: z.enum(milestoneKinds) }),
    data: z.array(
      z.object({
        code: z.string(),
        /** Null once the account is deleted. */
        booker_name: z.string().nullable(),
        people: count,
        reached_on: z.iso.date().nullable(),
      }),
    ),
    errors: ['not_found'],
  }),
  recordMilestones: endpoint({
    ...console,
    task: 'milestones',
    method: 'POST',
    path: milestones,
    summary:
      'Record a milestone for these orders of the departure, over an earlier record of it; an order that ended or departed meanwhile is skipped. Only the manasik may lie ahead',
    params: named,
    body: z.object({
      orders: z.array(z.string()).max(mostOrders),
      kind: field,
      reached_on: field,
      note: field,
      courier: field,
      tracking_number: field,
    }),
    data: z.object({ recorded: count }),
    errors: ['not_found', 'invalid_input', 'busy'],
  }),
};
