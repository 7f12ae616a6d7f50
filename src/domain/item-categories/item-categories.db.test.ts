// Categories of items on a real database: begun, renamed and put in order by the operator's content team.
import { beforeAll, expect, it } from 'vitest';
import { findItem } from '#domain/items';
import { listAllCategories } from '#domain/store-items';
import { createMember } from '#test/factories/accounts';
import { createItem } from '#test/factories/items';
import { createPlaces } from '#test/factories/programmes';
import { overlapping } from '#test/overlapping';
import { useTestContext } from '#test/test-context';
import {
  changeItemCategory,
  createItemCategory,
  listItemCategories,
  moveItemCategory,
} from './item-categories.ts';

const { database, deps } = useTestContext();
beforeAll(() => createPlaces(database.db));

const editor = async () => (await createMember(deps, { roles: ['operator_content'] })).actor;
const formOf = (id: string, form: object = {}) => ({
  name_id: id,
  name_en: `${id} in English`,
  evidence: [],
  ...form,
});
const order = async () => (await listAllCategories(deps)).map(({ slug }) => slug);

it('begins as the last, under an address made of its name', async () => {
  const actor = await editor();
  await createItemCategory(deps, actor, formOf('Minyak Zaitun', { evidence: ['bpom', 'halal', 'bpom'] }));
  const categories = await listItemCategories(deps, actor);
  expect(categories.at(-1)).toEqual({
    slug: 'minyak-zaitun',
    name: { id: 'Minyak Zaitun', en: 'Minyak Zaitun in English' },
    evidence: ['halal', 'bpom'],
    items: 0,
  });
  for (const [form, message] of [
    [formOf('minyak zaitun'), 'item_category_known'],
    [formOf('زيت'), 'item_category_short'],
    [formOf(''), 'error_field_empty'],
  ] as const)
    await expect(createItemCategory(deps, actor, form)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'name_id', message }],
    });
  await expect(createItemCategory(deps, actor, formOf('Madu', { name_en: ' ' }))).rejects.toMatchObject({
    faults: [{ field: 'name_en', message: 'error_field_empty' }],
  });
});

it('is renamed in both languages: its address stays, and its items are found by the new name', async () => {
  const actor = await editor();
  const { id } = await createItem(database.db, { category_slug: 'air-zamzam' });
  await changeItemCategory(deps, actor, {
    slug: 'air-zamzam',
    form: formOf('Sumur Mekah', { evidence: ['halal'] }),
  });
  expect((await listItemCategories(deps, actor)).find(({ slug }) => slug === 'air-zamzam')).toMatchObject({
    name: { id: 'Sumur Mekah' },
    evidence: ['halal'],
    items: 1,
  });
  expect(await findItem(deps, id)).not.toBeNull();
  const { search_text: words } = await database.db
    .selectFrom('items')
    .select('search_text')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(words).toContain('sumur mekah');
  await expect(
    changeItemCategory(deps, actor, { slug: 'tidak-ada', form: formOf('Lain') }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

it('goes up and down, also while somebody else orders', async () => {
  const actor = await editor();
  for (const name of ['Urut Satu', 'Urut Dua', 'Urut Tiga'])
    await createItemCategory(deps, actor, formOf(name));
  const mine = async () => (await order()).filter((slug) => slug.startsWith('urut-'));
  await moveItemCategory(deps, actor, { slug: 'urut-tiga', by: -1 });
  expect(await mine()).toEqual(['urut-satu', 'urut-tiga', 'urut-dua']);
  await moveItemCategory(deps, actor, { slug: 'urut-dua', by: 1 });
  expect(await mine()).toEqual(['urut-satu', 'urut-tiga', 'urut-dua']);
  await overlapping(
    database.owner.db,
    (held) => held.selectFrom('item_categories').select('slug').forUpdate().execute(),
    [1, 2].map(() => () => moveItemCategory(deps, actor, { slug: 'urut-dua', by: -1 })),
  );
  expect(await mine()).toEqual(['urut-dua', 'urut-satu', 'urut-tiga']);
  await expect(moveItemCategory(deps, actor, { slug: 'tidak-ada', by: 1 })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it("is the content team's alone, and leaves a line of who wrote", async () => {
  const actor = await editor();
  const { actor: other } = await createMember(deps, { roles: ['operator_finance'] });
  const forbidden = { code: 'forbidden' };
  await expect(listItemCategories(deps, other)).rejects.toMatchObject(forbidden);
  await expect(createItemCategory(deps, other, formOf('Sajadah'))).rejects.toMatchObject(forbidden);
  await createItemCategory(deps, actor, formOf('Sajadah'));
  const about = { slug: 'sajadah' };
  await expect(changeItemCategory(deps, other, { ...about, form: formOf('Karpet') })).rejects.toMatchObject(
    forbidden,
  );
  await expect(moveItemCategory(deps, other, { ...about, by: 1 })).rejects.toMatchObject(forbidden);
  await changeItemCategory(deps, actor, { ...about, form: formOf('Karpet') });
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_role'])
    .where('actor_id', '=', actor.accountId)
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { action: 'item_category.created', actor_role: 'operator_content' },
    { action: 'item_category.changed', actor_role: 'operator_content' },
  ]);
});
