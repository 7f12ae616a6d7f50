// An order paid from savings (docs/product/savings-payments.md): who may ask, maker and checker, the hold, two banks, and races that are
// forced to overlap, with the books sound whatever came first.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expireBookings, findBooking } from '#domain/bookings';
import { deleteAccount } from '#domain/privacy';
import { findBookingMoney } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import { listPayoutsDue } from '#domain/payouts';
import { savingsPaymentHoldDays } from '#shared/limits';
import { dayMs } from '#shared/durations';
import { addDays } from '#shared/dates';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, brandOf } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme, TODAY } from '#test/factories/programmes';
import { createSavingsOffer } from '#test/factories/savings';
import {
  type BankStaff,
  confirmInput,
  createAskedPayment,
  createBankStaff,
  createPreparedPayment,
  createSavingsOrder,
  declineInput,
} from '#test/factories/savings-payments';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { hashPassword } from '#platform/passwords';
import { expectEverySort } from '#test/sorted-list';
import { overlappingInOrder } from '#test/overlapping';
import {
  askSavingsPayment,
  decideSavingsPayment,
  findSavingsPaymentOffer,
  getBankSavingsPayment,
  lapseSavingsPayments,
  listBankSavingsPayments,
  prepareSavingsPayment,
  withdrawSavingsPayment,
} from './savings-payments.ts';

const { database, shop, clock, partner } = usePartnerFixture();
verifyLedgerAfterEach({ shop });
let bank: BankStaff;
let other: BankStaff;
let departure: string;
beforeAll(async () => {
  const staffOf = async () => createBankStaff(shop.deps, (await createSavingsOffer(database.db)).bankId);
  [bank, other] = [await staffOf(), await staffOf()];
  departure = (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 1_000 })).id;
});

const refusal = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { faults: [expect.objectContaining({ field })] }) });
const brand = () => brandOf(shop.deps);
const asked = () => createAskedPayment(shop.deps, bank, { departure });
const prepared = (form?: object) =>
  createPreparedPayment(shop.deps, bank, { departure, ...(form && { form }) });

interface Made {
  member: SignedIn;
  bookingId: string;
  code: string;
}
const offerOf = ({ member, bookingId: booking }: Omit<Made, 'code'>) =>
  findSavingsPaymentOffer(shop.deps, member.actor, { booking, brand: brand() });
const stateOf = async (made: Made) => (await offerOf(made)).latest!.state;
const orderOf = async ({ member, bookingId }: Made) =>
  (await findBooking(shop.deps, member.actor, bookingId))!;
const decide = ({ code }: Made, agrees = true, who = bank.approver) =>
  decideSavingsPayment(shop.deps, who.actor, { code, agrees });
const withdraw = ({ member, bookingId: booking }: Made) =>
  withdrawSavingsPayment(shop.deps, member.actor, { booking, brand: brand() });
const noticesOf = async ({ account: { id } }: SignedIn) =>
  (
    await database.db
      .selectFrom('notifications')
      .select(['kind', 'values'])
      .where('account_id', '=', id)
      .where('kind', 'in', ['savings_payment_moved', 'savings_payment_answered'])
      .orderBy('activity', 'desc')
      .execute()
  ).map(({ kind, values }) => [kind, values]);

describe('a member', () => {
  it('may ask where the bank reports a balance, for what the plan demands now', async () => {
    const order = await createSavingsOrder(shop.deps, bank, { departure });
    const { savings, amount, latest } = await offerOf(order);
    expect([savings.map(({ code, balance }) => [code, balance]), amount, latest]).toEqual([
      [[order.savingsCode, 90_000_000]],
      (await findBooking(shop.deps, order.member.actor, order.bookingId))!.total,
      null,
    ]);
    await database.db
      .updateTable('savings_accounts')
      .set({ balance: null, balance_on: null })
      .where('application_id', '=', order.savings)
      .execute();
    expect((await offerOf(order)).savings).toEqual([]);
    await expect(
      askSavingsPayment(shop.deps, order.member.actor, {
        booking: order.bookingId,
        brand: brand(),
        form: { savings: order.savings },
      }),
    ).rejects.toEqual(refusal('savings_payment_unavailable'));
  });

  it('asks with nobody else’s savings, for nobody else’s order, and once at a time', async () => {
    const mine = await createSavingsOrder(shop.deps, bank, { departure });
    const theirs = await createSavingsOrder(shop.deps, bank, { departure });
    const ask = (booking: string, savings: string) =>
      askSavingsPayment(shop.deps, mine.member.actor, { booking, brand: brand(), form: { savings } });
    await expect(ask(mine.bookingId, theirs.savings)).rejects.toEqual(refusal('savings_payment_unavailable'));
    await expect(ask(theirs.bookingId, mine.savings)).rejects.toEqual(refusal('not_found'));
    await ask(mine.bookingId, mine.savingsCode);
    await expect(ask(mine.bookingId, mine.savings)).rejects.toEqual(refusal('savings_payment_unavailable'));
  });

  it('keeps the seats while the bank decides, counted from the first request, and pays by no gateway meanwhile', async () => {
    const order = await createSavingsOrder(shop.deps, bank, { departure });
    const begun = await beginPayment(shop, order.member, order.bookingId);
    const before = (await findBooking(shop.deps, order.member.actor, order.bookingId))!.payableUntil!;
    const ask = () =>
      askSavingsPayment(shop.deps, order.member.actor, {
        booking: order.bookingId,
        brand: brand(),
        form: { savings: order.savings },
      });
    await ask();
    const until = new Date(clock.now.getTime() + savingsPaymentHoldDays * dayMs);
    const clocks = async () => {
      const { rows } = await sql<{ payable: Date; due: Date; seats: Date; held: Date }>`
        select b.payable_until as payable, i.due_at as due, c.release_at as seats, b.release_at as held from bookings b
        join invoices i on i.booking_id = b.id join seat_claims c on c.booking_id = b.id where b.id = ${order.bookingId}`.execute(
        database.db,
      );
      return rows[0]!;
    };
    const held = await clocks();
    expect([held.payable, held.due]).toEqual([until, until]);
    expect([held.seats, held.seats > until]).toEqual([held.held, true]);
    const { status } = await database.db
      .selectFrom('payments')
      .select('status')
      .where('id', '=', begun.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    await expect(beginPayment(shop, order.member, order.bookingId)).rejects.toEqual(
      refusal('invoice_not_payable'),
    );
    await withdraw({ ...order, code: '' });
    expect((await clocks()).due).toEqual(before);
    await beginPayment(shop, order.member, order.bookingId);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await ask();
    expect((await clocks()).due).toEqual(until);
  });

  it('is told of a refusal and when it lapses; the bank’s people of each step that is theirs', async () => {
    const made = await prepared(declineInput);
    expect(await noticesOf(made.member)).toEqual([]);
    expect((await noticesOf(bank.officer))[0]).toEqual([
      'savings_payment_moved',
      { code: made.code, event: 'asked' },
    ]);
    expect((await noticesOf(bank.approver))[0]).toEqual([
      'savings_payment_moved',
      { code: made.code, event: 'prepared' },
    ]);
    await decide(made);
    const { code } = await orderOf(made);
    expect(await noticesOf(made.member)).toEqual([['savings_payment_answered', { code, state: 'declined' }]]);
    const late = await asked();
    clock.now = new Date(clock.now.getTime() + (savingsPaymentHoldDays + 1) * dayMs);
    await expireBookings(shop.deps);
    await lapseSavingsPayments(shop.deps);
    expect(await stateOf(late)).toBe('lapsed');
    expect((await noticesOf(late.member))[0]).toEqual([
      'savings_payment_answered',
      { code: (await orderOf(late)).code, state: 'lapsed' },
    ]);
    expect(await noticesOf(bank.officer)).toContainEqual([
      'savings_payment_moved',
      { code: late.code, event: 'overtaken' },
    ]);
  });
});

describe('a bank', () => {
  it('confirms by two people: the order is paid by a receipt of its own kind, and nothing is owed to the partner', async () => {
    const made = await asked();
    await expect(decide(made)).rejects.toEqual(refusal('savings_state'));
    await prepareSavingsPayment(shop.deps, bank.officer.actor, { code: made.code, form: confirmInput });
    await expect(decide(made, true, bank.officer)).rejects.toEqual(refusal('forbidden'));
    const due = await dueToPartner();
    await decide(made);
    const order = await orderOf(made);
    expect([await stateOf(made), order.state, order.invoices[0]!.status]).toEqual(['paid', 'paid', 'paid']);
    expect(await findBookingMoney(shop.deps, made.bookingId)).toMatchObject({
      received: order.total,
      unallocated: 0,
    });
    const payment = await database.db
      .selectFrom('payments')
      .select(['id', 'gateway', 'reference', 'status'])
      .where('subject_id', '=', made.bookingId)
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ gateway: 'bank_savings', reference: made.code, status: 'paid' });
    const { rows } = await sql<{ kind: string }>`select kind from ledger_transactions t
      where exists (select from ledger_entries e where e.transaction_id = t.id and e.payment_id = ${payment.id}) order by kind`.execute(
      database.db,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['allocation', 'savings_payment']);
    // The partner has the money: no batch of ours sends it a second time.
    expect(await dueToPartner()).toBe(due);
    await expect(withdraw(made)).rejects.toEqual(refusal('savings_state'));
  });

  it('pays a down payment, and the order waits for the rest', async () => {
    const staged = await createDeparture(database.db, {
      programme_id: partner.programmeId,
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
    });
    const made = await createPreparedPayment(shop.deps, bank, { departure: staged.id, plan: 'down_payment' });
    await decide(made);
    const { state, invoices } = await orderOf(made);
    expect([state, invoices.map(({ stage, status }) => [stage, status])]).toEqual([
      'partly_paid',
      [
        ['down_payment', 'paid'],
        ['settlement', 'waiting'],
      ],
    ]);
  });

  it('declines by two people with a reason, and the member has time to pay otherwise', async () => {
    const made = await prepared(declineInput);
    await decide(made, false);
    expect(await stateOf(made)).toBe('asked');
    await prepareSavingsPayment(shop.deps, bank.officer.actor, { code: made.code, form: declineInput });
    expect((await offerOf(made)).latest!.answer!.reason).toBe(declineInput.reason);
    await decide(made);
    expect(await stateOf(made)).toBe('declined');
    const payment = await beginPayment(shop, made.member, made.bookingId);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
    expect((await orderOf(made)).state).toBe('paid');
  });

  it('never agrees to its own preparation, whatever roles one has', async () => {
    const both = await createBankStaff(shop.deps, bank.bankId);
    const actor = {
      ...both.officer.actor,
      memberships: [
        ...both.officer.actor.memberships,
        { ...both.officer.actor.memberships[0]!, role: 'bank_approver' as const },
      ],
    };
    const made = await asked();
    await prepareSavingsPayment(shop.deps, actor, { code: made.code, form: confirmInput });
    await expect(decideSavingsPayment(shop.deps, actor, { code: made.code, agrees: true })).rejects.toEqual(
      refusal('invalid_input', 'agrees'),
    );
  });

  it('reaches nothing of another bank’s', async () => {
    const { code } = await asked();
    const list = await listBankSavingsPayments(shop.deps, other.officer.actor, { page: 1, limit: 50 });
    expect(list.items.map((one) => one.code)).not.toContain(code);
    for (const attempt of [
      () => getBankSavingsPayment(shop.deps, other.officer.actor, code),
      () => prepareSavingsPayment(shop.deps, other.officer.actor, { code, form: confirmInput }),
      () => decideSavingsPayment(shop.deps, other.approver.actor, { code, agrees: true }),
    ])
      await expect(attempt()).rejects.toEqual(refusal('not_found'));
  });
});

describe('the list of a bank', () => {
  it('begins with what waits for it, is narrowed and sorted both ways, and is nobody else’s', async () => {
    const fresh = await createBankStaff(shop.deps, (await createSavingsOffer(database.db)).bankId);
    const made = async (hours: number, amount: number) => {
      const { code } = await createAskedPayment(shop.deps, fresh, { departure });
      const since = new Date(clock.now.getTime() - hours * 3_600_000);
      await database.db
        .updateTable('savings_payments')
        .set({ changed_at: since, amount })
        .where('code', '=', code)
        .execute();
      return code;
    };
    const [newest, oldest] = [await made(1, 30_000_000), await made(9, 10_000_000)];
    const { code: ready } = await createPreparedPayment(shop.deps, fresh, { departure });
    const elsewhere = await createPartner(database.db, { name: 'Aulia Wisata' });
    const { id: programme_id } = await createProgramme(database.db, { partner_id: elsewhere.id });
    const { id: theirs } = await createDeparture(database.db, { programme_id });
    const { code: ended } = await createAskedPayment(shop.deps, fresh, { departure: theirs });
    await database.db
      .updateTable('savings_payments')
      .set({ state: 'lapsed' })
      .where('code', '=', ended)
      .execute();

    const list = (query: object = {}, { officer } = fresh) =>
      listBankSavingsPayments(shop.deps, officer.actor, { page: 1, limit: 50, ...query });
    const codes = async (query: object = {}, staff = fresh) =>
      (await list(query, staff)).items.map(({ code }) => code);
    expect(await codes()).toEqual([oldest, newest, ready, ended]);
    expect(await codes({ state: 'asked' })).toEqual([oldest, newest]);
    expect(await codes({ state: 'asked', sort: { by: 'age', isDown: false } })).toEqual([newest, oldest]);
    expect(await codes({ state: 'paid' })).toEqual([]);
    expect(await codes({}, bank)).not.toContain(oldest);
    await expectEverySort({
      list,
      nameOf: ({ code }) => code,
      by: {
        state: ({ state }) => ({ asked: 1, prepared: 2 })[state as string] ?? 3,
        age: ({ since }) => -since.getTime(),
        amount: ({ amount }) => amount,
        partner: ({ partner: { name } }) => name,
      },
    });
  });
});

/** What a batch would pay out to the partner now. */
async function dueToPartner(): Promise<number> {
  const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
  const due = await listPayoutsDue(shop.deps, finance.actor, addDays(TODAY, 1_000));
  return due.find(({ partnerId }) => partnerId === partner.id)?.amount ?? 0;
}

describe('one outcome, whoever comes first', () => {
  type Act = () => Promise<unknown>;
  /** The first stands before the rows that the test holds, the second before the first's locks: both have read what the other changes. */
  const inOrder = async ({ code, bookingId }: Made, acts: readonly Act[]) =>
    (
      await overlappingInOrder(
        database.db,
        async (held) => {
          await sql`select from bookings where id = ${bookingId}::uuid for update`.execute(held);
          await sql`select from savings_payments where code = ${code} for update`.execute(held);
        },
        acts,
      )
    ).map(({ status }) => status);
  const outcomeOf = async (made: Made) => [await stateOf(made), (await orderOf(made)).state];
  const onlyFirst = ['fulfilled', 'rejected'];

  it('of two approvers at the same request', async () => {
    const second = await createBankStaff(shop.deps, bank.bankId);
    const agreed = await prepared();
    const agrees = () => decide(agreed);
    expect(await inOrder(agreed, [agrees, () => decide(agreed, false, second.approver)])).toEqual(onlyFirst);
    expect(await outcomeOf(agreed)).toEqual(['paid', 'paid']);
    const returned = await prepared();
    const returns = () => decide(returned, false);
    expect(await inOrder(returned, [returns, () => decide(returned, true, second.approver)])).toEqual(
      onlyFirst,
    );
    expect(await outcomeOf(returned)).toEqual(['asked', 'waiting_payment']);
  });

  it('of two officers at the same request', async () => {
    const made = await asked();
    const second = await createBankStaff(shop.deps, bank.bankId);
    const prepare = ({ officer }: BankStaff, form: object) =>
      prepareSavingsPayment(shop.deps, officer.actor, { code: made.code, form });
    expect(
      await inOrder(made, [() => prepare(second, declineInput), () => prepare(bank, confirmInput)]),
    ).toEqual(onlyFirst);
    expect((await offerOf(made)).latest!.answer).toMatchObject({
      verdict: 'decline',
      preparedById: second.officer.account.id,
    });
  });

  it('of a member who withdraws while the bank agrees', async () => {
    const paid = await prepared();
    expect(await inOrder(paid, [() => decide(paid), () => withdraw(paid)])).toEqual(onlyFirst);
    expect(await outcomeOf(paid)).toEqual(['paid', 'paid']);
    const withdrawn = await prepared();
    expect(await inOrder(withdrawn, [() => withdraw(withdrawn), () => decide(withdrawn)])).toEqual(onlyFirst);
    expect(await outcomeOf(withdrawn)).toEqual(['withdrawn', 'waiting_payment']);
  });

  /** Its number at a gateway was there before the bank was asked: whoever pays it pays. */
  async function preparedWithNumber() {
    const order = await createSavingsOrder(shop.deps, bank, { departure });
    const { reference } = await beginPayment(shop, order.member, order.bookingId);
    const { bookingId: booking, savings } = order;
    await askSavingsPayment(shop.deps, order.member.actor, { booking, brand: brand(), form: { savings } });
    const made = { ...order, code: (await offerOf(order)).latest!.code };
    await prepareSavingsPayment(shop.deps, bank.officer.actor, { code: made.code, form: confirmInput });
    const pays = () => applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    return { ...made, pays };
  }

  it('of money that comes by a gateway while the bank agrees', async () => {
    const byBank = await preparedWithNumber();
    expect(await inOrder(byBank, [() => decide(byBank), byBank.pays])).toEqual(['fulfilled', 'fulfilled']);
    const { total } = await orderOf(byBank);
    const money = await findBookingMoney(shop.deps, byBank.bookingId);
    expect(await outcomeOf(byBank)).toEqual(['paid', 'paid']);
    // The second money is owed back.
    expect([money.received > total, money.refundDue]).toEqual([true, money.received - total]);
    const byGateway = await preparedWithNumber();
    expect(await inOrder(byGateway, [byGateway.pays, () => decide(byGateway)])).toEqual(onlyFirst);
    await lapseSavingsPayments(shop.deps);
    expect(await outcomeOf(byGateway)).toEqual(['lapsed', 'paid']);
    expect(await findBookingMoney(shop.deps, byGateway.bookingId)).toMatchObject({ refundDue: 0 });
  });

  it('of a hold that runs out while the bank agrees', async () => {
    const late = new Date(clock.now.getTime() + (savingsPaymentHoldDays + 1) * dayMs);
    const expires = () => expireBookings({ ...shop.deps, now: () => late });
    const paid = await prepared();
    expect(await inOrder(paid, [() => decide(paid), expires])).toEqual(['fulfilled', 'fulfilled']);
    expect(await outcomeOf(paid)).toEqual(['paid', 'paid']);
    const expired = await prepared();
    expect(await inOrder(expired, [expires, () => decide(expired)])).toEqual(onlyFirst);
    await lapseSavingsPayments(shop.deps);
    expect(await outcomeOf(expired)).toEqual(['lapsed', 'expired']);
  });
});

it('ends with the account of its member, and the books stay', async () => {
  const member = await createMember(shop.deps, { password_hash: await hashPassword('Labbaik-1447') });
  const made = await createAskedPayment(shop.deps, bank, { departure, member });
  await deleteAccount(shop.deps, made.member.actor, { password: 'Labbaik-1447' }, brand());
  await lapseSavingsPayments(shop.deps);
  const row = await database.db
    .selectFrom('savings_payments')
    .select(['state', 'account_id', 'application_id'])
    .where('code', '=', made.code)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'lapsed', account_id: null, application_id: null });
});
