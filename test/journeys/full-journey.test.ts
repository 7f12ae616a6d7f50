// The whole of it in one go (docs/product/test-kit.md): three people find a journey, book it with a promo, pay a down payment by virtual account,
// send their papers, the partner accepts them, the rest is paid, and the letters with their PDFs lie in the mail.
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { hosts } from '#test/application';
import type { SignedIn } from '#test/factories/accounts';
import { dispatchAllBookingEvents } from '#test/factories/bookings';
import { desktop, fillDate, phone, rupiahIn, useJourney } from './journey.ts';
import { payAtSimulator, placeOrder } from './payments.ts';

const words = {
  id: {
    prefix: '',
    find: 'Cari',
    people: 'Jumlah',
    month: 'Bulan',
    party: 'Pesan untuk rombongan ini',
    toOrder: 'Lanjut ke pesanan',
    code: /Kode promo/,
    apply: 'Pakai',
    applied: 'Promo berhasil digunakan',
    staged: /Uang muka, lalu/,
    arrived: 'Pembayaran diterima',
    lastStep: 'Lihat langkah terakhir',
    easy: 'Mudah',
    sendFeedback: 'Kirim pendapat',
    heard: /Anda dapat mengubahnya di sini/,
    toTheOrder: 'Lihat pesanan',
    nameThem: 'Isi data peserta',
    name: 'Nama seperti di paspor',
    birth: 'Tanggal lahir',
    gender: 'Jenis kelamin',
    save: 'Simpan data peserta',
    wrong: /sedikitnya dua kata/,
    passport: 'Pilih: Paspor',
    unreadable: /bukan gambar JPEG/,
    send: 'Kirim dokumen',
    waits: 'Menunggu pemeriksaan',
    back: 'Kembali',
    search: 'Kode, pemesan, atau peserta',
    show: 'Tampilkan',
    accept: /^Terima(?! yang dicentang)/,
    running: 'Berjalan',
    settle: 'Lunasi sisa pembayaran',
    pay: 'Bayar',
    checked: 'Mitra menyiapkan perjalanan',
    confirmation: 'surat konfirmasi',
    settlement: 'pelunasan pesanan',
    papers: /Lampiran/,
  },
  en: {
    prefix: '/en',
    find: 'Search',
    people: 'People',
    month: 'Month',
    party: 'Book for this party',
    toOrder: 'Continue to the order',
    code: /Promo code/,
    apply: 'Apply',
    applied: 'The promo has been applied',
    staged: /Down payment, then/,
    arrived: 'Payment received',
    lastStep: 'See the last step',
    easy: 'Easy',
    sendFeedback: 'Send',
    heard: /You can change it here/,
    toTheOrder: 'See the order',
    nameThem: 'Fill in traveller details',
    name: 'Name as in the passport',
    birth: 'Date of birth',
    gender: 'Gender',
    save: 'Save the details',
    wrong: /at least two words/,
    passport: 'Choose: Passport',
    unreadable: /neither a whole JPEG/,
    send: 'Send the document',
    waits: 'Waiting to be checked',
    back: 'Back',
    search: 'Code, booker or traveller',
    show: 'Show',
    accept: /^Accept(?! those ticked)/,
    running: 'In progress',
    settle: 'Settle the rest',
    pay: 'Pay',
    checked: 'The partner prepares the journey',
    confirmation: 'confirmation of order',
    settlement: 'settlement of order',
    papers: /Attachment/,
  },
} as const;

const ways = [
  ['Indonesian, on a phone', 'id', { viewport: phone }],
  ['English, on a desktop', 'en', { viewport: desktop }],
  ['Indonesian, on a phone without script', 'id', { viewport: phone, javaScriptEnabled: false }],
] as const;

/** Some two hundred acts in a row: on a machine that is busy they take their time. */
const patienceMs = 600_000;

const birth = '1975-08-17';
const travellers = ['Siti Aminah', 'Ahmad Fauzi', 'Nur Hayati'];

describe.each(ways)('%s', (_way, locale, options) => {
  const word = words[locale];
  const log: string[] = [];
  const journey = useJourney({ ...options, log, hasServiceWorker: true });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const total = async (page: Page) => rupiahIn(await page.locator('[data-total]').innerText());
  const toast = (page: Page, text: string) =>
    page.locator('.toasts').getByText(text).waitFor({ state: 'attached' });

  it(
    'from the search to the letter',
    async () => {
      const pilgrim = await journey.signIn({ name: travellers[0]! });
      const page = await journey.open(`${word.prefix}/`);
      await find(page);
      await book(page);
      await payAtSimulator(journey, page, locale);
      await toast(page, word.arrived);
      const order = await orderReached(page);
      await sayHowBookingWent(page);
      await nameAndSendPapers(page, order);
      await partnerAccepts(order);
      await journey.signInAs(pilgrim.account);
      await settle(order);
      saysNothingOfAnybody(pilgrim);
      expect(await papersByMail(pilgrim)).toEqual({
        [word.confirmation]: ['%PDF-', '%PDF-'],
        [word.settlement]: ['%PDF-'],
      });
    },
    patienceMs,
  );

  /** The log of all that was done, at its finest: each request under a number of its own, and nobody's data. */
  function saysNothingOfAnybody({ account, tokens }: SignedIn): void {
    const requests = log
      .map((line) => JSON.parse(line) as { reqId?: string; req?: object })
      .filter(({ req }) => req);
    expect(requests.length).toBeGreaterThan(50);
    expect(requests.filter(({ reqId }) => !reqId)).toEqual([]);
    const data = [...travellers, account.email, birth, 'surat.jpg', tokens.jwt, tokens.refreshToken];
    const written = data.flatMap((one) => [one, encodeURIComponent(one), one.replaceAll(' ', '+')]);
    expect(log.filter((line) => written.some((one) => line.includes(one)))).toEqual([]);
  }

  async function find(page: Page): Promise<void> {
    const slug = journey.products.staged[0]!;
    const { departs_on } = await journey.application.deps.db
      .selectFrom('departures')
      .select('departs_on')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await page.getByLabel(word.month, { exact: true }).selectOption(departs_on.slice(0, 7));
    await page.getByLabel(word.people).selectOption('3');
    await press(page, word.find);
    await page.waitForURL(/\/umroh\?/);
    await page.locator(`h3 a[href*="/product/${slug}"]`).click();
    await page.waitForURL(`**/product/${slug}*`);
  }

  async function book(page: Page): Promise<void> {
    await page.locator('price-calculator').getByRole('spinbutton').first().fill('3');
    await press(page, word.party);
    await page.waitForURL(/\/checkout\//);
    const full = await total(page);
    await press(page, word.toOrder);
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}\//);
    expect(await total(page)).toBe(full);
    await page.getByLabel(word.code).fill('UMRAHPERTAMA');
    await page.locator('#promo').getByRole('button', { name: word.apply, exact: true }).first().click();
    await toast(page, word.applied);
    expect(await total(page)).toBeLessThan(full);
    await page.getByLabel(word.staged).check();
    await placeOrder(page, locale);
  }

  /** Answers the order's address, without language prefix. */
  async function orderReached(page: Page): Promise<string> {
    await page.waitForURL(/\/member\/my-order\/[0-9a-f-]{36}$/);
    return new URL(page.url()).pathname.replace(/^\/en/, '');
  }

  /** The last step of the checkout, and back to the order. */
  async function sayHowBookingWent(page: Page): Promise<void> {
    await page.getByRole('link', { name: word.lastStep }).click();
    await page.getByLabel(word.easy, { exact: true }).check();
    await press(page, word.sendFeedback);
    await page.getByText(word.heard).waitFor();
    await page.getByRole('link', { name: word.toTheOrder }).click();
  }

  async function nameAndSendPapers(page: Page, order: string): Promise<void> {
    await page.getByRole('link', { name: word.nameThem, exact: true }).click();
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5d47' } })
      .jpeg()
      .toBuffer();
    for (const [index, name] of travellers.entries()) {
      await page.waitForURL(`**/participants/${index + 1}`);
      if (index === 0) await isToldWhatIsWrong(page);
      await fillTraveller(page, name);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      const papers = page.locator('li[id]').filter({ has: page.locator('input[type=file]') });
      const kinds = await papers.evaluateAll((all) => all.map(({ id }) => id));
      for (const kind of kinds)
        await sendPaper(page.locator(`#${kind}`), {
          name: `${kind}.jpg`,
          mimeType: 'image/jpeg',
          buffer: picture,
        });
      await page.getByRole('link', { name: word.back, exact: true }).click();
      await page.waitForURL(`**${order}`);
      if (index + 1 < travellers.length)
        await page
          .locator(`a[href$="${order}/participants/${index + 2}"]`)
          .last()
          .click();
    }
  }

  async function isToldWhatIsWrong(page: Page): Promise<void> {
    await fillTraveller(page, 'Siti');
    await page.getByText(word.wrong).first().waitFor();
    const paper = page.locator('#passport-1');
    await paper.getByLabel(word.passport).setInputFiles({
      name: 'surat.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('bukan gambar sama sekali'),
    });
    await sendChosen(paper);
    await paper.getByText(word.unreadable).waitFor();
  }

  async function fillTraveller(page: Page, name: string): Promise<void> {
    await page.getByLabel(word.name).fill(name);
    await fillDate(page, word.birth, birth);
    await page.getByLabel(word.gender).selectOption('female');
    await press(page, word.save);
  }

  async function sendPaper(
    paper: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ): Promise<void> {
    await paper.locator('input[type=file]').setInputFiles(file);
    await sendChosen(paper);
    await paper.getByText(word.waits, { exact: true }).waitFor();
  }

  /** With script it is on its way as soon as it is chosen. */
  async function sendChosen(paper: Locator): Promise<void> {
    if ('javaScriptEnabled' in options) await paper.getByRole('button', { name: word.send }).click();
  }

  async function partnerAccepts(order: string): Promise<void> {
    const { db } = journey.application.deps;
    const { code, partner_id: partnerId } = await db
      .selectFrom('bookings')
      .select(['code', 'partner_id'])
      .where('id', '=', order.split('/').at(-1)!)
      .executeTakeFirstOrThrow();
    await journey.signIn({ roles: ['partner_staff'], partnerId });
    const staffPage = await journey.open(`${word.prefix}/partner-console/bookings`);
    await staffPage.getByLabel(word.search).fill(travellers[2]!);
    await press(staffPage, word.show);
    await staffPage.getByRole('link', { name: code }).click();
    const waiting = staffPage.getByRole('button', { name: word.accept });
    await waiting.first().waitFor();
    const stillWaiting = () => waiting.count();
    for (let left = await stillWaiting(); left > 0; left -= 1) {
      await waiting.first().click();
      await expect.poll(stillWaiting).toBe(left - 1);
    }
    // The page shows it at once; what counts is that the server has heard.
    const unheard = () =>
      db
        .selectFrom('participant_documents as f')
        .innerJoin('participants as t', 't.id', 'f.participant_id')
        .innerJoin('bookings as b', 'b.id', 't.booking_id')
        .select('f.id')
        .where('b.code', '=', code)
        .where('f.status', '=', 'uploaded')
        .execute();
    await expect.poll(unheard).toEqual([]);
    await staffPage.close();
  }

  async function settle(order: string): Promise<void> {
    const page = await journey.open(`${word.prefix}/member/my-order`);
    await page.getByRole('link', { name: word.running }).click();
    await page.getByRole('link', { name: word.settle }).click();
    await page.waitForURL(`**${order}`);
    await page.getByRole('link', { name: word.pay, exact: true }).first().click();
    await payAtSimulator(journey, page, locale);
    await page.getByText(word.checked, { exact: true }).waitFor();
  }

  /** What each letter's attachments begin with. */
  async function papersByMail({ account }: SignedIn): Promise<Record<string, string[]>> {
    const { app, deps } = journey.application;
    await dispatchAllBookingEvents(deps);
    const outbox = await journey.open(`${word.prefix}/dev/outbox?to=${encodeURIComponent(account.email)}`);
    const papers: Record<string, string[]> = {};
    for (const subject of [word.confirmation, word.settlement]) {
      const links = await outbox
        .locator('article', { hasText: subject })
        .getByRole('link', { name: word.papers })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      const files = await Promise.all(
        links.map((url) => app.inject({ url, headers: { host: hosts.rihlah } })),
      );
      papers[subject] = files.map(({ rawPayload }) => rawPayload.toString('latin1', 0, 5));
    }
    return papers;
  }
});
