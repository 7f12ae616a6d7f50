// A private umrah from end to end on a phone, everybody at their own pages: the family builds, sees what it costs and asks; two agencies
// answer in their consoles; the family compares and accepts, its agency confirms, and the order is booked and paid like any other.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { unsafeListOffers } from '#domain/private-umrah';
import { verifyLedger } from '#domain/ledger';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { SignedIn } from '#test/factories/accounts';
import { sellByBank } from '#test/factories/bookings';
import { appStarted, phone, rupiahIn, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';
import { payAtSimulator, placeOrder } from './payments.ts';
import { askedStaff, requestUmrah } from './umrah-requests.ts';

const words = {
  id: {
    line: 'Jumlah baris 1',
    make: 'Kirim penawaran',
    each: /^Rp\s?[\d.]+ per orang$/,
    differs: 'Berbeda',
    accept: 'Terima penawaran ini',
    confirm: 'Setujui',
    pay: 'Lanjut ke pembayaran',
    toOrder: 'Lanjut ke pesanan',
    paid: 'Pembayaran diterima',
    order: 'Lihat pesanan',
  },
  en: {
    line: 'Amount of line 1',
    make: 'Send the offer',
    each: /^Rp\s?[\d.]+ for each person$/,
    differs: 'Differs',
    accept: 'Accept this offer',
    confirm: 'Confirm',
    pay: 'Continue to payment',
    toOrder: 'Continue to the order',
    paid: 'Payment received',
    order: 'See the order',
  },
} as const;

/** Three people at their pages in a row, some hundred acts: on a machine that is busy they take their time. */
const patienceMs = 300_000;

describe.each([
  ['in Indonesian', 'id', { viewport: phone }],
  ['in English, without script', 'en', { viewport: phone, javaScriptEnabled: false }],
] as const)('on a phone, %s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const at = (path: string) => localePath(path, locale);
  const become = (person: SignedIn) => storeSession(journey.context(), person, journey.application.origin());
  const started = async (page: Page) => (hasScript ? appStarted(page) : undefined);
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();
  const spotless = async (page: Page) => expect(await faultsOf(page, options)).toEqual([]);

  /** From the inbox of an agency to the request that was sent to it. */
  async function readRequest(code: string): Promise<Page> {
    const page = await journey.open(at(paths.partnerConsole.privateUmrahs));
    await started(page);
    await page.getByRole('link', { name: code }).click();
    await page.waitForURL(/\/partner-console\/private-umrah\/[\w-]+$/);
    return page;
  }

  it(
    'is built, offered by two agencies, compared, accepted, booked and paid',
    async () => {
      const { deps } = journey.application;
      sellByBank(deps);
      const family = await journey.signIn();
      const { page, id } = await requestUmrah(journey, { locale, hasScript });
      const { code } = await deps.db
        .selectFrom('umrah_requests')
        .select('code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

      const staff = await askedStaff(deps, id);
      const offersNow = () => unsafeListOffers(deps, id, { live: true });
      // What the editor proposes, with an amount of their own for the flight out.
      for (const [index, amount] of ['21.000.000', '19.500.000'].entries()) {
        await become(staff[index]!);
        const consolePage = await readRequest(code);
        await consolePage.getByLabel(word.line, { exact: true }).fill(amount);
        await press(consolePage, word.make);
        await expect.poll(offersNow).toHaveLength(index + 1);
        await consolePage.close();
      }
      const offers = (await offersNow()).toSorted((a, b) => a.total - b.total);
      expect(offers[1]!.adultAmount - offers[0]!.adultAmount).toBe(1_500_000);

      await become(family);
      await page.reload();
      await started(page);
      const each = page.getByText(word.each);
      await expect.poll(() => each.count()).toBe(2);
      expect((await each.allInnerTexts()).map(rupiahIn)).toEqual(
        offers.map(({ adultAmount }) => adultAmount),
      );
      const priced = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: word.differs }) });
      expect(await priced.count()).toBeGreaterThan(0);
      await spotless(page);
      await press(page, word.accept);
      await page.waitForURL(new RegExp(`/private-umroh/waiting-approval/${id}$`));

      const cheaper = staff.find(({ actor }) =>
        actor.memberships.some(({ partnerId }) => partnerId === offers[0]!.partner.id),
      )!;
      await become(cheaper);
      const consolePage = await readRequest(code);
      await press(consolePage, word.confirm);
      await expect
        .poll(() =>
          deps.db
            .selectFrom('umrah_requests')
            .select('status')
            .where('id', '=', id)
            .executeTakeFirstOrThrow(),
        )
        .toEqual({ status: 'waiting_payment' });
      await consolePage.close();

      await become(family);
      await page.reload();
      await page.getByRole('link', { name: word.pay }).click();
      await page.waitForURL(/\/checkout\/[\w-]+\/pu-\w+\?step=identitas$/);
      await started(page);
      await spotless(page);
      // Of a private umrah there is no page in the catalogue to lead to.
      expect(await page.locator('main a[href*="/product/"]').count()).toBe(0);
      await press(page, word.toOrder);
      await page.waitForURL(/\/checkout\/[\w-]+\/pu-\w+$/);
      await page.locator('button[value=identity]').first().waitFor({ state: 'detached' });
      await spotless(page);
      expect(rupiahIn(await page.locator('[data-total]').first().innerText())).toBe(offers[0]!.total);
      await placeOrder(page, locale);
      await payAtSimulator(journey, page, locale);
      await page.waitForURL(new RegExp(`/private-umroh/payment-success\\?order=${id}$`));
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(word.paid);
      await spotless(page);
      await page.getByRole('link', { name: word.order }).click();
      await page.waitForURL(/\/member\/my-order\/[\w-]+$/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('main a[href*="/product/"]').count()).toBe(0);
      await spotless(page);

      expect(
        await deps.db
          .selectFrom('bookings')
          .select(['state', 'total_amount'])
          .where('account_id', '=', family.account.id)
          .execute(),
      ).toEqual([{ state: 'paid', total_amount: offers[0]!.total }]);
      expect(await verifyLedger(deps)).toEqual([]);
    },
    patienceMs,
  );
});
