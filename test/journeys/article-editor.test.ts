// The operator's console of hasanah (docs/product/hasanah.md): an article with a picture is written, previewed, scheduled and published; a reader
// finds it and comments, another reports, the operator hides; two writers at once; on a phone and on a desktop, with and without script.
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appStarted, storeSession, desktop, expectFocus, phone, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    articles: 'Tulisan',
    write: 'Tulis baru',
    title: 'Judul',
    summary: 'Ringkasan',
    body: 'Isi',
    preview: 'Pratinjau',
    save: 'Simpan',
    use: 'Dipakai untuk',
    inText: 'Gambar di dalam teks',
    file: /^Berkas gambar/,
    alt: 'Keterangan untuk yang tidak melihat',
    upload: 'Unggah dan simpan',
    insert: 'Sisipkan ke isi',
    at: 'Terbit pada (WIB)',
    schedule: 'Jadwalkan',
    publish: 'Terbitkan sekarang',
    empty: 'Field tidak boleh kosong',
    scheduled: 'Terjadwal',
    published: 'Tulisan diterbitkan',
    see: 'Lihat di situs',
    comment: 'Komentar Anda',
    send: 'Kirim komentar',
    report: 'Laporkan',
    rude: 'Kasar atau menghina',
    sendReport: 'Kirim laporan',
    thanks: 'Terima kasih. Laporan Anda akan kami periksa',
    reports: 'Laporan pembaca',
    hide: /^Sembunyikan/,
    hidden: 'Disembunyikan dari pembaca',
    gone: 'Komentar ini disembunyikan pengelola.',
    changed: 'Tulisan ini sudah diubah orang lain',
    overwrite: 'Simpan punya saya sebagai gantinya',
    saved: 'Tulisan disimpan',
  },
  en: {
    prefix: '/en',
    articles: 'Articles',
    write: 'Write a new one',
    title: 'Title',
    summary: 'Summary',
    body: 'Text',
    preview: 'Preview',
    save: 'Save',
    use: 'Used for',
    inText: 'A picture in the text',
    file: /^Picture file/,
    alt: 'Words for those who do not see it',
    upload: 'Upload and save',
    insert: 'Insert into the text',
    at: 'Publish at (WIB)',
    schedule: 'Schedule',
    publish: 'Publish now',
    empty: 'Field cannot be empty',
    scheduled: 'Scheduled',
    published: 'Article published',
    see: 'See it on the site',
    comment: 'Your comment',
    send: 'Send comment',
    report: 'Report',
    rude: 'Rude or insulting',
    sendReport: 'Send report',
    thanks: 'Thank you. We will look at your report',
    reports: 'Reports by readers',
    hide: /^Hide/,
    hidden: 'Hidden from readers',
    gone: 'This comment was hidden by the operator.',
    changed: 'Somebody else has changed this article',
    overwrite: 'Save mine in its place',
    saved: 'Article saved',
  },
} as const;

const ways = [
  ['Indonesian, on a desktop', 'id', { viewport: desktop }],
  ['English, on a phone', 'en', { viewport: phone }],
  ['Indonesian, on a phone without script', 'id', { viewport: phone, javaScriptEnabled: false }],
] as const;

/** An answer that is held back: when it is there, and how it is let go. */
function held() {
  const there = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  return { arrived: there.resolve, isThere: there.promise, release: gone.resolve, released: gone.promise };
}

describe.each(ways)('%s', (_way, locale, options) => {
  const word = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const journey = useJourney(options);
  const toast = (page: Page, text: string) =>
    page.locator('.toasts').getByText(text).waitFor({ state: 'attached' });
  const spotless = async (page: Page) => {
    // Without script there is nothing that could measure.
    if (!hasScript) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    if (options.viewport === phone) expect(await smallTargets(page)).toEqual([]);
  };

  it('writes with a picture, previews, schedules and publishes; a comment is reported and hidden', async () => {
    const operator = await journey.signIn({ roles: ['operator_content'], name: 'Ratna Dewi' });
    const become = async (member: typeof operator) => {
      await journey.context().clearCookies();
      await storeSession(journey.context(), member, journey.application.origin());
    };
    const staffPage = await journey.open(`${word.prefix}/operator/articles`);
    await staffPage.getByRole('link', { name: word.write }).click();
    await staffPage.getByLabel(word.title, { exact: true }).fill(`Berjalan pelan ${locale}`);
    const preview = staffPage.getByRole('region', { name: word.preview });
    await staffPage.getByLabel(word.body, { exact: true }).fill('## Di pelataran\n\nBerjalanlah **pelan**.');
    if (!hasScript) await staffPage.getByRole('button', { name: word.preview }).click();
    await preview.getByRole('heading', { name: 'Di pelataran' }).waitFor();
    await spotless(staffPage);

    // Nothing is published that readers would find empty; what was typed is still there.
    await staffPage.getByRole('button', { name: word.publish }).click();
    await staffPage.locator('#field-summary_id-error').getByText(word.empty).waitFor();
    await expectFocus(staffPage.getByLabel(word.summary, { exact: true }));
    await staffPage.getByLabel(word.summary, { exact: true }).fill('Tenang di antara orang banyak.');

    await staffPage.getByLabel(word.use).selectOption({ label: word.inText });
    const photograph = await sharp({
      create: { width: 1_600, height: 1_000, channels: 3, background: '#0b5d47' },
    })
      .jpeg()
      .toBuffer();
    await staffPage
      .getByLabel(word.file)
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await staffPage.getByLabel(word.alt).fill('Pelataran pada pagi hari');
    await staffPage.getByRole('button', { name: word.upload }).click();
    const line = staffPage.locator('#pictures code');
    await line.waitFor();
    const body = staffPage.getByLabel(word.body, { exact: true });
    if (hasScript) await staffPage.getByRole('button', { name: word.insert }).click();
    else await body.fill(`${await body.inputValue()}\n\n${await line.innerText()}`);
    await staffPage.getByLabel(word.at).fill('2027-12-01T08:30');
    await staffPage.getByRole('button', { name: word.schedule }).click();
    await staffPage.getByText(word.scheduled, { exact: true }).waitFor();
    const path = `${word.prefix}/blog/berjalan-pelan-${locale}`;
    const { app } = journey.application;
    const statusOf = async () =>
      (await app.inject({ url: path, headers: { host: new URL(journey.application.origin()).host } }))
        .statusCode;
    expect(await statusOf()).toBe(404);
    await staffPage.getByRole('button', { name: word.publish }).click();
    await toast(staffPage, word.published);
    await spotless(staffPage);

    const reader = await journey.signIn({ name: 'Ahmad Fauzi' });
    await become(reader);
    const page = await journey.open(path);
    await page.getByRole('heading', { level: 1, name: `Berjalan pelan ${locale}` }).waitFor();
    const picture = page.locator('.prose').getByRole('img', { name: 'Pelataran pada pagi hari' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await page.getByLabel(word.comment).fill('Bodoh sekali');
    await page.getByRole('button', { name: word.send }).click();
    await page.locator('#comments li').getByText('Bodoh sekali').waitFor();

    const other = await journey.signIn({ name: 'Nur Aini' });
    await become(other);
    await page.goto(journey.application.origin() + path);
    await page.locator('#comments summary').getByText(word.report).click();
    await page.getByLabel(word.rude).check();
    await page.getByRole('button', { name: word.sendReport }).click();
    await toast(page, word.thanks);

    await become(operator);
    await staffPage.goto(`${journey.application.origin()}${word.prefix}/operator/moderation`);
    const reported = staffPage.getByRole('listitem').filter({ hasText: 'Bodoh sekali' });
    await reported.getByText(`${word.rude}: 1`).waitFor();
    await spotless(staffPage);
    await reported.getByRole('button', { name: word.hide }).click();
    await toast(staffPage, word.hidden);

    await become(other);
    await page.goto(journey.application.origin() + path);
    await page.getByText(word.gone).waitFor();
    expect(await page.getByText('Bodoh sekali').count()).toBe(0);
  });

  it('tells the second of two writers, and keeps what each wrote until they decide', async () => {
    await journey.signIn({ roles: ['operator_content'], name: 'Ratna Dewi' });
    const first = await journey.open(`${word.prefix}/operator/articles?q=sehat`);
    if (hasScript) await appStarted(first);
    await first
      .locator('a[href*="/operator/articles/"]:not([href$="/new"])')
      .filter({ visible: true })
      .first()
      .click();
    await first.getByLabel(word.body, { exact: true }).waitFor();
    if (hasScript) await appStarted(first);
    await first.getByLabel(word.body, { exact: true }).fill('Yang pertama');
    const second = await journey.open(new URL(first.url()).pathname);
    if (hasScript) await appStarted(second);
    await second.getByLabel(word.body, { exact: true }).fill('Yang kedua');
    await first.getByRole('button', { name: word.save, exact: true }).click();
    await toast(first, word.saved);
    await second.getByRole('button', { name: word.save, exact: true }).click();
    await second.getByRole('alert').getByText(word.changed).waitFor();
    expect(await second.getByLabel(word.body, { exact: true }).inputValue()).toBe('Yang kedua');
    await spotless(second);
    await second.getByRole('button', { name: word.overwrite }).click();
    await toast(second, word.saved);
    expect(await second.getByLabel(word.body, { exact: true }).inputValue()).toBe('Yang kedua');
  });
});

describe('the answer to a preview', () => {
  const journey = useJourney({ viewport: desktop });
  it('takes nothing away from a save that is on its way', async () => {
    const word = words.id;
    await journey.signIn({ roles: ['operator_content'] });
    const page = await journey.open('/operator/articles?q=sehat');
    await appStarted(page);
    const article = page
      .locator('a[href*="/operator/articles/"]:not([href$="/new"])')
      .filter({ visible: true });
    await article.first().click();
    const body = page.getByLabel(word.body, { exact: true });
    await body.waitFor();
    const preview = held();
    const saved = held();
    const isPreview = (request: Request) =>
      request.method() === 'POST' && request.postData()?.includes('intent=preview') === true;
    await page.route('**/operator/articles/*.data*', async (route) => {
      const request = route.request();
      if (!isPreview(request) && request.method() === 'POST') return route.continue();
      const hold = isPreview(request) ? preview : saved;
      hold.arrived();
      await hold.released;
      // The page may not wait for it any more.
      await route.continue().catch(() => undefined);
    });
    await body.fill('Ditulis sampai akhir');
    await preview.isThere;
    // Answered, or given up for the save.
    const previewIsOver = Promise.race([
      page.waitForEvent('requestfinished', isPreview),
      page.waitForEvent('requestfailed', isPreview),
    ]);
    await page.getByRole('button', { name: word.save, exact: true }).click();
    await saved.isThere;
    preview.release();
    await previewIsOver;
    saved.release();
    await page.locator('.toasts').getByText(word.saved).waitFor({ state: 'attached' });
    expect(await body.inputValue()).toBe('Ditulis sampai akhir');
  });
});
