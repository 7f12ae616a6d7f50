// A partner's system hears of an order (docs/product/webhooks.md): registered by its owner on a phone, delivered by the queue to a server
// that really listens, tried again, sent again by hand, paused, and given a new secret.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyWebhook } from '#client/webhooks';
import { deliverHook, deliverWebhook } from '#domain/webhooks';
import { handleJob } from '#platform/jobs/job-kind';
import { type Jobs, openJobs } from '#platform/jobs/jobs';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { type Receiver, startReceiver } from '#test/factories/webhooks';
import { appStarted, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] });
const log = { warn: () => {}, error: () => {} };
let receiver: Receiver;
let jobs: Jobs;
beforeAll(async () => {
  receiver = await startReceiver();
  const { database, deps } = journey.application;
  jobs = openJobs({ url: database.url, lookSeconds: 1 });
  await jobs.work(
    [
      handleJob(deliverWebhook, ({ deliveryId }) =>
        deliverHook({ ...deps, webhooks: receiver.sender }, deliveryId, log),
      ),
    ],
    log,
  );
});
afterAll(async () => {
  await jobs.close();
  await receiver.close();
});

/** The event that came as the nth, under a secret. */
function heard(nth: number, secret: string) {
  const { headers, body } = receiver.received[nth]!;
  return verifyWebhook({
    body,
    signature: headers['rihlah-signature'] as string,
    secret,
    now: journey.application.deps.now(),
  });
}

/** A pilgrim pays for a journey of the agency. */
const paidOrder = () =>
  createPaidOrder(openBookingSetup(journey.application.deps), { departure: journey.products.open[0]! });

test('a paid order reaches the system of the agency, again after it failed, and by hand', async () => {
  const { deps, database } = journey.application;
  for (const brand of deps.brands.list()) brand.sales.paymentMethods = [{ code: 'bca_va', adminFee: 4_000 }];
  const { partner_id: partnerId } = await deps.db
    .selectFrom('departures as d')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select('p.partner_id')
    .where('d.slug', '=', journey.products.open[0]!)
    .executeTakeFirstOrThrow();
  await journey.signIn({ roles: ['partner_staff'], partnerId });
  const page = await journey.open('/partner-console/webhooks');
  await appStarted(page);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  await page.getByText('Belum ada alamat').waitFor();
  await page.getByLabel('Alamat', { exact: true }).fill('https://sistem.example/rihlah');
  await page.getByRole('button', { name: 'Tambah alamat' }).click();
  await page.getByText('Pilih sedikitnya satu kejadian').waitFor();
  expect(await page.getByLabel('Alamat', { exact: true }).inputValue()).toBe('https://sistem.example/rihlah');
  await page.getByRole('checkbox', { name: 'Pesanan lunas' }).check();
  await page.getByRole('button', { name: 'Tambah alamat' }).click();
  await page.getByText('Salin rahasia untuk sistem.example sekarang').waitFor();
  const secret = (await page.locator('[data-secret]').textContent())!.trim();
  expect(await fits()).toBe(true);
  await appStarted(page);
  await page.getByRole('button', { name: 'Salin rahasia' }).click();
  await page.getByText('Rahasia disalin.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await page.getByRole('link', { name: 'Sudah saya simpan' }).click();
  await page.getByRole('heading', { name: 'sistem.example' }).waitFor();
  expect(await page.content()).not.toContain(secret);

  await page.getByRole('button', { name: 'Kirim percobaan' }).click();
  await page.getByText('Percobaan dikirim.').waitFor();
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(heard(0, secret)).toMatchObject({ event: 'webhook.test' });

  receiver.answer = (nth) => (nth === 2 ? { status: 503, text: 'sedang sibuk' } : { status: 200, text: '' });
  const { bookingId } = await paidOrder();
  await expect.poll(() => receiver.received.length).toBe(2);
  const states = async () =>
    (
      await sql<{ tries: number; isDelivered: boolean }>`
        select attempts as tries, delivered_at is not null as "isDelivered" from webhook_deliveries
        where event = 'order.paid' and status is not null order by created_at`.execute(deps.db)
    ).rows;
  await expect.poll(states).toEqual([{ tries: 1, isDelivered: false }]);
  await page.reload();
  const paid = page.getByRole('row').filter({ hasText: 'order.paid' });
  await paid.getByText('Menunggu').waitFor();
  await paid.getByText('503').waitFor();
  await paid.getByText('sedang sibuk').waitFor();
  expect(await fits()).toBe(true);

  // Ten seconds later, without waiting for them.
  await expect
    .poll(
      async () =>
        (await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database.db))
          .numAffectedRows,
    )
    .toBe(1n);
  await expect.poll(states).toEqual([{ tries: 2, isDelivered: true }]);
  expect(heard(2, secret)).toMatchObject({
    event: 'order.paid',
    data: { order_id: bookingId, state: 'paid' },
  });
  expect(heard(2, secret)).toEqual(heard(1, secret));
  await page.reload();
  await paid.getByText('Diterima').waitFor();

  await paid.getByRole('button', { name: /^Kirim ulang/ }).click();
  await page.getByText('Dikirim ulang.').waitFor();
  await expect.poll(() => receiver.received.length).toBe(4);
  expect(heard(3, secret)!.id).toBe(heard(2, secret)!.id);

  await page.getByRole('button', { name: 'Jeda' }).click();
  await page.getByText('Alamat dijeda.').waitFor();
  const another = await paidOrder();
  await page.reload();
  await page.getByText('Setelah dilanjutkan').waitFor();
  expect(receiver.received).toHaveLength(4);
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByText('Pengiriman dilanjutkan.').waitFor();
  await expect.poll(() => receiver.received.length).toBe(5);
  expect(heard(4, secret)).toMatchObject({ data: { order_id: another.bookingId } });

  await page.getByText('Ganti rahasia').first().click();
  await page.getByRole('button', { name: 'Ganti rahasia' }).click();
  await page.locator('[data-secret]').waitFor();
  const renewed = (await page.locator('[data-secret]').textContent())!.trim();
  expect(renewed).not.toBe(secret);
  await page.getByRole('link', { name: 'Sudah saya simpan' }).click();
  await page.getByRole('button', { name: 'Kirim percobaan' }).click();
  await expect.poll(() => receiver.received.length).toBe(6);
  expect(heard(5, renewed)).toEqual(heard(5, secret));

  await page.getByText('Hapus alamat').first().click();
  await page.getByRole('button', { name: 'Hapus alamat' }).click();
  await page.getByText('Alamat dihapus.').waitFor();
  await page.getByText('Belum ada alamat').waitFor();
});
