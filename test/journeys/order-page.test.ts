// An order's own page in the browser (docs/product/bookings.md): it waits for a payment by itself, answers a moved day without a document,
// and is there without a network, also where the browser does not know that it has none.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { applyGatewayStatus } from '#domain/payments';
import * as paths from '#shared/paths';
import { createMember } from '#test/factories/accounts';
import {
  beginPayment,
  createOrder,
  createPaidOrder,
  openBookingSetup,
  sellByBank,
} from '#test/factories/bookings';
import { openConsole, rescheduleByAWeek } from '#test/console-pages';
import {
  appStarted,
  countDocuments,
  everyDeviceAndLanguage,
  expectFocus,
  holdData,
  phone,
  useJourney,
} from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    waiting: /^Pembayaran lewat BCA.* sedang ditunggu$/,
    see: 'Lihat cara membayar',
    paid: 'Pembayaran diterima',
    keep: 'Saya ikut tanggal baru',
    kept: 'Anda ikut tanggal baru',
  },
  en: {
    prefix: '/en',
    waiting: /^Waiting for your payment by BCA/,
    see: 'See how to pay',
    paid: 'Payment received',
    keep: 'I travel on the new date',
    kept: 'You travel on the new date',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const word = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const journey = useJourney(options);
  const openOrder = (bookingId: string) => journey.open(word.prefix + paths.member.order(bookingId));

  it('waits for the payment that was begun, and becomes its confirmation', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const member = await journey.signIn();
    const shop = openBookingSetup(deps);
    const { bookingId } = await createOrder(shop, { member, departure: journey.products.open[0]! });
    const payment = await beginPayment(shop, member, bookingId);
    const page = await openOrder(bookingId);
    await page.getByText(word.waiting).waitFor();
    const see = page.getByRole('link', { name: word.see });
    expect(await see.getAttribute('href')).toBe(word.prefix + paths.payment(payment.id));
    expect(await faultsOf(page, options)).toEqual([]);
    const documents = countDocuments(page);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
    if (!hasScript) await page.reload();
    const heading = page.getByRole('heading', { level: 1, name: word.paid });
    await heading.waitFor();
    if (!hasScript) return;
    await expectFocus(heading);
    await page.locator('.toasts').getByText(word.paid).waitFor({ state: 'attached' });
    expect(documents()).toBe(0);
  });

  it('answers a moved day where it stands: the button says that it works, once', async () => {
    const { deps } = journey.application;
    const { partnerId, departureId } = await openConsole(deps);
    const member = await journey.signIn();
    const { bookingId } = await createPaidOrder(openBookingSetup(deps), { member, departure: departureId });
    const staff = await createMember(deps, { roles: ['partner_staff'], partnerId });
    await rescheduleByAWeek({ deps, staff: staff.actor, departureId });
    const page = await openOrder(bookingId);
    const keep = page.getByRole('button', { name: word.keep });
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    if (hasScript) {
      await appStarted(page);
      const release = await holdData(page);
      await keep.click();
      await page.locator('button[aria-disabled=true][name=answer]').click({ force: true });
      release();
    } else await keep.click();
    await page.getByText(word.kept, { exact: true }).waitFor();
    expect([sent, await keep.count()]).toEqual([1, 0]);
    if (hasScript) await expectFocus(page.getByRole('heading', { level: 1 }));
  });
});

describe('without a network', () => {
  const journey = useJourney({ viewport: phone, hasServiceWorker: true });
  const keptOrder = (page: Page, path: string) =>
    page.evaluate(
      async (address) =>
        (await caches.match(address))?.text().then((html) => html.includes('data-kept-copy')),
      path,
    );

  it('an order is read from its copy, also when its data cannot be asked for', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const member = await journey.signIn();
    const { bookingId } = await createPaidOrder(openBookingSetup(deps), {
      member,
      departure: journey.products.open[0]!,
    });
    const path = paths.member.order(bookingId);
    const page = await journey.open(`${paths.member.orders}?tab=in_progress`);
    await appStarted(page);
    await expect.poll(() => keptOrder(page, path)).toBe(true);
    // Only the server is away: the browser believes to be on the net, and the router asks for the page's data.
    journey.application.unplug(true);
    const asked = page.waitForRequest((request) => request.url().includes(`${bookingId}.data`));
    await page.getByRole('article').getByRole('link').click();
    await asked;
    await page.getByText(/^Tanpa jaringan: keadaan per/).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.locator('#tagihan').waitFor();
    // React runs on the copy: what it needs was kept with it.
    await appStarted(page);
    await expect.poll(() => page.getByText(/^Tanpa jaringan: keadaan per/).isVisible()).toBe(true);
    journey.application.unplug(false);
  });
});
