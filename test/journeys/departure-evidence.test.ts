// A proof becomes a tick (docs/product/departure-evidence.md): uploaded on a phone in the console, seen on the product page.
import { expect, test } from 'vitest';
import { todayInIndonesia } from '#shared/dates';
import { proofOf } from '#test/factories/evidence';
import { phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

test('a hotel contract is proven, and the product page shows its date', async () => {
  const { deps } = journey.application;
  const found = await deps.db
    .selectFrom('departure_evidence as v')
    .innerJoin('departures as d', 'd.id', 'v.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .innerJoin('partners as t', 't.id', 'p.partner_id')
    .select(['d.id', 'd.slug', 'p.partner_id'])
    .where('v.kind', '=', 'hotel')
    .where('v.state', '<>', 'confirmed')
    .where('d.state', '=', 'published')
    .where('t.state', '=', 'active')
    .where('d.departs_on', '>', todayInIndonesia(deps.now()))
    .orderBy('d.departs_on')
    .limit(1)
    .executeTakeFirstOrThrow();
  const confirmed = (page: { getByText(text: string): { count(): Promise<number> } }) =>
    page.getByText('Terkonfirmasi').count();
  const before = await journey.open(`/product/${found.slug}`);
  const ticks = await confirmed(before);

  await journey.signIn({ roles: ['partner_staff'], partnerId: found.partner_id, duties: ['documents'] });
  const page = await journey.open(`/partner-console/departures/${found.id}`);
  await page.getByRole('link', { name: 'Bukti 5 Pasti' }).click();
  await page.getByText('Visa dibuktikan setelah hotel.').waitFor();
  await page
    .getByText(/^(Unggah|Ganti) bukti/)
    .nth(3)
    .click();
  const card = page.getByRole('listitem').filter({ has: page.locator('#hotel-number') });
  await card.getByLabel('Nomor').fill('KTR-2027-88');
  await card.getByLabel('Tanggal bukti').fill('2027-01-05');
  const { file } = await proofOf(found.id);
  await card.getByLabel('Berkas').setInputFiles({ name: 'kontrak.png', mimeType: 'image/png', buffer: file });
  await card.getByRole('button', { name: /^Simpan bukti/ }).click();
  await page.getByText('Bukti tersimpan.').waitFor();
  await page.getByText('KTR-2027-88').waitFor();

  const after = await journey.open(`/product/${found.slug}`);
  await expect.poll(() => confirmed(after)).toBe(ticks + 1);
  expect(await after.getByText('KTR-2027-88').count()).toBe(0);
});
