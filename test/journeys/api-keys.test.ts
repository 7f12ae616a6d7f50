// An owner makes a key for the office's system (docs/product/api-keys.md): on a phone, shown once, used by a program, revoked.
import { expect, test } from 'vitest';
import { createClient } from '#client';
import { createPartner } from '#test/factories/programmes';
import { appStarted, desktop, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });
/** The network as the office's system has it, to the brand's host. */
const network = (async (url: URL, { method, headers }: RequestInit) => {
  const answer = await journey.application.app.inject({
    method: method as 'GET',
    url: `${url.pathname}${url.search}`,
    headers: { ...(headers as Record<string, string>), host: url.host },
  });
  return new Response(answer.body, { status: answer.statusCode });
}) as unknown as typeof fetch;

test.each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('a key is made on %s, copied, used, and revoked', async (_where, viewport) => {
  const { deps, origin } = journey.application;
  const { id: partnerId } = await createPartner(deps.db);
  await journey.signIn({ roles: ['partner_staff'], partnerId });
  const page = await journey.open('/partner-console/api-keys');
  await page.setViewportSize(viewport);
  await appStarted(page);
  await page.getByText('Belum ada kunci').waitFor();
  await page.getByLabel('Nama').fill('Sistem kantor');
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await page.getByText('Pilih sedikitnya satu izin').waitFor();
  expect(await page.getByLabel('Nama').inputValue()).toBe('Sistem kantor');
  await page.getByRole('checkbox', { name: 'Membaca program' }).check();
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await page.getByText('Salin kunci Sistem kantor sekarang').waitFor();
  const apiKey = (await page.locator('[data-secret]').textContent())!.trim();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const program = createClient({ baseUrl: origin(), apiKey, fetch: network });
  expect((await program.call('programmes.list')).data).toEqual([]);
  await expect(program.call('departures.list')).rejects.toMatchObject({ status: 403, code: 'api_key_scope' });
  await expect(program.call('partner-team.list')).rejects.toMatchObject({ code: 'api_key_scope' });

  await page.getByRole('link', { name: 'Sudah saya simpan' }).click();
  const shown = page.getByRole('listitem').filter({ hasText: apiKey.slice(0, 15) });
  await shown.getByText('Terakhir dipakai').waitFor();
  expect(await page.content()).not.toContain(apiKey);
  await shown.getByText('Cabut kunci').first().click();
  await shown.getByRole('button', { name: /^Cabut kunci/ }).click();
  await page.getByText('Kunci dicabut.').waitFor();
  await shown.getByText('Dicabut', { exact: true }).waitFor();
  await expect(program.call('programmes.list')).rejects.toMatchObject({ code: 'api_key_invalid' });
});
