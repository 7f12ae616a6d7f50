// "Di mana uang Anda" (docs/product/ledger.md): what a member reads of one order in every state its money can be in, and that it adds up.
import { beforeAll, describe, expect, it } from 'vitest';
import { applyPromo, checkOut } from '#domain/checkout';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { decideGrantedRefund, proposeGrantedRefund } from '#domain/finance-console';
import { decideBatch, failPayout, importBankStatement, proposeBatch } from '#domain/payouts';
import { applyGatewayStatus, listRefunds, markRefundDone } from '#domain/payments';
import type { RefundBearer } from '#shared/granted-refunds';
import { verifyLedgerAfterEach } from '#test/booking-fixture';
import {
  beginPayment,
  brandOf,
  checkoutInput,
  createDraft,
  createOrder,
  createPaidOrder,
  payNext,
} from '#test/factories/bookings';
import { grantForm } from '#test/factories/granted-refunds';
import { createOrderPaidToPartner } from '#test/factories/partner-held-payments';
import { openPayeeAccount } from '#test/factories/payouts';
import { createDeparture } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { createMemberWithPassword, openRefundAccountOf } from '#test/factories/refunds';
import { useFinanceFixture } from '#test/finance-fixture';
import { type BookingMoney, findBookingMoney } from './ledger.ts';

const { database, shop, partner, today, maker, checker, sendBatch } = useFinanceFixture();
beforeAll(() => openPayeeAccount(shop.deps, partner.id));
verifyLedgerAfterEach({ shop });

const nothing = {
  received: 0,
  takenBack: 0,
  borne: 0,
  unallocated: 0,
  partner: 0,
  withUs: 0,
  platform: 0,
  gatewayFee: 0,
  unmatched: 0,
  refundDue: 0,
  refunded: 0,
  promo: 0,
} as BookingMoney;
const paid = { received: 30_004_000, partner: 29_100_000, platform: 900_000, gatewayFee: 4_000 };

/** What is named is all that there is. */
const only = (named: Partial<Record<keyof BookingMoney, number>>) => ({ ...nothing, ...named });
/** What the member reads, once its places add up. */
async function moneyOf(bookingId: string): Promise<BookingMoney> {
  const money = await findBookingMoney(shop.deps, bookingId);
  const { received, borne, refunded, promo, takenBack: _, withUs, ...lies } = money;
  expect(received + borne - refunded).toBe(
    Object.values(lies).reduce<number>((sum, part) => sum + part, 0) - promo,
  );
  expect(withUs).toBeLessThanOrEqual(Math.max(0, money.partner - promo));
  return money;
}

const departure = async () =>
  (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 10 })).id;
const tell = (reference: string, status: 'paid' | 'charged_back' | 'partly_charged_back', amount?: number) =>
  applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, status, amount));
async function cancel(departureId: string): Promise<void> {
  await cancelDeparture(shop.deps, partner.staff.actor, departureId);
  await cancelOrdersOf(shop.deps, { departureId, actorId: partner.staff.account.id });
}
/** Everything that can be paid out, with the bank; answers its transfers. */
const withTheBank = async () => (await sendBatch()).payouts;
let files = 0;
/** Our bank's statement: left (minus) or came back. */
function banked(payouts: readonly { code: string; amount: number }[], sign: 1 | -1) {
  files += 1;
  const rows = [...payouts.map(({ code, amount }) => `${today},${code} ${files},${sign * amount}`)];
  return importBankStatement(shop.deps, maker.actor, {
    file: Buffer.from(['date,description,amount', ...rows].join('\n')),
    account: '1230004567',
  });
}

describe('settlement', () => {
  it('is with us until the bank has paid the partner, and again when the transfer comes back', async () => {
    const { bookingId } = await createPaidOrder(shop, { departure: await departure() });
    expect(await moneyOf(bookingId)).toEqual(only({ ...paid, withUs: 29_100_000 }));
    const sent = await withTheBank();
    expect(await moneyOf(bookingId)).toEqual(only({ ...paid, withUs: 29_100_000 }));
    await banked(sent, -1);
    expect(await moneyOf(bookingId)).toEqual(only(paid));
    await banked(sent, 1);
    expect(await moneyOf(bookingId)).toEqual(only({ ...paid, withUs: 29_100_000 }));
    const [again] = await withTheBank();
    await failPayout(shop.deps, maker.actor, again!.id);
    expect(await moneyOf(bookingId)).toEqual(only({ ...paid, withUs: 29_100_000 }));
    await banked(await withTheBank(), -1);
    expect(await moneyOf(bookingId)).toEqual(only(paid));
  });

  it('is never with us where the partner received it', async () => {
    const at = { departure: await departure(), partnerId: partner.id };
    expect(await moneyOf(await createOrderPaidToPartner(shop, at))).toEqual(only(paid));
  });

  it('of an order that ends after it leaves nothing in two places', async () => {
    const id = await departure();
    const { bookingId } = await createPaidOrder(shop, { departure: id });
    await banked(await withTheBank(), -1);
    await cancel(id);
    expect(await moneyOf(bookingId)).toEqual(only({ received: 30_004_000, refundDue: 30_004_000 }));
  });

  it('leaves out what the platform adds for its promo: that never was the member’s', async () => {
    const promo = await createPromo(database.db, { discount_amount: 1_000_000, paid_by: 'platform' });
    const brand = brandOf(shop.deps);
    const { member, bookingId } = await createDraft(shop, { departure: await departure() });
    await applyPromo(shop.deps, member.actor, { bookingId, brand, promo: promo.id });
    const form = await checkoutInput(shop, member, bookingId);
    await checkOut(shop.deps, member.actor, { bookingId, form, brand });
    await payNext(shop, member, bookingId);
    const money = { received: 29_004_000, partner: 29_130_000, platform: 870_000, gatewayFee: 4_000 };
    expect(await moneyOf(bookingId)).toEqual(only({ ...money, promo: 1_000_000, withUs: 28_130_000 }));
    await banked(await withTheBank(), -1);
    expect(await moneyOf(bookingId)).toEqual(only({ ...money, promo: 1_000_000 }));
  });
});

describe.each<[RefundBearer, object]>([
  ['platform', { borne: 1_000_000, withUs: 29_100_000 }],
  ['partner', { partner: 28_100_000, withUs: 28_100_000 }],
])('a refund of an order that stands, borne by the %s', (borneBy, share) => {
  it('is added or taken off, first to go back and then gone back', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { departure: await departure() });
    const form = { ...grantForm, borne_by: borneBy };
    const grant = await proposeGrantedRefund(shop.deps, maker.actor, { paymentId: payment.id, form });
    await decideGrantedRefund(shop.deps, checker.actor, grant, { decision: 'approve' });
    expect(await moneyOf(bookingId)).toEqual(only({ ...paid, ...share, refundDue: 1_000_000 }));
    const [task] = await listRefunds(shop.deps, bookingId);
    await markRefundDone(shop.deps, { taskId: task!.id, actorId: checker.account.id, proof: 'TRF-1' });
    expect(await moneyOf(bookingId)).toEqual(only({ ...paid, ...share, refunded: 1_000_000 }));
    await banked(await withTheBank(), -1);
  });
});

describe('a dispute', () => {
  // Once it is won, the bank has taken nothing back: apply-gateway-status.db.test.ts.
  it('says what the bank took back', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { departure: await departure() });
    await tell(payment.reference, 'charged_back');
    expect(await moneyOf(bookingId)).toEqual(only({ takenBack: 30_004_000 }));
  });

  it('about a part moves nothing until a person says what was taken', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { departure: await departure() });
    await tell(payment.reference, 'partly_charged_back');
    expect(await moneyOf(bookingId)).toEqual(only({ ...paid, withUs: 29_100_000 }));
    await banked(await withTheBank(), -1);
  });
});

describe('another sum than was asked', () => {
  it('waits apart, and is gone when its bank takes it back', async () => {
    const { member, bookingId } = await createOrder(shop, { departure: await departure() });
    const { reference } = await beginPayment(shop, member, bookingId);
    await tell(reference, 'paid', 29_000_000);
    expect(await moneyOf(bookingId)).toEqual(only({ received: 29_000_000, unmatched: 29_000_000 }));
    await tell(reference, 'charged_back', 29_000_000);
    expect(await moneyOf(bookingId)).toEqual(only({ takenBack: 29_000_000 }));
  });
});

describe('a refund to a bank account', () => {
  it('has gone back once our bank paid it, and not while its transfer came back', async () => {
    const id = await departure();
    const member = await createMemberWithPassword(shop.deps);
    const { bookingId } = await createPaidOrder(shop, { departure: id, member });
    await cancel(id);
    await openRefundAccountOf(shop.deps, member);
    const due = { received: 30_004_000, refundDue: 30_004_000 };
    const gone = { received: 30_004_000, refunded: 30_004_000 };
    const sent = await withTheBank();
    expect(await moneyOf(bookingId)).toEqual(only(due));
    await banked(sent, -1);
    expect(await moneyOf(bookingId)).toEqual(only(gone));
    await banked(sent, 1);
    expect(await moneyOf(bookingId)).toEqual(only(due));
    await openRefundAccountOf(shop.deps, member);
    await banked(await withTheBank(), -1);
    expect(await moneyOf(bookingId)).toEqual(only(gone));
  });

  it('is owed as before when its batch is refused', async () => {
    const id = await departure();
    const member = await createMemberWithPassword(shop.deps);
    const { bookingId } = await createPaidOrder(shop, { departure: id, member });
    await cancel(id);
    await openRefundAccountOf(shop.deps, member);
    const batchId = await proposeBatch(shop.deps, maker.actor, today);
    await decideBatch(shop.deps, checker.actor, batchId, { decision: 'refuse', note: 'Rekening diganti' });
    expect(await moneyOf(bookingId)).toEqual(only({ received: 30_004_000, refundDue: 30_004_000 }));
  });
});
