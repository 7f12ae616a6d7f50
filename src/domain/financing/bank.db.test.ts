// A bank answers (docs/product/bank-console.md): maker and checker, two banks, races, and the books in the end.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expireBookings, findBooking } from '#domain/bookings';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { findBookingMoney } from '#domain/ledger';
import { requiredFinancingDocuments } from '#shared/financing';
import type { Role } from '#shared/roles';
import { queueOf } from '#test/factories/bank-queue';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createFinancedOffer, createSent, smallPicture } from '#test/factories/financing';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { overlappingInOrder } from '#test/overlapping';
import {
  acceptFinancingOffer,
  askForDocuments,
  confirmDisbursement,
  decideProposal,
  enterDisbursement,
  findAwaitedDisbursement,
  getApplication,
  getBankApplication,
  judgeFinancingDocument,
  lapseApplications,
  listBankApplications,
  markPaidOff,
  proposeDecision,
  readContract,
  readFinancingDocument,
  sendApplication,
  uploadContract,
  uploadFinancingDocument,
  withdrawApplication,
} from './financing.ts';

const { database, shop, clock, partner } = usePartnerFixture();
verifyLedgerAfterEach({ shop });
let offer: { bankId: string; departureId: string };
let officer: SignedIn;
let approver: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  offer = await createFinancedOffer(database.db, { partnerId: partner.id });
  const other = await createFinancedOffer(database.db);
  const person = (role: Role, partnerId: string) => createMember(shop.deps, { roles: [role], partnerId });
  officer = await person('bank_officer', offer.bankId);
  approver = await person('bank_approver', offer.bankId);
  stranger = await person('bank_officer', other.bankId);
});

const refusal = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { faults: [expect.objectContaining({ field })] }) });

async function sent() {
  const made = await createSent(shop.deps, offer);
  const { code } = await getApplication(shop.deps, made.member.actor, made.applicationId);
  return { ...made, code };
}
const stateOf = async ({ member, applicationId }: { member: SignedIn; applicationId: string }) =>
  (await getApplication(shop.deps, member.actor, applicationId)).state;
const noticesOf = async ({ member }: { member: SignedIn }) =>
  (
    await database.db
      .selectFrom('notifications')
      .select('values')
      .where('account_id', '=', member.account.id)
      .where('kind', '=', 'financing_moved')
      .execute()
  ).map(({ values }) => values);
const acceptAll = async (code: string) => {
  for (const kind of requiredFinancingDocuments)
    await judgeFinancingDocument(shop.deps, officer.actor, { code, kind, form: { verdict: 'accepted' } });
};
const propose = (code: string, form: object = { verdict: 'approve', financed: '20.000.000', months: '12' }) =>
  proposeDecision(shop.deps, officer.actor, { code, form });
const decide = (code: string, agrees = true, who = approver) =>
  decideProposal(shop.deps, who.actor, { code, agrees });
async function approved() {
  const made = await sent();
  await acceptAll(made.code);
  await propose(made.code);
  await decide(made.code);
  return made;
}
async function signed() {
  const made = await approved();
  await acceptFinancingOffer(shop.deps, made.member.actor, made.applicationId);
  await uploadContract(shop.deps, officer.actor, { code: made.code, file: await smallPicture() });
  return made;
}
async function disbursing() {
  const made = await signed();
  await enterDisbursement(shop.deps, officer.actor, {
    code: made.code,
    form: { reference: 'TRF-20270315-1', sent_on: '2027-03-15' },
  });
  const booking = (await findBooking(shop.deps, made.member.actor, made.bookingId))!;
  return { ...made, bookingCode: booking.code };
}

describe('another bank', () => {
  it('sees nothing of an application, and its documents are not there for it', async () => {
    const { code, member, applicationId } = await sent();
    const { items } = await listBankApplications(shop.deps, stranger.actor, queueOf());
    expect(items).toEqual([]);
    await expect(getBankApplication(shop.deps, stranger.actor, code)).rejects.toEqual(refusal('not_found'));
    await expect(
      proposeDecision(shop.deps, stranger.actor, { code, form: { verdict: 'reject', reason: 'x' } }),
    ).rejects.toEqual(refusal('not_found'));
    const { documents } = await getApplication(shop.deps, member.actor, applicationId);
    await expect(readFinancingDocument(shop.deps, stranger.actor, documents[0]!.id!)).rejects.toEqual(
      refusal('not_found'),
    );
    expect((await readFinancingDocument(shop.deps, officer.actor, documents[0]!.id!)).kind).toBe('ktp');
  });
});

describe('an answer', () => {
  it('asks for a document again, gets it, and goes on', async () => {
    const made = await sent();
    await expect(askForDocuments(shop.deps, officer.actor, made.code)).rejects.toEqual(
      refusal('invalid_input', 'reason'),
    );
    await judgeFinancingDocument(shop.deps, officer.actor, {
      code: made.code,
      kind: 'ktp',
      form: { verdict: 'rejected', reason: 'Buram' },
    });
    await askForDocuments(shop.deps, officer.actor, made.code);
    await expect(sendApplication(shop.deps, made.member.actor, made.applicationId)).rejects.toEqual(
      refusal('financing_incomplete', 'ktp'),
    );
    await uploadFinancingDocument(shop.deps, made.member.actor, {
      application: made.applicationId,
      kind: 'ktp',
      file: await smallPicture(),
    });
    await sendApplication(shop.deps, made.member.actor, made.applicationId);
    expect(await stateOf(made)).toBe('resubmitted');
  });

  it('is waited for by those of the bank whose step it is, and its transfer by the partner’s finance', async () => {
    const heardBy = async ({ account }: SignedIn, code: string) =>
      (
        await database.db
          .selectFrom('notifications')
          .select(['kind', 'values'])
          .where('account_id', '=', account.id)
          .where('kind', 'in', ['bank_application_moved', 'disbursement_entered'])
          .execute()
      )
        .map(({ kind, values }) => ({ kind, ...(values as { code: string; event?: string }) }))
        .filter((one) => one.code === code);
    const made = await sent();
    const about = { kind: 'bank_application_moved', code: made.code, what: 'financing' };
    expect(await heardBy(officer, made.code)).toEqual([{ ...about, event: 'sent' }]);
    await acceptAll(made.code);
    await propose(made.code);
    expect(await heardBy(approver, made.code)).toEqual([{ ...about, event: 'proposed' }]);
    expect(await heardBy(stranger, made.code)).toEqual([]);
    const { bookingCode } = await disbursing();
    expect(await heardBy(partner.staff, bookingCode)).toEqual([
      { kind: 'disbursement_entered', code: bookingCode },
    ]);
  });

  it('needs two people and every required document', async () => {
    const made = await sent();
    await expect(propose(made.code)).rejects.toEqual(refusal('invalid_input', 'verdict'));
    await acceptAll(made.code);
    await expect(
      propose(made.code, { verdict: 'approve', financed: 26_000_000, months: 12 }),
    ).rejects.toEqual(refusal('invalid_input', 'financed'));
    await propose(made.code);
    await expect(decide(made.code, true, officer)).rejects.toEqual(refusal('forbidden'));
    const both = await createMember(shop.deps, {
      roles: ['bank_officer', 'bank_approver'],
      partnerId: offer.bankId,
    });
    await decide(made.code, false);
    await proposeDecision(shop.deps, both.actor, {
      code: made.code,
      form: { verdict: 'approve', financed: 20_000_000, months: 24 },
    });
    await expect(decide(made.code, true, both)).rejects.toEqual(refusal('invalid_input', 'agrees'));
    await decide(made.code);
    const { sums, state } = await getApplication(shop.deps, made.member.actor, made.applicationId);
    expect([state, sums?.financed, sums?.months, sums?.ujrah]).toEqual([
      'approved',
      20_000_000,
      24,
      1_560_000,
    ]);
  });

  it('of no ends what the bank may read, with its reason for the applicant', async () => {
    const made = await sent();
    await propose(made.code, { verdict: 'reject', reason: 'Penghasilan belum mencukupi' });
    await decide(made.code);
    expect(await getApplication(shop.deps, made.member.actor, made.applicationId)).toMatchObject({
      state: 'rejected',
      applicant: null,
      reason: 'Penghasilan belum mencukupi',
    });
    expect((await getBankApplication(shop.deps, officer.actor, made.code)).applicant).toBeNull();
    expect((await findBooking(shop.deps, made.member.actor, made.bookingId))?.state).toBe('expired');
    expect(await noticesOf(made)).toEqual([{ code: made.code, state: 'rejected' }]);
  });

  it.each([
    ['a withdrawal', withdrawSigned],
    ['a lapse', lapseSigned],
  ])('that was signed is read by nobody after %s, and its file is removed', async (_end, end) => {
    const made = await signed();
    expect((await readContract(shop.deps, officer.actor, made.code)).contentType).toBe('image/webp');
    // As it lies in storage outside the database.
    const object = randomUUID();
    await database.db
      .updateTable('financing_contracts')
      .set({ content: Buffer.alloc(0), content_stored_as: object })
      .where('application_id', '=', made.applicationId)
      .execute();
    await end(made);
    for (const who of [officer, made.member])
      await expect(readContract(shop.deps, who.actor, made.code)).rejects.toEqual(refusal('not_found'));
    expect((await getBankApplication(shop.deps, officer.actor, made.code)).hasContract).toBe(false);
    const removed = await database.db
      .selectFrom('file_removals')
      .select('key')
      .where('key', '=', object)
      .execute();
    expect(removed).toHaveLength(1);
  });

  it('is told to the applicant, whatever the bank answers; what they do themselves is not', async () => {
    const made = await sent();
    expect(await noticesOf(made)).toEqual([]);
    await acceptAll(made.code);
    await propose(made.code);
    expect(await noticesOf(made)).toEqual([]);
    await decide(made.code);
    expect(await noticesOf(made)).toEqual([{ code: made.code, state: 'approved' }]);
    await withdrawApplication(shop.deps, made.member.actor, made.applicationId);
    expect(await noticesOf(made)).toEqual([{ code: made.code, state: 'approved' }]);
  });
});

describe('the bank’s money', () => {
  it('pays the order once its partner has it, and the books say so', async () => {
    const made = await disbursing();
    expect(await findAwaitedDisbursement(shop.deps, stranger.actor, made.bookingCode)).toBeNull();
    await expect(confirmDisbursement(shop.deps, stranger.actor, made.bookingCode)).rejects.toEqual(
      refusal('not_found'),
    );
    const awaited = await findAwaitedDisbursement(shop.deps, partner.staff.actor, made.bookingCode);
    expect(awaited).toMatchObject({ code: made.code, reference: 'TRF-20270315-1' });
    await confirmDisbursement(shop.deps, partner.staff.actor, made.bookingCode);
    expect(await stateOf(made)).toBe('disbursed');
    const booking = (await findBooking(shop.deps, made.member.actor, made.bookingId))!;
    expect([booking.state, booking.invoices[0]?.status]).toEqual(['paid', 'paid']);
    expect(await findBookingMoney(shop.deps, made.bookingId)).toMatchObject({
      received: booking.total,
      unallocated: 0,
    });
    expect((await readContract(shop.deps, made.member.actor, made.code)).contentType).toBe('image/webp');
    await markPaidOff(shop.deps, officer.actor, made.code);
    expect(await stateOf(made)).toBe('paid_off');
  });

  it('is confirmed once, whoever presses at the same moment, also while its hold runs out', async () => {
    const made = await disbursing();
    const confirm = () => confirmDisbursement(shop.deps, partner.staff.actor, made.bookingCode);
    expect(await inOrder(made, [confirm, confirm])).toEqual(['fulfilled', 'rejected']);
    const late = await disbursing();
    const confirmLate = () => confirmDisbursement(shop.deps, partner.staff.actor, late.bookingCode);
    expect(await inOrder(late, [confirmLate, holdRunsOut])).toEqual(['fulfilled', 'fulfilled']);
    expect(await outcomeOf(late)).toEqual(['disbursed', 'paid']);
    // Money that was on its way when the seat was released finds one again.
    const later = await disbursing();
    const confirmLater = () => confirmDisbursement(shop.deps, partner.staff.actor, later.bookingCode);
    expect(await inOrder(later, [holdRunsOut, confirmLater])).toEqual(['fulfilled', 'fulfilled']);
    expect(await outcomeOf(later)).toEqual(['disbursed', 'paid']);
  });

  it('is owed back in full when the departure is cancelled', async () => {
    const own = await createFinancedOffer(database.db, { partnerId: partner.id });
    const staff = [
      await createMember(shop.deps, { roles: ['bank_officer'], partnerId: own.bankId }),
      await createMember(shop.deps, { roles: ['bank_approver'], partnerId: own.bankId }),
    ] as const;
    const before = { offer, officer, approver };
    [offer, officer, approver] = [own, ...staff];
    const made = await disbursing();
    await confirmDisbursement(shop.deps, partner.staff.actor, made.bookingCode);
    ({ offer, officer, approver } = before);
    const { total } = (await findBooking(shop.deps, made.member.actor, made.bookingId))!;
    await cancelDeparture(shop.deps, partner.staff.actor, own.departureId);
    await cancelOrdersOf(shop.deps, { departureId: own.departureId, actorId: partner.staff.account.id });
    expect(await findBookingMoney(shop.deps, made.bookingId)).toMatchObject({ refundDue: total, partner: 0 });
  });
});

describe('one outcome, whoever comes first', () => {
  it('of two approvers at the same proposal', async () => {
    const second = await createMember(shop.deps, { roles: ['bank_approver'], partnerId: offer.bankId });
    for (const [agrees, outcome] of [
      [true, ['rejected', 'expired']],
      [false, ['resubmitted', 'waiting_payment']],
    ] as const) {
      const made = await sent();
      await propose(made.code, { verdict: 'reject', reason: 'Belum sesuai' });
      expect(
        await inOrder(made, [() => decide(made.code, agrees), () => decide(made.code, !agrees, second)]),
      ).toEqual(['fulfilled', 'rejected']);
      expect(await outcomeOf(made)).toEqual(outcome);
    }
  });

  it('of a member who withdraws during the approval', async () => {
    const approve = (made: { code: string }) => () => decide(made.code);
    const withdraw = (made: Awaited<ReturnType<typeof sent>>) => () =>
      withdrawApplication(shop.deps, made.member.actor, made.applicationId);
    // Withdrawing is possible before and after an approval; approving is not after a withdrawal.
    const first = await reviewed();
    expect(await inOrder(first, [approve(first), withdraw(first)])).toEqual(['fulfilled', 'fulfilled']);
    expect(await outcomeOf(first)).toEqual(['withdrawn', 'expired']);
    const second = await reviewed();
    expect(await inOrder(second, [withdraw(second), approve(second)])).toEqual(['fulfilled', 'rejected']);
    expect(await outcomeOf(second)).toEqual(['withdrawn', 'expired']);
    expect(await noticesOf(second)).toEqual([]);
  });

  it('of a hold that runs out during the review', async () => {
    const first = await reviewed();
    expect(await inOrder(first, [() => decide(first.code), holdRunsOut])).toEqual(['fulfilled', 'fulfilled']);
    const second = await reviewed();
    expect(await inOrder(second, [holdRunsOut, () => decide(second.code)])).toEqual([
      'fulfilled',
      'rejected',
    ]);
    await lapseApplications(shop.deps);
    expect(await outcomeOf(first)).toEqual(['lapsed', 'expired']);
    expect(await outcomeOf(second)).toEqual(['lapsed', 'expired']);
  });
});

/** With the proposal to approve it. */
async function reviewed() {
  const made = await sent();
  await acceptAll(made.code);
  await propose(made.code);
  return made;
}

const withdrawSigned = ({ member, applicationId }: Awaited<ReturnType<typeof sent>>) =>
  withdrawApplication(shop.deps, member.actor, applicationId);

async function lapseSigned(): Promise<void> {
  await holdRunsOut();
  await lapseApplications(shop.deps);
}

const outcomeOf = async (made: Awaited<ReturnType<typeof sent>>) => [
  await stateOf(made),
  (await findBooking(shop.deps, made.member.actor, made.bookingId))?.state,
];

/** The clock's own work, when the days of every order are over. */
const holdRunsOut = () =>
  expireBookings({ ...shop.deps, now: () => new Date(clock.now.getTime() + 15 * 86_400_000) });

/** The first stands before rows that the test holds, the second before the first's locks: both have read what the other changes. */
const inOrder = async (
  { applicationId, bookingId }: { applicationId: string; bookingId: string },
  acts: readonly (() => Promise<unknown>)[],
) =>
  (
    await overlappingInOrder(
      database.db,
      async (held) => {
        await sql`select from bookings where id = ${bookingId}::uuid for update`.execute(held);
        await sql`select from financing_applications where id = ${applicationId}::uuid for update`.execute(
          held,
        );
      },
      acts,
    )
  ).map(({ status }) => status);
