// Promos over HTTP: what is shown to whom, in which words a code is taken or refused, and that nobody guesses codes (spec §7, §8).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { TODAY } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { type ApiServer, createApiServer } from './api-server.ts';

const promos = '/api/v3/promos';
const product_id = 'umrah-regular-1';
let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer();
});
beforeEach(async () => {
  await server.database.db.deleteFrom('promos').execute();
  await server.database.db.deleteFrom('throttles').execute();
});
afterAll(() => server.close());

type Values = Parameters<typeof createPromo>[1];
const create = (values: Values = {}) => createPromo(server.database.db, { brand_id: 'besar', ...values });
const get = async (url: string, headers = {}) => (await server.ask({ url, headers })).json();
const post = async (url: string, payload: object, headers = {}) =>
  (
    await server.ask({
      method: 'POST',
      url,
      payload,
      headers: { origin: `http://${(headers as { host?: string }).host ?? 'brand.test'}`, ...headers },
    })
  ).json();
const slugs = async (url: string, headers = {}) =>
  (await get(url, headers)).data.map(({ slug }: { slug: string }) => slug);

describe('lists', () => {
  it('hold what runs, then what is to come, and neither what is over nor what is not for everybody', async () => {
    await create({ slug: 'nanti', valid_from: addDays(TODAY, 3), valid_until: addDays(TODAY, 4) });
    await create({ slug: 'lama', valid_until: addDays(TODAY, 60) });
    await create({ slug: 'sebentar', valid_until: TODAY });
    await create({ slug: 'lewat', valid_from: addDays(TODAY, -9), valid_until: addDays(TODAY, -1) });
    await create({ slug: 'ditarik', state: 'ended' });
    await create({ slug: 'rahasia', is_listed: false });
    await create({ slug: 'lain', brand_id: 'kecil' });
    expect(await slugs(promos)).toEqual(['sebentar', 'lama', 'nanti']);
    expect(await slugs(`${promos}/active`)).toEqual(['sebentar', 'lama']);
    expect(await slugs(`${promos}/active?limit=1`)).toEqual(['sebentar']);
    expect(await slugs(promos, { host: 'kecil.test' })).toEqual(['lain']);
    expect((await get(`${promos}?limit=1&page=2`)).pagination).toMatchObject({
      total: 3,
      last_page: 3,
      first_item: 2,
      last_item: 2,
    });
    expect([
      (await get(`${promos}/lewat`)).code,
      (await get(`${promos}/rahasia`)).code,
      (await get(`${promos}/lain`)).code,
    ]).toEqual(['ok', 'not_found', 'not_found']);
  });
  it('are searched by title and code, letter by letter', async () => {
    await create({
      slug: 'satu',
      code: 'HEMAT2027',
      title: { id: 'Hemat 50% awal tahun', en: 'Save early' },
    });
    await create({ slug: 'dua', title: { id: 'Potongan keluarga' } });
    expect([
      await slugs(`${promos}?search=hemat20`),
      await slugs(`${promos}?search=SAVE`),
      await slugs(`${promos}?search=keluarga`),
      await slugs(`${promos}?search=50%25`),
    ]).toEqual([['satu'], ['satu'], ['dua'], ['satu']]);
    expect([await slugs(`${promos}?search=%25`), await slugs(`${promos}?search=_`)]).toEqual([['satu'], []]);
  });
  it('are empty for a brand without promos (flag is_promo)', async () => {
    const { db } = server.database;
    const { id } = await create({ brand_id: 'kecil' });
    const flags = (on: 0 | 1) =>
      db
        .updateTable('brands')
        .set({ feature_flag: JSON.stringify({ is_hajj: 0, is_financing: 0, is_promo: on }) })
        .where('id', '=', 'kecil')
        .execute();
    await flags(0);
    await server.deps.brands.reload();
    const off = [
      await slugs(promos, { host: 'kecil.test' }),
      (await get(`${promos}/${id}`, { host: 'kecil.test' })).code,
    ];
    await flags(1);
    await server.deps.brands.reload();
    expect([off, (await get(`${promos}/${id}`, { host: 'kecil.test' })).code]).toEqual([
      [[], 'not_found'],
      'ok',
    ]);
  });
  it('name the journeys of the promo and no others', async () => {
    await create({ slug: 'haji', category: 'hajj' });
    const own = await create({ partner_id: server.ids.partner });
    const { data, pagination } = await get(`${promos}/haji/products`);
    expect([new Set(data.map(({ category }: { category: string }) => category)), pagination.total]).toEqual([
      new Set(['hajj']),
      3,
    ]);
    const products = (await get(`${promos}/${own.slug}/products`)).data.map(
      ({ partner }: { partner: { slug: string } }) => partner.slug,
    );
    expect(new Set(products)).toEqual(new Set(['nurani-safar']));
  });
});

describe('a code', () => {
  it('is taken in the words of the specification, and takes nothing', async () => {
    const { code } = await create({ max_uses: 1 });
    for (const _ of [1, 2]) {
      expect(
        await post(`${promos}/check`, { code: code.toLowerCase(), product_id, amount: 30_000_000 }),
      ).toMatchObject({
        message: 'Promo berhasil digunakan',
        data: { amount: 30_000_000, discount: 500_000, amount_after_discount: 29_500_000, promo: { code } },
      });
    }
  });
  it.each<[string, Values, string]>([
    ['over', { valid_from: addDays(TODAY, -9), valid_until: addDays(TODAY, -1) }, 'Promo ini sudah berakhir'],
    ['to come', { valid_from: addDays(TODAY, 1) }, 'Promo ini belum mulai'],
    ['withdrawn', { state: 'ended' }, 'Promo ini sudah ditarik'],
    ['of another journey', { category: 'hajj' }, 'Promo ini bukan untuk pesanan seperti ini'],
    [
      'for larger orders',
      { minimum_order: 40_000_000 },
      'Promo ini berlaku mulai pesanan Rp\u00a040.000.000',
    ],
    ['of another brand', { brand_id: 'kecil' }, 'Kode promo tidak dikenal'],
  ])('is refused when it is %s, with the reason', async (_what, values, reason) => {
    const { code } = await create(values);
    expect(await post(`${promos}/check`, { code, product_id, amount: 30_000_000 })).toMatchObject({
      success: false,
      code: 'promo_refused',
      message: 'Promo gagal digunakan',
      errors: [{ field: 'code', message: reason }],
      data: null,
    });
  });
  it('of an unlisted promo works for whoever knows it, in English too', async () => {
    const { code } = await create({ is_listed: false, discount_basis_points: 1_000, discount_cap: 750_000 });
    expect(await post(`${promos}/check`, { code, product_id }, { 'accept-language': 'en' })).toMatchObject({
      message: 'The promo has been applied',
      data: { discount: 750_000 },
    });
  });
  it('is not guessed: after thirty from one address, and after twenty by one member, nobody looks', async () => {
    const { code } = await create();
    const member = await createMember(server.deps, { host: 'brand.test' });
    const tries = async (count: number, headers: object) => {
      const seen: string[] = [];
      for (let index = 0; index < count; index += 1)
        seen.push(
          (
            await post(
              `${promos}/check`,
              { code: index < count - 1 ? `SALAH-${index}` : code, product_id },
              headers,
            )
          ).code,
        );
      return seen.at(-1);
    };
    expect(await tries(21, member.headers)).toBe('too_many_requests');
    expect(await tries(10, {})).toBe('too_many_requests');
  });
});

describe('the list to choose from', () => {
  it('says what each takes off and why another does not, the largest first', async () => {
    await create({ slug: 'kecil', discount_amount: 250_000 });
    await create({ slug: 'besar', discount_amount: 900_000 });
    await create({ slug: 'haji', category: 'hajj' });
    const { data } = await post(`${promos}/use-list`, { product_id, amount: 30_000_000 });
    expect(
      data.map(({ slug, is_usable, discount, reason }: Record<string, unknown>) => [
        slug,
        is_usable,
        discount,
        reason,
      ]),
    ).toEqual([
      ['besar', true, 900_000, null],
      ['kecil', true, 250_000, null],
      [
        'haji',
        false,
        0,
        {
          message_key: 'promo_refused_other_category',
          message: 'Promo ini bukan untuk pesanan seperti ini',
        },
      ],
    ]);
  });
  it('is answered for one promo by its name in the same way', async () => {
    const { slug } = await create();
    expect(await post(`${promos}/${slug}`, { product_id, amount: 400_000 })).toMatchObject({
      message: 'Promo berhasil digunakan',
      data: { discount: 390_000, amount_after_discount: 10_000 },
    });
    expect(await post(`${promos}/${slug}`, { product_id: 'tour-domestic-1' })).toMatchObject({
      code: 'promo_refused',
      message: 'Promo gagal digunakan',
    });
  });
});
