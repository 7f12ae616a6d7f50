// Promos are written at the consoles (docs/product/promos.md): a partner makes one and a member pays the lower price; the operator pauses
// one, and the checkout refuses it in the words of the specification.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { eachDeviceAndLanguageOnce, rupiahIn, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';
import { payAtSimulator } from './payments.ts';

const words = {
  id: {
    prefix: '',
    new: 'Promo baru',
    code: 'Kode',
    codeEmpty: 'Tulis 3 sampai 20 huruf, angka, atau tanda hubung',
    title: 'Judul (Indonesia)',
    description: 'Uraian (Indonesia)',
    amount: 'Potongan (Rp)',
    departures: 'Hanya untuk keberangkatan ini',
    budget: /^Anggaran \(Rp\)/,
    draft: 'Simpan draf',
    saved: 'Promo disimpan',
    try: 'Coba pada keberangkatan yang dibuka',
    publish: 'Terbitkan',
    published: 'Promo diterbitkan',
    pause: 'Jeda',
    paused: 'Promo dijeda',
    toOrder: 'Lanjut ke pesanan',
    promoCode: /Kode promo/,
    apply: 'Pakai',
    applied: 'Promo berhasil digunakan',
    failed: 'Promo gagal digunakan',
    withdrawn: 'Promo ini sudah ditarik',
    consent: /Saya sudah membaca/,
    order: 'Buat pesanan',
    confirm: 'Ya, pesan',
    fixed: /Yang dijanjikan tetap/,
  },
  en: {
    prefix: '/en',
    new: 'New promo',
    code: 'Code',
    codeEmpty: 'Write 3 to 20 letters, digits or hyphens',
    title: 'Title (Indonesian)',
    description: 'Description (Indonesian)',
    amount: 'Discount (Rp)',
    departures: 'Only for these departures',
    budget: /^Budget \(Rp\)/,
    draft: 'Save the draft',
    saved: 'Promo saved',
    try: 'Try it on open departures',
    publish: 'Publish',
    published: 'Promo published',
    pause: 'Pause',
    paused: 'Promo paused',
    toOrder: 'Continue to the order',
    promoCode: /Promo code/,
    apply: 'Apply',
    applied: 'The promo has been applied',
    failed: 'The promo could not be applied',
    withdrawn: 'This promo has been withdrawn',
    consent: /I have read/,
    order: 'Place the order',
    confirm: 'Yes, book',
    fixed: /What was promised stays/,
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const toast = (page: Page, text: string) =>
    page.locator('.toasts').getByText(text).waitFor({ state: 'attached' });
  const total = async (page: Page) => rupiahIn(await page.locator('[data-total]').innerText());
  const spotless = async (page: Page) => {
    // The same document was looked at with script.
    if ('javaScriptEnabled' in options) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };

  /** From the list of promos to a published one. */
  async function write(console: string, code: string): Promise<Page> {
    const page = await journey.open(`${word.prefix}${console}/promos`);
    await spotless(page);
    await page.getByRole('link', { name: word.new }).first().click();
    await page.getByRole('heading', { level: 1, name: word.new }).waitFor();
    await press(page, word.draft);
    await page.getByText(word.codeEmpty).waitFor();
    await spotless(page);
    await page.getByLabel(word.code, { exact: true }).fill(code.toLowerCase());
    await page.getByLabel(word.amount, { exact: true }).fill('750.000');
    // As it is copied from the page of the departure that is ordered.
    await page
      .getByLabel(word.departures)
      .fill(`https://rihlah.test/umroh/${journey.products.staged[0]!}?room=quad`);
    await page.getByLabel(word.title).fill('Hemat bersama biro');
    await page.getByLabel(word.description).fill('Untuk keberangkatan musim ini');
    await page.getByLabel(word.budget).fill('1.500.000');
    await press(page, word.draft);
    await toast(page, word.saved);
    await page.getByRole('heading', { level: 1, name: code }).waitFor();
    await page.getByRole('heading', { name: word.try }).waitFor();
    await spotless(page);
    await press(page, word.publish);
    await toast(page, word.published);
    return page;
  }

  /** A draft of the departure for one person; answers its page and its total. */
  async function startOrder(): Promise<{ page: Page; full: number }> {
    const page = await journey.open(
      `${word.prefix}/checkout/${journey.products.staged[0]!}?room=quad&adult=1`,
    );
    await press(page, word.toOrder);
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}\//);
    return { page, full: await total(page) };
  }
  async function apply(page: Page, code: string): Promise<void> {
    await page.getByLabel(word.promoCode).fill(code);
    await page.locator('#promo').getByRole('button', { name: word.apply, exact: true }).first().click();
  }

  it("a partner's promo lowers its price, at its own cost", async () => {
    const { db } = journey.application.deps;
    const { partner_id: partnerId } = await db
      .selectFrom('departures')
      .innerJoin('programmes', 'programmes.id', 'departures.programme_id')
      .select('programmes.partner_id')
      .where('departures.slug', '=', journey.products.staged[0]!)
      .executeTakeFirstOrThrow();
    const staff = await journey.signIn({ roles: ['partner_staff'], partnerId });
    await write('/partner-console', 'BIROHEMAT');
    await journey.signIn();
    const { page, full } = await startOrder();
    await apply(page, 'birohemat');
    await toast(page, word.applied);
    expect(await total(page)).toBe(full - 750_000);
    await page.getByLabel(word.consent).check();
    await press(page, word.order);
    await press(page, word.confirm);
    await payAtSimulator(journey, page, locale);
    await page.waitForURL(/\/member\/my-order\/[0-9a-f-]{36}$/);
    await journey.signInAs(staff.account, { hasSecondFactor: true });
    const own = await journey.open(`${word.prefix}/partner-console/promos`);
    await own.getByRole('link', { name: 'BIROHEMAT' }).filter({ visible: true }).click();
    await own.getByText(word.fixed).waitFor();
    expect(await own.locator('dd').allInnerTexts()).toContain('Rp\u00a0750.000');
    await spotless(own);
  });

  it('a promo the operator pauses is refused at the checkout', async () => {
    const operator = await journey.signIn({ roles: ['operator_content'] });
    const console = await write('/operator', 'JEDA2027');
    const member = await journey.signIn();
    const { page, full } = await startOrder();
    await apply(page, 'JEDA2027');
    await toast(page, word.applied);
    expect(await total(page)).toBe(full - 750_000);
    await journey.signInAs(operator.account, { hasSecondFactor: true });
    await press(console, word.pause);
    await toast(console, word.paused);
    await journey.signInAs(member.account);
    await page.getByLabel(word.consent).check();
    await press(page, word.order);
    await press(page, word.confirm);
    await page.getByText(word.withdrawn).first().waitFor();
    await page.getByText(word.failed).first().waitFor({ state: 'attached' });
  });
});
