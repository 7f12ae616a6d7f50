// A brand whose hasanah is switched off, or stands elsewhere (spec §3 feature_flag; decision 0040): what its pages show and where they lead.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember } from '#test/factories/accounts';

const ofHasanah = [
  '/blog',
  '/en/blog',
  '/blog/memeriksa-izin-ppiu',
  '/blog/news/jadwal-salat-dapat-diekspor',
  '/blog/rss.xml',
];
let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const ask = (url: string) => application.app.inject({ url, headers: { host: hosts.amanah } });
async function keep(flags: { is_hasanah: 0 | 1; link_hasanah: string }): Promise<void> {
  await application.deps.db
    .updateTable('brands')
    .set({ feature_flag: JSON.stringify({ is_hajj: 0, ...flags }) })
    .where('id', '=', 'amanah-safar')
    .execute();
  await application.deps.brands.reload();
}
/** Every link of the home page and every address of the sitemap that has to do with hasanah. */
async function traces(): Promise<string[]> {
  const pages = await Promise.all(['/', '/en', '/sitemap.xml'].map(ask));
  return pages.flatMap(({ body }) =>
    [...body.matchAll(/(?:href="|<loc>)([^"<]*(?:\/blog|hasanah)[^"<]*)/g)].map(([, address]) => address!),
  );
}

describe('kept here', () => {
  it('is linked, named to search engines, and shown', async () => {
    expect((await traces()).some((address) => address.endsWith('/blog/memeriksa-izin-ppiu'))).toBe(true);
    for (const url of ofHasanah) expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
  });
  it('shows an article under the cover the API answers', async () => {
    const { cover } = (await ask('/api/v3/hasanah/memeriksa-izin-ppiu')).json().data;
    expect((await ask('/blog/memeriksa-izin-ppiu')).body).toContain(`<img src="${cover.url}"`);
  });
});

describe('switched off', () => {
  beforeEach(() => keep({ is_hasanah: 0, link_hasanah: 'https://hasanah.example/baca' }));
  it('leaves no page, no link and no word to search engines', async () => {
    expect(await traces()).toEqual([]);
    for (const url of ofHasanah) expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });
});

describe('kept elsewhere', () => {
  beforeEach(() => keep({ is_hasanah: 1, link_hasanah: 'https://hasanah.example/baca' }));
  it('is linked from menu, header and footer of every page, and nothing of it is here', async () => {
    const elsewhere = 'https://hasanah.example/baca';
    const [home, english] = await Promise.all(['/', '/en'].map(async (url) => (await ask(url)).body));
    for (const page of [home!, english!]) {
      expect(/<header[\s\S]*<\/header>/.exec(page)![0]).toContain(`href="${elsewhere}"`);
      expect(/<footer[\s\S]*<\/footer>/.exec(page)![0]).toContain(`href="${elsewhere}"`);
    }
    expect(new Set(await traces())).toEqual(new Set([elsewhere]));
  });
  it('is where every old address leads', async () => {
    for (const url of ofHasanah) {
      const { statusCode, headers } = await ask(url);
      expect([url, statusCode, headers.location]).toEqual([url, 302, 'https://hasanah.example/baca']);
    }
  });
  it('has no console here: no articles, and no comments among what is reported', async () => {
    const { headers } = await createMember(application.deps, {
      roles: ['operator_content'],
      host: hosts.amanah,
    });
    const visit = (url: string) =>
      application.app.inject({ url, headers: { host: hosts.amanah, ...headers } });
    expect((await visit('/operator/articles')).statusCode).toBe(404);
    const { statusCode, body } = await visit('/operator/moderation?kind=comment&state=all');
    expect([statusCode, body.includes('value="comment"')]).toEqual([200, false]);
  });
});
