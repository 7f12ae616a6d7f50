// What a store sells, for its staff (docs/product/store-console.md): items with variants, certificates and photographs, and counting stock.
// Fields are checked by the domain.
import * as z from 'zod';
import { sheetMaxBytes } from '#platform/spreadsheets/read-upload';
import { itemColumns } from '#shared/item-columns';
import { evidenceKinds } from '#shared/item-query';
import { pageSizes } from '#shared/limits';
import { photographMaxBytes } from '#shared/pictures';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';

const ofStore = { who: ['store_staff'], spec: '§7 Merchandise (v1), docs/product/store-console.md' } as const;
const console = '/api/v3/store-console';
const items = `${console}/items` as const;
const pictures = `${console}/pictures` as const;
const field = z.unknown().optional();
const states = ['draft', 'published', 'withdrawn'] as const;
const localText = z.object({ id: z.string(), en: z.string().optional() });
const rupiah = z.int();

const certificate = z.object({ number: z.string(), valid_until: z.iso.date().nullable() });
const pictureData = z.object({ id: z.string(), path: z.string(), alt: localText });

const itemData = z.object({
  id: z.uuid(),
  slug: z.string(),
  status: z.enum(states),
  /** To be named when it is saved, published or withdrawn. */
  revision: z.int(),
  name: localText,
  description: localText,
  category: z.string(),
  reference: z.string(),
  variants: z.array(
    z.object({
      id: z.uuid(),
      name: localText,
      price: rupiah,
      weight_grams: z.int(),
      on_hand: z.int(),
      /** Of it set aside for orders that are not paid yet. */
      reserved: z.int(),
      /** Somebody ordered it: it stays. */
      is_ordered: z.boolean(),
    }),
  ),
  evidence: z.object({ halal: certificate, bpom: certificate }),
  /** What keeps it from being sold, and what would help its buyers. */
  faults: z.array(
    z.object({ code: z.string(), kind: z.enum(evidenceKinds).nullable(), is_blocking: z.boolean() }),
  ),
});

const written = {
  name: field,
  description: field,
  category: field,
  reference: field,
  variants: field,
  evidence: field,
};
const sheet = { field: 'file', maxBytes: sheetMaxBytes } as const;
const fileErrors = ['forbidden', 'invalid_input', 'payload_too_large', 'unavailable'] as const;
const count = z.int().nonnegative();
const atRevision = z.object({ revision: z.int() });

export const storeItemsContract = {
  list: endpoint({
    ...ofStore,
    method: 'GET',
    path: items,
    summary: "The store's items, last changed first; `need` narrows to what needs somebody",
    query: paged(pageSizes.console).extend({
      status: z.enum(states).optional(),
      need: z.enum(['sold_out', 'few_left', 'evidence']).optional(),
      category: searchText.optional(),
      search: searchText.optional(),
    }),
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        category: z.string(),
        status: z.enum(states),
        start_price: rupiah,
        /** What can still be ordered. */
        stock: z.int(),
        changed_at: z.iso.datetime(),
      }),
    ),
    paged: true,
    errors: ['forbidden'],
  }),
  takeTable: endpoint({
    ...ofStore,
    method: 'GET',
    path: `${items}/table`,
    summary: 'Every variant as a row of the table that can be sent back',
    data: z.array(z.record(z.enum(itemColumns), z.union([z.string(), z.number()]))),
    errors: ['forbidden'],
  }),
  tryTable: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${items}/table/check`,
    summary: 'What a table of items (XLSX or CSV, columns by name) would write; nothing is written',
    upload: sheet,
    data: z.object({
      /** Sent with the same file, it writes what was looked at. */
      trial: z.string(),
      created: count,
      changed: count,
      same: count,
      /** By row as a spreadsheet counts; a column that is null is the row as a whole. */
      faults: z.array(
        z.object({
          row: count,
          column: z.enum(itemColumns).nullable(),
          message_key: z.string(),
          message: z.string(),
        }),
      ),
    }),
    errors: fileErrors,
  }),
  writeTable: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${items}/table`,
    summary: 'Write a table of items that was tried: all rows, or none',
    query: z.object({ trial: z.string().max(64) }),
    upload: sheet,
    data: z.object({ created: count, changed: count }),
    errors: [...fileErrors, 'busy'],
  }),
  create: endpoint({
    ...ofStore,
    method: 'POST',
    path: items,
    summary: 'Begin an item as a draft, with one to twenty variants',
    body: z.object(written),
    data: itemData,
    errors: ['forbidden', 'invalid_input'],
  }),
  item: endpoint({
    ...ofStore,
    method: 'GET',
    path: `${items}/:id`,
    summary: 'One item as its store wrote it',
    params: named,
    data: itemData,
    errors: ['not_found', 'forbidden'],
  }),
  save: endpoint({
    ...ofStore,
    method: 'PUT',
    path: `${items}/:id`,
    summary:
      'Save an item over the revision it was read at; variants without an id are new, those not named are removed unless somebody ordered them',
    params: named,
    body: atRevision.extend(written),
    data: itemData,
    errors: ['not_found', 'forbidden', 'item_changed', 'invalid_input', 'busy'],
  }),
  publish: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${items}/:id/publish`,
    summary: 'Sell it from now on',
    params: named,
    body: atRevision,
    data: itemData,
    errors: ['not_found', 'forbidden', 'item_changed', 'item_incomplete'],
  }),
  withdraw: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${items}/:id/withdraw`,
    summary: 'Take it off sale: its page stays and says so',
    params: named,
    body: atRevision,
    data: itemData,
    errors: ['not_found', 'forbidden', 'item_changed'],
  }),
  duplicate: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${items}/:id/duplicate`,
    summary: 'Another draft like it, without code, stock, photographs and certificates',
    params: named,
    data: itemData,
    errors: ['not_found', 'forbidden'],
  }),
  countStock: endpoint({
    ...ofStore,
    method: 'PUT',
    path: `${console}/variants/:id/stock`,
    summary:
      'Write down what was counted of a variant; `was` is what it was thought to be, and refused when something was sold meanwhile',
    params: named,
    body: z.object({ on_hand: field, was: field }),
    data: z.null(),
    errors: ['not_found', 'forbidden', 'invalid_input', 'busy'],
  }),
  pictures: endpoint({
    ...ofStore,
    method: 'GET',
    path: `${items}/:id/pictures`,
    summary: 'The photographs of an item, in their order',
    params: named,
    data: z.array(pictureData),
    errors: ['not_found', 'forbidden'],
  }),
  addPicture: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${items}/:id/pictures`,
    summary: 'Add a photograph: JPEG, PNG, WebP or AVIF; twelve at most. `alt_id` says what it shows',
    params: named,
    query: z.object({ alt_id: z.string().optional(), alt_en: z.string().optional() }),
    upload: { field: 'picture', maxBytes: photographMaxBytes },
    data: z.array(pictureData),
    errors: ['not_found', 'forbidden', 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  describePicture: endpoint({
    ...ofStore,
    method: 'PUT',
    path: `${pictures}/:id`,
    summary: 'Write other words for a photograph',
    params: named,
    body: z.object({ alt_id: field, alt_en: field }),
    data: z.null(),
    errors: ['not_found', 'forbidden', 'invalid_input'],
  }),
  movePicture: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${pictures}/:id/move`,
    summary: "Move a photograph one place up or down among its item's; at an end nothing moves",
    params: named,
    body: z.object({ direction: z.enum(['up', 'down']) }),
    data: z.null(),
    errors: ['not_found', 'forbidden'],
  }),
  removePicture: endpoint({
    ...ofStore,
    method: 'DELETE',
    path: `${pictures}/:id`,
    summary: 'Take a photograph away; one that is gone counts as removed',
    params: named,
    data: z.null(),
    errors: ['forbidden'],
  }),
};
