// What the calls about a store's items are asked.
import { tryItems } from '#domain/store-items';
import { itemFileOf, itemFormOf, writeStoreItem } from '#test/factories/item-forms';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createItem, createStore } from '#test/factories/items';
import { createPicture, photograph } from '#test/factories/pictures';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call } from '#test/api/call';
import { storeOf } from '#api/store-orders/calls';

const console = '/api/v3/store-console';
const items = `${console}/items`;
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Of the caller's store; for whoever has none, of somebody's. */
async function writer(context: ApiTestContext): Promise<SignedIn> {
  const partnerId = (await storeOf(context)) ?? (await createStore(context.deps.db)).id;
  return createMember(context.deps, { roles: ['store_staff'], partnerId });
}

async function item(context: ApiTestContext) {
  // What it is filed under.
  await createItem(context.deps.db);
  return writeStoreItem(context.deps, await writer(context));
}

const at =
  (after: string, bodyOf?: (written: Awaited<ReturnType<typeof item>>) => object): Ask =>
  async (context) => {
    const written = await item(context);
    return { url: `${items}/${written.id}${after}`, ...(bodyOf && { body: bodyOf(written) }) };
  };

/** Nobody's, and another store's. */
const unknown = (after: string, body?: object): Ask[] => [
  ...[unknownId, 'x', '%00'].map((id) => ({ url: `${items}/${id}${after}`, ...(body && { body }) })),
  async ({ deps }) => ({
    url: `${items}/${(await createItem(deps.db)).id}${after}`,
    ...(body && { body }),
  }),
];

const revision = ({ revision: read }: { revision: number }) => ({ revision: read });

async function picture(context: ApiTestContext): Promise<string> {
  const { id } = await item(context);
  const { actor } = await writer(context);
  return createPicture(context.deps, actor, {
    use: 'item',
    item_id: id,
    alt: JSON.stringify({ id: 'Kurma' }),
  });
}
const ofPicture =
  (after: string, body?: object): Ask =>
  async (context) => ({
    url: `${console}/pictures/${await picture(context)}${after}`,
    ...(body && { body }),
  });
const noPicture = (after: string, body: object): Ask[] =>
  ['x', '%00', 'x'.repeat(22)].map((id) => ({ url: `${console}/pictures/${id}${after}`, body }));

const send =
  (bytes: () => Promise<Buffer>, query = '?alt_id=Kurma'): Ask =>
  async (context) => ({
    url: `${items}/${(await item(context)).id}/pictures${query}`,
    ...(await multipart({ picture: { bytes: await bytes(), name: 'kurma.jpg', type: 'image/jpeg' } })),
  });

const stock =
  (body: object): Ask =>
  async (context) => ({ url: `${console}/variants/${(await item(context)).variants[0]!.id}/stock`, body });

const table = `${items}/table`;
const sentFile = (bytes: Buffer) => multipart({ file: { bytes, name: 'produk.csv', type: 'text/csv' } });
const wrongFiles = (url: string): [Ask, string][] => [
  [async () => ({ url, ...(await sentFile(Buffer.from('reference;name_id'))) }), 'file'],
  [async () => ({ url, ...(await sentFile(Buffer.from([0xff, 0xd8, 0xff]))) }), 'file'],
];

export const storeItemCalls: Record<string, Call> = {
  [`GET ${items}`]: {
    works: [
      async (context) => {
        await item(context);
        return { url: `${items}?status=draft&search=kurma` };
      },
      `${items}?need=few_left&category=kurma&page=2&limit=1`,
    ],
    wrong: {
      [`${items}?status=x`]: 'status',
      [`${items}?need=x`]: 'need',
      [`${items}?limit=0`]: 'limit',
      [`${items}?search=%00`]: 'search',
      [`${items}?category=%00`]: 'category',
    },
  },
  [`GET ${table}`]: {
    works: [
      async (context) => {
        await item(context);
        return { url: table };
      },
    ],
  },
  [`POST ${table}/check`]: {
    works: [
      async (context) => {
        await item(context);
        return { url: `${table}/check`, ...(await sentFile(itemFileOf([{}]).file)) };
      },
      async (context) => {
        await item(context);
        return { url: `${table}/check`, ...(await sentFile(itemFileOf([{ price: 'murah' }]).file)) };
      },
    ],
    wrong: wrongFiles(`${table}/check`),
  },
  [`POST ${table}`]: {
    works: [
      async (context) => {
        await item(context);
        const { actor } = await writer(context);
        const sent = itemFileOf([{ reference: 'KRM-09' }]);
        const { trial } = await tryItems(context.deps, actor, sent);
        return { url: `${table}?trial=${trial}`, ...(await sentFile(sent.file)) };
      },
    ],
    wrong: [
      ...wrongFiles(`${table}?trial=x`),
      [
        async (context) => {
          await item(context);
          return { url: `${table}?trial=x`, ...(await sentFile(itemFileOf([{}]).file)) };
        },
        'file',
      ],
    ],
  },
  [`POST ${items}`]: {
    works: [
      async (context) => {
        await createItem(context.deps.db);
        await storeOf(context);
        return { body: itemFormOf() };
      },
    ],
    wrong: [
      [{ body: itemFormOf({ name: { id: '' } }) }, 'name.id'],
      [{ body: itemFormOf({ variants: [] }) }, 'variants'],
      [{ body: itemFormOf({ evidence: 7 }) }, 'evidence'],
      [{ body: itemFormOf({ category: 'tidak-ada' }) }, 'category'],
    ],
  },
  [`GET ${items}/:id`]: { works: [at('')], unknown: unknown('') },
  [`PUT ${items}/:id`]: {
    works: [at('', ({ form, revision: read }) => ({ ...form, revision: read, reference: 'KRM-7' }))],
    wrong: [
      [at('', ({ form }) => ({ ...form })), 'revision'],
      [
        at('', ({ form, revision: read }) => ({
          ...form,
          revision: read,
          variants: [{ ...form.variants[0], price: 1 }],
        })),
        'variants.0.price',
      ],
    ],
    unknown: unknown('', itemFormOf({ revision: 1 })),
  },
  [`POST ${items}/:id/publish`]: {
    works: [at('/publish', revision)],
    wrong: [[at('/publish', () => ({})), 'revision']],
    unknown: unknown('/publish', { revision: 1 }),
  },
  [`POST ${items}/:id/withdraw`]: {
    works: [
      async (context) => {
        const { id } = await item(context);
        await context.deps.db.updateTable('items').set({ state: 'published' }).where('id', '=', id).execute();
        return { url: `${items}/${id}/withdraw`, body: { revision: 1 } };
      },
    ],
    wrong: [[at('/withdraw', () => ({})), 'revision']],
    unknown: unknown('/withdraw', { revision: 1 }),
  },
  [`POST ${items}/:id/duplicate`]: { works: [at('/duplicate')], unknown: unknown('/duplicate') },
  [`PUT ${console}/variants/:id/stock`]: {
    works: [stock({ on_hand: 12, was: 0 })],
    wrong: [
      [stock({ on_hand: -1, was: 0 }), 'on_hand'],
      [stock({ on_hand: 3, was: 7 }), 'on_hand'],
    ],
    unknown: [
      ...[unknownId, 'x', '%00'].map((id) => ({
        url: `${console}/variants/${id}/stock`,
        body: { on_hand: 1, was: 0 },
      })),
      async ({ deps }) => ({
        url: `${console}/variants/${(await createItem(deps.db)).variants[0]!}/stock`,
        body: { on_hand: 1, was: 0 },
      }),
    ],
  },
  [`GET ${items}/:id/pictures`]: { works: [at('/pictures')], unknown: unknown('/pictures') },
  [`POST ${items}/:id/pictures`]: {
    works: [send(photograph)],
    wrong: [
      [send(async () => Buffer.from('<html>')), 'picture'],
      [send(photograph, ''), 'alt_id'],
    ],
    unknown: [
      async () => ({
        url: `${items}/${unknownId}/pictures?alt_id=Kurma`,
        ...(await multipart({ picture: { bytes: await photograph(), name: 'a.jpg', type: 'image/jpeg' } })),
      }),
    ],
  },
  [`PUT ${console}/pictures/:id`]: {
    works: [ofPicture('', { alt_id: 'Kurma dalam kotak', alt_en: 'Dates in a box' })],
    wrong: [[ofPicture('', { alt_id: '' }), 'alt_id']],
    unknown: noPicture('', { alt_id: 'Kurma' }),
  },
  [`POST ${console}/pictures/:id/move`]: {
    works: [ofPicture('/move', { direction: 'up' })],
    wrong: [[ofPicture('/move', { direction: 'left' }), 'direction']],
    unknown: noPicture('/move', { direction: 'up' }),
  },
  [`DELETE ${console}/pictures/:id`]: { works: [ofPicture('')] },
};
