// What stands around the pages of a member (spec §2 member sub-page titles and back behaviour, bottom navigation, checkout header).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, openShop, sellByBank } from '#test/factories/bookings';
import { findDemoProducts } from '#test/demo-pages';

const host = hosts.rihlah;
let application: Application;
let member: SignedIn;
let paths: { order: string; checkout: string; payLater: string };
beforeAll(async () => {
  application = await startApplication();
  sellByBank(application.deps);
  member = await createMember(application.deps, { host });
  const departure = (await findDemoProducts(application.deps)).open[0]!;
  const { bookingId } = await createOrder(openShop(application.deps), { member, departure });
  paths = { order: `/member/my-order/${bookingId}`, checkout: `/checkout/${bookingId}/${departure}`, payLater: `/member/my-order/${bookingId}/participants/1` };
});
afterAll(() => application.close());

const visit = async (url: string) => (await application.app.inject({ url, headers: { host, ...member.headers } })).body;
const main = (body: string) => /<main[\s\S]*<\/main>/.exec(body)![0];
/** The first link of the page itself. */
const backOf = (body: string) => /<a [^>]*href="([^"]*)"/.exec(main(body))![1];
const bottomLinks = (body: string) => [.../<nav[^>]*data-bottom-bar[\s\S]*?<\/nav>/.exec(body)?.[0].matchAll(/href="([^"]*)"/g) ?? []].map(([, href]) => href);

it.each([
  ['Wishlist', () => '/member/wishlist', '/member/profile'],
  ['Pesanan', () => '/member/my-order', '/member/profile'],
  ['Alamat', () => '/member/my-address', '/member/profile'],
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

it('home, orders and account are at the bottom, but not on the details of an order', async () => {
  const three = ['/', '/member/my-order', '/member/profile'];
  for (const page of ['/', '/umroh', '/member/my-order', '/member/wishlist', '/promo']) expect([page, bottomLinks(await visit(page))]).toEqual([page, three]);
  for (const page of [paths.order, paths.payLater, paths.checkout]) expect([page, bottomLinks(await visit(page))]).toEqual([page, []]);
});

it('the checkout has its steps, a header for wide screens alone, and of the footer the last part', async () => {
  const body = await visit(paths.checkout);
  expect(/<header class="([^"]*)"/.exec(body)![1]!.split(' ')).toEqual(expect.arrayContaining(['hidden', 'md:block']));
  const steps = ['Identitas', 'Pesanan', 'Bayar', 'Selesai'];
  expect(steps.map((step) => main(body).indexOf(step)).every((place, index, places) => place > (places[index - 1] ?? -1))).toBe(true);
  expect(body).not.toContain('Hubungi kami');
});
