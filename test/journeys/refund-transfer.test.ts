// A refund by bank transfer (docs/product/payments.md): the member states an account on the page that the order leads to, one person of
// finance makes a batch, another approves it, the bank's statement says it was paid, and the order says so; on a phone and on a desktop, in
// both languages, with nothing axe finds.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { verifyLedger } from '#domain/ledger';
import { importBankStatement } from '#domain/payouts';
import { todayInIndonesia } from '#shared/dates';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createMemberWithPassword, createOwedRefund } from '#test/factories/refunds';
import { desktop, phone, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    missing: 'Menunggu rekening Anda',
    link: 'Isi atau ganti rekening pengembalian',
    number: 'Nomor rekening',
    holder: 'Nama pemilik rekening',
    password: 'Password saat ini',
    save: 'Simpan rekening',
    wrongName: /harus sama dengan nama akun/,
    ending: 'Nomor berakhiran 8887',
    propose: 'Ajukan pencairan',
    approve: /^Setujui/,
    send: /^Bank sudah menerima berkas/,
    onItsWay: 'Sedang ditransfer ke nomor berakhiran 8887',
    done: 'Sudah dikembalikan',
  },
  en: {
    prefix: '/en',
    missing: 'Waits for your account',
    link: 'State or change the refund account',
    number: 'Account number',
    holder: 'Account holder',
    password: 'Current password',
    save: 'Save the account',
    wrongName: /must be who the account belongs to/,
    ending: 'Number ending in 8887',
    propose: 'Propose a batch',
    approve: /^Approve/,
    send: /^The bank has the file/,
    onItsWay: 'Being transferred to the number ending in 8887',
    done: 'Given back',
  },
};

describe.each([
  ['Indonesian, on a phone', 'id', { viewport: phone }],
  ['English, on a desktop', 'en', { viewport: desktop }],
] as const)('a refund by bank transfer: %s', (_name, language, options) => {
  const word = words[language];
  const journey = useJourney(options);
  const open = (path: string) => journey.open(word.prefix + path);
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name }).first().click();
  const spotless = async (page: Page) => expect(await faultsOf(page)).toEqual([]);
  const become = (person: SignedIn) => storeSession(journey.context(), person, journey.application.origin());

  it("reaches the member's own account by two people and a line of the bank", async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const { programme_id: programmeId, partner_id: partnerId } = await deps.db
      .selectFrom('departures as d')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select(['d.programme_id', 'p.partner_id'])
      .where('d.slug', '=', journey.products.open[0]!)
      .executeTakeFirstOrThrow();
    const staff = await createMember(deps, { roles: ['partner_staff'], partnerId });
    const member = await createMemberWithPassword(deps, hosts.rihlah);
    const { bookingId, taskId, amount } = await createOwedRefund(
      openBookingSetup(deps),
      { programmeId, staff },
      member,
    );
    const [maker, checker] = await Promise.all(
      [1, 2].map(() => createMember(deps, { roles: ['operator_finance'], host: hosts.rihlah })),
    );

    await become(member);
    const order = await open(`/member/my-order/${bookingId}`);
    await order.getByText(word.missing).waitFor();
    await spotless(order);
    await order.getByRole('link', { name: word.link }).click();
    await order.getByLabel(word.number).waitFor();
    await spotless(order);
    await order.getByLabel('Bank', { exact: true }).selectOption('bsi');
    await order.getByLabel(word.number).fill('7009998887');
    await order.getByLabel(word.holder).fill('Orang Lain');
    await order.getByLabel(word.password, { exact: true }).fill('Labbaik-1447');
    await press(order, word.save);
    await order.getByRole('main').getByText(word.wrongName).first().waitFor();
    await order.getByLabel(word.holder).fill(member.account.name);
    await order.getByLabel(word.password, { exact: true }).fill('Labbaik-1447');
    await press(order, word.save);
    await order.getByText(word.ending, { exact: true }).waitFor();
    await spotless(order);
    await deps.db.updateTable('refund_accounts').set({ usable_from: deps.now() }).execute();

    await become(maker!);
    const making = await open('/operator/payouts');
    await spotless(making);
    await press(making, word.propose);
    await expect
      .poll(async () => (await deps.db.selectFrom('payout_batches').select('id').execute()).length)
      .toBe(1);
    const { id } = await deps.db.selectFrom('payout_batches').select('id').executeTakeFirstOrThrow();

    await become(checker!);
    const checking = await open(`/operator/payouts/${id}`);
    await spotless(checking);
    await press(checking, word.approve);
    await checking.getByRole('button', { name: word.send }).waitFor();
    await press(checking, word.send);
    await checking.getByRole('button', { name: word.send }).waitFor({ state: 'detached' });

    await become(member);
    const waiting = await open(`/member/my-order/${bookingId}`);
    await waiting.getByText(word.onItsWay).waitFor();
    await spotless(waiting);

    const { code } = await deps.db
      .selectFrom('payouts')
      .select('code')
      .where('refund_task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    const file = `date,description,amount\n${todayInIndonesia(deps.now())},TRF ${code},-${amount}\n`;
    await importBankStatement(deps, maker!.actor, { file: Buffer.from(file), account: '1230004567' });
    const done = await open(`/member/my-order/${bookingId}`);
    await done.getByText(word.done, { exact: true }).first().waitFor();
    await spotless(done);
    expect(await verifyLedger(deps)).toEqual([]);
  });
});
