// A conversation in two browsers, held by two processes (docs/product/conversations.md): a pilgrim asks on a product page, the partner answers from
// the shared inbox and sends the order's invoice, and nothing is lost when the line is cut.
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMessages as listMessagesOf } from '#domain/conversations';
import { deliverNotifications } from '#domain/notification-delivery';
import { storePushToken } from '#domain/notifications';
import { listMessages } from '#domain/outbox';
import { documentMaxBytes } from '#shared/participant-documents';
import { jwtSeconds } from '#shared/sessions';
import { notificationText } from '#labels/notifications';
import { type Application, hosts, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { createAccount, createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { createNotices } from '#test/factories/notifications';
import { createOrder, openBookingSetup } from '#test/factories/bookings';
import { createConversation, write } from '#test/factories/conversations';
import { appStarted, desktop, phone, storeSession, useJourney } from './journey.ts';
import { payAtSimulator } from './payments.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const journey = useJourney({ viewport: phone, hasSockets: true });
let side: { application: Application; browser: Browser };
beforeAll(async () => {
  const { database } = journey.application;
  const [application, browser] = await Promise.all([
    startApplication({ database, hasSockets: true }),
    launchBrowser({ locale: 'id-ID', viewport: desktop }),
  ]);
  side = { application, browser };
});
afterAll(async () => {
  await side.browser.close();
  await side.application.close();
});

/** Somebody of the partner whose departure this is, in their console. */
async function workFor(departure: string): Promise<BrowserContext> {
  const { deps } = journey.application;
  const { partner_id: partnerId } = await deps.db
    .selectFrom('departures as d')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select('p.partner_id')
    .where('d.slug', '=', departure)
    .executeTakeFirstOrThrow();
  const account = await createAccount(deps.db, { name: 'Petugas Budi', roles: ['partner_staff'], partnerId });
  const staff: SignedIn = await signIn(deps, account, { host: hosts.rihlah, hasSecondFactor: true });
  await storeSession(side.browser.context, staff, side.application.origin());
  return side.browser.context;
}

const said = (page: Page) => page.getByRole('log').locator('article .whitespace-pre-wrap').allInnerTexts();

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Pesan', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
}

it('begins on a product page, is answered from the inbox, and carries the invoice of the order', async () => {
  const member = await journey.signIn();
  const [slug] = journey.products.open;
  await storePushToken(journey.application.deps, member.actor, 'telepon-jemaah');
  await createOrder(openBookingSetup(journey.application.deps), { member, departure: slug! });
  const page = await journey.open(`/product/${slug}`);
  await page.getByRole('link', { name: 'Tanya mitra' }).first().click();
  const title = await page.locator('main a[href*="/product/"] .font-bold').innerText();
  await appStarted(page);
  await say(page, 'Apakah ada kamar bertiga?');
  await page.waitForURL('**/chat/*');
  await appStarted(page);
  await expect.poll(() => page.getByRole('log').getByRole('link', { name: title }).count()).toBe(1);

  const staff = await (await workFor(slug!)).newPage();
  await staff.goto(`${side.application.origin()}/partner-console/chat`);
  await staff.getByRole('link', { name: 'Apakah ada kamar bertiga' }).click();
  await staff.getByRole('log').getByText('Apakah ada kamar bertiga?').waitFor();
  await page.getByText('Sudah dibaca').waitFor();
  await appStarted(staff);
  await say(staff, 'Ada, Ibu.');
  await page.getByRole('log').getByText('Ada, Ibu.').waitFor();
  await staff.getByRole('button', { name: 'Kirim tagihan ke percakapan' }).click();
  await page.getByRole('log').getByText('Tagihan pesanan').waitFor();
  // The order stands beside it, and staff open it at their console.
  const order = await staff.locator('#orders ~ ul a').getAttribute('href');
  expect(order).toMatch(/^\/partner-console\/bookings\/RH-/);
  expect(await staff.evaluate((to) => fetch(to!).then(({ status }) => status), order)).toBe(200);
  for (const one of [page, staff]) {
    expect(await overflow(one)).toEqual([]);
    expect(await smallTargets(one)).toEqual([]);
    expect(await axeFindings(one)).toEqual([]);
  }

  // The card leads to the order's own page, and the money is really paid there.
  const conversation = page.url();
  await page
    .getByRole('log')
    .getByRole('link', { name: /^Tagihan pesanan/ })
    .click();
  await page.waitForURL('**/member/my-order/*');
  await page
    .getByRole('link', { name: /^Bayar/ })
    .first()
    .click();
  await payAtSimulator(journey, page, 'id');
  await page.getByText('Pembayaran diterima').first().waitFor();
  await page.goto(conversation);
  await page.getByRole('log').getByText('Sudah dibayar').waitFor();
  await staff.reload();
  await staff.getByRole('log').getByText('Sudah dibayar').waitFor();
  await appStarted(page);
  await appStarted(staff);

  await say(staff, 'WA saya 081234567890');
  await page.getByText('Mohon jangan membayar di luar situs ini.').waitFor();
  await page.goto(`${journey.application.origin()}/faq`);
  await say(staff, 'Silakan ditanyakan lagi.');
  await staff.getByText('Sedang dikirim').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: /^Menu\s*1\s*belum dibaca$/ }).waitFor();
  // Not seen for a minute: it rings on her telephone too.
  const { deps } = journey.application;
  const minuteLater = { ...deps, now: () => new Date(deps.now().getTime() + 60_000) };
  await deliverNotifications(minuteLater, notificationText);
  expect(await listMessages(deps, { to: 'telepon-jemaah' })).toMatchObject([
    { channel: 'push', subject: expect.stringMatching(/^Pesan baru dari /) },
  ]);
});

it('keeps what was written while the line is cut, and sends each message once', async () => {
  await journey.signIn();
  const [slug] = journey.products.open;
  const page = await journey.open(`/chat?product=${slug}`);
  await appStarted(page);
  await say(page, 'satu');
  await page.waitForURL('**/chat/*');
  await appStarted(page);
  const staff = await (await workFor(slug!)).newPage();
  await staff.goto(side.application.origin() + new URL(page.url()).pathname);
  await appStarted(staff);

  await journey.setOffline(true);
  await say(page, 'dua');
  await say(page, 'tiga');
  await page.getByText('Belum terkirim').first().waitFor();
  await say(staff, 'empat');
  await staff.getByText('Sedang dikirim').waitFor({ state: 'detached' });
  await journey.setOffline(false);
  // What was written stays with the browser when its page is closed.
  await page.reload();
  await expect.poll(() => said(staff), { timeout: 30_000 }).toEqual(['satu', 'empat', 'dua', 'tiga']);
  await expect.poll(() => said(page), { timeout: 30_000 }).toEqual(['satu', 'empat', 'dua', 'tiga']);
  await page.reload();
  expect(await said(page)).toEqual(['satu', 'empat', 'dua', 'tiga']);
});

it('the bell of any app page counts as it is told, and asks when the line was cut', async () => {
  const member = await journey.signIn();
  const { deps } = journey.application;
  const page = await journey.context().newPage();
  const heard: string[] = [];
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => void heard.push(String(payload))));
  await page.goto(`${journey.application.origin()}/member/profile`);
  await appStarted(page);
  await expect.poll(() => heard.filter((frame) => frame.includes('totalNotification')).length).toBe(1);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const counted = (count: number) =>
    page.getByRole('button', { name: new RegExp(`^Menu\\s*${count}\\s*belum dibaca$`) }).waitFor();
  await createNotices(deps, member);
  await counted(1);
  const { id, staff } = await createConversation(deps, { member });
  await write(deps, staff, id, 'Selamat datang');
  await counted(2);
  expect(asked).toEqual([]);
  // A bell hears nothing of conversations.
  expect(heard.filter((frame) => frame.includes('Selamat datang'))).toEqual([]);

  await journey.setOffline(true);
  await createNotices(deps, member);
  await journey.setOffline(false);
  await counted(3);
});

it.each([
  ['the network refuses sockets', true],
  ['the socket of an old session was cut', false],
])('the list shows what was written while %s', async (_when, isRefused) => {
  const member = await journey.signIn();
  const { deps } = journey.application;
  const { id, staff } = await createConversation(deps, { member });
  await write(deps, staff, id, 'Selamat datang');
  const page = await journey.context().newPage();
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket\.io/, async (line) => {
    if (isRefused) return line.close();
    line.connectToServer();
    lines.push(line);
  });
  await page.goto(`${journey.application.origin()}/chat`);
  await appStarted(page);
  const newest = (text: string) => page.getByRole('main').getByText(text).waitFor();
  if (isRefused) {
    await write(deps, staff, id, 'Kabar pertama');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await newest('Kabar pertama');
    return;
  }
  await write(deps, staff, id, 'Kabar pertama');
  await newest('Kabar pertama');
  const begun = new Date(deps.now().getTime() - (jwtSeconds + 1) * 1_000);
  const old = await signIn({ ...deps, now: () => begun }, member.account, { host: hosts.rihlah });
  await storeSession(journey.context(), old, journey.application.origin());
  await lines[0]!.close();
  // A handshake is refused first; then nobody has to come back for what follows.
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(2);
  await write(deps, staff, id, 'Kabar kedua');
  await newest('Kabar kedua');
});

it('sends a photograph that is far larger than what is taken', async () => {
  const member = await journey.signIn();
  const { deps } = journey.application;
  const { id, staff } = await createConversation(deps, { member });
  await write(deps, staff, id, 'Mohon foto paspor');
  const [width, height] = [1_500, 1_300];
  const photograph = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(documentMaxBytes);
  const page = await journey.open(`/chat/${id}`);
  await appStarted(page);
  await page
    .getByLabel('Lampirkan')
    .setInputFiles({ name: 'paspor.png', mimeType: 'image/png', buffer: photograph });
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await page.getByRole('log').getByRole('link', { name: 'Buka gambar' }).waitFor();
  expect((await listMessagesOf(deps, staff.actor, id)).items.at(-1)?.attachments).toHaveLength(1);
});

describe('without script', () => {
  const plain = useJourney({ viewport: phone, javaScriptEnabled: false });

  it('a conversation begins, goes on with a file, is found again and answered, all by forms', async () => {
    const { actor } = await plain.signIn();
    const { deps } = plain.application;
    const page = await plain.open('/chat?partner=nurzaman');
    await say(page, 'Apakah ada kamar bertiga?');
    await page.waitForURL('**/chat/*');
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const { id: partnerId } = await deps.db
      .selectFrom('partners')
      .select('id')
      .where('slug', '=', 'nurzaman')
      .executeTakeFirstOrThrow();
    const staff = await createMember(deps, { roles: ['partner_staff'], partnerId });
    await write(deps, staff, id, 'Ada, Ibu.');
    await page.reload();
    expect(await said(page)).toEqual(['Apakah ada kamar bertiga?', 'Ada, Ibu.']);
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await page
      .getByLabel('Lampirkan')
      .setInputFiles({ name: 'paspor.png', mimeType: 'image/png', buffer: picture });
    await say(page, 'Ini paspornya.');
    await page.getByRole('log').getByRole('link', { name: 'Buka gambar' }).waitFor();
    expect((await listMessagesOf(deps, actor, id)).items.map(({ text }) => text)).toEqual([
      'Apakah ada kamar bertiga?',
      'Ada, Ibu.',
      'Ini paspornya.',
    ]);
    // The way back to it, from the profile.
    await page.goto(`${plain.application.origin()}/member/profile`);
    await page.getByRole('main').getByRole('link', { name: 'Percakapan' }).click();
    await page.getByRole('link', { name: 'Ini paspornya.' }).click();
    await page.waitForURL(`**/chat/${id}`);
    // A message that says nothing is refused, and nothing is lost.
    await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await said(page)).toHaveLength(3);
  });
});

it('finds what was said long ago, and leads to where it stands', async () => {
  const member = await journey.signIn();
  const { deps } = journey.application;
  const { id, staff } = await createConversation(deps, { member });
  await write(deps, staff, id, 'Hotel di Madinah 200 meter dari masjid');
  for (let count = 2; count <= 50; count += 1) await write(deps, staff, id, `Kabar ke-${count}`);
  const page = await journey.open(`/chat/${id}`);
  await appStarted(page);
  expect(await said(page)).not.toContain('Hotel di Madinah 200 meter dari masjid');
  await page.getByText('Cari dalam percakapan ini').first().click();
  await page.getByRole('searchbox').fill('madinah');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await page.getByText('1 pesan cocok dengan').waitFor();
  expect(await page.locator('mark').first().innerText()).toBe('Madinah');
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('link', { name: /^Ke pesan ini/ }).click();
  await page.waitForURL(/at=1/);
  await page.getByRole('log').locator('mark').waitFor();
  await expect.poll(() => page.locator('#m1').isVisible()).toBe(true);
  // What was said since comes by itself.
  await expect.poll(() => said(page).then((texts) => texts.length)).toBe(50);
});
