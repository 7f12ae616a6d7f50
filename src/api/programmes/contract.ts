// A partner writes its programmes (docs/product/programmes.md). Fields of a programme are checked by the domain, each under its path
// (`agenda.0.title.id`); faults of a check are said in the reader's words.
import * as z from 'zod';
import { productKinds } from '#shared/catalogue';
import { pageSizes } from '#shared/limits';
import { productData } from '#api/catalogue/departure-contract';
import { endpoint } from '#api/define';
import { limitOf, named, paged, searchText } from '#api/inputs';

const console = { who: ['partner_staff'], task: 'catalogue', spec: '§6 travel partner' } as const;
const programmes = '/api/v3/partner-console/programmes';
const hotels = '/api/v3/partner-console/hotels';
const field = z.unknown().optional();
const form = {
  kind: field,
  title: field,
  summary: field,
  description: field,
  days: field,
  nights: field,
  max_per_room: field,
  is_financing_available: field,
  is_savings_available: field,
  destinations: field,
  hotels: field,
  extras: field,
  supplies: field,
  agenda: field,
  includes: field,
  excludes: field,
  facilities: field,
  faq: field,
  cancellation: field,
  others: field,
};
/** The one that was read: a colleague may have saved since. */
const revision = z.int().min(0);
const states = ['draft', 'published', 'archived'] as const;

const text = z.object({ id: z.string(), en: z.string().optional() });
const count = z.int().nonnegative();
const programmeForm = z.object({
  kind: z.enum(productKinds),
  title: text,
  summary: text,
  description: text,
  days: count,
  nights: count,
  max_per_room: count,
  is_financing_available: z.boolean(),
  is_savings_available: z.boolean(),
  destinations: z.array(z.string()),
  hotels: z.array(z.object({ hotel_id: z.uuid(), nights: count })),
  /** `position` is the number under which carts remember it: sent back with it. */
  extras: z.array(
    z.object({ position: count.optional(), name: text, amount: count, is_mandatory: z.boolean() }),
  ),
  supplies: z.array(z.object({ position: count.optional(), name: text, amount: count, weight_grams: count })),
  agenda: z.array(z.object({ day: count, title: text, text })),
  includes: z.array(text),
  excludes: z.array(text),
  facilities: z.array(z.object({ icon: z.string(), text })),
  faq: z.array(z.object({ question: text, answer: text })),
  cancellation: z.array(z.object({ days_before: count, refund_basis_points: count })),
  others: z.array(text),
});
const summary = {
  id: z.uuid(),
  kind: z.enum(productKinds),
  title: text,
  state: z.enum(states),
  /** The published one; 0 while there is none. */
  version: count,
  /** Whether something waits to be published. */
  is_changed: z.boolean(),
};
const programmeData = z.object({
  ...summary,
  revision: count,
  programme: programmeForm,
  checks: z.array(
    z.object({
      field: z.string(),
      message_key: z.string(),
      message: z.string(),
      /** Whether it keeps the programme from being published; else it is advice. */
      is_blocking: z.boolean(),
    }),
  ),
  last_changed_at: z.iso.datetime().nullable(),
  last_changed_by: z.string().nullable(),
});
const hotelData = z.object({
  /** It waits for the operator: no programme is published with it before. */
  is_proposed: z.boolean(),
  id: z.uuid(),
  name: z.string(),
  destination: z.string(),
  stars: count,
  metres_to_mosque: count.nullable(),
  has_shuttle: z.boolean(),
});

export const programmesContract = {
  list: endpoint({
    ...console,
    scope: 'programmes_read',
    method: 'GET',
    path: programmes,
    summary: "The partner's programmes, the last changed first",
    query: paged(pageSizes.list).extend({
      state: z.enum(states).optional(),
      /** Words in its title. */
      search: searchText.optional(),
    }),
    data: z.array(z.object({ ...summary, departures_ahead: count, changed_at: z.iso.datetime() })),
    paged: true,
  }),
  create: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'POST',
    path: programmes,
    summary: 'Begin a programme; nobody else reads it before it is published',
    body: z.object(form),
    data: programmeData,
    errors: ['invalid_input'],
  }),
  detail: endpoint({
    ...console,
    scope: 'programmes_read',
    method: 'GET',
    path: `${programmes}/:id`,
    summary: 'The working copy, with what keeps it from being published',
    params: named,
    data: programmeData,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'PUT',
    path: `${programmes}/:id`,
    summary: 'Save the working copy over the revision that was read',
    params: named,
    body: z.object({ ...form, revision }),
    data: programmeData,
    errors: ['not_found', 'invalid_input', 'programme_changed'],
  }),
  discard: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'POST',
    path: `${programmes}/:id/discard`,
    summary: 'Take back what was not published; a programme that never was is deleted',
    params: named,
    body: z.object({ revision }),
    data: z.null(),
    errors: ['not_found', 'programme_changed'],
  }),
  duplicate: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'POST',
    path: `${programmes}/:id/duplicate`,
    summary: 'Begin another one like it',
    params: named,
    data: programmeData,
    errors: ['not_found'],
  }),
  publish: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'POST',
    path: `${programmes}/:id/publish`,
    summary: 'Publish the revision that was read as the next version',
    params: named,
    body: z.object({ revision }),
    data: programmeData,
    errors: ['not_found', 'programme_changed', 'programme_incomplete'],
  }),
  archive: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'POST',
    path: `${programmes}/:id/archive`,
    summary: 'Take it out of the lists of what gets new departures',
    params: named,
    data: z.null(),
    errors: ['not_found', 'programme_on_sale'],
  }),
  archiveMany: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'POST',
    path: `${programmes}/archive`,
    summary: 'Archive all of these, or none: one with departures on sale is named',
    body: z.object({ ids: z.array(z.string()) }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  restore: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'POST',
    path: `${programmes}/:id/restore`,
    summary: 'Take it back out of the archive',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  preview: endpoint({
    ...console,
    scope: 'programmes_read',
    method: 'GET',
    path: `${programmes}/:id/preview`,
    summary: 'The product as pilgrims would read it',
    params: named,
    data: z.object({
      /** Whether date, airport and price are made up: it has no departure yet. */
      is_sample: z.boolean(),
      product: productData,
    }),
    errors: ['not_found', 'programme_incomplete'],
  }),
  versions: endpoint({
    ...console,
    scope: 'programmes_read',
    method: 'GET',
    path: `${programmes}/:id/versions`,
    summary: 'Every published version, the newest first: when, by whom, and what changed',
    params: named,
    data: z.array(
      z.object({
        version: count,
        published_at: z.iso.datetime(),
        published_by: z.string().nullable(),
        changed: z.array(z.string()),
        programme: programmeForm,
      }),
    ),
    errors: ['not_found'],
  }),
  hotels: endpoint({
    ...console,
    scope: 'programmes_read',
    method: 'GET',
    path: hotels,
    summary: 'The directory of hotels that all partners share, by name',
    query: z.object({ search: searchText.default(''), limit: limitOf(pageSizes.list) }),
    data: z.array(hotelData),
  }),
  addHotel: endpoint({
    ...console,
    scope: 'programmes_write',
    method: 'POST',
    path: hotels,
    summary: 'Propose a hotel that is missing; `metres_to_mosque` is the way on foot to the gate',
    body: z.object({
      name: field,
      destination: field,
      stars: field,
      metres_to_mosque: field,
      has_shuttle: field,
    }),
    data: hotelData,
    errors: ['invalid_input'],
  }),
};
