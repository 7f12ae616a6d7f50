// The builder of a private umrah by somebody who chooses for themselves: what does not fit is told and mended, what would save is tried,
// and what was built is what agencies are asked for. With script and without, in both languages.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { localePath } from '#shared/locale-path';
import type { PrivateUmrahForm } from '#shared/private-umrah-form';
import * as paths from '#shared/paths';
import { appStarted, phone, rupiahIn, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    next: 'Lanjut',
    steps: ['Penerbangan', 'Rombongan', 'Hotel', 'Layanan', 'Perkiraan'],
    adults: 'Dewasa (12 tahun ke atas)',
    ages: 'Umur anak saat pulang',
    room: 'Isi kamar',
    quad: '4 orang sekamar',
    double: '2 orang sekamar',
    notYet: 'Perkiraan belum dapat dihitung',
    mend: 'Perbaiki pilihan ini',
    sum: 'Perkiraan biaya seluruhnya',
    attempt: 'Coba pilihan ini',
    ask: 'Minta penawaran',
  },
  en: {
    next: 'Continue',
    steps: ['Flights', 'Your party', 'Hotels', 'Services', 'Estimate'],
    adults: 'Adults (12 and over)',
    ages: 'Children’s ages on the day of return',
    room: 'People in a room',
    quad: '4 to a room',
    double: '2 to a room',
    notYet: 'The estimate cannot be computed yet',
    mend: 'Change this choice',
    sum: 'Estimated cost in all',
    attempt: 'Try this',
    ask: 'Ask for offers',
  },
} as const;

describe.each([
  ['with script', 'id', { viewport: phone }],
  ['without script', 'en', { viewport: phone, javaScriptEnabled: false }],
] as const)('the builder on a phone, %s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  const at = (page: Page, step: string) => page.getByRole('group', { name: step, exact: true }).waitFor();
  /** The upper end of what it costs in all. */
  const upper = async (page: Page) => {
    const text = await page.getByRole('region', { name: word.sum }).locator('p').first().innerText();
    return Math.max(...(text.match(/Rp\s?[\d.,]+/g) ?? []).map(rupiahIn));
  };

  it('tells what does not fit, leads back to it, and to what saves', async () => {
    const { deps } = journey.application;
    await journey.signIn();
    const page = await journey.open(localePath(paths.privateUmrah.builder, locale));
    if (!('javaScriptEnabled' in options)) await appStarted(page);
    const [, people, , , estimate] = word.steps;
    await press(page, word.next);
    await at(page, people);
    await page.getByLabel(word.adults).fill('2');
    await page.getByLabel(word.ages).fill('1');
    await page.getByLabel(word.room).selectOption({ label: word.quad });
    for (const step of word.steps.slice(2)) {
      await press(page, word.next);
      await at(page, step);
    }
    await page.getByText(word.notYet).waitFor();
    expect(await page.getByRole('button', { name: word.ask }).count()).toBe(0);
    expect(await faultsOf(page, options)).toEqual([]);

    await press(page, word.mend);
    await at(page, people);
    // What was typed is still there, and the fault stands beside its field alone.
    expect(await page.getByLabel(word.ages).inputValue()).toBe('1');
    const invalid = page.locator('[aria-invalid=true]').filter({ visible: true });
    expect(await invalid.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
      'room_size',
    ]);
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByLabel(word.room).selectOption({ label: word.double });
    for (const step of word.steps.slice(2)) {
      await press(page, word.next);
      await at(page, step);
    }
    // The address has followed: nothing that was chosen before is on its way any more.
    await page.waitForURL(/[?&]step=estimate\b/);
    const saving = page.getByRole('link', { name: word.attempt }).first();
    await saving.waitFor();
    expect(await page.getByText(word.notYet).count()).toBe(0);
    const before = await upper(page);
    const saves = rupiahIn(
      await page.getByRole('listitem').filter({ has: saving }).first().locator('strong').innerText(),
    );
    expect(saves).toBeGreaterThan(0);
    await saving.click();
    await expect.poll(() => upper(page)).toBe(before - saves);
    await at(page, estimate);
    expect(await faultsOf(page, options)).toEqual([]);

    await press(page, word.ask);
    await page.waitForURL(/\/private-umroh\/book\?order=/);
    const { form, estimate: stored } = await deps.db
      .selectFrom('umrah_requests')
      .select(['form', 'estimate'])
      .where('id', '=', new URL(page.url()).searchParams.get('order')!)
      .executeTakeFirstOrThrow();
    const { total_participants_adult: adults, participants_children: ages } =
      form as unknown as PrivateUmrahForm;
    expect([adults, ages]).toEqual([2, [1]]);
    expect((stored as unknown as { total: { high: number } }).total.high).toBe(before - saves);
  });
});
