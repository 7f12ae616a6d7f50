// A partner writes its departures (docs/product/departures.md). Fields are checked by the domain, each under its path; what keeps a
// departure from being published is said in the reader's words.
import * as z from 'zod';
import { sheetMaxBytes } from '#platform/spreadsheets/read-upload';
import { roomTypes } from '#shared/catalogue';
import { departureColumns } from '#shared/departure-columns';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';

const console = { who: ['partner_staff'], task: 'catalogue', spec: '§6 travel partner' } as const;
const departures = '/api/v3/partner-console/departures';
const programmes = '/api/v3/partner-console/programmes';
const field = z.unknown().optional();
/** Of a change, only what is sent is touched. */
const form = {
  departure_airport: field,
  airline: field,
  flights: field,
  quota: field,
  room_prices: field,
  child: field,
  infant: field,
  down_payment: field,
  sale_ends_on: field,
  below_reference_reason: field,
  go: field,
};
const ids = z.array(z.string()).min(1);
const states = ['draft', 'published', 'cancelled'] as const;

const count = z.int().nonnegative();
const day = z.iso.date();
const text = z.object({ id: z.string(), en: z.string().optional() });
const agePrice = z.union([z.object({ amount: count }), z.object({ basis_points: count })]).nullable();
const written = {
  departure_airport: z.string(),
  airline: z.string().nullable(),
  flights: z.array(
    z.object({
      number: z.string(),
      from: z.string(),
      to: z.string(),
      departs: z.string(),
      arrives: z.string(),
      day: count,
    }),
  ),
  quota: count,
  room_prices: z.partialRecord(z.enum(roomTypes), count),
  child: agePrice,
  infant: agePrice,
  down_payment: z.object({ amount: count, settlement_due_days: count }).nullable(),
  sale_ends_on: day.nullable(),
  below_reference_reason: z.string().nullable(),
  go: z.object({ minimum_group: count, decide_on: day }).nullable(),
};
const summary = {
  id: z.uuid(),
  programme_id: z.uuid(),
  state: z.enum(states),
  departs_on: day,
  returns_on: day,
  /** Seats that are claimed, here or elsewhere: no quota goes below. */
  taken: count,
  is_sale_closed: z.boolean(),
};
const departureData = z.object({
  ...summary,
  slug: z.string(),
  ...written,
  checks: z.array(z.object({ field: z.string(), message_key: z.string(), message: z.string() })),
});
const seriesDay = z.object({ departs_on: day, returns_on: day });
const begun = z.object({ ids: z.array(z.uuid()) });
const sheet = { field: 'file', maxBytes: sheetMaxBytes } as const;
const fileErrors = ['invalid_input', 'payload_too_large', 'unavailable'] as const;
const errors = ['not_found', 'invalid_input', 'departure_not_sold', 'departure_departed', 'busy'] as const;

export const departuresContract = {
  list: endpoint({
    ...console,
    scope: 'departures_read',
    method: 'GET',
    path: departures,
    summary: "The partner's departures by date, drafts among them",
    query: paged(pageSizes.list).extend({
      programme_id: z.uuid().optional(),
      state: z.enum(states).optional(),
    }),
    data: z.array(z.object({ ...summary, title: text, quota: count, price_from: count.nullable() })),
    paged: true,
  }),
  detail: endpoint({
    ...console,
    scope: 'departures_read',
    method: 'GET',
    path: `${departures}/:id`,
    summary: 'One departure as it is written, with what keeps it from being published',
    params: named,
    data: departureData,
    errors: ['not_found'],
  }),
  preview: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${programmes}/:id/series`,
    summary: 'The days a series would have: named days, or weekdays with exceptions',
    params: named,
    body: z.object({ series: field }),
    data: z.array(seriesDay),
    errors: ['not_found', 'invalid_input'],
  }),
  create: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${programmes}/:id/departures`,
    summary: 'Begin a departure on each day of a series; they are drafts until they are published',
    params: named,
    body: z.object({ series: field, ...form }),
    data: begun,
    errors: ['not_found', 'invalid_input', 'busy'],
  }),
  copy: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${departures}/:id/copies`,
    summary: 'The same departure on other days',
    params: named,
    body: z.object({ series: field }),
    data: begun,
    errors: ['not_found', 'invalid_input', 'busy'],
  }),
  change: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'PATCH',
    path: departures,
    summary: 'Write the fields that are sent into all of these departures, or into none',
    body: z.object({ ids, changes: z.object(form) }),
    data: z.object({
      /** Takes the change back. */
      batch_id: z.uuid(),
      departures: count,
      /** Carts that are told a new price at their checkout; orders keep theirs. */
      carts: count,
    }),
    errors: [...errors, 'departure_incomplete'],
  }),
  undo: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${departures}/changes/:id/undo`,
    summary: 'Take a change back, where nobody has changed the same fields since',
    params: named,
    data: z.object({ departures: count }),
    errors: [...errors, 'departure_incomplete'],
  }),
  changes: endpoint({
    ...console,
    scope: 'departures_read',
    method: 'GET',
    path: `${departures}/:id/changes`,
    summary: 'What was changed on it, by whom, the newest first',
    params: named,
    data: z.array(
      z.object({
        batch_id: z.uuid(),
        changed_at: z.iso.datetime(),
        changed_by: z.string().nullable(),
        was: z.record(z.string(), z.unknown()),
        became: z.record(z.string(), z.unknown()),
      }),
    ),
    errors: ['not_found'],
  }),
  takeTable: endpoint({
    ...console,
    scope: 'departures_read',
    method: 'GET',
    path: `${departures}/table`,
    summary: 'Every departure as a row of the table that can be sent back, by date',
    data: z.array(z.record(z.enum(departureColumns), z.union([z.string(), z.number()]).nullable())),
  }),
  tryTable: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${departures}/table/check`,
    summary: 'What a table of departures (XLSX or CSV, columns by name) would write; nothing is written',
    upload: sheet,
    data: z.object({
      /** Sent with the same file, it writes what was looked at. */
      trial: z.string(),
      headings: z.array(z.string()),
      /** Where each column was read, from 0. */
      places: z.partialRecord(z.enum(departureColumns), count),
      /** False: columns are missing, and no row was read. */
      is_readable: z.boolean(),
      created: count,
      changed: count,
      same: count,
      /** By row as a spreadsheet counts; a column that is null is the row as a whole. */
      faults: z.array(
        z.object({
          row: count,
          column: z.enum(departureColumns).nullable(),
          message_key: z.string(),
          message: z.string(),
        }),
      ),
      /** When these bytes began departures: they do not begin them twice. */
      imported_at: z.iso.datetime().nullable(),
    }),
    errors: fileErrors,
  }),
  writeTable: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${departures}/table`,
    summary: 'Write a table of departures that was tried: all rows, or none',
    query: z.object({ trial: z.string().max(64) }),
    upload: sheet,
    data: z.object({
      created: count,
      changed: count,
      carts: count,
      /** Takes the changes back. */
      batch_id: z.uuid().nullable(),
    }),
    errors: [...fileErrors, 'busy'],
  }),
  publish: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${departures}/publish`,
    summary: 'Pilgrims find them from now on',
    body: z.object({ ids }),
    data: z.null(),
    errors: [...errors, 'departure_incomplete'],
  }),
  closeSale: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${departures}/close-sale`,
    summary: 'Nobody can join from now on; orders stay',
    body: z.object({ ids }),
    data: z.null(),
    errors,
  }),
  openSale: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${departures}/open-sale`,
    summary: 'The sale goes on until the day it had',
    body: z.object({ ids }),
    data: z.null(),
    errors,
  }),
  remove: endpoint({
    ...console,
    scope: 'departures_write',
    method: 'POST',
    path: `${departures}/delete-drafts`,
    summary: 'Delete drafts',
    body: z.object({ ids }),
    data: z.null(),
    errors: [...errors, 'departure_published'],
  }),
};
