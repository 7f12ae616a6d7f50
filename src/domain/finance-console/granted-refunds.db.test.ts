// Refunds that finance grants of an order that stands: what may be granted, who decides, and what the ledger says whatever happens next.
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { findBookingMoney, findPartnerBalance } from '#domain/ledger';
import { applyGatewayStatus, listRefunds, markRefundDone } from '#domain/payments';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createGrantable, grantForm } from '#test/factories/granted-refunds';
import { createFinance } from '#test/factories/payouts';
import { createDeparture } from '#test/factories/programmes';
import type { RefundBearer } from '#shared/granted-refunds';
import {
  decideGrantedRefund,
  findGrantablePayments,
  listGrantedRefunds,
  proposeGrantedRefund,
} from './granted-refunds.ts';

const { database, shop, partner } = usePartnerFixture();
let maker: SignedIn;
let checker: SignedIn;
beforeAll(async () => {
  maker = await createFinance(shop.deps);
  checker = await createFinance(shop.deps);
});
verifyLedgerAfterEach({ shop });

const departure = async () =>
  (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 40 })).id;
const paid = async () => createGrantable(shop, await departure());
const ask = (paymentId: string, change: object = {}, by = maker) =>
  proposeGrantedRefund(shop.deps, by.actor, { paymentId, form: { ...grantForm, ...change } });
const approve = (grantId: string, by = checker) =>
  decideGrantedRefund(shop.deps, by.actor, grantId, { decision: 'approve' });
const mostOf = async (code: string) => (await findGrantablePayments(shop.deps, maker.actor, code))[0]!.most;
const amountFault = (message: string) => ({
  code: 'invalid_input',
  faults: [expect.objectContaining({ field: 'amount', message })],
});

async function granted(borneBy: RefundBearer) {
  const order = await paid();
  await approve(await ask(order.paymentId, { borne_by: borneBy }));
  const [task] = await listRefunds(shop.deps, order.bookingId);
  return { ...order, taskId: task!.id };
}

describe('a refund of an order that stands', () => {
  it.each(['platform', 'partner'] as const)(
    'is asked for by one, approved by another, and paid by its task: borne by the %s',
    async (borneBy) => {
      const { bookingId, paymentId, code } = await paid();
      const before = await findPartnerBalance(shop.deps, maker.actor, partner.id);
      const most = (await mostOf(code))[borneBy];
      const id = await ask(paymentId, { borne_by: borneBy, reason: 'court_order' });
      expect(await listRefunds(shop.deps, bookingId)).toEqual([]);
      await expect(approve(id, maker)).rejects.toMatchObject({ code: 'same_person' });
      await approve(id);

      const [task] = await listRefunds(shop.deps, bookingId);
      expect(task).toMatchObject({ reason: 'court_order', amount: 1_000_000, doneAt: null });
      expect((await mostOf(code))[borneBy]).toBe(most - 1_000_000);
      const after = await findPartnerBalance(shop.deps, maker.actor, partner.id);
      expect(before.payable - after.payable).toBe(borneBy === 'partner' ? 1_000_000 : 0);
      expect(before.platform - after.platform).toBe(borneBy === 'platform' ? 1_000_000 : 0);

      await markRefundDone(shop.deps, { taskId: task!.id, actorId: checker.account.id, proof: 'TRF-7' });
      expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
        refundDue: 0,
        refunded: 1_000_000,
        unallocated: 0,
      });
      const grant = (await listGrantedRefunds(shop.deps, maker.actor)).find((one) => one.id === id)!;
      expect(grant).toMatchObject({ status: 'approved', isOwn: true, borneBy, orderCode: code });
      expect(grant.doneAt).not.toBeNull();
    },
  );

  it('is never more than the payment pays for, and of the partner never more than its share', async () => {
    const { paymentId, code } = await paid();
    const most = await mostOf(code);
    expect(most.partner).toBeLessThan(most.platform);
    await expect(
      ask(paymentId, { borne_by: 'partner', amount: String(most.partner + 1) }),
    ).rejects.toMatchObject(amountFault('error_refund_at_most'));
    await expect(ask(paymentId, { amount: String(most.platform + 1) })).rejects.toMatchObject(
      amountFault('error_refund_at_most'),
    );
    await approve(await ask(paymentId, { amount: String(most.platform) }));
    expect(await mostOf(code)).toEqual({ platform: 0, partner: 0 });
    await expect(ask(paymentId, { amount: '1' })).rejects.toMatchObject(amountFault('error_refund_at_most'));
  });

  it('waits alone for its payment, and once refused leaves nothing behind', async () => {
    const { paymentId, bookingId } = await paid();
    const id = await ask(paymentId);
    await expect(ask(paymentId)).rejects.toMatchObject(amountFault('error_refund_waits'));
    const refuse = (note: unknown) =>
      decideGrantedRefund(shop.deps, checker.actor, id, { decision: 'refuse', note });
    await expect(refuse(' ')).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field: 'note' }] });
    await refuse('Sudah diganti hotel');
    await expect(approve(id)).rejects.toMatchObject({ code: 'refund_decided' });
    expect(await listRefunds(shop.deps, bookingId)).toEqual([]);
    await ask(paymentId);
  });

  it('is owed once when two people approve at the same moment', async () => {
    const { paymentId, bookingId } = await paid();
    const id = await ask(paymentId);
    const third = await createFinance(shop.deps);
    const outcomes = await Promise.allSettled([approve(id), approve(id, third)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listRefunds(shop.deps, bookingId)).toHaveLength(1);
  });

  it('needs finance with a fresh code, and a payment that stands', async () => {
    const { paymentId, code } = await paid();
    for (const roles of [[], ['partner_staff'], ['operator_support']] as const) {
      const other = await createMember(shop.deps, { roles: [...roles], partnerId: partner.id });
      for (const refused of [
        () => ask(paymentId, {}, other),
        () => listGrantedRefunds(shop.deps, other.actor),
        () => findGrantablePayments(shop.deps, other.actor, code),
      ])
        await expect(refused()).rejects.toMatchObject({ code: 'not_found' });
    }
    const stale = { ...maker, actor: { ...maker.actor, hasFreshFactor: false } };
    await expect(ask(paymentId, {}, stale)).rejects.toMatchObject({ code: 'step_up_required' });
    for (const nobody of ['x', partner.id]) {
      await expect(ask(nobody)).rejects.toMatchObject({ code: 'not_found' });
      await expect(approve(nobody)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is an audit line about whoever ordered, for asking and for deciding', async () => {
    const { paymentId, member } = await paid();
    await approve(await ask(paymentId));
    const lines = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_role'])
      .where('subject_id', '=', member.account.id)
      .where('action', 'like', 'refund.%')
      .orderBy('at')
      .orderBy('action')
      .execute();
    expect(lines).toEqual([
      { action: 'refund.asked', actor_role: 'operator_finance' },
      { action: 'refund.granted', actor_role: 'operator_finance' },
    ]);
  });
});

describe.each(['platform', 'partner'] as const)('what was granted, borne by the %s', (borneBy) => {
  it('is part of what goes back when the order ends after all', async () => {
    const { bookingId, taskId } = await granted(borneBy);
    await markRefundDone(shop.deps, { taskId, actorId: checker.account.id, proof: 'TRF-8' });
    await endOrder(bookingId);
    const money = await findBookingMoney(shop.deps, bookingId);
    expect(money.refundDue + money.refunded).toBe(money.received);
    expect(money).toMatchObject({ partner: 0, platform: 0, refunded: 1_000_000 });
  });

  it('is owed no more once the bank takes the payment back, before and after the order ended', async () => {
    const standing = await granted(borneBy);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(standing.reference, 'charged_back'));
    expect(await listRefunds(shop.deps, standing.bookingId)).toEqual([]);

    const ended = await granted(borneBy);
    await endOrder(ended.bookingId);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(ended.reference, 'charged_back'));
    expect(await listRefunds(shop.deps, ended.bookingId)).toEqual([]);
    expect(await findBookingMoney(shop.deps, ended.bookingId)).toMatchObject({ received: 0, refundDue: 0 });
  });
});

async function endOrder(bookingId: string): Promise<void> {
  const { departure_id: departureId } = await database.db
    .selectFrom('bookings')
    .select('departure_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  await cancelDeparture(shop.deps, partner.staff.actor, departureId);
  await cancelOrdersOf(shop.deps, { departureId, actorId: partner.staff.account.id });
}
