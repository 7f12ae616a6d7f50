// The other side of the counter, once through (docs/product/partner-console.md): a travel partner applies, is verified and invited, writes
// its first programme with photos and a departure, is found, bought from and paid; documents, rooms, manifest; the group leaves and comes
// home; the return is reported, the partner's money is paid out, and its pilgrim's review is answered.
import { expect, test } from 'vitest';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { advanceDepartures } from '#domain/departure-changes';
import { verifyLedger } from '#domain/ledger';
import { addDays, todayInIndonesia } from '#shared/dates';
import { joinChecks, joinDocuments } from '#shared/joining';
import { hosts } from '#test/application';
import { createMember } from '#test/factories/accounts';
import { permitsStep } from '#test/factories/joining';
import { evidencePicture } from '#test/factories/payouts';
import { newestLink } from '#test/sent-emails';
import { appStarted, desktop, fillDate, storeSession, useJourney } from './journey.ts';
import { payAtSimulator } from './payments.ts';

/** Some two hundred acts in a row: on a machine that is busy they take their time. */
const patienceMs = 600_000;
const journey = useJourney({ viewport: desktop });
const email = 'umi.kalsum@safar.test';
const pilgrimName = 'Siti Maryam';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const at = async (page: Page, path: string) => {
  await page.goto(journey.application.origin() + path);
  await appStarted(page);
};
const picture = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
const png = async (name: string) => ({ name, mimeType: 'image/png', buffer: await picture('#0b5d47') });

test(
  'a partner joins, sells, runs and closes its first departure',
  async () => {
    await applies();
    await isVerified();
    const owner = await accepts();
    const programmeId = await publishesProgramme();
    await publishesDeparture(programmeId);
    const { pilgrim, bookingId, departureId } = await isBought();
    await runsDeparture(owner, departureId);
    await comesHome(departureId, bookingId);
    await reportsReturn(owner, departureId);
    await isPaidOut(owner);
    await answersReview(owner, pilgrim, bookingId);
    expect(await verifyLedger(journey.application.deps)).toEqual([]);
  },
  patienceMs,
);

type Account = Awaited<ReturnType<typeof createMember>>['account'];

async function applies(): Promise<void> {
  const page = await journey.open('/gabung-partner');
  await page.getByLabel('Nama lembaga').fill('Safar Berkah');
  await page.getByLabel('Nama penanggung jawab').fill('Umi Kalsum');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nomor telepon').fill('0812-7777-8888');
  await page.getByLabel('Saya berwenang').check();
  await press(page, 'Mulai');
  await page.getByRole('heading', { name: 'Safar Berkah' }).waitFor();
  await appStarted(page);
  await page.getByLabel('Nama badan hukum').fill('PT Safar Berkah Mulia');
  await page.getByLabel('Tahun berdiri').fill('2012');
  await page.getByLabel('Kabupaten atau kota').selectOption({ index: 3 });
  await page.getByLabel('Alamat kantor').fill('Jl. Asia Afrika 10, Bandung');
  await page.getByLabel('Tentang lembaga').fill('Biro umrah keluarga yang melayani jamaah sejak 2012.');
  await page.getByLabel('Jabatan').fill('Direktur');
  await press(page, 'Simpan dan lanjut');
  const permits = permitsStep('travel');
  await field(page, 'licence_number').waitFor();
  await field(page, 'licence_kind').selectOption(permits['licence_kind']!);
  for (const [name, value] of Object.entries(permits))
    if (name !== 'licence_kind') await field(page, name).fill(value);
  await press(page, 'Simpan dan lanjut');
  const rows = page.getByRole('listitem').filter({ has: page.locator('input[type=file]') });
  const needed = joinDocuments('travel').filter(({ isOptional }) => !isOptional).length;
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(needed);
  await appStarted(page);
  for (let index = 0; index < needed; index += 1) {
    const row = rows.nth(index);
    await row.getByLabel('Berkas').setInputFiles(await png('dokumen.png'));
    await row.getByRole('button', { name: /^Kirim/ }).click();
    await row.getByText('Diterima').waitFor();
  }
  await page.getByRole('link', { name: 'Periksa dan kirim' }).last().click();
  await press(page, 'Kirim pengajuan');
  await page.getByText('Sedang diperiksa').waitFor();
}

async function isVerified(): Promise<void> {
  await journey.signIn({ roles: ['operator_acquisition'] });
  const staffPage = await journey.open('/operator/applications');
  await staffPage.getByRole('link', { name: /Safar Berkah/ }).click();
  await staffPage.getByRole('heading', { name: 'Safar Berkah' }).waitFor();
  await appStarted(staffPage);
  for (const item of joinChecks('travel')) {
    const row = staffPage.getByRole('listitem').filter({ hasText: 'Belum diperiksa' }).first();
    const name = await row.getByRole('heading').textContent();
    await row.locator('summary').click();
    await row.getByLabel('Hasil', { exact: true }).selectOption('Sesuai');
    await row.getByLabel('Apa yang dilihat').fill(`Dilihat: ${item}`);
    await row.getByRole('button', { name: 'Catat' }).click();
    await staffPage
      .getByRole('listitem')
      .filter({ hasText: name! })
      .getByText(`Dilihat: ${item}`)
      .first()
      .waitFor();
  }
  await staffPage.getByLabel('Alamat halaman mitra').fill('safar-berkah');
  await press(staffPage, 'Setujui dan undang pemilik');
  await staffPage.getByText('Disetujui').first().waitFor();
}

/** Answers the owner, who works behind a second factor from now on. */
async function accepts(): Promise<Account> {
  await journey.context().clearCookies();
  const link = await newestLink(journey.application.deps.db, email, 'invitation', '/auth/invitation/');
  const invited = await journey.open(new URL(link).pathname);
  await invited.getByText('Masuk atau daftar dengan alamat email itu').waitFor();
  const { account } = await journey.signIn({ email, name: 'Umi Kalsum' });
  await invited.reload();
  await press(invited, 'Terima undangan');
  await invited.waitForURL(/\/auth\/login/);
  await journey.signInAs(account, { hasSecondFactor: true });
  return account;
}

async function publishesProgramme(): Promise<string> {
  const page = await journey.open('/partner-console/programmes/new');
  await appStarted(page);
  await field(page, 'title:id').fill('Umrah Perdana 9 Hari');
  await field(page, 'title:en').fill('First umrah, 9 days');
  await field(page, 'days').fill('9');
  await field(page, 'nights').fill('7');
  await press(page, 'Simpan dan lanjutkan');
  await page.waitForURL('**/edit/basics');
  const id = new URL(page.url()).pathname.split('/')[3]!;
  const list = async (name: string) => {
    const rows = page.locator('fieldset').filter({ has: page.locator(`legend:text-is("${name}")`) });
    await rows.getByRole('button').last().click();
  };
  const save = async () => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await press(page, 'Simpan');
    await answered;
    await page.getByText('Program disimpan').first().waitFor();
  };
  await appStarted(page);
  await field(page, 'summary:id').fill('Rombongan kecil');
  await field(page, 'description:id').fill('Sembilan hari dengan pembimbing.');
  await list('Tujuan');
  await field(page, 'destinations:0:slug').selectOption('makkah');
  await save();
  await at(page, `/partner-console/programmes/${id}/edit/journey`);
  await list('Hotel');
  await field(page, 'hotels:0:hotel_id').selectOption({ index: 1 });
  await field(page, 'hotels:0:nights').fill('7');
  await list('Agenda per hari');
  await field(page, 'agenda:0:day').fill('1');
  await field(page, 'agenda:0:title:id').fill('Berangkat');
  await field(page, 'agenda:0:text:id').fill('Berkumpul di bandara.');
  await save();
  await at(page, `/partner-console/programmes/${id}/edit/costs`);
  await list('Termasuk dalam harga');
  await field(page, 'includes:0:id').fill('Tiket pesawat');
  await list('Tidak termasuk');
  await field(page, 'excludes:0:id').fill('Paspor');
  await save();
  await at(page, `/partner-console/programmes/${id}`);
  await page.getByText('Siap diterbitkan').waitFor();
  await press(page, 'Terbitkan');
  await page.getByText('Program diterbitkan').waitFor();
  await at(page, `/partner-console/programmes/${id}/pictures`);
  await field(page, 'picture').setInputFiles(await png('rombongan.png'));
  await field(page, 'use').selectOption('group');
  await field(page, 'alt_id').last().fill('Rombongan di depan masjid');
  await press(page, 'Unggah');
  await page.locator('li img').first().waitFor();
  await page.close();
  return id;
}

async function publishesDeparture(programmeId: string): Promise<void> {
  const page = await journey.open(`/partner-console/programmes/${programmeId}/departures/new`);
  await appStarted(page);
  const day = addDays(todayInIndonesia(journey.application.deps.now()), 90);
  await field(page, 'dates:0:date').fill(day);
  await press(page, 'Lihat tanggalnya');
  await page.getByText('1 keberangkatan akan dibuat').waitFor();
  await field(page, 'quota').fill('40');
  await field(page, 'room_prices:quad').fill('31.500.000');
  await press(page, 'Buat rancangan');
  await page.getByText('1 keberangkatan dibuat sebagai rancangan').waitFor();
  await appStarted(page);
  await page.locator('[name=ids]').filter({ visible: true }).check();
  await press(page, 'Terbitkan');
  await page.getByText('Keberangkatan diterbitkan').waitFor();
  await page.close();
}

/** Found by its name, booked for one, paid in full, named, with documents. */
async function isBought() {
  const pilgrim = await journey.signIn({ name: pilgrimName });
  const page = await journey.open('/search?q=Umrah+Perdana');
  await page
    .getByRole('link', { name: /Umrah Perdana/ })
    .first()
    .click();
  await page.waitForURL('**/product/**');
  await press(page, 'Pesan untuk rombongan ini');
  await page.waitForURL(/\/checkout\//);
  await press(page, 'Lanjut ke pesanan');
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}\//);
  await page.getByLabel(/Saya sudah membaca/).check();
  await press(page, 'Buat pesanan');
  await press(page, 'Ya, pesan');
  await payAtSimulator(journey, page, 'id');
  await page.waitForURL(/\/member\/my-order\/[0-9a-f-]{36}$/);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1)!;
  await at(page, `/member/my-order/${bookingId}/participants/1`);
  await page.getByLabel('Nama seperti di paspor').fill(pilgrimName);
  await fillDate(page, 'Tanggal lahir', '1975-08-17');
  await page.getByLabel('Jenis kelamin').selectOption('female');
  await press(page, 'Simpan data peserta');
  await page.getByRole('heading', { level: 1, name: pilgrimName }).waitFor();
  const papers = page.locator('li[id]').filter({ has: page.locator('input[type=file]') });
  for (const kind of await papers.evaluateAll((all) => all.map(({ id }) => id))) {
    const paper = page.locator(`#${kind}`);
    await paper.locator('input[type=file]').setInputFiles(await png(`${kind}.png`));
    await paper.getByText('Menunggu pemeriksaan', { exact: true }).waitFor();
  }
  await page.close();
  const { departure_id: departureId } = await journey.application.deps.db
    .selectFrom('bookings')
    .select('departure_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { pilgrim, bookingId, departureId };
}

/** Documents accepted, rooms placed, the manifest taken along. */
async function runsDeparture(owner: Account, departureId: string): Promise<void> {
  await journey.signInAs(owner, { hasSecondFactor: true });
  const page = await journey.open(`/partner-console/documents?departure=${departureId}`);
  await appStarted(page);
  const waiting = () =>
    journey.application.deps.db
      .selectFrom('participant_documents as f')
      .innerJoin('participants as t', 't.id', 'f.participant_id')
      .innerJoin('bookings as b', 'b.id', 't.booking_id')
      .select('f.id')
      .where('b.departure_id', '=', departureId)
      .where('f.status', '=', 'uploaded')
      .execute()
      .then((rows) => rows.length);
  for (let left = await waiting(); left > 0; left -= 1) {
    await press(page, 'Terima');
    await expect.poll(waiting).toBe(left - 1);
    await appStarted(page);
  }
  await at(page, `/partner-console/departures/${departureId}/rooms`);
  await press(page, 'Susun otomatis');
  await page.getByText('Kamar disusun').waitFor();
  await page.getByText(pilgrimName).filter({ visible: true }).first().waitFor();
  await page.goto(
    `${journey.application.origin()}/partner-console/departures/${departureId}/manifest?format=docs`,
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /CSV/ }).click();
  expect((await downloading).suggestedFilename()).toContain('docs');
  await page.close();
}

/** The calendar moves: the group has left, and is home since yesterday. */
async function comesHome(departureId: string, bookingId: string): Promise<void> {
  const { deps } = journey.application;
  const today = todayInIndonesia(deps.now());
  const setDays = (departs_on: string, returns_on: string) =>
    deps.db.updateTable('departures').set({ departs_on, returns_on }).where('id', '=', departureId).execute();
  const stateNow = async () =>
    (
      await deps.db
        .selectFrom('bookings')
        .select('state')
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow()
    ).state;
  await setDays(today, addDays(today, 8));
  await advanceDepartures(deps);
  expect(await stateNow()).toBe('departed');
  await setDays(addDays(today, -9), addDays(today, -1));
  await advanceDepartures(deps);
  expect(await stateNow()).toBe('completed');
}

async function reportsReturn(owner: Account, departureId: string): Promise<void> {
  await journey.signInAs(owner, { hasSecondFactor: true });
  const page = await journey.open('/partner-console');
  await page.getByRole('link', { name: 'Kepulangan yang harus dilaporkan' }).click();
  await page.waitForURL(`**/departures/${departureId}/return-report`);
  await page.getByLabel('Tanggal dilaporkan').fill(todayInIndonesia(journey.application.deps.now()));
  await page.getByLabel('Nomor laporan').fill('LAP-2027-118');
  await page.getByLabel(/^Bukti laporan/).setInputFiles(await png('bukti.png'));
  await press(page, 'Catat laporan');
  await page.getByText('Nomor laporan LAP-2027-118.').waitFor();
  await at(page, '/partner-console');
  expect(await page.getByText('Kepulangan yang harus dilaporkan').count()).toBe(0);
  await page.close();
}

/** The partner states its account; one of finance approves it and makes the batch, another approves and sends that. */
async function isPaidOut(owner: Account): Promise<void> {
  const { deps } = journey.application;
  await journey.signInAs(owner, { hasSecondFactor: true });
  const partner = await journey.open('/partner-console/payouts');
  await partner.getByLabel('Bank', { exact: true }).selectOption('bsi');
  await partner.getByLabel('Nomor rekening').fill('7001234567');
  await partner.getByLabel('Nama pemilik rekening').fill('PT Safar Berkah Mulia');
  await partner
    .getByLabel(/^Bukti: surat bank/)
    .setInputFiles({ name: 'buku.png', mimeType: 'image/png', buffer: await evidencePicture() });
  await press(partner, 'Ajukan rekening');
  await partner.getByText('Rekening diajukan').waitFor();
  const maker = await createMember(deps, { roles: ['operator_finance'], host: hosts.rihlah });
  const checker = await createMember(deps, { roles: ['operator_finance'], host: hosts.rihlah });
  await storeSession(journey.context(), checker, journey.application.origin());
  const staffPage = await journey.open('/operator/payouts');
  await staffPage
    .getByRole('main')
    .getByRole('button', { name: /^Setujui/ })
    .first()
    .click();
  await staffPage.getByText('Disetujui', { exact: true }).waitFor();
  // The pause of a new account.
  await deps.db.updateTable('payee_accounts').set({ usable_from: deps.now() }).execute();
  await storeSession(journey.context(), maker, journey.application.origin());
  const making = await journey.open('/operator/payouts');
  await press(making, 'Ajukan pencairan');
  await making.getByText('Pencairan diajukan, menunggu persetujuan orang lain').waitFor();
  const { id } = await deps.db.selectFrom('payout_batches').select('id').executeTakeFirstOrThrow();
  await storeSession(journey.context(), checker, journey.application.origin());
  const checking = await journey.open(`/operator/payouts/${id}`);
  await checking
    .getByRole('main')
    .getByRole('button', { name: /^Setujui/ })
    .first()
    .click();
  await checking.getByRole('link', { name: /xlsx|transfer/i }).waitFor();
  await press(checking, /^Bank sudah menerima berkas/);
  await checking.getByText('Ditandai sudah di bank').waitFor();
}

async function answersReview(
  owner: Account,
  pilgrim: Awaited<ReturnType<typeof createMember>>,
  bookingId: string,
): Promise<void> {
  await journey.signInAs(pilgrim.account);
  const page = await journey.open(`/member/my-order/${bookingId}/review`);
  await appStarted(page);
  await page.getByLabel('4 bintang').check();
  await page.getByLabel('Ulasan', { exact: true }).fill('Pembimbingnya sabar, hotelnya dekat.');
  await press(page, 'Simpan ulasan');
  await page.getByText('Ulasan disimpan').first().waitFor();
  await journey.signInAs(owner, { hasSecondFactor: true });
  const staffPage = await journey.open('/partner-console/reviews');
  await staffPage.getByLabel('Jawaban').fill('Terima kasih, sampai jumpa lagi.');
  await press(staffPage, /^Kirim jawaban/);
  await staffPage.getByText('Jawaban Anda sekarang tampil di bawah ulasan.').first().waitFor();
  await staffPage.goto(`${journey.application.origin()}/travel/safar-berkah?tab=reviews`);
  await staffPage.getByText('Terima kasih, sampai jumpa lagi.').waitFor();
}
