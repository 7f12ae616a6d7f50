// The operator's finance is alerted about what needs a person, once (docs/product/finance-console.md).
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { recordLicence, withdrawLicence } from '#domain/bank-terms';
import { checkLedger } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { licenceInput } from '#test/factories/bank-terms';
import { beginPayment, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDispute } from '#test/factories/disputes';
import { askForGrant } from '#test/factories/granted-refunds';
import { evidencePicture } from '#test/factories/payouts';
import { createDeparture, createPartner, NOW, TODAY } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { emailsTo } from '#test/sent-emails';
import { addDays, formatDate } from '#shared/dates';
import { alertOperators, purgeAlerts } from './alert-operators.ts';
import { setDisputeDeadline } from './dispute-deadlines.ts';
import { addDisputeFile } from './dispute-files.ts';

const { database, shop, clock } = useBookingFixture();
let finance: SignedIn;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
  await createMember(shop.deps, { roles: ['operator_support'] });
});

it('sends one email to each person of finance for all that is new, and nothing twice', async () => {
  expect(await alertOperators(shop.deps)).toBe(0);
  const { id: departure } = await createDeparture(database.db);
  const { payment } = await createPaidOrder(shop, { departure });
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'denied'));
  const { bookingId, member } = await createOrder(shop, { departure });
  const { id } = await beginPayment(shop, member, bookingId);
  await database.db.updateTable('payments').set({ ask_failures: 5 }).where('id', '=', id).execute();
  // The order, its exception, and the payment whose gateway is silent.
  expect(await Promise.all([alertOperators(shop.deps), alertOperators(shop.deps)])).toContain(3);
  expect(await alertOperators(shop.deps)).toBe(0);
  const { email } = finance.account;
  const sent = await emailsTo(database.db, email);
  expect(sent).toMatchObject([{ kind: 'operator_alert', subject: expect.stringContaining('3 hal') }]);
  clock.now = new Date(clock.now.getTime() + 91 * 86_400_000);
  expect(await purgeAlerts(shop.deps)).toBe(3);
});

it('reminds three days before a bank wants its answer and on the day, until the answer is there', async () => {
  const { id: departure } = await createDeparture(database.db);
  const [quiet, answered] = [
    await createDispute(shop, { departure }),
    await createDispute(shop, { departure }),
  ];
  const due = addDays(TODAY, 4);
  for (const { paymentId } of [quiet, answered])
    await setDisputeDeadline(shop.deps, finance.actor, { paymentId, form: { due_on: due } });
  await alertOperators(shop.deps);
  const day = 86_400_000;
  clock.now = new Date(NOW.getTime() + day);
  expect(await alertOperators(shop.deps)).toBe(2);
  expect(await alertOperators(shop.deps)).toBe(0);
  const form = { kind: 'our_answer', note: '' };
  await addDisputeFile(shop.deps, finance.actor, {
    paymentId: answered.paymentId,
    file: await evidencePicture(),
    form,
  });
  clock.now = new Date(NOW.getTime() + 4 * day);
  expect(await alertOperators(shop.deps)).toBe(1);
  const sent = await emailsTo(database.db, finance.account.email);
  expect(sent.at(-1)).toMatchObject({ subject: expect.stringContaining('1 hal') });
});

it('reminds a week before a bank’s licence is looked at again or runs out, and on the day, until somebody has looked', async () => {
  await alertOperators(shop.deps);
  const day = 86_400_000;
  const record = async (name: string, form: object) => {
    const { id: bankId } = await createPartner(database.db, { kind: 'financial', name });
    return {
      bankId,
      id: await recordLicence(shop.deps, finance.actor, { bankId, form: licenceInput(form) }),
    };
  };
  const looked = await record('BPRS Satu', { next_check_on: addDays(TODAY, 8) });
  await record('BPRS Dua', { next_check_on: addDays(TODAY, 90), valid_until: addDays(TODAY, 8) });
  const withdrawn = await record('BPRS Tiga', { next_check_on: addDays(TODAY, 8) });
  const form = { reason: 'Izin dicabut OJK' };
  await withdrawLicence(shop.deps, finance.actor, { ...withdrawn, licenceId: withdrawn.id, form });
  expect(await alertOperators(shop.deps)).toBe(0);
  clock.now = new Date(NOW.getTime() + day);
  expect(await alertOperators(shop.deps)).toBe(2);
  expect(await alertOperators(shop.deps)).toBe(0);
  const sent = await emailsTo(database.db, finance.account.email);
  const [email, ...others] = sent.filter(({ text }) => text.includes('BPRS'));
  expect(others).toEqual([]);
  expect(email?.text.match(/BPRS \w+/g)?.toSorted()).toEqual(['BPRS Dua', 'BPRS Satu']);
  expect(email?.text).toContain(formatDate(addDays(TODAY, 8), 'id'));
  await recordLicence(shop.deps, finance.actor, {
    bankId: looked.bankId,
    form: licenceInput({ next_check_on: addDays(TODAY, 180), replaces: looked.id }),
  });
  clock.now = new Date(NOW.getTime() + 8 * day);
  expect(await alertOperators(shop.deps)).toBe(1);
  expect(await alertOperators(shop.deps)).toBe(0);
});

it('emails that a refund waits for a second person', async () => {
  await alertOperators(shop.deps);
  await askForGrant(shop);
  expect(await alertOperators(shop.deps)).toBe(1);
});

it('emails what the verification of the ledger found, and says the same fault once', async () => {
  const { id: departure } = await createDeparture(database.db);
  const { bookingId } = await createPaidOrder(shop, { departure });
  const log = { warn: () => {}, error: () => {} };
  await checkLedger(shop.deps, log);
  await alertOperators(shop.deps);
  await sql`update invoices set commission = 0, affiliate = 0 where booking_id = ${bookingId}`.execute(
    database.db,
  );
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000);
  const faults = await checkLedger(shop.deps, log);
  expect(faults.length).toBeGreaterThan(0);
  expect(await alertOperators(shop.deps)).toBe(faults.length);
  await checkLedger(shop.deps, log);
  expect(await alertOperators(shop.deps)).toBe(0);
  const sent = await emailsTo(database.db, finance.account.email);
  expect(sent.at(-1)).toMatchObject({ subject: expect.stringContaining(`${faults.length} hal`) });
});
