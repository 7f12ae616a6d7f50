// A thousand rupiah too little (spec §1, §4; docs/product/payments.md): the member reads what happened, the operator decides, and the money goes
// back or stays on record; the right sum may still be paid.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { findBookingMoney } from '#domain/ledger';
import type { SignedIn } from '#test/factories/accounts';
import { createOrder } from '#test/factories/bookings';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';
import { payAtSimulator } from './payments.ts';

const words = {
  id: {
    prefix: '',
    mismatch: 'Jumlah yang masuk tidak sesuai',
    facts: /Yang masuk Rp.*, yang diminta Rp/,
    see: 'Lihat pesanan',
    looked: /Petugas sedang memeriksanya/,
    kept: /Petugas sudah memeriksanya/,
    note: 'Catatan keputusan',
    refund: /^Kembalikan uangnya/,
    keep: /^Simpan catatan dan selesai/,
    resolved: 'Keputusan tercatat',
    goesBack: 'Sedang diproses',
    reason: 'Jumlah pembayaran tidak sesuai',
    proof: 'Nomor bukti transfer',
    paidBack: /^Sudah dikembalikan/,
    recorded: 'Pengembalian tercatat',
    isBack: /bukti transfer TRF-2027-0002/,
    pay: 'Bayar',
    arrived: 'Pembayaran diterima',
  },
  en: {
    prefix: '/en',
    mismatch: 'The amount received is not the one asked for',
    facts: /Rp.* came in, Rp.* was asked for/,
    see: 'See the order',
    looked: /A person is looking at it/,
    kept: /A person has looked at it/,
    note: 'Note on the decision',
    refund: /^Give the money back/,
    keep: /^Keep the note and close/,
    resolved: 'Decision recorded',
    goesBack: 'On its way',
    reason: 'The amount did not match',
    proof: 'Number of the transfer',
    paidBack: /^Paid back/,
    recorded: 'Refund recorded',
    isBack: /transfer number TRF-2027-0002/,
    pay: 'Pay',
    arrived: 'Payment received',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  const visit = (page: Page, path: string) =>
    page.goto(`${journey.application.origin()}${word.prefix}${path}`);

  /** Somebody who has paid too little, at the page of their order. */
  async function payTooLittle(): Promise<{ pilgrim: SignedIn; page: Page; order: string }> {
    const pilgrim = await journey.signIn();
    const departure = journey.products.staged[0]!;
    const { bookingId } = await createOrder(journey.application, { member: pilgrim, departure });
    const page = await journey.open(`${word.prefix}/checkout/${bookingId}/${departure}`);
    await payAtSimulator(journey, page, locale, { act: 'wrong_amount' });
    await page.getByText(word.mismatch).waitFor();
    await page.getByText(word.facts).waitFor();
    await page.getByRole('link', { name: word.see }).click();
    await page.getByText(word.looked).waitFor();
    return { pilgrim, page, order: `/member/my-order/${bookingId}` };
  }

  async function decide(decision: 'refund' | 'keep'): Promise<Page> {
    await journey.signIn({ roles: ['operator_finance'] });
    const staffPage = await journey.open(`${word.prefix}/operator/payments`);
    const exception = staffPage
      .locator('li')
      .filter({ has: staffPage.getByRole('button', { name: word.keep }) })
      .last();
    await exception.getByLabel(word.note).fill('Kurang seribu rupiah');
    await exception.getByRole('button', { name: word[decision] }).click();
    await staffPage.getByText(word.resolved).waitFor();
    return staffPage;
  }

  it('goes back, and the right sum pays for the order', async () => {
    const { pilgrim, page, order } = await payTooLittle();
    const staffPage = await decide('refund');
    await journey.signInAs(pilgrim.account);
    await visit(page, order);
    await page.getByText(word.reason).waitFor();
    await page.getByText(word.goesBack, { exact: true }).waitFor();
    expect(await page.getByText(word.looked).count()).toBe(0);

    await journey.signIn({ roles: ['operator_finance'] });
    await staffPage.reload();
    await staffPage.getByLabel(word.proof).last().fill('TRF-2027-0002');
    await staffPage.getByRole('button', { name: word.paidBack }).last().click();
    await staffPage.getByText(word.recorded).waitFor();

    await journey.signInAs(pilgrim.account);
    await visit(page, order);
    await page.getByText(word.isBack).waitFor();
    await page.getByRole('link', { name: word.pay, exact: true }).first().click();
    await payAtSimulator(journey, page, locale);
    await page.locator('.toasts').getByText(word.arrived).waitFor({ state: 'attached' });
  });

  it('stays on record when a person decides so, and the member reads that', async () => {
    const { pilgrim, page, order } = await payTooLittle();
    await decide('keep');
    await journey.signInAs(pilgrim.account);
    await visit(page, order);
    await page.getByText(word.kept).waitFor();
    const { received, unmatched } = await findBookingMoney(
      journey.application.deps,
      order.split('/').at(-1)!,
    );
    expect(unmatched).toBe(received);
  });
});
