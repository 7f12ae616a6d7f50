// Finance grants a refund of an order that stands (docs/product/finance-console.md): one person asks, another approves, and the member sees it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createGrantable } from '#test/factories/granted-refunds';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    title: 'Pengembalian atas keputusan',
    order: 'Kode pesanan',
    find: 'Cari pesanan',
    reason: 'Alasan',
    why: 'Iktikad baik penyelenggara',
    bearer: 'Ditanggung oleh',
    amount: 'Jumlah',
    tooMuch: /^Maksimal Rp/,
    note: 'Penjelasan untuk petugas yang menyetujui',
    ask: 'Minta persetujuan',
    own: 'Anda yang memintanya. Petugas keuangan lain harus menyetujuinya.',
    approve: /^Setujui/,
    approved: 'Disetujui',
  },
  en: {
    prefix: '/en',
    title: 'Granted refunds',
    order: 'Order code',
    find: 'Find the order',
    reason: 'Reason',
    why: 'As a gesture of goodwill',
    bearer: 'Borne by',
    amount: 'Amount',
    tooMuch: /of this payment$/,
    note: 'Explanation for whoever approves',
    ask: 'Ask for approval',
    own: 'You asked for it. Another person of finance has to approve it.',
    approve: /^Approve/,
    approved: 'Approved',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('a granted refund: %s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  // What measures a page is itself a script.
  const spotless = async (page: Page) =>
    'javaScriptEnabled' in options || expect(await faultsOf(page)).toEqual([]);

  it('is asked for within what was paid, approved by somebody else, and shown to the member', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const { code, member } = await createGrantable(openBookingSetup(deps), journey.products.open[0]!);
    await journey.signIn({ roles: ['operator_finance'] });
    const page = await journey.open(`${word.prefix}/operator/granted-refunds`);
    await page.getByRole('heading', { level: 1, name: word.title }).waitFor();
    const main = page.getByRole('main');
    await main.getByLabel(word.order).fill(code);
    await main.getByRole('button', { name: word.find }).click();
    await main.getByLabel(word.reason).selectOption('goodwill');
    await main.getByLabel(word.bearer).selectOption('platform');
    await main.getByLabel(word.amount).fill('999.000.000');
    await main.getByLabel(word.note).fill('Hotel diganti di Madinah');
    await spotless(page);
    await main.getByRole('button', { name: word.ask }).click();
    await main.getByText(word.tooMuch).waitFor();
    await main.getByLabel(word.amount).fill('1.000.000');
    await main.getByRole('button', { name: word.ask }).click();
    await main.getByText(word.own).waitFor();
    expect(await main.getByRole('button', { name: word.approve }).count()).toBe(0);

    await journey.signIn({ roles: ['operator_finance'] });
    await page.goto(page.url().replace(/\?.*/, ''));
    await main.getByRole('button', { name: word.approve }).click();
    await main.getByText(word.approved, { exact: true }).waitFor();
    await spotless(page);

    await journey.signInAs(member.account, { hasSecondFactor: false });
    const order = await journey.open(`${word.prefix}/member/my-order/${code}`);
    await order.getByText(word.why).first().waitFor();
  });
});
