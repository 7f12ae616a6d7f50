// Banners, galleries and questions are written in drafts, shown on their days, taken down and brought back (docs/product/site-content.md).
import { beforeAll, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { useTestContext } from '#test/test-context';
import { addDays, todayInIndonesia } from '#shared/dates';
import {
  listBanners,
  listConsoleContent,
  listFaqs,
  listGalleries,
  publishContent,
  readConsoleContent,
  removeContent,
  restoreContent,
  saveContent,
} from './site-content.ts';

const { deps, brand } = useTestContext();
let content: SignedIn;
let today: string;
beforeAll(async () => {
  content = await createMember(deps, { roles: ['operator_content'] });
  today = todayInIndonesia(deps.now());
});

const bannerForm = (change: object = {}) => ({
  ...{ title_id: 'Umrah Rajab', title_en: 'Umrah in Rajab', text_id: 'Berangkat tenang', text_en: 'Calmly' },
  ...{ link: '/umroh', picture: '/covers/v2/makkah.dawn.1a7e.svg', place: 'home' },
  ...{ brand: brand.id, position: '1', starts_on: '', ends_on: '' },
  ...change,
});
const save = (form: object, id: string | null = null, revision = 0) =>
  saveContent(deps, content.actor, { id, kind: 'banner', revision, form });
const publish = (id: string, revision = 1) => publishContent(deps, content.actor, { id, revision });
const shown = async (seenBy: { id: string; isPreview?: boolean } = brand, day = today) =>
  (await listBanners(deps, seenBy, { today: day })).map(({ title }) => title.id);

it('a draft is seen in the preview, in its place, and by everybody once it is published', async () => {
  const id = await save(bannerForm());
  expect(await shown()).not.toContain('Umrah Rajab');
  expect(await shown({ id: brand.id, isPreview: true })).toContain('Umrah Rajab');
  await publish(id);
  expect(await shown()).toContain('Umrah Rajab');
  await save(bannerForm({ title_id: 'Umrah Syaban' }), id);
  expect(await shown()).toContain('Umrah Rajab');
  expect(await shown({ id: brand.id, isPreview: true })).not.toContain('Umrah Rajab');
  await publish(id);
  expect(await shown()).toContain('Umrah Syaban');
  await restoreContent(deps, content.actor, { id, number: 1 });
  expect(await shown()).toContain('Umrah Rajab');
  await removeContent(deps, content.actor, id);
  expect(await shown()).not.toContain('Umrah Rajab');
  const { live, versions } = await readConsoleContent(deps, content.actor, id);
  expect([
    live,
    versions.map(({ number, isRemoval, restoredFrom }) => [number, isRemoval, restoredFrom]),
  ]).toEqual([
    null,
    [
      [4, true, null],
      [3, false, 1],
      [2, false, null],
      [1, false, null],
    ],
  ]);
});

it('what stood there before the console came can be brought back', async () => {
  const { id } = await deps.db
    .insertInto('banners')
    .values({
      ...{ brand_id: brand.id, position: 2, link: '/haji', picture: '/covers/v2/x.svg' },
      ...{ title: JSON.stringify({ id: 'Lama' }), text: JSON.stringify({ id: 'Teks' }) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await save(bannerForm({ title_id: 'Baru' }), id);
  await publish(id);
  await restoreContent(deps, content.actor, { id, number: 1 });
  expect(await shown()).toContain('Lama');
  expect(await shown()).not.toContain('Baru');
  await removeContent(deps, content.actor, id);
});

it('stands there from its first day to its last', async () => {
  const [first, last] = [addDays(today, 2), addDays(today, 3)];
  const id = await save(bannerForm({ title_id: 'Terjadwal', starts_on: first, ends_on: last }));
  await publish(id);
  const seen = [];
  for (const day of [today, first, last, addDays(today, 4)]) seen.push(await shown(brand, day));
  expect(seen.map((titles) => titles.includes('Terjadwal'))).toEqual([false, true, true, false]);
  await expect(save(bannerForm({ starts_on: last, ends_on: first }))).rejects.toMatchObject({
    faults: [{ field: 'ends_on' }],
  });
});

it('a picture of the gallery and a question go the same way', async () => {
  const rest = { brand: '', position: '1', starts_on: '', ends_on: '' };
  const gallery = await saveContent(deps, content.actor, {
    ...{ id: null, kind: 'gallery', revision: 0 },
    form: { title_id: 'Manasik', caption_id: 'Bersama', picture: '/covers/v2/x.svg', ...rest },
  });
  const question = await saveContent(deps, content.actor, {
    ...{ id: null, kind: 'question', revision: 0 },
    form: { question_id: 'Apakah aman?', answer_id: 'Ya.\n\nSemua tercatat.', topic: 'safety', ...rest },
  });
  await publish(gallery);
  await publish(question);
  expect((await listGalleries(deps, brand)).items).toMatchObject([{ title: { id: 'Manasik' } }]);
  expect(await listFaqs(deps, brand)).toMatchObject([{ question: { id: 'Apakah aman?' } }]);
  const [listed] = await listConsoleContent(deps, content.actor, 'question');
  expect(listed).toMatchObject({ id: question, draft: null, live: { question_en: '' } });
});

it('nobody overwrites what a colleague has just written, and only content may write', async () => {
  const id = await save(bannerForm());
  await save(bannerForm({ title_id: 'Rekan' }), id, 1);
  await expect(save(bannerForm(), id, 1)).rejects.toMatchObject({ code: 'content_changed' });
  await expect(publish(id, 1)).rejects.toMatchObject({ code: 'content_changed' });
  const support = await createMember(deps, { roles: ['operator_support'] });
  await expect(listConsoleContent(deps, support.actor, 'banner')).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(removeContent(deps, support.actor, id)).rejects.toMatchObject({ code: 'forbidden' });
});

it('links and pictures of other sites are refused', async () => {
  for (const change of [
    { link: 'https://x.example' },
    { link: '//x.example' },
    { picture: '//x.example/a.svg' },
  ])
    await expect(save(bannerForm(change))).rejects.toMatchObject({ code: 'invalid_input' });
});
