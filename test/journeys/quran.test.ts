// Reading the Quran (spec §2 Quran): finding a surah, going to a verse, marking it, coming back to where one was, sharing it;
// on a phone, as a guest and as a member, without script, in English.
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { findSurah, listBookmarks, listVerses, surahs } from '#domain/quran';
import { arabicWidth } from '#art/arabic-lettering';
import { phone, useJourney } from './journey.ts';
import { axeFindings } from './page-quality.ts';

describe('on a phone', () => {
  const journey = useJourney({ viewport: phone });

  it('a surah is found by its name and opened at a verse', async () => {
    const page = await journey.open('/quran');
    await expect.poll(() => page.locator('main ol .ayah').count()).toBe(114);
    await page.getByLabel('Cari surah, atau kata').fill('al bakarah');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await page.waitForURL(/q=/);
    await page.getByRole('link', { name: 'Al-Baqarah' }).click();
    await page.waitForURL(/\/quran\/2\/al-baqarah$/);
    await page.getByLabel('Ke ayat (1–286)').fill('255');
    await page.getByRole('button', { name: 'Buka' }).click();
    await page.waitForURL(/\/quran\/2\/al-baqarah#ayat-255$/);
    await expect
      .poll(() =>
        page
          .locator('#ayat-255')
          .evaluate((verse) => Math.abs(verse.getBoundingClientRect().top) < innerHeight),
      )
      .toBe(true);
    expect(await page.locator('#ayat-255 .arabic').innerText()).toContain(
      listVerses(findSurah(2)!)[254]!.text,
    );
  });

  it('words of the translation lead to their verse', async () => {
    const page = await journey.open('/quran?q=seribu%20bulan');
    expect(await page.locator('mark').allInnerTexts()).toEqual(['seribu', 'bulan']);
    await page.getByRole('link', { name: 'Al-Qadr ayat 3' }).click();
    await page.waitForURL(/\/quran\/97\/al-qadr#ayat-3$/);
  });

  it('a guest finds the mark and the place again on this device', async () => {
    const page = await journey.open('/quran/36/yasin');
    const mark = page.locator('[data-mark="3"]');
    await mark.click();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Ke ayat (1–83)').fill('40');
    await page.getByRole('button', { name: 'Buka' }).click();
    await page.waitForURL(/#ayat-40$/);
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('quran-marks')))
      .toMatch(/"lastRead":\{"surah":36,"verse":(39|4\d)/);
    await page.goto(`${journey.application.origin()}/quran`);
    const place = page.locator('[data-kind=lastRead]');
    await expect.poll(() => place.innerText()).toMatch(/^Terakhir dibaca: Yasin ayat (39|4\d)$/);
    expect(await page.locator('[data-kind=bookmark]').allInnerTexts()).toEqual(['Yasin ayat 3']);
    await page.locator('[data-kind=bookmark]').click();
    await page.waitForURL(/\/quran\/36\/yasin#ayat-3$/);
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
    await mark.click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('quran-marks')))
      .toContain('"bookmarks":[]');
    await page.evaluate(() => localStorage.clear());
  });

  it('what a guest marked goes into the account when they sign in, and leaves the device', async () => {
    const page = await journey.open('/quran/18/al-kahf');
    await page.locator('[data-mark="10"]').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('quran-marks'))).toContain('"verse":10');
    const { actor } = await journey.signIn();
    await page.goto(`${journey.application.origin()}/quran`);
    await expect
      .poll(() => page.locator('[data-kind=bookmark]').allInnerTexts())
      .toEqual(['Al-Kahf ayat 10']);
    expect(await page.evaluate(() => localStorage.getItem('quran-marks'))).toBe(
      '{"bookmarks":[],"lastRead":null}',
    );
    const kept = async () =>
      (await listBookmarks(journey.application.deps, actor)).bookmarks.map(({ surah, verse }) => [
        surah.number,
        verse,
      ]);
    expect(await kept()).toEqual([[18, 10]]);
    await page.goto(`${journey.application.origin()}/quran/18/al-kahf`);
    const mark = page.locator('[data-mark="10"]');
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
    await mark.click();
    await expect.poll(kept).toEqual([]);
  });

  it('letters grow, the screen turns dark without a fault, and both stay so', async () => {
    const page = await journey.open('/quran/112/al-ikhlas');
    const look = () =>
      page
        .locator('#ayat-1 .arabic')
        .evaluate(
          (words) =>
            [
              Number.parseFloat(getComputedStyle(words).fontSize),
              getComputedStyle(document.documentElement).backgroundColor,
            ] as const,
        );
    const [before] = await look();
    await page.locator('summary', { hasText: 'Tampilan' }).click();
    await page.getByLabel('Sangat besar').check();
    await page.getByLabel('Layar gelap').check();
    const [size, colour] = await look();
    expect(size).toBeGreaterThan(before * 1.5);
    expect(colour).toBe('rgb(16, 23, 26)');
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${journey.application.origin()}/quran/113/al-falaq`);
    expect(await look()).toEqual([size, colour]);
    await page.evaluate(() => localStorage.clear());
  });

  it('a verse is shared as text and as a picture', async () => {
    const page = await journey.open('/quran/2/al-baqarah');
    await page.getByRole('button', { name: 'Bagikan ayat 152' }).click();
    await page.waitForURL(/\/quran\/2\/al-baqarah\/DropdownShare\?ayat=152$/);
    const words = await page.getByLabel('Teks yang dibagikan').inputValue();
    expect(words).toContain(listVerses(findSurah(2)!)[151]!.text);
    expect(words).toContain('(QS Al-Baqarah 2:152)');
    expect(words).toContain('/quran/2/al-baqarah#ayat-152');
    const picture = page.getByRole('img', { name: 'Gambar Al-Baqarah ayat 152' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  });

  it('reads in English, with the translation marked as Indonesian', async () => {
    const page = await journey.open('/en/quran/32');
    await page.waitForURL(/\/en\/quran\/32\/as-sajdah$/);
    expect(await page.locator('#ayat-15 .translation').getAttribute('lang')).toBe('id');
    expect(await page.locator('#ayat-15 .verse-mark').textContent()).toContain('Verse of prostration');
    expect(
      await page.locator('#ayat-1 .arabic').evaluate((words: HTMLElement) => [words.lang, words.dir]),
    ).toEqual(['ar', 'rtl']);
    expect(await page.getByRole('link', { name: /^Next surah/ }).getAttribute('href')).toBe(
      '/en/quran/33/al-ahzab',
    );
  });
});

describe('without script', () => {
  const journey = useJourney({ viewport: phone, javaScriptEnabled: false });

  it('everything is read, found and shared; what needs script does not show', async () => {
    const page = await journey.open('/quran/114/an-nas');
    await expect.poll(() => page.locator('.verse').count()).toBe(6);
    expect(await page.locator('[data-mark]').first().isVisible()).toBe(false);
    await page.getByLabel('Ke ayat (1–6)').fill('6');
    await page.getByRole('button', { name: 'Buka' }).click();
    await page.waitForURL(/an-nas#ayat-6$/);
    await page.getByRole('button', { name: 'Bagikan ayat 6' }).click();
    await page.waitForURL(/DropdownShare\?ayat=6$/);
    expect(await page.locator('[data-copy]').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href')).toContain(
      'wa.me/?text=',
    );
  });
});

describe('over HTTP', () => {
  const journey = useJourney({});
  const ask = async (url: string) => {
    const {
      statusCode: status,
      headers,
      body,
      rawPayload,
    } = await journey.application.app.inject({ url, headers: { host: 'rihlah.localhost' } });
    return { status, location: headers.location, etag: headers.etag, body, rawPayload };
  };

  it.each([
    ['/quran/2', 301, '/quran/2/al-baqarah'],
    ['/quran/2/the-cow', 301, '/quran/2/al-baqarah'],
    ['/en/quran/2/x', 301, '/en/quran/2/al-baqarah'],
    ['/quran/2?ayat=5', 302, '/quran/2/al-baqarah#ayat-5'],
    ['/quran/114/an-nas?ayat=99', 302, '/quran/114/an-nas#ayat-6'],
    ['/quran/114/an-nas?ayat=x', 302, '/quran/114/an-nas#ayat-1'],
    ['/quran/2/DropdownShare?ayat=255', 301, '/quran/2/al-baqarah/DropdownShare?ayat=255'],
    ['/quran/115', 404, undefined],
    ['/quran/0', 404, undefined],
    ['/quran/x/y', 404, undefined],
    ['/quran/01/al-fatihah', 404, undefined],
    ['/quran/1/al-fatihah/DropdownShare?ayat=8', 404, undefined],
    ['/quran/1/al-fatihah/DropdownShare?ayat=x', 404, undefined],
    ['/verses/v1/1/8.png', 404, undefined],
    ['/verses/v1/115/1.png', 404, undefined],
    ['/verses/v1/1/x.png', 404, undefined],
  ])('%s answers %i', async (url, status, location) => {
    expect(await ask(url)).toMatchObject({ status, location });
  });

  it('every surah shows every verse to the letter, the basmalah where it belongs, and no framework script', async () => {
    const inHtml = (text: string) =>
      text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#x27;');
    const faults: string[] = [];
    for (const surah of surahs) {
      const { status, body } = await ask(`/quran/${surah.number}/${surah.slug}`);
      const plain = body.replace(/<\/?sup>|<!-- -->/g, '');
      const missing = listVerses(surah).filter(
        ({ text, translation }) =>
          !plain.includes(`>${inHtml(text)} <`) || !plain.includes(`>${inHtml(translation)}</p>`),
      );
      const basmalah = body.split(`${listVerses(findSurah(1)!)[0]!.text}</p>`).length - 1;
      if (
        status !== 200 ||
        missing.length > 0 ||
        basmalah !== ([1, 9].includes(surah.number) ? 0 : 1) ||
        body.includes('entry.client')
      )
        faults.push(`${surah.name}: ${missing.length}, ${basmalah}`);
    }
    expect(faults).toEqual([]);
  });

  it('names the source and its licence, its twin, and what it is', async () => {
    const { body } = await ask('/en/quran/36/yasin');
    expect(body).toContain('CC BY-SA 4.0');
    expect(body).toContain('QuranEnc.com');
    expect(body).toContain('hrefLang="id" href="http://rihlah.localhost/quran/36/yasin"');
    expect(body).toContain('"@type":"Chapter"');
    expect((await ask('/sitemap.xml')).body).toContain('<loc>http://rihlah.localhost/quran/114/an-nas</loc>');
  });

  it('draws the longest verse whole, and the same picture once', async () => {
    const [long, again] = [await ask('/verses/v1/2/282.png'), await ask('/verses/v1/2/282.png')];
    const { width, height, format } = await sharp(long.rawPayload).metadata();
    expect([width, format]).toEqual([1080, 'png']);
    expect(height).toBeGreaterThan(2_000);
    expect(long.rawPayload.length).toBeLessThan(400_000);
    expect(again.etag).toBe(long.etag);
    expect(again.rawPayload.equals(long.rawPayload)).toBe(true);
  });
});

describe('the letters of pictures', () => {
  const journey = useJourney({});

  it('are shaped as the browser shapes them: every word of the Quran is as wide, a filling stroke apart', async () => {
    const page = await journey.open('/quran/1/al-fatihah');
    const words = [
      ...new Set(surahs.flatMap((surah) => listVerses(surah).flatMap(({ text }) => text.split(' ')))),
    ];
    expect(words.length).toBeGreaterThan(14_000);
    const widths = await page.evaluate(async (all) => {
      await document.fonts.load("100px 'Scheherazade New'", 'بسم');
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = "100px 'Scheherazade New'";
      return all.map((word) => pen.measureText(word).width);
    }, words);
    const apart = words.map((word, index) => ({
      word,
      by: Math.abs(arabicWidth(word, 100) - widths[index]!),
    }));
    // In a few words the typeface's own short stroke between two letters stands differently; a letter that is not joined is wider by half an em.
    expect(apart.filter(({ by }) => by > 9)).toEqual([]);
    expect(apart.filter(({ by }) => by > 1).length).toBeLessThan(50);
  });
});
