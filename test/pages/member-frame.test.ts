// What stands around the pages of a member (spec §2 member sub-page titles and back behaviour, bottom navigation, checkout header).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createFinancedOffer, createSent } from '#test/factories/financing';
import { createSavingsOffer, createSentSavings } from '#test/factories/savings';
import { createOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { findDemoProducts } from '#test/demo-pages';

const host = hosts.rihlah;
let application: Application;
let member: SignedIn;
let paths: { order: string; checkout: string; payLater: string; financing: string; saving: string };
beforeAll(async () => {
  application = await startApplication();
  sellByBank(application.deps);
  member = await createMember(application.deps, { host });
  const departure = (await findDemoProducts(application.deps)).open[0]!;
  const { bookingId } = await createOrder(openBookingSetup(application.deps), { member, departure });
  const { deps } = application;
  const financed = await createSent(deps, { member, ...(await createFinancedOffer(deps.db)) });
  const { bankId } = await createSavingsOffer(deps.db);
  const saved = await createSentSavings(deps, { member, bankId });
  paths = {
    financing: `/member/financing-history/${financed.applicationId}`,
    saving: `/member/saving-history/${saved.id}`,
    order: `/member/my-order/${bookingId}`,
    checkout: `/checkout/${bookingId}/${departure}`,
    payLater: `/member/my-order/${bookingId}/participants/1`,
  };
});
afterAll(() => application.close());

const visit = async (url: string) =>
  (await application.app.inject({ url, headers: { host, ...member.headers } })).body;
const main = (body: string) => /<main[\s\S]*<\/main>/.exec(body)![0];
/** The first link of the page itself. */
const backOf = (body: string) => /<a [^>]*href="([^"]*)"/.exec(main(body))![1];
const bottomLinks = (body: string) =>
  [...(/<nav[^>]*data-bottom-bar[\s\S]*?<\/nav>/.exec(body)?.[0].matchAll(/href="([^"]*)"/g) ?? [])].map(
    ([, href]) => href,
  );

it.each([
  ['Wishlist', () => '/member/wishlist', '/member/profile'],
  ['Pesanan', () => '/member/my-order', '/member/profile'],
  ['Alamat', () => '/member/my-address', '/member/profile'],
  ['Pembiayaan', () => '/member/financing-history', '/member/profile'],
  ['Detail Pembiayaan', () => paths.financing, '/member/financing-history'],
  ['Dana Tabungan', () => '/member/saving-history', '/member/profile'],
  ['Detail Dana Tabungan', () => paths.saving, '/member/saving-history'],
  ['Detail Promo', () => '/promo/umrah-sekeluarga', '/promo'],
  ['Menunggu pembayaran', () => paths.order, '/member/my-order'],
])('%s says what it is, and leads back where the specification says', async (title, path, back) => {
  const body = await visit(path());
  expect(main(body)).toContain(title);
  expect(backOf(body)).toBe(back);
});

it('leads back in English too', async () => {
  expect(backOf(await visit(`/en${paths.order}`))).toBe('/en/member/my-order');
});

it('home, orders, account and a person to ask are at the bottom, but not on the details of an order', async () => {
  const three = ['/', '/member/my-order', '/member/profile'];
  const four = [...three, 'https://wa.me/622150001001'];
  for (const page of ['/', '/umroh', '/member/my-order', '/member/wishlist', '/promo'])
    expect([page, bottomLinks(await visit(page))]).toEqual([page, four]);
  // Nobody is asked to buy while praying (decision 0065).
  for (const page of ['/quran']) expect([page, bottomLinks(await visit(page))]).toEqual([page, three]);
  for (const page of [
    paths.order,
    paths.payLater,
    paths.checkout,
    paths.financing,
    '/member/financing-history',
  ])
    expect([page, bottomLinks(await visit(page))]).toEqual([page, []]);
});

it('the checkout has its steps, a strip that leads back, home and to a person, and of the footer the last part', async () => {
  const body = await visit(paths.checkout);
  const visibleOnPhones = /<header[\s\S]*<\/header>/
    .exec(body)![0]
    .replace(/<div class="max-md:hidden">[\s\S]*?<\/div>/g, '');
  expect(visibleOnPhones).not.toContain('<nav');
  expect([...visibleOnPhones.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    paths.order,
    '/',
    'https://wa.me/622150001001',
  ]);
  const steps = ['Identitas', 'Pesanan', 'Bayar', 'Selesai'];
  expect(
    steps
      .map((step) => main(body).indexOf(step))
      .every((place, index, places) => place > (places[index - 1] ?? -1)),
  ).toBe(true);
  expect(body).not.toContain('Hubungi kami');
});
