// Consoles are React in the browser (decision 0180): a list is narrowed, turned over and left without a document, each row has a form of its
// own, and a fresh code asked for in between loses nothing.
import { expect, it } from 'vitest';
import { codeAt } from '#domain/second-factors';
import { openConsole } from '#test/console-pages';
import { createMember, enrolFactor } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { appStarted, countDocuments, desktop, expectFocus, holdData, useJourney } from './journey.ts';

const journey = useJourney({ viewport: desktop });

it('a list is narrowed without a document: it says so meanwhile, and the focus stays', async () => {
  const { deps } = journey.application;
  const { partnerId, departureId } = await openConsole(deps);
  await createPaidOrder(openBookingSetup(deps), { departure: departureId });
  await journey.signIn({ roles: ['partner_staff'], partnerId });
  const page = await journey.open('/partner-console/bookings');
  await appStarted(page);
  const documents = countDocuments(page);
  const search = page.getByRole('searchbox');
  await search.fill('tidak-ada');
  const release = await holdData(page);
  await search.press('Enter');
  await page.getByRole('button', { name: 'Sedang dimuat' }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBeGreaterThan(0);
  release();
  await page.getByText('Tidak ada pesanan').first().waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('tidak-ada');
  await expectFocus(page.getByRole('searchbox'));
  await page.goBack();
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  expect(documents()).toBe(0);
});

it('a row is refused by itself, and what was typed elsewhere stays', async () => {
  const { deps } = journey.application;
  const { partnerId, departureId } = await openConsole(deps);
  const { bookingId } = await createPaidOrder(openBookingSetup(deps), { departure: departureId });
  await journey.signIn({ roles: ['partner_staff'], partnerId });
  const page = await journey.open(`/partner-console/bookings/${bookingId}`);
  await appStarted(page);
  const documents = countDocuments(page);
  const [visa, ticket] = [0, 1].map((at) => page.locator('[id^=milestone-]').nth(at));
  for (const form of [visa!, ticket!])
    await form.locator('xpath=ancestor::details').locator('summary').click();
  await ticket!.locator('[name=note]').fill('Kursi di depan');
  await visa!.locator('[name=reached_on]').fill('');
  await visa!.locator('[value=milestone]').click();
  await expectFocus(visa!.locator('[name=reached_on]'));
  expect(await ticket!.locator('[name=note]').inputValue()).toBe('Kursi di depan');
  expect(await ticket!.locator('[aria-invalid=true]').count()).toBe(0);
  expect(documents()).toBe(0);
});

it('a form of many says that it is sent, is as new when it was done, and leaves the others as they are', async () => {
  await journey.signIn({ roles: ['operator_content'] });
  const page = await journey.open('/operator/item-categories');
  await appStarted(page);
  const documents = countDocuments(page);
  const [first] = await page.getByText('Ubah kategori').all();
  await first!.click();
  const other = page.getByLabel('Nama dalam bahasa Indonesia').first();
  await other.fill('Belum dikirim');
  const fresh = page.locator('form').filter({ has: page.locator('#new-name-id') });
  await fresh.getByLabel('Nama dalam bahasa Indonesia').fill('Tasbih kayu');
  await fresh.getByLabel('Nama dalam bahasa Inggris').fill('Wooden beads');
  const release = await holdData(page);
  await fresh.getByRole('button').click();
  await expect.poll(() => fresh.getAttribute('aria-busy')).toBe('true');
  await expect.poll(() => fresh.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  release();
  await page.getByText('Kategori dibuat.').waitFor();
  await page.getByRole('heading', { name: 'Tasbih kayu' }).waitFor();
  await expect.poll(() => fresh.getByLabel('Nama dalam bahasa Indonesia').inputValue()).toBe('');
  await expectFocus(fresh.getByRole('button'));
  expect(await other.inputValue()).toBe('Belum dikirim');
  expect(documents()).toBe(0);
});

it('a fresh code is asked for in between, and what was pressed goes on', async () => {
  const { deps } = journey.application;
  const support = await journey.signIn({ roles: ['operator_support'] });
  const secret = await enrolFactor(deps, support.account.id);
  await deps.db
    .updateTable('sessions')
    .set({ factor_proven_at: new Date(deps.now().getTime() - 3_600_000) })
    .where('account_id', '=', support.account.id)
    .execute();
  const { account } = await createMember(deps, { name: 'Nurul Huda' });
  const page = await journey.open(`/operator/roles?email=${account.email}`);
  await appStarted(page);
  await page.getByLabel('Peran').selectOption('Petugas konten');
  await page.getByRole('button', { name: 'Beri peran ini' }).click();
  await page.locator('[name=step_up_code]').fill(codeAt(secret, deps.now()));
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByText('Peran diberikan').waitFor();
  await expect.poll(() => page.getByRole('row', { name: 'Petugas konten' }).count()).toBe(1);
});
