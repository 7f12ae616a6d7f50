// A member's own pages (spec §2 profile): change the profile, add a picture, prove a phone number, sign out everywhere, delete the
// account. In both languages, on a phone and on a desktop, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { hashPassword } from '#platform/passwords';
import { hosts } from '#test/application';
import { signIn, type SignedIn } from '#test/factories/accounts';
import { emailsTo, newestCode } from '#test/sent-emails';
import { readablePhone } from '#shared/readable-phone';
import { eachDeviceAndLanguageOnce, fillDate, phone, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    edit: 'Ubah profil',
    name: 'Nama',
    birth: 'Tanggal lahir',
    address: 'Alamat',
    save: 'Simpan',
    saved: 'Profil disimpan',
    back: 'Kembali ke profil',
    empty: 'Field tidak boleh kosong',
    child: /Anak-anak/,
    addPicture: 'Tambah foto',
    file: 'Pilih gambar',
    savePicture: 'Simpan foto',
    pictureSaved: 'Foto disimpan',
    unreadable: /bukan gambar/,
    heic: /Ambil tangkapan layar/,
    removePicture: 'Hapus foto',
    verified: 'Sudah terverifikasi',
    change: 'Ganti nomor',
    number: 'Nomor telepon',
    sendCode: 'Kirim kode',
    same: 'Ini sudah nomor telepon Anda',
    code: 'Kode',
    confirm: 'Konfirmasi',
    wrongCode: 'Kode salah',
    numberSaved: 'Nomor telepon disimpan',
    changeMail: 'Ganti alamat email',
    newMail: 'Alamat email baru',
    presentPassword: 'Password saat ini',
    mailSaved: 'Alamat email disimpan',
    waits: 'menunggu kode',
    devices: 'Perangkat yang masuk',
    thisDevice: 'Perangkat ini',
    others: 'Keluarkan semua perangkat lain',
    everywhere: 'Keluar dari semua perangkat',
    signedOut: 'Anda telah keluar dari semua perangkat',
    login: 'Masuk',
    ended: 'Session Anda telah habis, silahkan login kembali',
    remove: 'Hapus akun',
    confirmRemoval: 'Hapus akun saya',
    goes: 'Yang dihapus',
    stays: 'Yang tetap, tanpa nama Anda',
    password: 'Password',
    wrongPassword: 'Password saat ini salah',
    removed: 'Akun Anda telah dihapus',
    download: 'Unduh data saya',
    mailCode: 'Kode dari email',
  },
  en: {
    prefix: '/en',
    edit: 'Edit profile',
    name: 'Name',
    birth: 'Date of birth',
    address: 'Address',
    save: 'Save',
    saved: 'Profile saved',
    back: 'Back to your profile',
    empty: 'Field cannot be empty',
    child: /Children/,
    addPicture: 'Add a picture',
    file: 'Choose a picture',
    savePicture: 'Save picture',
    pictureSaved: 'Picture saved',
    unreadable: /not a whole/,
    heic: /Take a screenshot/,
    removePicture: 'Remove picture',
    verified: 'Verified',
    change: 'Change number',
    number: 'Phone number',
    sendCode: 'Send code',
    same: 'This is your phone number already',
    code: 'Code',
    confirm: 'Confirm',
    wrongCode: 'The code is wrong',
    numberSaved: 'Phone number saved',
    changeMail: 'Change the email address',
    newMail: 'New email address',
    presentPassword: 'Current password',
    mailSaved: 'The email address is saved',
    waits: 'is waiting for its code',
    devices: 'Signed-in devices',
    thisDevice: 'This device',
    others: 'Sign out all other devices',
    everywhere: 'Sign out everywhere',
    signedOut: 'You are signed out everywhere',
    login: 'Sign in',
    ended: 'Your session has ended, please sign in again',
    remove: 'Delete account',
    confirmRemoval: 'Delete my account',
    goes: 'What is deleted',
    stays: 'What stays, without your name',
    password: 'Password',
    wrongPassword: 'The current password is wrong',
    removed: 'Your account has been deleted',
    download: 'Download my data',
    mailCode: 'Code from the email',
  },
} as const;

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
const inFocus = (page: Page) => page.locator(':focus').getAttribute('name');

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).click();
  const profile = () => journey.open(`${word.prefix}/member/profile`);
  const row = ({ account }: SignedIn) =>
    journey.application.deps.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', account.id)
      .executeTakeFirst();
  /** A toast, even one that has gone again meanwhile. */
  const told = (page: Page, text: string) =>
    page.locator('.toasts').getByText(text).waitFor({ state: 'attached' });
  const path = (page: Page) => new URL(page.url()).pathname;

  it('changes the profile: first wrongly, then rightly, with no header in the way', async () => {
    const member = await journey.signIn();
    const page = await profile();
    await follow(page, word.edit);
    await page.getByRole('heading', { level: 1, name: word.edit }).waitFor();
    expect(await page.locator('header, footer').count()).toBe(0);

    await page.getByLabel(word.name, { exact: true }).fill('');
    await fillDate(page, word.birth, '2020-01-01');
    await press(page, word.save);
    await page.getByText(word.empty).waitFor();
    await page.getByText(word.child).waitFor();
    await expect.poll(() => inFocus(page)).toBe('name');
    expect(await page.getByRole('group', { name: word.birth }).locator('[name$=".year"]').inputValue()).toBe(
      '2020',
    );
    expect((await row(member))?.birth_date).toBe('1975-08-17');

    await page.getByLabel(word.name, { exact: true }).fill('Siti Aminah');
    await fillDate(page, word.birth, '1980-02-29');
    await page.getByLabel(word.address).fill('Jl. Kenanga 1\nTebet');
    await press(page, word.save);
    await told(page, word.saved);
    expect(path(page)).toBe(`${word.prefix}/member/profile`);
    await page.getByRole('heading', { level: 1, name: 'Siti Aminah' }).waitFor();
    expect(await row(member)).toMatchObject({
      name: 'Siti Aminah',
      birth_date: '1980-02-29',
      address: 'Jl. Kenanga 1\nTebet',
    });
  });

  it('adds a picture, after something that is none, and takes it away again', async () => {
    await journey.signIn();
    const page = await profile();
    await follow(page, word.addPicture);
    const chooser = page.getByLabel(word.file);
    await chooser.setInputFiles({
      name: 'saya.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<script>alert(1)</script>'),
    });
    await press(page, word.savePicture);
    await page.locator('#field-avatar-error').getByText(word.unreadable).waitFor();

    // Phones that write HEIC turn it into JPEG for a chooser that does not name it; who sends it all the same is told what to do.
    expect((await chooser.getAttribute('accept'))?.split(',')).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
    ]);
    await chooser.setInputFiles({
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    });
    await press(page, word.savePicture);
    await page.locator('#field-avatar-error').getByText(word.heic).waitFor();

    await chooser.setInputFiles({ name: 'saya.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await press(page, word.savePicture);
    await told(page, word.pictureSaved);
    const shown = page.getByRole('main').locator('img[src^="/avatars/"]');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(256);

    await page.goto(`${journey.application.origin()}${word.prefix}/member/profile/picture`);
    await press(page, word.removePicture);
    await page.getByRole('link', { name: word.addPicture }).waitFor();
    expect(await shown.count()).toBe(0);
  });

  it('proves a new phone number by its code; until then the old one stays', async () => {
    const member = await journey.signIn();
    const page = await profile();
    await page.getByText(word.verified).waitFor();
    await follow(page, word.change);
    await page.getByLabel(word.number, { exact: true }).fill(member.account.phone!);
    await press(page, word.sendCode);
    await page.getByText(word.same).waitFor();
    const other = `+62813${locale === 'id' ? '1111' : '2222'}${options.viewport.width}0`;
    await page.getByLabel(word.number, { exact: true }).fill(other);
    await press(page, word.sendCode);

    const code = page.getByLabel(word.code, { exact: true });
    await code.waitFor();
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    const sent = await newestCode(journey.application.deps.db, other, 'phone_code');
    await code.fill(sent === '111111' ? '222222' : '111111');
    await press(page, word.confirm);
    await page.getByText(word.wrongCode).waitFor();
    expect((await row(member))?.phone).toBe(member.account.phone);

    await follow(page, word.back);
    await page.getByText(word.waits).waitFor();
    await follow(page, word.change);
    await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    await press(page, word.confirm);
    await told(page, word.numberSaved);
    await page.getByText(readablePhone(other)).waitFor();
    expect(await row(member)).toMatchObject({ phone: other });
    expect(
      (await emailsTo(journey.application.deps.db, member.account.email)).map(({ kind }) => kind),
    ).toEqual(['phone_changed']);
  });

  it('changes the mail address by the password and a code; the old one is told', async () => {
    const member = await journey.signIn({ password_hash: await hashPassword('Labbaik-1448') });
    const { db } = journey.application.deps;
    const page = await profile();
    await follow(page, word.changeMail);
    const other = `siti.${locale}.${options.viewport.width}${'javaScriptEnabled' in options ? '.plain' : ''}@example.com`;
    await page.getByLabel(word.newMail).fill(other);
    await page.getByLabel(word.presentPassword).fill('Salah-1448');
    await press(page, word.sendCode);
    await page.getByText(word.wrongPassword).waitFor();
    expect(await page.getByLabel(word.newMail).inputValue()).toBe(other);
    await page.getByLabel(word.presentPassword).fill('Labbaik-1448');
    await press(page, word.sendCode);
    const code = page.getByLabel(word.code, { exact: true });
    await code.waitFor();
    await code.fill(await newestCode(db, other, 'email_code'));
    await press(page, word.confirm);
    await told(page, word.mailSaved);
    await page.getByRole('main').getByText(other).first().waitFor();
    expect(await row(member)).toMatchObject({ email: other });
    expect((await emailsTo(db, member.account.email)).map(({ kind }) => kind)).toEqual(['email_changed']);
  });

  it('sees the other device, signs it out, and then signs out everywhere', async () => {
    const member = await journey.signIn();
    const { deps } = journey.application;
    const elsewhere = await signIn(deps, member.account, {
      host: hosts.rihlah,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
    });
    const page = await profile();
    await follow(page, word.devices);
    await page.getByText('Safari, iPhone').first().waitFor();
    await page.getByText(word.thisDevice, { exact: true }).waitFor();
    await press(page, word.others);
    await page.getByText('Safari, iPhone').first().waitFor({ state: 'detached' });
    const living = () =>
      deps.db
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', member.account.id)
        .where('ended_at', 'is', null)
        .execute();
    expect((await living()).map(({ id }) => id)).toEqual([member.actor.sessionId]);
    expect(elsewhere.actor.sessionId).not.toBe(member.actor.sessionId);

    await press(page, word.everywhere);
    await told(page, word.signedOut);
    expect(path(page)).toBe(`${word.prefix}/auth/login`);
    expect(await living()).toEqual([]);
    expect(
      (await page.context().cookies()).filter(({ name }) => name === 'jwt' || name === 'refreshToken'),
    ).toEqual([]);
  });

  it('whose session was ended elsewhere is asked to sign in, and comes back', async () => {
    const member = await journey.signIn();
    await journey.application.deps.db
      .updateTable('sessions')
      .set({ ended_at: new Date(), ended_by: 'everywhere' })
      .where('account_id', '=', member.account.id)
      .execute();
    const page = await profile();
    await told(page, word.ended);
    expect([path(page), new URL(page.url()).searchParams.get('redirect')]).toEqual([
      `${word.prefix}/auth/login`,
      '/member/profile',
    ]);
  });

  it('downloads everything as one file', async () => {
    const member = await journey.signIn();
    const page = await profile();
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, word.download)]);
    expect(file.suggestedFilename()).toMatch(/^rihlah-\d{4}-\d\d-\d\d\.json$/);
    const text = await file
      .createReadStream()
      .then((stream) => stream.toArray())
      .then((chunks) => Buffer.concat(chunks).toString());
    expect(JSON.parse(text)).toMatchObject({
      sections: expect.arrayContaining([
        expect.objectContaining({
          table: 'accounts',
          rows: [expect.objectContaining({ email: member.account.email })],
        }),
      ]),
    });
  });

  it('deletes the account: told what goes and what stays, asked for the password, gone', async () => {
    const member = await journey.signIn({ password_hash: await hashPassword('Labbaik-1448') });
    const page = await profile();
    await follow(page, word.remove);
    await page.getByRole('heading', { name: word.goes }).waitFor();
    await page.getByRole('heading', { name: word.stays }).waitFor();
    await page.getByLabel(word.password).fill('Salah-1448');
    await press(page, word.confirmRemoval);
    await page.getByText(word.wrongPassword).waitFor();
    expect(await row(member)).toBeDefined();

    await page.getByLabel(word.password).fill('Labbaik-1448');
    await press(page, word.confirmRemoval);
    await told(page, word.removed);
    expect(path(page)).toBe(`${word.prefix}/auth/login`);
    expect(await row(member)).toBeUndefined();
    expect(
      (await emailsTo(journey.application.deps.db, member.account.email)).map(({ kind }) => kind),
    ).toEqual(['account_deleted']);
    await page.goto(`${journey.application.origin()}${word.prefix}/member/profile`);
    expect(path(page)).toBe(`${word.prefix}/auth/login`);
  });

  it('deletes an account without a password by a mailed code', async () => {
    const member = await journey.signIn();
    const page = await journey.open(`${word.prefix}/member/profile/delete`);
    await press(page, word.sendCode);
    const code = page.getByLabel(word.mailCode);
    await code.waitFor();
    await code.fill(await newestCode(journey.application.deps.db, member.account.email, 'deletion_code'));
    await press(page, word.confirmRemoval);
    await told(page, word.removed);
    expect(await row(member)).toBeUndefined();
  });
});

describe('a picture on a slow network', () => {
  const journey = useJourney({ viewport: phone });

  it('is shown before it is sent, and sent small', async () => {
    await journey.signIn();
    const page = await journey.open('/member/profile/picture');
    // Noise: five megapixels of it make a file of some megabytes.
    const large = await sharp({
      create: {
        width: 2_400,
        height: 1_800,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(1_500_000);
    await page
      .getByLabel('Pilih gambar')
      .setInputFiles({ name: 'besar.jpg', mimeType: 'image/jpeg', buffer: large });
    await page.locator('canvas').waitFor();
    await expect
      .poll(() =>
        page.getByLabel('Pilih gambar').evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0),
      )
      .toBeLessThan(150_000);
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      page.getByRole('button', { name: 'Simpan foto' }).click(),
    ]);
    expect(Number(await sent.headerValue('content-length'))).toBeLessThan(160_000);
    await page.locator('.toasts').getByText('Foto disimpan').waitFor({ state: 'attached' });
  });

  it('that no browser can read is said to be none, at once', async () => {
    await journey.signIn();
    const page = await journey.open('/member/profile/picture');
    await page
      .getByLabel('Pilih gambar')
      .setInputFiles({ name: 'saya.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('tidak ada') });
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('bukan gambar');
  });
});
