// The operator's reports of a period (docs/product/operator-reports.md).
import * as z from 'zod';
import { refundReasons } from '#domain/payments';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';

const ofOperator = {
  who: operatorRoles('reports'),
  spec: '§6 Operator console',
  /** Days of Indonesia, both inclusive, a year at most; without them this month until today. */
  query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
} as const;
const reports = '/api/v3/operator/reports';
const count = z.int().nonnegative();
const sales = { ordered: count, paid: count, people: count, sold: count, received: count };
const conversion = { chosen: count, ordered: count, paid: count };

export const operatorReportsContract = {
  sales: endpoint({
    ...ofOperator,
    method: 'GET',
    path: `${reports}/sales`,
    summary:
      'Orders placed, those of them that were paid for, and what arrived; by day, or by month beyond a month',
    data: z.object({
      step: z.enum(['day', 'month']),
      rows: z.array(z.object({ of: z.iso.date(), ...sales })),
      total: z.object(sales),
    }),
  }),
  conversion: endpoint({
    ...ofOperator,
    method: 'GET',
    path: `${reports}/conversion`,
    summary:
      'How many of the journeys chosen in the period were ordered, and paid for; visits are not stored',
    data: z.object({
      step: z.enum(['day', 'month']),
      rows: z.array(z.object({ of: z.iso.date(), ...conversion })),
      total: z.object(conversion),
    }),
  }),
  departures: endpoint({
    ...ofOperator,
    method: 'GET',
    path: `${reports}/departures`,
    summary: 'How full the journeys are that leave in the period',
    data: z.object({
      rows: z.array(
        z.object({
          id: z.uuid(),
          title: z.object({ id: z.string(), en: z.string().optional() }),
          partner: z.string(),
          departs_on: z.iso.date(),
          state: z.enum(['published', 'cancelled']),
          quota: count,
          sold: count,
          held: count,
          minimum_group: count.nullable(),
        }),
      ),
      total: z.object({
        departures: count,
        quota: count,
        sold: count,
        held: count,
        below_minimum: count,
        cancelled: count,
      }),
      is_cut: z.boolean(),
    }),
  }),
  refunds: endpoint({
    ...ofOperator,
    method: 'GET',
    path: `${reports}/refunds`,
    summary: 'What goes back of what came up in the period, by reason',
    data: z.array(
      z.object({
        reason: z.enum(refundReasons),
        count,
        amount: count,
        median_days: count.nullable(),
        open: count,
        open_amount: count,
      }),
    ),
  }),
};
