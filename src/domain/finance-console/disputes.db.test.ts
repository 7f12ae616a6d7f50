// Disputes about payments: what finance sees of them, and the files that nobody else opens and nobody changes.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyGatewayStatus } from '#domain/payments';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDispute } from '#test/factories/disputes';
import { evidencePicture } from '#test/factories/payouts';
import { createDeparture, createPartner, createProgramme, NOW, TODAY } from '#test/factories/programmes';
import { addDays } from '#shared/dates';
import { expectEverySort } from '#test/sorted-list';
import { disputeFilesMost } from '#shared/limits';
import { addDisputeFile, readDisputeFile } from './dispute-files.ts';
import { setDisputeDeadline } from './dispute-deadlines.ts';
import { getDispute, listDisputes } from './disputes.ts';
import { resolveException } from './refunds-and-exceptions.ts';

const { database, shop, clock, partner } = usePartnerFixture();
let finance: SignedIn;
let picture: Buffer;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
  picture = await evidencePicture();
});
verifyLedgerAfterEach({ shop });

const departure = async () =>
  (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 40 })).id;
const dispute = async () => createDispute(shop, { departure: await departure() });
const whole = { page: 1, limit: 200 };
const listed = async () => (await listDisputes(shop.deps, finance.actor, whole)).items;
const claim = { kind: 'bank_claim', note: 'Surat 12/III' };

describe('a dispute', () => {
  it('begins when a bank takes a payment back, and its steps follow the gateway', async () => {
    const { paymentId, reference, bookingId } = await dispute();
    const begun = (await listed()).find((one) => one.paymentId === paymentId);
    expect(begun).toMatchObject({ reference, lastStep: 'reversed', isOpen: true, fileCount: 0 });

    clock.now = new Date(NOW.getTime() + 60_000);
    const { latestEventId } = await database.db
      .selectFrom('payment_events')
      .select((build) => build.fn.max('id').as('latestEventId'))
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'), { latestEventId });
    const won = await getDispute(shop.deps, finance.actor, paymentId);
    expect(won.steps.map(({ step }) => step)).toEqual(['reversed', 'settled_again']);
    expect(won).toMatchObject({ lastStep: 'settled_again', isOpen: true });
    const { code } = await database.db
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(won.orderCode).toBe(code);

    for (const { id } of won.steps)
      await resolveException(shop.deps, finance.actor, { exceptionId: id, decision: 'keep', note: 'Menang' });
    const decided = await getDispute(shop.deps, finance.actor, paymentId);
    expect(decided).toMatchObject({ isOpen: false });
    expect(decided.steps.map(({ note }) => note)).toEqual(['Menang', 'Menang']);
  });

  it('is nobody else’s, and no payment that went well is one', async () => {
    const { paymentId } = await dispute();
    for (const roles of [[], ['partner_staff'], ['operator_support']] as const) {
      const other = await createMember(shop.deps, { roles: [...roles], partnerId: partner.id });
      await expect(listDisputes(shop.deps, other.actor, whole)).rejects.toMatchObject({ code: 'not_found' });
      await expect(getDispute(shop.deps, other.actor, paymentId)).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(
        addDisputeFile(shop.deps, other.actor, { paymentId, file: picture, form: claim }),
      ).rejects.toMatchObject({ code: 'not_found' });
    }
    const { payment } = await createPaidOrder(shop, { departure: await departure() });
    await expect(getDispute(shop.deps, finance.actor, payment.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(getDispute(shop.deps, finance.actor, 'x')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the day of its answer', () => {
  const enter = (paymentId: string, dueOn: unknown, by = finance) =>
    setDisputeDeadline(shop.deps, by.actor, { paymentId, form: { due_on: dueOn } });

  it('is entered and corrected, puts the next one first, and is answered by a file', async () => {
    const [later, sooner] = [await dispute(), await dispute()];
    await enter(later.paymentId, '2027-06-01');
    await enter(sooner.paymentId, '2027-07-01');
    await enter(sooner.paymentId, addDays(TODAY, 4));
    const ours = async () =>
      (await listed()).filter(({ paymentId }) => [later.paymentId, sooner.paymentId].includes(paymentId));
    expect((await ours()).map(({ paymentId }) => paymentId)).toEqual([sooner.paymentId, later.paymentId]);
    const form = { kind: 'our_answer', note: '' };
    await addDisputeFile(shop.deps, finance.actor, { paymentId: sooner.paymentId, file: picture, form });
    expect(await ours()).toMatchObject([
      { paymentId: later.paymentId, dueOn: '2027-06-01', isAnswered: false },
      { paymentId: sooner.paymentId, dueOn: addDays(TODAY, 4), isAnswered: true },
    ]);
  });

  it.each(['2027-02-30', '2020-01-01', '2099-01-01', '', 7])('is no %s', async (dueOn) => {
    const { paymentId } = await dispute();
    await expect(enter(paymentId, dueOn)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [expect.objectContaining({ field: 'due_on' })],
    });
  });

  it('is entered by finance alone, and recorded', async () => {
    const { paymentId, member } = await dispute();
    const support = await createMember(shop.deps, { roles: ['operator_support'] });
    await expect(enter(paymentId, '2027-06-01', support)).rejects.toMatchObject({ code: 'not_found' });
    await enter(paymentId, '2027-06-01');
    const line = await database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', member.account.id)
      .where('action', '=', 'dispute.deadline_set')
      .executeTakeFirst();
    expect(line).toBeDefined();
  });
});

describe('its files', () => {
  it('are encrypted, opened by finance with a fresh code, and each look is recorded', async () => {
    const { paymentId, member } = await dispute();
    const id = await addDisputeFile(shop.deps, finance.actor, { paymentId, file: picture, form: claim });
    const { files } = await getDispute(shop.deps, finance.actor, paymentId);
    expect(files).toMatchObject([
      { id, kind: 'bank_claim', note: 'Surat 12/III', addedBy: finance.account.name },
    ]);

    const read = await readDisputeFile(shop.deps, finance.actor, id);
    expect(read.contentType).toBe('image/webp');
    const { content } = await database.db
      .selectFrom('dispute_files')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(content.includes(read.bytes.subarray(0, 12))).toBe(false);

    const stale = { ...finance.actor, hasFreshFactor: false };
    await expect(readDisputeFile(shop.deps, stale, id)).rejects.toMatchObject({ code: 'step_up_required' });
    const support = await createMember(shop.deps, { roles: ['operator_support'] });
    await expect(readDisputeFile(shop.deps, support.actor, id)).rejects.toMatchObject({ code: 'not_found' });
    const lines = await database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', member.account.id)
      .where('action', 'like', 'dispute.%')
      .orderBy('at')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(['dispute.file_added', 'dispute.file_read']);
  });

  it.each([
    ['another kind', { kind: 'receipt', note: '' }, 'kind', 'error_invalid_value'],
    ['a note that is too long', { kind: 'bank_claim', note: 'a'.repeat(201) }, 'note', 'error_text_too_long'],
  ])('are refused with %s', async (_what, form, field, message) => {
    const { paymentId } = await dispute();
    await expect(
      addDisputeFile(shop.deps, finance.actor, { paymentId, file: picture, form }),
    ).rejects.toMatchObject({ code: 'invalid_input', faults: [expect.objectContaining({ field, message })] });
  });

  it('are refused when they are no picture and no PDF', async () => {
    const { paymentId } = await dispute();
    await expect(
      addDisputeFile(shop.deps, finance.actor, { paymentId, file: Buffer.from('surat'), form: claim }),
    ).rejects.toMatchObject({ faults: [expect.objectContaining({ field: 'file' })] });
  });

  it('end at a number, also for two who add the last one at once', async () => {
    const { paymentId } = await dispute();
    await sql`insert into dispute_files (id, payment_id, kind, content, content_type, key_id, added_at)
      select gen_random_uuid(), ${paymentId}, 'our_answer', 'x', 'image/webp', 'first', now() from generate_series(1, ${disputeFilesMost - 1})`.execute(
      database.db,
    );
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => addDisputeFile(shop.deps, finance.actor, { paymentId, file: picture, form: claim })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await getDispute(shop.deps, finance.actor, paymentId)).fileCount).toBe(disputeFilesMost);
  });
});

it('lists disputes in every order, both ways, narrowed by whether they are decided', async () => {
  const open = await dispute();
  const other = await createPartner(database.db, { name: 'Aulia Wisata' });
  const { id: programme_id } = await createProgramme(database.db, { partner_id: other.id });
  const { id: theirs } = await createDeparture(database.db, { programme_id, price: 41_000_000 });
  clock.now = new Date(NOW.getTime() + 3_600_000);
  const decided = await createDispute(shop, { departure: theirs });
  const {
    steps: [step],
  } = await getDispute(shop.deps, finance.actor, decided.paymentId);
  await resolveException(shop.deps, finance.actor, {
    exceptionId: step!.id,
    decision: 'keep',
    note: 'Sudah',
  });
  for (const [paymentId, due_on] of [
    [open.paymentId, '2027-05-01'],
    [decided.paymentId, '2027-04-01'],
  ] as const)
    await setDisputeDeadline(shop.deps, finance.actor, { paymentId, form: { due_on } });

  const list = (query: object = {}) => listDisputes(shop.deps, finance.actor, { ...whole, ...query });
  await expectEverySort({
    list,
    nameOf: ({ paymentId }) => paymentId,
    by: {
      urgency: ({ isOpen }) => Number(!isOpen),
      order: ({ orderCode }) => orderCode!,
      partner: ({ partnerName }) => partnerName!,
      begun: ({ begunAt }) => begunAt,
      sum: ({ total }) => total,
    },
  });
  // Without a day one stands last both ways.
  const later = '9999-12-31';
  const days = async (isDown: boolean) =>
    (await list({ sort: { by: 'due', isDown } })).items.map(({ dueOn }) => dueOn ?? later);
  const upwards = await days(false);
  expect(upwards).toEqual(upwards.toSorted());
  const dated = (await days(true)).filter((day) => day !== later);
  expect(dated).toEqual(upwards.filter((day) => day !== later).toReversed());
  expect((await days(true)).slice(0, dated.length)).toEqual(dated);

  const ids = async (query: object) => (await list(query)).items.map(({ paymentId }) => paymentId);
  expect(await ids({ decision: 'decided' })).toContain(decided.paymentId);
  expect(await ids({ decision: 'decided' })).not.toContain(open.paymentId);
  expect(await ids({ decision: 'open' })).toContain(open.paymentId);
  expect(await ids({ decision: 'open' })).not.toContain(decided.paymentId);
});
