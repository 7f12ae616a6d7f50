// Sold out: somebody asks to be told when seats come back, first wrongly, then rightly (spec §5).
import { expect, test } from 'vitest';
import { expectFocus, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

test('the form says beside the field what is wrong, and then keeps the number', async () => {
  const page = await journey.open(`/product/${journey.products.soldOut}`);
  const form = page.locator('form[method=post]');
  const name = form.getByLabel('Nama');
  const number = form.getByLabel('Nomor telepon');

  await form.getByRole('button', { name: 'Kabari saya' }).click();
  await form.getByText('Field tidak boleh kosong').first().waitFor();
  await expectFocus(name);
  expect(await name.getAttribute('aria-invalid')).toBe('true');

  await name.fill('Siti Rahmawati');
  await number.fill('0812');
  await form.getByRole('button', { name: 'Kabari saya' }).click();
  await form.getByText(/Nomor telepon minimal \d+ karakter/).waitFor();
  // What was right is not asked for again, and focus is on what is not.
  expect(await name.inputValue()).toBe('Siti Rahmawati');
  await expectFocus(number);
  expect(await keptPhones('Siti Rahmawati')).toEqual([]);

  await number.fill('0812 3456 7890');
  await form.getByRole('button', { name: 'Kabari saya' }).click();
  await page.getByText('Nomor Anda kami simpan').waitFor();
  expect(await keptPhones('Siti Rahmawati')).toEqual(['+6281234567890']);
});

test('who asks twice is told once', async () => {
  for (let times = 0; times < 2; times++) {
    const page = await journey.open(`/en/product/${journey.products.soldOut}`);
    await page.getByLabel('Name').fill('Ahmad Fauzi');
    await page.getByLabel('Phone number').fill('+62 812 3456 7891');
    await page.getByRole('button', { name: 'Tell me', exact: true }).click();
    await page.getByText('We have kept your number').waitFor();
  }
  expect(await keptPhones('Ahmad Fauzi')).toEqual(['+6281234567891']);
});

test('a departure with seats offers no such form', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}`);
  expect(await page.getByRole('button', { name: 'Kabari saya' }).count()).toBe(0);
});

async function keptPhones(name: string): Promise<string[]> {
  const rows = await journey.application.deps.db
    .selectFrom('seat_notices')
    .select('phone')
    .where('name', '=', name)
    .execute();
  return rows.map((row) => row.phone);
}
