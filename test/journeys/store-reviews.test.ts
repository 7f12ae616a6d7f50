// A store answers what a buyer wrote about an item, everybody reads it there, and a member reports the review to the operator
// (docs/product/reviews.md).
import { describe, expect, it } from 'vitest';
import { createItem } from '#test/factories/items';
import { createItemReview } from '#test/factories/reviews';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { axeFindings, faultsOf, overflow } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    reply: 'Jawaban',
    send: /^Kirim jawaban.*ulasan Siti R\./,
    empty: 'Field tidak boleh kosong',
    done: 'Jawaban Anda sekarang tampil di bawah ulasan.',
    of: /^Jawaban toko, /,
    report: /^Laporkan.*Siti R\./,
    rude: /^Kasar/,
    sendReport: 'Kirim laporan',
    hide: /^Sembunyikan/,
    hidden: 'Disembunyikan dari pembaca',
  },
  en: {
    prefix: '/en',
    reply: 'Reply',
    send: /^Send reply.*review by Siti R\./,
    empty: 'Field cannot be empty',
    done: 'Your reply now stands under the review.',
    of: /^The store’s reply, /,
    report: /^Report.*Siti R\./,
    rude: /^Rude/,
    sendReport: 'Send report',
    hide: /^Hide/,
    hidden: 'Hidden from readers',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('is answered once, read on the page of the item, reported and hidden', async () => {
    const { db } = journey.application.deps;
    const item = await createItem(db);
    await createItemReview(db, item.id, { text: 'Kemasannya sobek sedikit' });
    await journey.signIn({ roles: ['store_staff'], partnerId: item.storeId });
    const page = await journey.open(`${word.prefix}/store-console/reviews`);
    const send = page.getByRole('button', { name: word.send });
    await send.click();
    await page.getByText(word.empty).first().waitFor();
    await page.getByLabel(word.reply).fill('Terima kasih. Sekarang memakai kotak.');
    expect(await faultsOf(page, options)).toEqual([]);
    await send.click();
    await page.getByText(word.done).first().waitFor();
    await page.getByText(word.of).waitFor();
    expect(await send.count()).toBe(0);

    await journey.signIn();
    const shop = await journey.open(`${word.prefix}/oleh-oleh/${item.store}/${item.slug}`);
    await shop.getByText('Terima kasih. Sekarang memakai kotak.').waitFor();
    const wrong =
      'javaScriptEnabled' in options ? [] : [...(await axeFindings(shop)), ...(await overflow(shop))];
    expect(wrong).toEqual([]);
    await shop.getByRole('link', { name: word.report }).click();
    await shop.waitForURL('**/report');
    await shop.getByLabel(word.rude).check();
    await shop.getByRole('button', { name: word.sendReport }).click();
    await shop.waitForURL(`**/oleh-oleh/${item.store}/${item.slug}`);

    await journey.signIn({ roles: ['operator_content'] });
    const queue = await journey.open(`${word.prefix}/operator/moderation?kind=item_review`);
    await queue.getByText('Kemasannya sobek sedikit', { exact: true }).waitFor();
    await queue.getByRole('button', { name: word.hide }).first().click();
    await queue.getByText(word.hidden).first().waitFor();
    await shop.reload();
    expect(await shop.getByText('Kemasannya sobek sedikit').count()).toBe(0);
  });
});
