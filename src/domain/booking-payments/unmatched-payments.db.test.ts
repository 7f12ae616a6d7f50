// Unmatched payments (decision 0045): the member gets one email on arrival and one after the decision, each
// once; every sum has a decision of its own, with the note of the person who decided.
import { beforeEach, describe, expect, it } from 'vitest';
import { applyGatewayStatus, listWrongAmounts } from '#domain/payments';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, createOrder } from '#test/factories/bookings';
import { noticesTo } from '#test/factories/notifications';
import { createDeparture } from '#test/factories/programmes';
import { emailsTo } from '#test/sent-emails';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import {
  listHeldPayments,
  listOpenExceptions,
  refundHeldPayment,
  resolveException,
} from '#domain/finance-console';

const scene = usePartnerFixture();
const { database, shop, partner, clock } = scene;
verifyLedgerAfterEach(scene);

let member: SignedIn;
let departure: string;
let bookingId: string;
let reference: string;
beforeEach(async () => {
  member = await createMember(shop.deps);
  departure = (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 10 })).id;
  ({ bookingId } = await createOrder(shop, { member, departure }));
  ({ reference } = await beginPayment(shop, member, bookingId));
});

/** Emails are read in the order in which they were written. */
const aMinuteLater = () => (clock.now = new Date(clock.now.getTime() + 60_000));
const comes = (amount: number, gatewayId?: string) =>
  applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', amount, gatewayId));
const letters = async () =>
  (await emailsTo(database.db, member.account.email)).filter(({ kind }) => kind.startsWith('money_'));
const waiting = async () =>
  (await listOpenExceptions(shop.deps, partner.staff.actor, partner.id)).filter((exception) =>
    exception.reference.startsWith(reference.slice(0, -2)),
  );
async function decide(decision: 'keep' | 'refund', note: string): Promise<void> {
  aMinuteLater();
  await resolveException(shop.deps, partner.staff.actor, {
    exceptionId: (await waiting())[0]!.id,
    decision,
    note,
  });
}
const sums = async () =>
  (await listWrongAmounts(shop.deps, bookingId)).map(({ amount, outcome, note }) => ({
    amount,
    outcome,
    note,
  }));

describe('an unmatched payment', () => {
  it.each([
    ['less than', 29_000_000, 'kurang dari yang diminta'],
    ['more than', 30_005_000, 'lebih dari yang diminta'],
  ])(
    'notifies its member when it is %s what was due: received, expected, until when the right sum may be paid, where to look',
    async (_how, came, words) => {
      await comes(came);
      const [letter] = await letters();
      expect(letter).toMatchObject({ kind: 'money_misfit', locale: 'id' });
      for (const part of [
        words,
        `Rp\u00a0${came.toLocaleString('id-ID')}`,
        'Rp\u00a030.004.000',
        '15 Maret 2027',
        `/member/my-order/${bookingId}`,
      ])
        expect(letter!.text).toContain(part);
    },
  );
  it.each([
    ['keep', 'kept'],
    ['refund', 'refund'],
  ] as const)('is a notice on arrival, and another once it was decided: %s', async (decision, becomes) => {
    const told = () => noticesTo(shop.deps, member, 'money_misfit', 'money_decided');
    const facts = shop.gateway.becomes(reference, 'paid', 29_000_000);
    for (let turn = 0; turn < 2; turn += 1) await applyGatewayStatus(shop.deps, facts);
    const arrived = { kind: 'money_misfit', values: { amount: 29_000_000 } };
    expect(await told()).toMatchObject([{ ...arrived, isRead: false }]);
    await decide(decision, 'Diperiksa');
    expect(await told()).toMatchObject([
      { ...arrived, isRead: true },
      { kind: 'money_decided', values: { amount: 29_000_000, becomes }, isRead: false },
    ]);
  });
  it('notifies once, however often and in whatever words the gateway repeats it', async () => {
    const facts = shop.gateway.becomes(reference, 'paid', 29_000_000);
    await Promise.all([1, 2, 3].map(() => applyGatewayStatus(shop.deps, facts)));
    await applyGatewayStatus(shop.deps, { ...facts, statusKey: 'settlement' });
    expect(await letters()).toHaveLength(1);
  });
  it('notifies only in the transaction that records it', async () => {
    const { db } = database;
    const failing = shop.deps.db.transaction().execute(async (trx) => {
      await applyGatewayStatus(
        { ...shop.deps, db: trx },
        shop.gateway.becomes(reference, 'paid', 29_000_000),
      );
      throw new Error('the database went away');
    });
    await expect(failing).rejects.toThrow('went away');
    expect([
      await letters(),
      await db.selectFrom('payment_exceptions').select('id').where('subject_id', '=', bookingId).execute(),
    ]).toEqual([[], []]);
  });
  it('notifies in the language of the order', async () => {
    await database.db.updateTable('bookings').set({ locale: 'en' }).where('id', '=', bookingId).execute();
    await comes(29_000_000);
    await decide('refund', 'Paid by mistake');
    expect(
      (await letters()).map(({ locale, text }) => [
        locale,
        /less than was asked for|goes back to you/.exec(text)?.[0],
      ]),
    ).toEqual([
      ['en', 'less than was asked for'],
      ['en', 'goes back to you'],
    ]);
  });
  it('under an unknown number notifies the member it was meant for, once, and is shown to their partner', async () => {
    const unknown = `${reference.slice(0, -2)}-9`;
    const facts = shop.gateway.becomes(unknown, 'paid', 30_004_000);
    for (let n = 0; n < 2; n += 1) await applyGatewayStatus(shop.deps, facts);
    const told = await letters();
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain('nomor pembayaran yang tidak kami kenal');
    expect(told[0]!.text).not.toContain('Yang diminta');
    expect(await sums()).toEqual([{ amount: 30_004_000, outcome: 'waiting', note: null }]);
    expect(await waiting()).toMatchObject([{ kind: 'unknown_reference', canRefund: false, isTold: true }]);
    await decide('keep', 'Dicari di rekening');
    expect((await letters())[1]!.text).toContain('Catatan petugas: Dicari di rekening');
  });
  it.each(['INV-NOBODY0000-1', 'XYZ', 'INV-22222222222222222-1', ''])(
    'under a number like %j notifies nobody',
    async (nobodys) => {
      await applyGatewayStatus(shop.deps, shop.gateway.becomes(nobodys, 'paid', 5_000));
      expect(await letters()).toEqual([]);
      await database.owner.db.deleteFrom('payment_exceptions').where('reference', '=', nobodys).execute();
      await database.owner.db.deleteFrom('payment_events').where('reference', '=', nobodys).execute();
    },
  );
  it('of a deleted member is stored, and nobody is notified', async () => {
    await database.db.updateTable('bookings').set({ booker: null }).where('id', '=', bookingId).execute();
    await comes(29_000_000);
    await decide('keep', 'Tidak ada orangnya');
    expect(await letters()).toEqual([]);
  });
});

describe('the decision about it', () => {
  it('is sent with the note and the day, and stands on the order', async () => {
    await comes(29_000_000);
    await decide('refund', 'Kurang sejuta');
    const [, letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter!.text).toContain('uangnya dikembalikan kepada Anda');
    for (const part of ['Catatan petugas: Kurang sejuta', 'Rp\u00a029.000.000, paling lambat 29 Maret 2027'])
      expect(letter!.text).toContain(part);
    expect(await sums()).toEqual([{ amount: 29_000_000, outcome: 'refund', note: 'Kurang sejuta' }]);
  });
  it('is sent again when held money is refunded after all', async () => {
    await comes(29_000_000);
    await decide('keep', 'Menunggu kabar');
    aMinuteLater();
    const { paymentId } = (await listHeldPayments(shop.deps, partner.staff.actor, partner.id)).find(
      ({ reference: number }) => number === reference,
    )!;
    await refundHeldPayment(shop.deps, partner.staff.actor, paymentId);
    expect(
      (await letters()).map(
        ({ text }) => /tetap tercatat atas pesanan|dikembalikan kepada Anda/.exec(text)?.[0] ?? null,
      ),
    ).toEqual([null, 'tetap tercatat atas pesanan', 'dikembalikan kepada Anda']);
    expect(await sums()).toEqual([{ amount: 29_000_000, outcome: 'refund', note: 'Menunggu kabar' }]);
  });
  it('belongs to each sum alone, though two under one number are alike', async () => {
    await comes(29_000_000, 'gw-first');
    aMinuteLater();
    await comes(29_000_000, 'gw-second');
    await decide('refund', 'Yang pertama kembali');
    await decide('keep', 'Yang kedua menunggu');
    expect(await sums()).toEqual([
      { amount: 29_000_000, outcome: 'refund', note: 'Yang pertama kembali' },
      { amount: 29_000_000, outcome: 'kept', note: 'Yang kedua menunggu' },
    ]);
    expect(await listHeldPayments(shop.deps, partner.staff.actor, partner.id)).toContainEqual(
      expect.objectContaining({ reference, amount: 29_000_000, note: 'Yang kedua menunggu' }),
    );
  });
  it("is sent once when a refund is made in the gateway's own dashboard, whether the sum was held or not", async () => {
    await comes(29_000_000);
    await decide('keep', 'Menunggu kabar');
    aMinuteLater();
    const sentBack = {
      ...shop.gateway.sendsBack(reference, 29_000_000),
      amountRupiah: shop.gateway.becomes(reference, 'paid', 29_000_000).amountRupiah,
    };
    for (let n = 0; n < 2; n += 1) await applyGatewayStatus(shop.deps, sentBack);
    expect(
      (await letters()).map(
        ({ text }) => /tetap tercatat atas pesanan|lewat penyedia pembayaran/.exec(text)?.[0] ?? null,
      ),
    ).toEqual([null, 'tetap tercatat atas pesanan', 'lewat penyedia pembayaran']);
    expect((await sums()).map(({ outcome }) => outcome)).toEqual(['refunded']);
  });
  it('is replaced by the end of the order: everything is refunded', async () => {
    await comes(29_000_000, 'gw-first');
    await comes(28_000_000, 'gw-second');
    await decide('keep', 'Menunggu kabar');
    await cancelDeparture(shop.deps, partner.staff.actor, departure);
    await cancelOrdersOf(shop.deps, { departureId: departure, actorId: partner.staff.account.id });
    expect((await sums()).map(({ outcome }) => outcome)).toEqual(['refund', 'refund']);
  });
});
