// A store's money on a phone (docs/product/store-console.md): an owner reads what is owed, states where it goes with password and code, and
// finance finds it; the statement leads to the parcel, and another store sees none of it.
import { describe, expect, it } from 'vitest';
import { codeAt } from '#domain/second-factors';
import { formatRupiah } from '#shared/money';
import { readStorePay } from '#domain/payouts';
import { hashPassword } from '#platform/passwords';
import { enrolFactor } from '#test/factories/accounts';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { evidencePicture } from '#test/factories/payouts';
import { createDeliveredParcel } from '#test/factories/souvenir-orders';
import { emailsTo } from '#test/sent-emails';
import { phone, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    waits: 'Menunggu pesanan selesai',
    number: 'Nomor rekening',
    holder: 'Nama pemilik rekening',
    evidence: /^Bukti: surat bank/,
    password: 'Password saat ini',
    code: /^Kode/,
    state: 'Ajukan rekening',
    stated: 'Rekening diajukan',
    pending: 'Menunggu persetujuan',
    statement: 'Lihat rekening koran',
  },
  en: {
    prefix: '/en',
    waits: 'Waits for orders to be complete',
    number: 'Account number',
    holder: 'Account holder',
    evidence: /^Evidence: a letter/,
    password: 'Current password',
    code: /^Code/,
    state: 'State an account',
    stated: 'The account is stated',
    pending: 'Waiting for approval',
    statement: 'Read the statement',
  },
} as const;

describe.each([
  ['Indonesian', 'id', { viewport: phone }],
  ['English, without script', 'en', { viewport: phone, javaScriptEnabled: false }],
] as const)('the money of a store: %s', (_name, language, options) => {
  const word = words[language];
  const journey = useJourney(options);
  const spotless = async (page: Parameters<typeof faultsOf>[0]) =>
    'javaScriptEnabled' in options ? undefined : expect(await faultsOf(page)).toEqual([]);

  it('is read, and where it goes is stated', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const { part } = await createDeliveredParcel(openBookingSetup(deps), { quantity: 1 });
    const owner = await journey.signIn({
      roles: ['store_staff'],
      partnerId: part.store.id,
      password_hash: await hashPassword('Labbaik-1447'),
    });
    const secret = await enrolFactor(deps, owner.account.id);
    const { undelivered } = await readStorePay(deps, owner.actor, part.store.id);
    const page = await journey.open(`${word.prefix}/store-console/payouts`);
    await page.getByText(word.waits).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(formatRupiah(undelivered));
    await spotless(page);
    await page.getByLabel('Bank', { exact: true }).selectOption('bsi');
    await page.getByLabel(word.number).fill('7009998887');
    await page.getByLabel(word.holder).fill('CV Toko Barokah');
    await page.getByLabel(word.evidence).setInputFiles({
      name: 'buku.png',
      mimeType: 'image/png',
      buffer: await evidencePicture(),
    });
    await page.getByLabel(word.password).fill('Labbaik-1447');
    await page.getByLabel(word.code).fill(codeAt(secret, deps.now()));
    await page.getByRole('button', { name: word.state }).click();
    await page.getByText(word.stated).first().waitFor();
    await page.getByText('7009998887').waitFor();
    await page.getByText(word.pending).first().waitFor();
    await spotless(page);
    expect((await emailsTo(deps.db, owner.account.email)).map(({ kind }) => kind)).toContain(
      'payee_account_stated',
    );

    await page.getByRole('link', { name: word.statement }).click();
    await page.waitForURL('**/store-console/statement');
    const entry = page.getByRole('main').getByRole('link', { name: /^OL-/ }).first();
    await entry.waitFor();
    await spotless(page);
    await entry.click();
    await page.waitForURL(`**/store-console/orders/${part.id}`);

    await journey.signIn({ roles: ['operator_finance'] });
    const finance = await journey.open(`${word.prefix}/operator/payouts`);
    await finance.getByText('7009998887').waitFor();
  });

  it('is of its own store alone', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const { part } = await createDeliveredParcel(openBookingSetup(deps), { quantity: 1 });
    const other = await createDeliveredParcel(openBookingSetup(deps), { quantity: 3 });
    await journey.signIn({ roles: ['store_staff'], partnerId: part.store.id });
    const page = await journey.open(`${word.prefix}/store-console/statement`);
    const code = async (id: string) =>
      (
        await deps.db
          .selectFrom('store_orders as s')
          .innerJoin('souvenir_orders as o', 'o.id', 's.order_id')
          .select('o.code')
          .where('s.id', '=', id)
          .executeTakeFirstOrThrow()
      ).code;
    await page
      .getByText(await code(part.id))
      .first()
      .waitFor();
    expect(await page.getByText(await code(other.part.id)).count()).toBe(0);
  });
});
