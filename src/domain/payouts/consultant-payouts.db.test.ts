// Consultants are paid their commission (docs/product/payouts.md): in the same batches, to an account in their own name, by two people.
import { beforeAll, expect, it } from 'vitest';
import { codeAt } from '#domain/second-factors';
import { hashPassword } from '#platform/passwords';
import { closePeriod, readTrialBalance } from '#domain/ledger';
import { issuePlatformInvoices, stateSellerDetails, stateTaxDetails } from '#domain/platform-invoices';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, enrolFactor, type SignedIn } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import { brandOf, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createOrderPaidToPartner } from '#test/factories/partner-held-payments';
import { payeeForm, sellerForm } from '#test/factories/payouts';
import { createDeparture } from '#test/factories/programmes';
import { refundAccountForm } from '#test/factories/refunds';
import { emailsTo } from '#test/sent-emails';
import {
  askForPayout,
  decideBatch,
  decideConsultantAccount,
  failPayout,
  getBatch,
  importBankStatement,
  listConsultantAccounts,
  listConsultantSales,
  listPayoutsDue,
  markBatchSent,
  proposeBatch,
  proposeConsultantAccount,
  readBankFile,
  readConsultantPay,
  readOwnConsultantAccount,
  stateOwnConsultantAccount,
} from './payouts.ts';

const { database, shop, clock, partner } = usePartnerFixture();
let maker: SignedIn;
let checker: SignedIn;
let consultant: Awaited<ReturnType<typeof createConsultant>>;
let affiliateId: string;
beforeAll(async () => {
  maker = await createMember(shop.deps, { roles: ['operator_finance'] });
  checker = await createMember(shop.deps, { roles: ['operator_finance'] });
  consultant = await createConsultant(shop.deps);
  ({ id: affiliateId } = await database.db
    .selectFrom('affiliates')
    .select('id')
    .where('account_id', '=', consultant.account.id)
    .executeTakeFirstOrThrow());
  clock.now = new Date('2027-03-20T03:00:00Z');
  const departure = (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 20 })).id;
  await createPaidOrder(shop, { departure, affiliateCode: consultant.code });
});
verifyLedgerAfterEach({ shop });

const due = async (until = '2027-03-20') =>
  (await listPayoutsDue(shop.deps, maker.actor, until)).find(({ payeeId }) => payeeId === affiliateId);
const form = () => ({ ...payeeForm, holder: consultant.account.name.toUpperCase() });
const refusal = (code: string) => expect.objectContaining({ code });
async function sentPayout() {
  const batchId = await proposeBatch(shop.deps, maker.actor, clock.now.toISOString().slice(0, 10));
  await decideBatch(shop.deps, checker.actor, batchId, { decision: 'approve' });
  const { sheet } = await readBankFile(shop.deps, maker.actor, batchId);
  await markBatchSent(shop.deps, maker.actor, batchId);
  const { payouts } = await getBatch(shop.deps, maker.actor, batchId);
  return { payout: payouts.find(({ partnerId }) => partnerId === null)!, sheet, batchId };
}

it("is owed what was earned, and waits for an account in the consultant's own name that two people know", async () => {
  expect(await due()).toMatchObject({ partnerId: null, amount: 300_000, obstacle: 'no_account' });
  const state = (by: SignedIn, more: object = {}) =>
    proposeConsultantAccount(shop.deps, by.actor, { affiliateId, form: { ...form(), ...more } });
  await expect(state(consultant)).rejects.toEqual(refusal('not_found'));
  await expect(state(maker, { holder: 'Orang Lain' })).rejects.toMatchObject({
    code: 'invalid_input',
    faults: [{ field: 'holder', message: 'error_holder_name' }],
  });
  const accountId = await state(maker);
  const approve = (by: SignedIn) =>
    decideConsultantAccount(shop.deps, by.actor, { accountId, decision: 'approve' });
  await expect(approve(maker)).rejects.toEqual(refusal('same_person'));
  expect(await listConsultantAccounts(shop.deps, checker.actor)).toMatchObject([
    { id: accountId, number: '7001234567', isOwnProposal: false },
  ]);
  const { details } = await database.db
    .selectFrom('consultant_accounts')
    .select('details')
    .executeTakeFirstOrThrow();
  expect(details.toString('latin1')).not.toContain('7001234567');
  const outcomes = await Promise.allSettled([approve(checker), approve(checker)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await due()).toMatchObject({ obstacle: 'cooling' });
});

it('asks for what can be paid, once, until a payout answers it', async () => {
  clock.now = new Date('2027-03-20T04:00:00Z');
  const ask = () => askForPayout(shop.deps, consultant.actor);
  expect(await due()).toMatchObject({ askedAt: null });
  await ask();
  const asked = clock.now;
  clock.now = new Date(asked.getTime() + 60_000);
  await ask();
  expect(await due()).toMatchObject({ askedAt: asked });
  expect(await readConsultantPay(shop.deps, consultant.actor)).toMatchObject({
    owed: 300_000,
    payable: 300_000,
    askedAt: asked,
  });
  await expect(askForPayout(shop.deps, maker.actor)).rejects.toEqual(refusal('not_found'));
  const nothingEarned = await createConsultant(shop.deps);
  await expect(askForPayout(shop.deps, nothingEarned.actor)).rejects.toEqual(refusal('nothing_to_pay'));
});

it('is paid once, by a line of the bank that has its code and sum', async () => {
  clock.now = new Date('2027-03-24T03:00:00Z');
  expect(await due('2027-03-24')).toMatchObject({ obstacle: null });
  const { payout, sheet } = await sentPayout();
  expect(sheet.rows).toContainEqual([
    'Bank Syariah Indonesia (BSI)',
    '7001234567',
    consultant.account.name.toUpperCase(),
    300_000,
    payout.code,
  ]);
  const file = Buffer.from(`date,description,amount\n2027-03-24,${payout.code},-300000\n`);
  await importBankStatement(shop.deps, maker.actor, { file, account: '1230004567' });
  expect(await due('2027-03-24')).toBeUndefined();
  expect(await readConsultantPay(shop.deps, consultant.actor)).toEqual({
    owed: 0,
    payable: 0,
    askedAt: null,
    payouts: [{ code: payout.code, amount: 300_000, status: 'paid', paidOn: '2027-03-24' }],
  });
  await expect(readConsultantPay(shop.deps, maker.actor)).rejects.toEqual(refusal('not_found'));
});

it('reads the orders under the own code, with the commission of each and nobody who ordered', async () => {
  const { items, total, sums } = await listConsultantSales(shop.deps, consultant.actor, {
    page: 1,
    limit: 10,
  });
  expect([total, sums]).toEqual([1, { paidFor: 1, expected: 0, earned: 300_000 }]);
  expect(items).toMatchObject([{ people: 1, state: 'paid', expected: 0, earned: 300_000, paidOut: 300_000 }]);
  expect(Object.keys(items[0]!)).toEqual([
    'orderedAt',
    'title',
    'departsOn',
    'people',
    'state',
    'expected',
    'earned',
    'paidOut',
  ]);
  clock.now = new Date('2027-03-25T03:00:00Z');
  await createOrder(shop, {
    departure: (await createDeparture(database.db, { programme_id: partner.programmeId })).id,
    affiliateCode: consultant.code,
  });
  const more = await listConsultantSales(shop.deps, consultant.actor, { page: 1, limit: 1 });
  expect([more.total, more.sums]).toEqual([2, { paidFor: 1, expected: 300_000, earned: 300_000 }]);
  expect(more.items).toMatchObject([{ state: 'waiting_payment', expected: 300_000, earned: 0, paidOut: 0 }]);
  const other = await createConsultant(shop.deps);
  expect((await listConsultantSales(shop.deps, other.actor, { page: 1, limit: 10 })).total).toBe(0);
  await expect(listConsultantSales(shop.deps, maker.actor, { page: 1, limit: 10 })).rejects.toEqual(
    refusal('not_found'),
  );
});

it('states the own account by password and code, which replaces no other until finance approves it', async () => {
  clock.now = new Date('2027-03-25T03:00:00Z');
  const brand = { brand: brandOf(shop.deps) };
  const own = await createConsultant(shop.deps, {
    name: 'Ani Wulandari',
    password_hash: await hashPassword('Labbaik-1447'),
  });
  const secret = await enrolFactor(shop.deps, own.account.id);
  const state = (more: object = {}) => {
    // A code counts once.
    clock.now = new Date(clock.now.getTime() + 31_000);
    const code = codeAt(secret, clock.now);
    return stateOwnConsultantAccount(
      shop.deps,
      own.actor,
      { ...refundAccountForm(own), code, ...more },
      brand,
    );
  };
  await expect(state({ code: '' })).rejects.toEqual(refusal('second_factor_required'));
  await expect(state({ holder: 'Orang Lain' })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(state({ current_password: 'Salah-1447' })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(
    stateOwnConsultantAccount(shop.deps, maker.actor, refundAccountForm(maker), brand),
  ).rejects.toEqual(refusal('not_found'));
  await state();
  await state({ number: '7009998887' });
  const before = await readOwnConsultantAccount(shop.deps, own.actor);
  expect(before).toMatchObject({ current: null, waiting: { ending: '8887', usableFrom: null } });
  expect((await emailsTo(database.db, own.account.email)).map(({ kind }) => kind)).toEqual([
    'consultant_account_stated',
    'consultant_account_stated',
  ]);
  const [waiting] = (await listConsultantAccounts(shop.deps, checker.actor)).filter(
    ({ consultant: name }) => name === own.account.name,
  );
  await decideConsultantAccount(shop.deps, checker.actor, { accountId: waiting!.id, decision: 'approve' });
  await state({ number: '7001112223' });
  expect(await readOwnConsultantAccount(shop.deps, own.actor)).toMatchObject({
    current: { ending: '8887' },
    waiting: { ending: '2223' },
  });
});

it('waits, where the partner holds the money, until the partner has paid the invoice of that month', async () => {
  const departure = (await createDeparture(database.db, { programme_id: partner.programmeId })).id;
  await createOrderPaidToPartner(shop, {
    departure,
    partnerId: partner.id,
    affiliateCode: consultant.code,
  });
  expect(await due('2027-03-24')).toBeUndefined();
  expect(await readConsultantPay(shop.deps, consultant.actor)).toMatchObject({ owed: 300_000, payable: 0 });
  clock.now = new Date('2027-04-02T03:00:00Z');
  await closePeriod(shop.deps, maker.actor, '2027-03');
  await stateSellerDetails(shop.deps, maker.actor, sellerForm);
  const taxes = { tax_number: '012345678901000', address: 'Jl. Sudirman 1, Jakarta' };
  await stateTaxDetails(shop.deps, maker.actor, { partnerId: partner.id, form: taxes });
  await issuePlatformInvoices(shop.deps, maker.actor, '2027-03');
  expect(await due('2027-04-02')).toBeUndefined();
  const file = Buffer.from('date,description,amount\n2027-04-02,KOM/2027/04/00001,900000\n');
  await importBankStatement(shop.deps, maker.actor, { file, account: '1230004567' });
  expect(await due('2027-04-02')).toMatchObject({ amount: 300_000, obstacle: null });
});

it('is owed nothing any more once the person is gone, and what was on its way has no account', async () => {
  clock.now = new Date('2027-04-02T03:00:00Z');
  const { payout, batchId } = await sentPayout();
  await database.owner.db.deleteFrom('affiliates').where('id', '=', affiliateId).execute();
  const { payouts } = await getBatch(shop.deps, maker.actor, batchId);
  expect(payouts.find(({ id }) => id === payout.id)).toMatchObject({
    bank: null,
    number: null,
    holder: null,
  });
  await failPayout(shop.deps, maker.actor, payout.id);
  expect(await due('2027-04-02')).toBeUndefined();
  const { difference } = await readTrialBalance(shop.deps, maker.actor, '2027-12-31');
  expect(difference).toBe(0);
});
