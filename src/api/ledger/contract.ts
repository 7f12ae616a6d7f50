// The books over HTTP (docs/product/ledger.md): trial balance, months that are closed, and closing one, for the operator's finance; and what a
// partner and a store read of their own account.
import * as z from 'zod';
import { isCalendarDate } from '#shared/calendar-date';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { limited, paged } from '#api/inputs';

const ofFinance = { who: operatorRoles('books'), spec: '§1 payments, docs/product/ledger.md' } as const;
const ofPartner = {
  who: ['partner_staff'],
  task: 'money',
  spec: '§6 travel partner, docs/product/partner-console.md',
} as const;
const operator = '/api/v3/operator';
const console = '/api/v3/partner-console';
const sum = z.int();
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);
const periodData = z.object({ month, closed_at: z.iso.datetime() });
const days = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const period = paged(pageSizes.console).extend(days);
const statementData = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  opening: sum,
  closing: sum,
  entries: z.array(
    z.object({
      id: z.string(),
      on: z.iso.date(),
      kind: z.string(),
      order_code: z.string().nullable(),
      /** The gain; a loss where it is negative. */
      amount: sum,
      balance: sum,
    }),
  ),
});
/** Money in and out on a day, or in a month. */
const moved = <Of extends z.ZodType>(of: Of) => z.array(z.object({ of, came: sum, went: sum }));

export const ledgerContract = {
  trialBalance: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/trial-balance`,
    summary: 'Every account of the ledger until the end of a day; the difference is zero',
    query: z.object({ until: z.iso.date().optional() }),
    data: z.object({
      until: z.iso.date(),
      difference: sum,
      lines: z.array(
        z.object({
          account: z.string(),
          type: z.enum(['asset', 'liability', 'income', 'expense']),
          debit: sum,
          credit: sum,
          balance: sum,
        }),
      ),
    }),
  }),
  journal: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/journal`,
    summary:
      'Every entry of the days asked for, by day and in the order of posting; `next` of one answer is `after` of the next call. This month unless days are named, a year at most',
    query: limited(pageSizes.console).extend({
      ...days,
      after: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d_\d{1,15}_\d{1,4}$/)
        .refine((place) => isCalendarDate(place.slice(0, 10)))
        .optional(),
    }),
    data: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      lines: z.array(
        z.object({
          transaction: z.string(),
          value_on: z.iso.date(),
          posted_at: z.iso.datetime(),
          kind: z.string(),
          key: z.string(),
          account: z.string(),
          type: z.enum(['asset', 'liability', 'income', 'expense']),
          owner: z.string(),
          order_code: z.string().nullable(),
          payment_reference: z.string().nullable(),
          currency: z.string(),
          debit: sum,
          credit: sum,
        }),
      ),
      /** Null: there is no more. */
      next: z.string().nullable(),
    }),
  }),
  journalFile: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/journal/file`,
    summary:
      'The journal as a table to take along, in the language of the call: CSV of any length, or a workbook of 200,000 lines at most, whose last says where more were left out',
    query: z.object({ ...days, format: z.enum(['csv', 'xlsx']).default('csv') }),
    download: ['csv', 'xlsx'],
    data: z.null(),
  }),
  trialBalanceFile: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/trial-balance/file`,
    summary: 'The trial balance as a table to take along, in the language of the call',
    query: z.object({ until: z.iso.date().optional(), format: z.enum(['csv', 'xlsx']).default('csv') }),
    download: ['csv', 'xlsx'],
    data: z.null(),
  }),
  lastCheck: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/ledger-check`,
    summary: 'What the last verification of the books found; null before the first',
    data: z
      .object({
        checked_at: z.iso.datetime(),
        faults: z.array(z.object({ promise: z.string(), at: z.string() })),
      })
      .nullable(),
  }),
  periods: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/ledger-periods`,
    summary: 'Closed months, the newest first',
    data: z.array(periodData),
  }),
  close: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/ledger-periods`,
    summary: 'Close a month that is over: nothing is posted into it afterwards',
    body: z.object({ month }),
    data: z.array(periodData),
    errors: ['period_not_over', 'period_closed', 'step_up_required'],
  }),
  storeStatement: endpoint({
    who: ['store_staff'],
    spec: '§7 Merchandise (v1), docs/product/store-console.md',
    method: 'GET',
    path: '/api/v3/store-console/statement',
    summary:
      "The store's account entry by entry, between its opening and its closing balance; this month unless a period is named, a year at most",
    query: period,
    data: statementData,
    paged: true,
    errors: ['forbidden'],
  }),
  partnerStatement: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/statement`,
    summary:
      "The partner's account entry by entry, between its opening and its closing balance, with the sums of the period's days and months; this month unless a period is named, a year at most",
    query: period,
    data: statementData.extend({
      /** Of the whole period, on every page. */
      days: moved(z.iso.date()),
      months: moved(month),
    }),
    paged: true,
  }),
  partnerBalance: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/balance`,
    summary:
      'What the partner is owed and owes, what lies in its payment accounts, and every part of the difference',
    data: z.object({
      /** After fees, with the platform's promos. */
      payable: sum,
      /** What it owes because it holds the money itself: taken off `payable` already. */
      receivable: sum,
      own_promos: sum,
      at_gateways: sum,
      /** Negative where it was paid before the gateway transferred. */
      at_bank: sum,
      gateway_costs: sum,
      refunds_open: sum,
      platform: sum,
      gateway_fees: sum,
      waiting: sum,
      platform_promos: sum,
    }),
  }),
};
