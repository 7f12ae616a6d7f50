// A member reviews a journey that is over (docs/product/reviews.md): a rating that is missing is named beside the field and nothing typed
// is lost, and what was said stands there to be changed. With script and without.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import * as paths from '#shared/paths';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const words = {
  id: { prefix: '', stars: '4 bintang', text: 'Ulasan', send: 'Simpan ulasan', saved: 'Ulasan disimpan' },
  en: { prefix: '/en', stars: '4 stars', text: 'Review', send: 'Save the review', saved: 'Review saved' },
} as const;
const said = 'Pembimbing sabar, hotel dekat.';

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  const hasScript = !('javaScriptEnabled' in options);

  // What looks for faults is a script.
  const faults = async (page: Page) =>
    hasScript ? [...(await axeFindings(page)), ...(await overflow(page)), ...(await smallTargets(page))] : [];

  it('writes a review, is told what is missing, and finds it again', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const { bookingId } = await createPaidOrder(openBookingSetup(deps), {
      member,
      departure: journey.products.open[0]!,
    });
    await deps.db.updateTable('bookings').set({ state: 'completed' }).where('id', '=', bookingId).execute();
    const address = `${word.prefix}${paths.member.orderReview(bookingId)}`;

    const page = await journey.open(address);
    if (hasScript) await appStarted(page);
    await page.getByLabel(word.text, { exact: true }).fill(said);
    await page.getByRole('button', { name: word.send }).click();
    await page.locator('#rating-error').waitFor();
    expect(await page.getByLabel(word.text, { exact: true }).inputValue()).toBe(said);
    expect(await faults(page)).toEqual([]);

    await page.getByLabel(word.stars).check();
    await page.getByRole('button', { name: word.send }).click();
    await page.getByText(word.saved).first().waitFor();

    await page.goto(new URL(address, journey.application.origin()).href);
    expect(await page.getByLabel(word.stars).isChecked()).toBe(true);
    expect(await page.getByLabel(word.text, { exact: true }).inputValue()).toBe(said);
  });
});
