// Hasanah over HTTP beyond each call's own row: hidden comments, earlier addresses, and brands that keep it elsewhere (decision 0040).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeComment, saveArticle } from '#domain/hasanah';
import { parseCoverUrl } from '#art/cover-address';
import { createMember } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createComment } from '#test/factories/hasanah';
import { type ApiServer, createApiServer } from './api-server.ts';

const hasanah = '/api/v3/hasanah';
let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer();
  await createBrand(server.database.db, 'pindah', {
    isDefault: false,
    flags: { is_hasanah: 1, link_hasanah: 'https://hasanah.example/baca' },
  });
  await server.deps.brands.reload();
});
afterAll(() => server.close());
const get = async (url: string, headers: Record<string, string> = {}) =>
  (await server.ask({ url, headers })).json();

it('says in the settings where hasanah stands, and answers none of it where it stands elsewhere', async () => {
  const settings = async (host: string) =>
    (await get('/api/v3/whitelabel/settings', { host })).data.feature_flag;
  expect(await settings('pindah.test')).toMatchObject({
    is_hasanah: 1,
    link_hasanah: 'https://hasanah.example/baca',
  });
  expect(await settings('brand.test')).toMatchObject({ is_hasanah: 1, link_hasanah: '' });
  for (const url of [
    `${hasanah}/header`,
    `${hasanah}/others`,
    `${hasanah}/mengemas-koper`,
    `${hasanah}/mengemas-koper/comments`,
    '/api/v3/news',
    '/api/v3/news/jadwal-baru',
  ]) {
    expect([url, (await get(url, { host: 'pindah.test' })).code]).toEqual([url, 'not_found']);
  }
  expect((await get(`${hasanah}/header`)).data.slug).toBe('mengemas-koper');
});

it('shows a hidden comment as hidden, with nothing in it', async () => {
  const { id, author } = await createComment(server.deps, 'mengemas-koper', 'Bodoh sekali');
  await judgeComment(
    server.deps,
    (await createMember(server.deps, { roles: ['operator_content'] })).actor,
    id,
    'hide',
  );
  const [comment] = (await get(`${hasanah}/mengemas-koper/comments`)).data;
  expect(comment).toMatchObject({ id, is_hidden: true, author: null, text: null });
  const [own] = (await get(`${hasanah}/mengemas-koper/comments`, author.headers)).data;
  expect(own).toMatchObject({ id, is_hidden: true, is_own: true, text: 'Bodoh sekali' });
});

it('knows an article by the address it had before, and says the one of now', async () => {
  const { actor } = await createMember(server.deps, { roles: ['operator_content'] });
  const form = {
    kind: 'article',
    topic: 'money',
    title_id: 'Harga jelas',
    summary_id: 'Ringkas.',
    body_id: 'Isi.',
  };
  const id = await saveArticle(server.deps, actor, { of: null, form, move: 'publish' });
  await saveArticle(server.deps, actor, {
    of: { id, version: 1 },
    form: { ...form, slug: 'harga-terang' },
    move: 'save',
  });
  expect((await get(`${hasanah}/harga-jelas`)).data).toMatchObject({ id, slug: 'harga-terang' });
});

it('answers a drawn cover where an article has no picture of its own, the same in every list', async () => {
  const { slug, cover } = (await get(`${hasanah}/header`)).data;
  expect(parseCoverUrl(cover.url)).not.toBeNull();
  expect(cover).toEqual({ url: cover.url, width: 1200, height: 750, alt: '' });
  expect((await get(`${hasanah}/${slug}`)).data.cover).toEqual(cover);
  expect((await get(`${hasanah}/trending`)).data).toContainEqual(expect.objectContaining({ slug, cover }));
});
