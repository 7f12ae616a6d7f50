// Consultants are paid their commission (docs/product/payouts.md): in the same batches, to an account in their own name, by two people.
import { beforeAll, expect, it } from 'vitest';
import { closePeriod, readTrialBalance } from '#domain/ledger';
import { issuePlatformInvoices, stateSellerDetails, stateTaxDetails } from '#domain/platform-invoices';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import { createPaidOrder } from '#test/factories/bookings';
import { createOrderPaidToPartner } from '#test/factories/partner-held-payments';
import { payeeForm, sellerForm } from '#test/factories/payouts';
import { createDeparture } from '#test/factories/programmes';
import {
  decideBatch,
  decideConsultantAccount,
  failPayout,
  getBatch,
  importBankStatement,
  listConsultantAccounts,
  listPayoutsDue,
  markBatchSent,
  proposeBatch,
  proposeConsultantAccount,
  readBankFile,
  readConsultantPay,
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
    payouts: [{ code: payout.code, amount: 300_000, status: 'paid', paidOn: '2027-03-24' }],
  });
  await expect(readConsultantPay(shop.deps, maker.actor)).rejects.toEqual(refusal('not_found'));
});

it('waits, where the partner holds the money, until the partner has paid the invoice of that month', async () => {
  const departure = (await createDeparture(database.db, { programme_id: partner.programmeId })).id;
  await createOrderPaidToPartner(shop, {
    departure,
    partnerId: partner.id,
    affiliateCode: consultant.code,
  });
  expect(await due('2027-03-24')).toBeUndefined();
  expect(await readConsultantPay(shop.deps, consultant.actor)).toMatchObject({ owed: 300_000 });
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
