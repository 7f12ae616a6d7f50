// From one app page to the next without a document (docs/architecture.md "Reading pages and app pages"): what a document does by itself
// still happens, and what goes wrong on the way costs nothing that was typed.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { appStarted, countDocuments, expectFocus, holdData, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

/** Counts by itself: a route that ends (`times`) stops listening while the browser already asks again, and that request is never answered. */
async function refuseData(page: Page, { status, times = Infinity }: { status: number; times?: number }) {
  let refused = 0;
  await page.route('**/*.data*', (route) => {
    refused += 1;
    return refused > times ? route.continue() : route.fulfill({ status, json: {} });
  });
}

it('the next page comes without a document: title, focus on its heading, and the way back', async () => {
  const page = await journey.open('/auth/login');
  await appStarted(page);
  const documents = countDocuments(page);
  const release = await holdData(page);
  await page.getByRole('link', { name: 'Lupa password' }).click();
  await page.getByRole('progressbar', { name: 'Halaman berikutnya sedang dimuat' }).waitFor();
  release();
  const heading = page.getByRole('heading', { level: 1, name: 'Lupa password' });
  await heading.waitFor();
  await expectFocus(heading);
  expect(await page.title()).toContain('Lupa password');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Masuk' }).waitFor();
  expect(documents()).toBe(0);
});

it('a reading page is a document of its own', async () => {
  const page = await journey.open('/auth/login');
  await appStarted(page);
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Syarat dan ketentuan' }).click();
  await page.waitForURL('**/syarat-ketentuan');
  expect(documents()).toBe(1);
});

it('while a form is underway its button says so and cannot be pressed again', async () => {
  const page = await journey.open('/auth/login');
  await appStarted(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const release = await holdData(page);
  await page.getByLabel('Email').fill('salah');
  const button = page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true });
  const width = (await button.boundingBox())!.width;
  await button.click();
  const pending = page.getByRole('button', { name: 'Sedang masuk…' });
  await pending.waitFor();
  expect((await pending.boundingBox())!.width).toBe(width);
  await pending.click({ force: true });
  await page.getByLabel('Email').press('Enter');
  release();
  await page.getByText('Email tidak valid').waitFor();
  await expectFocus(page.getByLabel('Email'));
  expect(sent).toBe(1);
});

it('a form that did not arrive says so, and keeps what was typed', async () => {
  const page = await journey.open('/auth/login');
  await appStarted(page);
  await page.getByLabel('Email').fill('siti@contoh.id');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.getByRole('alert').getByText('Kiriman tidak sampai').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('siti@contoh.id');
});

it('an answer that cannot be read is asked for again as a document', async () => {
  const page = await journey.open('/auth/login');
  await appStarted(page);
  const documents = countDocuments(page);
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: 'Sibuk' }));
  await page.getByRole('link', { name: 'Lupa password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lupa password' }).waitFor();
  expect(documents()).toBe(1);
});

it('who has chosen English in another tab goes on in English, by a document', async () => {
  const page = await journey.open('/auth/login');
  await appStarted(page);
  const other = await journey.open('/en/auth/login?lang=en');
  await other.close();
  await page.getByRole('link', { name: 'Lupa password' }).click();
  await page.waitForURL('**/en/auth/forgot-password');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

it.each([401, 406, 400])('%i is asked for once more, without a document', async (status) => {
  const page = await journey.open('/auth/login');
  await appStarted(page);
  await page
    .context()
    .addCookies([{ name: 'access-token', value: 'old', url: journey.application.origin() }]);
  const documents = countDocuments(page);
  await refuseData(page, { status, times: 1 });
  await page.getByRole('link', { name: 'Lupa password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lupa password' }).waitFor();
  expect(documents()).toBe(0);
  const tokens = (await page.context().cookies()).filter(({ value }) => value === 'old');
  expect(tokens).toHaveLength(status === 401 ? 1 : 0);
});

it('a form that is refused by 406 is sent once more, and arrives', async () => {
  const page = await journey.open('/auth/login');
  await appStarted(page);
  await refuseData(page, { status: 406, times: 1 });
  await page.getByLabel('Email').fill('salah');
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.getByText('Email tidak valid').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('salah');
});

it('a form whose session is over keeps what was typed, and arrives after signing in beside it', async () => {
  const { account } = await journey.signIn();
  const page = await journey.open('/member/profile/edit');
  await appStarted(page);
  const name = page.getByLabel('Nama', { exact: true });
  await name.fill('Aminah binti Hasan');
  await journey.application.deps.db.deleteFrom('sessions').where('account_id', '=', account.id).execute();
  const save = page.getByRole('button', { name: 'Simpan', exact: true });
  await save.click();
  await page.getByRole('alert').getByText('Sesi Anda habis').waitFor();
  expect(await name.inputValue()).toBe('Aminah binti Hasan');
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Masuk (terbuka di tab baru)' }).click(),
  ]);
  await beside.waitForURL('**/auth/login?redirect=%2Fmember%2Fprofile%2Fedit');
  await journey.signInAs(account);
  await save.click();
  await page.waitForURL('**/member/profile');
  await page.getByRole('main').getByText('Aminah binti Hasan').first().waitFor();
});

it('a form that is refused twice by 401 keeps what was typed', async () => {
  await journey.signIn();
  const page = await journey.open('/member/profile/edit');
  await appStarted(page);
  const name = page.getByLabel('Nama', { exact: true });
  await name.fill('Aminah binti Hasan');
  await refuseData(page, { status: 401 });
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('link', { name: 'Masuk (terbuka di tab baru)' }).waitFor();
  expect(await name.inputValue()).toBe('Aminah binti Hasan');
});

it('417 leads to sign in, which says why', async () => {
  const { account } = await journey.signIn();
  const page = await journey.open('/member/profile/edit');
  await appStarted(page);
  await journey.application.deps.db.deleteFrom('sessions').where('account_id', '=', account.id).execute();
  await refuseData(page, { status: 417 });
  await page.getByRole('link', { name: 'Ganti alamat email' }).click();
  await page.waitForURL('**/auth/login?redirect=*');
  await page.getByText('Session Anda telah habis, silahkan login kembali').waitFor({ state: 'attached' });
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/member/profile/email');
});
