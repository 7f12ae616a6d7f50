// The builder of a private umrah without a browser: what does not fit together is told beside its field, and the estimate says why it is
// what it is and what would save most. In both languages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimatePrivateUmrah, findTableInForce, type PriceTable } from '#domain/umrah-estimates';
import { addDays, todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember } from '#test/factories/accounts';
import { usualTrip } from '#test/factories/umrah-prices';

const host = hosts.rihlah;
let application: Application;
let table: PriceTable;
let today: string;
beforeAll(async () => {
  application = await startApplication();
  today = todayInIndonesia(application.deps.now());
  table = (await findTableInForce(application.deps, { partnerId: null, onDay: today }))!.table;
});
afterAll(() => application.close());

const visit = async (query: Record<string, string>, locale: 'id' | 'en' = 'id') =>
  (
    await application.app.inject({
      url: localePath(`/private-umroh?${new URLSearchParams(query)}`, locale),
      headers: { host },
    })
  ).body;

const unescaped = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll('\u00a0', ' ');

/** What is said beside the field of this name, which then names it; null: nothing. */
function errorOf(body: string, name: string): string | null {
  const said = new RegExp(`<p id="field-${name}-error"[^>]*>(.*?)</p>`, 's').exec(body);
  if (!said) return null;
  expect(body).toMatch(new RegExp(`aria-describedby="field-${name}-error[^"]*" aria-invalid="true"`));
  return unescaped(said[1]!).trim();
}

const fields = [
  ...['departure_airport_id', 'destination_airport_id', 'departure_date', 'flight', 'return_airport_id'],
  ...['return_flight', 'return_date', 'adults', 'child_ages', 'room_size', 'passports', 'first_city'],
  ...['makkah_hotel', 'makkah_nights', 'madinah_hotel', 'madinah_nights', 'transport', 'guide'],
];
const wrongFields = (body: string) => fields.filter((name) => errorOf(body, name) !== null);

describe('what does not fit together is told beside its field', () => {
  const inDays = (days: number) => addDays(today, days);
  /** The last airline and class that do not fly this route. */
  const notFlown = () => {
    const classOf = ({ airline, cabin }: PriceTable['fares'][number]) => `${airline}-${cabin}`;
    const flown = new Set(
      table.fares.filter(({ home, holy }) => home === 'CGK' && holy === 'JED').map(classOf),
    );
    return table.fares.map(classOf).findLast((each) => !flown.has(each)) ?? 'SV-first';
  };

  it.each([
    ['a class that does not fly the route', () => ({ flight: notFlown() }), 'flight'],
    ['a way home that leaves before the nights are over', () => ({ return_date: inDays(93) }), 'return_date'],
    ['a room larger than the party', () => ({ adults: '2', room_size: '4' }), 'room_size'],
    ['a child who is none', () => ({ child_ages: '7, 12' }), 'child_ages'],
    ['an infant without a lap', () => ({ adults: '1', child_ages: '0, 1' }), 'child_ages'],
    ['nobody', () => ({ adults: '0' }), 'adults'],
    ['a day too near', () => ({ departure_date: inDays(5), passports: 'valid' }), 'departure_date'],
    ['a day too near for passports', () => ({ departure_date: inDays(30) }), 'passports'],
    ['no night in Madinah', () => ({ madinah_nights: '0' }), 'madinah_nights'],
    ['no night in Makkah', () => ({ makkah_nights: 'tiga' }), 'makkah_nights'],
    [
      'no night in Madinah, which comes first',
      () => ({ madinah_nights: '0', first_city: 'madinah' }),
      'madinah_nights',
    ],
    ['a hotel that is not on the list', () => ({ madinah_hotel: 'rumah' }), 'madinah_hotel'],
  ] as const)('%s', async (_what, change, field) => {
    for (const locale of ['id', 'en'] as const) {
      const body = await visit({ adults: '2', ...change(), step: 'estimate' }, locale);
      expect([locale, wrongFields(body)]).toEqual([locale, [field]]);
      // At the estimate the same sentence leads back to the step that asks; nothing can be asked for.
      const said = errorOf(body, field)!;
      expect(unescaped(body).split(said).length - 1).toBeGreaterThanOrEqual(2);
      expect(body).not.toContain('value="cart"');
    }
  });

  it('and nothing where all fits', async () => {
    const body = await visit({ adults: '2', step: 'estimate' });
    expect([wrongFields(body), body.includes('value="cart"')]).toEqual([[], true]);
  });
});

describe('the estimate explains itself', () => {
  it('names airports by code and name, and each line, sum, rate and version', async () => {
    const form = { ...(await usualTrip(application.deps)), addons_ids: [] };
    const priced = await estimatePrivateUmrah(application.deps, application.deps.brands.forHost(host), form);
    for (const [locale, each, version, rate] of [
      ['id', 'per orang', 'versi', /kurs (Rp\s?[\d.,]+) per dolar/],
      ['en', 'each person', 'version', /at (Rp\s?[\d.,]+) to the dollar/],
    ] as const) {
      const body = unescaped(await visit({ adults: '2', step: 'estimate' }, locale));
      expect(body).toMatch(/<option value="CGK"[^>]*>CGK \([^)<]*Soekarno[^)<]*\)<\/option>/);
      expect(body).toContain(each);
      expect(body).toMatch(new RegExp(`${version} ${priced.version.version}\\b`));
      expect(Number(rate.exec(body)![1]!.replaceAll(/\D/g, ''))).toBe(priced.rate.rupiah);
    }
  });

  it('leads by each change that saves to the sum it saves', async () => {
    const query = { adults: '3', guide: 'yes', room_size: '2', step: 'estimate' };
    const upper = (body: string) => {
      const [, sum] = /aria-live="polite".*?<p[^>]*>(.*?)<\/p>/s.exec(unescaped(body))!;
      return Number(
        sum!
          .match(/Rp\s?[\d.]+/g)!
          .at(-1)!
          .replaceAll(/\D/g, ''),
      );
    };
    const before = await visit(query);
    const changes = [
      ...unescaped(before).matchAll(/<strong[^>]*>([^<]*Rp\s?[\d.]+)[^<]*<\/strong>.*?href="([^"]+)"/gs),
    ].map(([, saves, to]) => ({ saves: Number(saves!.replaceAll(/\D/g, '')), to: to! }));
    expect(changes).toHaveLength(3);
    expect(changes.map(({ saves }) => saves)).toEqual(
      changes.map(({ saves }) => saves).toSorted((a, b) => b - a),
    );
    for (const { saves, to } of changes) {
      const { body } = await application.app.inject({ url: to, headers: { host } });
      expect(upper(before) - upper(body)).toBe(saves);
    }
  });
});

it('a brand that sells none has no page, no call and no link of it', async () => {
  const closed = hosts.amanah;
  const member = await createMember(application.deps, { host: closed });
  const ask = (url: string, headers: object = {}) =>
    application.app.inject({ url, headers: { host: closed, ...headers } });
  const request = '00000000-0000-4000-8000-000000000000';
  for (const path of [
    '/private-umroh',
    `/private-umroh/book?order=${request}`,
    '/private-umroh/join/AAAAAAAAAAAAAAAAAAAAAA',
    `/private-umroh/waiting-approval/${request}`,
    `/private-umroh/payment-method/${request}`,
    `/private-umroh/payment-instruction/${request}`,
    `/private-umroh/payment-success?order=${request}`,
    '/member/order-custom-umroh',
    `/member/order-custom-umroh/${request}`,
  ])
    for (const url of [path, `/en${path}`])
      expect([url, (await ask(url, member.headers)).statusCode]).toEqual([url, 404]);
  for (const call of ['settings', 'travel-info', 'addons', 'airports/departure', 'airlines'])
    expect([call, (await ask(`/api/v1/custom-products/${call}`)).json().code]).toEqual([call, 'not_found']);
  const priced = async (host: string) =>
    (
      await application.app.inject({
        method: 'POST',
        url: '/api/v1/custom-products/estimation-price',
        payload: await usualTrip(application.deps),
        headers: { host, origin: `http://${host}` },
      })
    ).statusCode;
  expect([await priced(closed), await priced(host)]).toEqual([404, 200]);
  const pages = await Promise.all(['/', '/umroh', '/sitemap.xml'].map((url) => ask(url)));
  expect(pages.map(({ body }) => /private-umroh|order-custom-umroh/.test(body))).toEqual([
    false,
    false,
    false,
  ]);
});
