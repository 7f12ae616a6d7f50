// What measures visits (spec §7 other third parties; decision 0076): loaded where a brand has ids, after a yes, on public pages, with
// the content policy opened for those hosts; nowhere else.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { copyHeader } from '#shared/reader';
import { type Application, hosts, startApplication } from '#test/application';
import { findDemoProducts } from '#test/demo-pages';
import { createMember } from '#test/factories/accounts';

const ofServices =
  /googletagmanager|google-analytics|doubleclick|googleadservices|googlesyndication|clarity\.ms|bing\.com/;
const all = {
  second_google_analytics_id: 'G-SECOND01',
  google_ads_id: 'AW-123456789',
  clarity_id: 'abcdef1234',
};
const everyKind = 'consent=yes.analytics.ads.recording';
const publicPages = [
  '/',
  '/umroh',
  '/search?q=umroh',
  '/promo',
  '/blog',
  '/quran/112/al-ikhlas',
  '/kebijakan-privasi',
];
let application: Application;
let product: string;
let member: Record<string, string>;
beforeAll(async () => {
  application = await startApplication();
  product = (await findDemoProducts(application.deps)).open[0]!;
  member = (await createMember(application.deps, { host: hosts.rihlah })).headers as Record<string, string>;
});
afterAll(() => application.close());

async function configure(analytics: string | null, tags: object): Promise<void> {
  await application.deps.db
    .updateTable('brands')
    .set({ google_analytics_id: analytics, tags: JSON.stringify(tags) })
    .where('id', '=', 'rihlah')
    .execute();
  await application.deps.brands.reload();
}
async function visit(url: string, cookie = '', headers: Record<string, string> = {}) {
  const cookies = [cookie, headers['cookie']].filter(Boolean).join('; ');
  const answer = await application.app.inject({
    url,
    headers: { host: hosts.rihlah, ...headers, ...(cookies && { cookie: cookies }) },
  });
  const policy = String(answer.headers['content-security-policy']);
  return { status: answer.statusCode, body: answer.body, policy };
}
const asks = (body: string) => body.includes('data-consent');
const answer = (consent: string, redirect = '/umroh?month=2027-01', cookie = '') =>
  application.app.inject({
    method: 'POST',
    url: '/kebijakan-privasi',
    headers: {
      host: hosts.rihlah,
      origin: `http://${hosts.rihlah}`,
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    payload: new URLSearchParams({ consent, redirect }).toString(),
  });

describe('a brand without ids', () => {
  beforeEach(() => configure(null, {}));
  it('asks nothing and loads nothing, whatever a cookie says', async () => {
    for (const url of [...publicPages, `/product/${product}`]) {
      for (const cookie of ['', everyKind, 'consent=yes']) {
        const { status, body, policy } = await visit(url, cookie);
        expect([url, status, asks(body)]).toEqual([url, 200, false]);
        expect(body + policy).not.toMatch(ofServices);
      }
    }
    const { headers } = await answer('yes');
    expect([headers.location, headers['set-cookie']]).toEqual(['/umroh?month=2027-01', undefined]);
  });
});

describe('a brand with ids', () => {
  beforeEach(() => configure('G-FIRST0001', all));
  it.each(locales)('asks on public pages (%s), and loads nothing before a yes', async (locale) => {
    for (const page of publicPages) {
      const url = localePath(page, locale);
      const open = await visit(url);
      expect([url, open.status, asks(open.body)]).toEqual([url, 200, true]);
      const refused = await visit(url, 'consent=no.analytics.ads.recording');
      expect([url, asks(refused.body)]).toEqual([url, false]);
      for (const { body, policy } of [open, refused]) {
        expect(policy).not.toMatch(ofServices);
        expect(body).not.toMatch(ofServices);
      }
    }
  });
  it('loads them after a yes, and opens the policy for their hosts', async () => {
    for (const url of publicPages) {
      const { body, policy } = await visit(url, everyKind);
      expect([url, asks(body)]).toEqual([url, false]);
      expect(body).toContain(
        '"analytics":["G-FIRST0001","G-SECOND01"],"ads":"AW-123456789","recording":"abcdef1234"',
      );
      expect(body).toContain('<body data-clarity-mask="true">');
      expect(policy).toMatch(
        /script-src 'self' ('sha256-[^']+' )+https:\/\/www\.googletagmanager\.com .*clarity\.ms/,
      );
    }
  });
  it('neither asks nor loads on pages of a member, an order, a payment, a console or a sign-in', async () => {
    const operator = await createMember(application.deps, {
      roles: ['operator_content'],
      host: hosts.rihlah,
    });
    const pages: [string, Record<string, string>][] = [
      ['/auth/login', {}],
      ['/auth/register', {}],
      [`/checkout/${product}`, member],
      ['/member/profile', member],
      ['/member/my-order', member],
      ['/operator/articles', operator.headers as Record<string, string>],
    ];
    for (const [url, headers] of pages) {
      for (const cookie of ['', everyKind]) {
        const { status, body, policy } = await visit(url, cookie, headers);
        expect([url, status, asks(body)]).toEqual([url, 200, false]);
        expect(body + policy).not.toMatch(ofServices);
      }
    }
  });
  it('keeps an answer for 180 days and leads back; a wrong one is not kept, and no address of another site followed', async () => {
    for (const choice of ['yes', 'no']) {
      const { statusCode, headers } = await answer(choice);
      expect([statusCode, headers.location]).toEqual([303, '/umroh?month=2027-01']);
      expect(String(headers['set-cookie'])).toContain(
        `consent=${choice}.analytics.ads.recording; Max-Age=15552000; Path=/`,
      );
    }
    expect(String((await answer('maybe')).headers['set-cookie'])).not.toContain('consent=');
    expect((await answer('no', '//other.example/')).headers.location).toBe('/kebijakan-privasi');
  });
  it('deletes what the services left here when somebody refuses later', async () => {
    const { headers } = await answer('no', '/', '_ga=1; _clck=2; lang=id');
    const set = [headers['set-cookie']].flat().map(String);
    for (const name of ['_ga', '_clck'])
      expect(set).toContainEqual(expect.stringMatching(new RegExp(`^${name}=;.*Expires=Thu, 01 Jan 1970`)));
    expect(set.join()).not.toContain('lang=;');
  });
  it('names on the privacy policy what is in use, and what was said', async () => {
    for (const [cookie, words] of [
      ['', 'Anda belum memilih'],
      [everyKind, 'Pilihan Anda sekarang: setuju.'],
      ['consent=no.analytics.ads.recording', 'Pilihan Anda sekarang: tidak setuju.'],
    ] as const) {
      const { body } = await visit('/kebijakan-privasi', cookie);
      expect(body).toContain('Google Analytics (statistik kunjungan)');
      expect(body).toContain(words);
    }
  });
  it('leaves nothing of it in the copies that are read without a network', async () => {
    const { body, policy } = await visit('/doa', everyKind, { [copyHeader]: '1' });
    expect(asks(body)).toBe(false);
    expect(body + policy).not.toMatch(ofServices);
  });
});

it('opens the policy for what a brand has, and asks again when it has more', async () => {
  await configure('G-FIRST0001', {});
  const analytics = await visit('/umroh', 'consent=yes.analytics');
  expect(analytics.policy).toContain('google-analytics.com');
  expect(analytics.policy).not.toMatch(/clarity|doubleclick|frame-src/);
  expect(analytics.body).not.toContain('data-clarity-mask');
  await configure('G-FIRST0001', { clarity_id: 'abcdef1234' });
  const more = await visit('/umroh', 'consent=yes.analytics');
  expect([asks(more.body), ofServices.test(more.policy)]).toEqual([true, false]);
});

it('refuses to start with an id that is none', async () => {
  await expect(configure("G-1');alert(1", {})).rejects.toThrow(/invalid/i);
  await configure(null, {});
});
