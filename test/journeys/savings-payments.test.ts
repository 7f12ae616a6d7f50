// An order paid from savings (docs/product/savings-payments.md): its member asks on the page where one pays, an officer of the bank prepares,
// an approver agrees, and the order is paid; and one that the bank declines is paid otherwise. In both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { verifyLedger } from '#domain/ledger';
import { listBankOffers } from '#domain/bank-terms';
import { todayInIndonesia } from '#shared/dates';
import { brandOf } from '#test/factories/bookings';
import { findSavingsPaymentOffer, type SavingsPayment } from '#domain/savings-payments';
import type { SignedIn } from '#test/factories/accounts';
import { type BankStaff, createBankStaff, createSavingsOrder } from '#test/factories/savings-payments';
import { appStarted, everyDeviceAndLanguage, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    ask: 'Minta bank membayar',
    deciding: /sedang memutuskan$/,
    see: 'Lihat permintaan',
    withdraw: 'Batalkan dan bayar dengan cara lain',
    pay: /^Bayar/,
    reference: 'Nomor transfer',
    confirm: 'Siapkan pembayaran',
    reason: 'Alasan untuk pemohon',
    decline: 'Siapkan penolakan',
    agree: 'Setujui usulan',
    paid: 'Lunas',
    declined: /tidak dapat membayar dari tabungan Anda$/,
  },
  en: {
    prefix: '/en',
    ask: 'Ask the bank to pay',
    deciding: /is deciding$/,
    see: 'See the request',
    withdraw: 'Cancel and pay another way',
    pay: /^Pay/,
    reference: 'Number of the transfer',
    confirm: 'Prepare the payment',
    reason: 'Reason for the applicant',
    decline: 'Prepare a decline',
    agree: 'Agree to the proposal',
    paid: 'Paid',
    declined: /cannot pay from your savings$/,
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const label = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const main = (page: Page) => page.getByRole('main');
  const started = (page: Page) => (hasScript ? appStarted(page) : Promise.resolve());
  const press = async (page: Page, name: string | RegExp) => {
    await started(page);
    await main(page).getByRole('button', { name }).first().click();
  };
  const brand = () => brandOf(journey.application.deps);

  async function ordered() {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const [offer] = await listBankOffers(deps, 'savings', todayInIndonesia(deps.now()));
    const staff = await createBankStaff(deps, offer!.bank.id);
    const order = await createSavingsOrder(deps, staff, { member, departure: journey.products.staged[0]! });
    return { ...order, staff };
  }
  type Ordered = Awaited<ReturnType<typeof ordered>>;
  const requestOf = async ({ member, bookingId: booking }: Ordered): Promise<SavingsPayment | null> =>
    (await findSavingsPaymentOffer(journey.application.deps, member.actor, { booking, brand: brand() }))
      .latest;
  const stateOf = async (order: Ordered) => (await requestOf(order))?.state;
  const payPage = ({ bookingId }: Ordered) =>
    journey.open(`${label.prefix}/checkout/${bookingId}/x?step=bayar`);
  /** The bank's own page of the request, as somebody who works there. */
  async function atBank(order: Ordered, who: keyof Omit<BankStaff, 'bankId'>): Promise<Page> {
    const { code } = (await requestOf(order))!;
    await journey.signInAs((order.staff[who] satisfies SignedIn).account, { hasSecondFactor: true });
    return journey.open(`${label.prefix}/bank-console/savings-payments/${code}`);
  }

  it('is paid once two people of the bank agree', async () => {
    const order = await ordered();
    const page = await payPage(order);
    await press(page, label.ask);
    await main(page).getByText(label.deciding).waitFor();
    await expect.poll(() => stateOf(order)).toBe('asked');
    // Nothing else is paid meanwhile, and the order says so.
    expect(await main(page).getByRole('radio').count()).toBe(0);
    await page.goto(new URL(`${label.prefix}/member/my-order/${order.bookingId}`, page.url()).href);
    await main(page).getByRole('link', { name: label.see }).waitFor();
    await page.close();
    const officer = await atBank(order, 'officer');
    await main(officer).getByLabel(label.reference).fill('TRF-99');
    await press(officer, label.confirm);
    await expect.poll(() => stateOf(order)).toBe('prepared');
    await officer.close();
    const approver = await atBank(order, 'approver');
    await press(approver, label.agree);
    await expect.poll(() => stateOf(order)).toBe('paid');
    await approver.close();
    await journey.signInAs(order.member.account);
    const paid = await journey.open(`${label.prefix}/member/my-order/${order.bookingId}`);
    await main(paid).getByText(label.paid, { exact: true }).first().waitFor();
    expect(await verifyLedger(journey.application.deps)).toEqual([]);
  });

  it('declined, it is paid otherwise; withdrawn, too', async () => {
    const order = await ordered();
    const page = await payPage(order);
    await press(page, label.ask);
    await main(page).getByText(label.deciding).waitFor();
    await press(page, label.withdraw);
    await main(page).getByRole('button', { name: label.ask }).waitFor();
    expect(await stateOf(order)).toBe('withdrawn');
    await press(page, label.ask);
    await main(page).getByText(label.deciding).waitFor();
    await expect.poll(() => stateOf(order)).toBe('asked');
    await page.close();
    const officer = await atBank(order, 'officer');
    await main(officer).getByLabel(label.reason).fill('Saldo ditahan');
    await press(officer, label.decline);
    await expect.poll(() => stateOf(order)).toBe('prepared');
    await officer.close();
    const approver = await atBank(order, 'approver');
    await press(approver, label.agree);
    await expect.poll(() => stateOf(order)).toBe('declined');
    await approver.close();
    await journey.signInAs(order.member.account);
    const again = await payPage(order);
    await main(again).getByText(label.declined).waitFor();
    await main(again).getByText('Saldo ditahan').waitFor();
    await main(again).getByRole('button', { name: label.pay }).first().waitFor();
  });
});
