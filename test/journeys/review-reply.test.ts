// A partner replies to a review in its console, and everybody reads it on the partner's page (docs/product/reviews.md).
import { describe, expect, it } from 'vitest';
import { createReview } from '#test/factories/reviews';
import { findDemoPartner } from '#test/demo-pages';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    reply: 'Jawaban',
    send: /^Kirim jawaban.*ulasan Siti R\./,
    empty: 'Field tidak boleh kosong',
    done: 'Jawaban Anda sekarang tampil di bawah ulasan.',
    of: /^Jawaban mitra, /,
  },
  en: {
    prefix: '/en',
    reply: 'Reply',
    send: /^Send reply.*review by Siti R\./,
    empty: 'Field cannot be empty',
    done: 'Your reply now stands under the review.',
    of: /^The partner’s reply, /,
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('replies once, where everybody reads it', async () => {
    const { db } = journey.application.deps;
    const partner = await findDemoPartner(journey.application.deps);
    await db.deleteFrom('reviews').where('partner_id', '=', partner.id).execute();
    await createReview(db, { partner_id: partner.id, text: 'Hotelnya jauh dari masjid' });
    await journey.signIn({ roles: ['partner_staff'], partnerId: partner.id });
    const page = await journey.open(`${word.prefix}/partner-console/reviews`);
    const send = page.getByRole('button', { name: word.send });
    await send.click();
    await page.getByText(word.empty).first().waitFor();
    await page.getByLabel(word.reply).fill('Terima kasih. Sejak Mei hotelnya 200 meter.');
    expect(await faultsOf(page, options)).toEqual([]);
    await send.click();
    await page.getByText(word.done).first().waitFor();
    await page.getByText(word.of).waitFor();
    expect(await send.count()).toBe(0);
    await page.goto(`${journey.application.origin()}${word.prefix}/travel/${partner.slug}?tab=reviews`);
    await page.getByText('Terima kasih. Sejak Mei hotelnya 200 meter.').waitFor();
    await expect.poll(() => page.getByText(word.of).count()).toBe(1);
  });
});
