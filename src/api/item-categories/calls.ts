// What the calls about categories of items are asked.
import { randomInt } from 'node:crypto';
import { createItemCategory, listItemCategories } from '#domain/item-categories';
import { createMember } from '#test/factories/accounts';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const categories = '/api/v3/operator/item-categories';
const names = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00', 'A%27%20OR%201=1'];

/** Another name each time: an address is there once. */
const form = (change: object = {}) => {
  const name = `Kategori ${randomInt(1e9)}`;
  return { name_id: name, name_en: name, evidence: ['halal'], ...change };
};
async function created({ deps }: ApiTestContext): Promise<string> {
  const { actor } = await createMember(deps, { roles: ['operator_content'] });
  const body = form();
  await createItemCategory(deps, actor, body);
  return (await listItemCategories(deps, actor)).find(({ name }) => name.id === body.name_id)!.slug;
}
const on =
  (after: string, body: () => object): Ask =>
  async (scene) => ({ url: `${categories}/${await created(scene)}${after}`, body: body() });
const unknown = (after: string, body: object): Ask[] =>
  names.map((name) => ({ url: `${categories}/${name}${after}`, body }));

export const itemCategoriesCalls: Record<string, Call> = {
  [`GET ${categories}`]: { works: [categories] },
  [`POST ${categories}`]: {
    works: [async () => ({ body: form() })],
    wrong: [
      [{ body: form({ name_id: '' }) }, 'name_id'],
      [{ body: form({ name_id: '---' }) }, 'name_id'],
      [{ body: form({ name_en: 'x'.repeat(61) }) }, 'name_en'],
      [{ body: form({ evidence: ['iso'] }) }, 'evidence'],
      [{ body: form({ evidence: 'halal' }) }, 'evidence'],
      // There is one of that name.
      [
        async (scene) => {
          const slug = await created(scene);
          return { body: form({ name_id: slug.replaceAll('-', ' ') }) };
        },
        'name_id',
      ],
    ],
  },
  [`PUT ${categories}/:slug`]: {
    works: [on('', form), on('', () => form({ evidence: [] }))],
    wrong: [[on('', () => form({ name_id: 7 })), 'name_id']],
    unknown: unknown('', form()),
  },
  [`POST ${categories}/:slug/moves`]: {
    works: [on('/moves', () => ({ direction: 'up' })), on('/moves', () => ({ direction: 'down' }))],
    wrong: [[on('/moves', () => ({ direction: 'left' })), 'direction']],
    unknown: unknown('/moves', { direction: 'up' }),
  },
};
