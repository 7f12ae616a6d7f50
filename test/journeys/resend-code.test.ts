// Another code: the button says how long to wait, then asks for it (docs/product/registration.md, registration). Time passes only when the test lets it.
import { expect, test } from 'vitest';
import { phone, useJourney } from './journey.ts';
import { emailsTo, newestCode } from '#test/sent-emails';

const journey = useJourney({ viewport: phone, isClockStopped: true });
const email = 'menunggu@example.com';

test('another code may be asked for after a minute', async () => {
  const { db, now } = journey.application.deps;
  const page = await journey.open('/auth/register');
  for (const [name, value] of Object.entries({
    name: 'Siti Aminah',
    email,
    password: 'Labbaik-1448',
    password_confirmation: 'Labbaik-1448',
  })) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.getByLabel(/menyetujui/).check();
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  const again = page.getByRole('button', { name: /Kirim ulang/ });
  await expect.poll(() => again.innerText()).toBe('Kirim ulang dalam 60 detik');
  expect(await again.isDisabled()).toBe(true);
  await page.clock.runFor(59_000);
  expect(await again.innerText()).toBe('Kirim ulang dalam 1 detik');
  await page.clock.runFor(1_000);
  expect(await again.innerText()).toBe('Kirim ulang kode');

  // The server has a clock of its own, and it stands still.
  await db.deleteFrom('outbox_messages').where('recipient', '=', email).execute();
  await db
    .updateTable('registrations')
    .set({ code_sent_at: new Date(now().getTime() - 60_000) })
    .where('email', '=', email)
    .execute();
  await again.click();
  await page.getByText('Kode baru sudah dikirim').waitFor({ state: 'attached' });
  await expect.poll(() => again.innerText()).toBe('Kirim ulang dalam 60 detik');
  expect(await emailsTo(db, email)).toHaveLength(1);
  await page.getByLabel('Kode dari email').fill(await newestCode(db, email, 'registration_code'));
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await page.getByText('Akun Anda sudah siap').waitFor({ state: 'attached' });
});
