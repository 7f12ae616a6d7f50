// A bank's OJK licence (docs/product/bank-terms.md): recorded, replaced and withdrawn by the operator; without one that holds today the bank
// offers nothing and is sent nobody new, and what it has already goes on.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmFinancing,
  quoteFinancing,
  saveApplicant,
  sendApplication,
  uploadFinancingDocument,
} from '#domain/financing';
import {
  acceptSavings,
  askForSavingsDocuments,
  chooseSavingsBank,
  getSavings,
  sendSavings,
  uploadSavingsDocument,
} from '#domain/savings';
import { addDays } from '#shared/dates';
import { requiredFinancingDocuments } from '#shared/financing';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { licenceInput } from '#test/factories/bank-terms';
import { brandOf, createDraft } from '#test/factories/bookings';
import {
  applicantInput,
  confirmInput,
  createConfirmed,
  createFinancedOffer,
  smallPicture,
} from '#test/factories/financing';
import { createPartner, createPlaces, TODAY } from '#test/factories/programmes';
import {
  createCompleteSavings,
  createSavingsTerms,
  createSentSavings,
  savingsConsentInput,
} from '#test/factories/savings';
import { createTestDatabase } from '#test/harness';
import { overlappingInOrder } from '#test/overlapping';
import { getBank, listBankOffers, listBanks, recordLicence, withdrawLicence } from './bank-terms.ts';

const { database, shop } = usePartnerFixture();
let finance: SignedIn;
let bankId: string;
let departureId: string;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});
beforeEach(async () => {
  ({ bankId, departureId } = await createFinancedOffer(database.db));
  await createSavingsTerms(database.db, bankId);
  await database.db.deleteFrom('bank_licences').where('bank_id', '=', bankId).execute();
});

const refusal = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { faults: [expect.objectContaining({ field })] }) });
const record = (change: object = {}, { actor } = finance) =>
  recordLicence(shop.deps, actor, { bankId, form: licenceInput(change) });
const withdraw = (licenceId: string, form: object = { reason: 'Dicabut OJK' }, { actor } = finance) =>
  withdrawLicence(shop.deps, actor, { bankId, licenceId, form });
const offeredOn = (day: string) =>
  Promise.all(
    (['savings', 'financing'] as const).map(async (kind) =>
      (await listBankOffers(shop.deps, kind, day)).some(({ bank }) => bank.id === bankId),
    ),
  );
const history = async () => (await getBank(shop.deps, finance.actor, bankId)).licences;
const standings = async () => (await history()).map(({ standing }) => standing);

describe('a licence', () => {
  it('opens what the bank has terms of, through its last day', async () => {
    expect(await offeredOn(TODAY)).toEqual([false, false]);
    await record({ valid_from: addDays(TODAY, -1), valid_until: addDays(TODAY, 30) });
    for (const [days, isOpen] of [
      [-2, false],
      [-1, true],
      [0, true],
      [30, true],
      [31, false],
    ] as const)
      expect(await offeredOn(addDays(TODAY, days))).toEqual([isOpen, isOpen]);
  });

  it('is told exactly as it was recorded', async () => {
    await record({ status: 'supervised', number: ' S-7/PB.1/2019 ', is_lps_member: 'no' });
    const [offer] = (await listBankOffers(shop.deps, 'savings', TODAY)).filter(
      ({ bank }) => bank.id === bankId,
    );
    const told = {
      number: 'S-7/PB.1/2019',
      status: 'supervised',
      validFrom: '2012-03-04',
      isLpsMember: false,
      complaintPhone: '+62274555123',
      complaintEmail: 'pengaduan@bank.example',
    };
    expect(offer!.licence).toEqual(told);
    expect(await history()).toEqual([
      expect.objectContaining({
        ...told,
        validUntil: null,
        evidence: 'https://ojk.example/direktori-bprs.pdf',
        standing: 'in_force',
        recordedBy: finance.account.name,
      }),
    ]);
  });

  it('that is withdrawn closes the bank at once, with who and why', async () => {
    const id = await record();
    await withdraw(id, { reason: 'Izin dicabut OJK' });
    expect(await offeredOn(TODAY)).toEqual([false, false]);
    const name = finance.account.name;
    expect(await history()).toEqual([
      expect.objectContaining({ standing: 'ended', endedBy: name, reason: 'Izin dicabut OJK' }),
    ]);
    await expect(withdraw(id)).rejects.toEqual(refusal('bank_licence_state'));
    const lines = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('details', '@>', JSON.stringify({ about: id }))
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { action: 'bank_licence.recorded', actor_id: finance.account.id },
      { action: 'bank_licence.withdrawn', actor_id: finance.account.id },
    ]);
  });

  it('takes the place of the one that its writer saw, and of no other', async () => {
    const first = await record();
    await expect(record()).rejects.toEqual(refusal('bank_licence_state'));
    await record({ replaces: first, number: 'KEP-13/D.03/2020' });
    await expect(record({ replaces: first })).rejects.toEqual(refusal('bank_licence_state'));
    expect((await history()).map(({ number, standing }) => [number, standing])).toEqual([
      ['KEP-13/D.03/2020', 'in_force'],
      ['KEP-12/D.03/2012', 'replaced'],
    ]);
  });

  it('that has run out is neither withdrawn nor in the way of another', async () => {
    const id = await record({ valid_until: TODAY });
    const tomorrow = { ...shop.deps, now: () => new Date(`${addDays(TODAY, 1)}T05:00:00Z`) };
    const of = { bankId, licenceId: id, form: { reason: 'x' } };
    await expect(withdrawLicence(tomorrow, finance.actor, of)).rejects.toEqual(refusal('bank_licence_state'));
    await recordLicence(tomorrow, finance.actor, { bankId, form: licenceInput() });
    expect((await getBank(tomorrow, finance.actor, bankId)).licences.map((one) => one.standing)).toEqual([
      'in_force',
      'expired',
    ]);
  });

  it.each([
    [{ number: 'x' }, 'number'],
    [{ status: 'bankrupt' }, 'status'],
    [{ valid_from: addDays(TODAY, 1) }, 'valid_from'],
    [{ valid_from: '1899-12-31' }, 'valid_from'],
    [{ valid_until: addDays(TODAY, -1) }, 'valid_until'],
    [{ evidence: '' }, 'evidence'],
    [{ next_check_on: '' }, 'next_check_on'],
    [{ next_check_on: TODAY }, 'next_check_on'],
    [{ next_check_on: addDays(TODAY, 800) }, 'next_check_on'],
    [{ is_lps_member: undefined }, 'is_lps_member'],
    [{ complaint_phone: 'telepon' }, 'complaint_phone'],
    [{ complaint_email: 'pengaduan' }, 'complaint_email'],
  ])('is refused with %o', async (change, field) => {
    await expect(record(change)).rejects.toEqual(refusal('invalid_input', field));
    expect(await standings()).toEqual([]);
  });

  it('is the operator’s finance’s, with a fresh code, and a bank’s', async () => {
    const id = await record();
    const support = await createMember(shop.deps, { roles: ['operator_support'] });
    const approver = await createMember(shop.deps, { roles: ['bank_approver'], partnerId: bankId });
    for (const who of [support, approver]) {
      for (const act of [() => record({}, who), () => withdraw(id, {}, who)])
        await expect(act()).rejects.toEqual(refusal('not_found'));
      await expect(getBank(shop.deps, who.actor, bankId)).rejects.toEqual(refusal('not_found'));
      await expect(listBanks(shop.deps, who.actor)).rejects.toEqual(refusal('not_found'));
    }
    const stale = { ...finance, actor: { ...finance.actor, hasFreshFactor: false } };
    for (const act of [() => record({ replaces: id }, stale), () => withdraw(id, undefined, stale)])
      await expect(act()).rejects.toEqual(refusal('step_up_required'));
    const agency = await createPartner(database.db);
    for (const other of [agency.id, 'tidak-ada', '00000000-0000-4000-8000-000000000000']) {
      await expect(
        recordLicence(shop.deps, finance.actor, { bankId: other, form: licenceInput() }),
      ).rejects.toEqual(refusal('not_found'));
      await expect(getBank(shop.deps, finance.actor, other)).rejects.toEqual(refusal('not_found'));
    }
    // Another bank's name does not reach it.
    const { id: otherBank } = await createPartner(database.db, { kind: 'financial' });
    const of = { bankId: otherBank, licenceId: id, form: { reason: 'x' } };
    await expect(withdrawLicence(shop.deps, finance.actor, of)).rejects.toEqual(refusal('not_found'));
    expect(await standings()).toEqual(['in_force']);
  });

  it('of two records at once one counts', async () => {
    const hold = (held: typeof database.db) =>
      sql`lock table bank_licences in share row exclusive mode`.execute(held).then(() => undefined);
    const both = await overlappingInOrder(database.db, hold, [
      () => record(),
      () => record({ number: 'KEP-99/D.03/2020' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await history()).map(({ number }) => number)).toEqual(['KEP-12/D.03/2012']);
  });

  it('lists banks without one first, with what they would offer', async () => {
    const other = await createPartner(database.db, { kind: 'financial', name: 'AAA Bank' });
    const mine = async () =>
      (await listBanks(shop.deps, finance.actor))
        .filter(({ id }) => [bankId, other.id].includes(id))
        .map(({ id, licence, terms }) => [id, licence?.number ?? null, terms]);
    await record();
    expect(await mine()).toEqual([
      [other.id, null, []],
      [bankId, 'KEP-12/D.03/2012', ['financing', 'savings']],
    ]);
  });
});

describe('a bank without one', () => {
  /** Has one, until the answer is called. */
  const license = async () => {
    const id = await record();
    return () => withdraw(id);
  };
  const sent = (id: string, { actor }: SignedIn) =>
    sendSavings(shop.deps, actor, { savings: id, form: savingsConsentInput });

  it('is chosen for no savings, and sent none', async () => {
    const end = await license();
    const { id, member } = await createCompleteSavings(shop.deps, { bankId });
    await end();
    await expect(sent(id, member)).rejects.toEqual(refusal('bank_unlicensed'));
    await expect(chooseSavingsBank(shop.deps, member.actor, { savings: id, bank: bankId })).rejects.toEqual(
      refusal('bank_unlicensed'),
    );
    expect((await getSavings(shop.deps, member.actor, id)).state).toBe('draft');
    await record();
    await sent(id, member);
    expect((await getSavings(shop.deps, member.actor, id)).state).toBe('submitted');
  });

  it('goes on with savings that it was sent', async () => {
    const end = await license();
    const { id, code, member } = await createSentSavings(shop.deps, { bankId });
    await end();
    const at = { partnerId: bankId };
    const officer = await createMember(shop.deps, { ...at, roles: ['bank_officer'] });
    const approver = await createMember(shop.deps, { ...at, roles: ['bank_approver'] });
    await askForSavingsDocuments(shop.deps, officer.actor, {
      code,
      form: { kind: 'ktp', reason: 'Buram' },
    });
    const file = await smallPicture();
    await uploadSavingsDocument(shop.deps, member.actor, { savings: id, kind: 'ktp', file });
    await sent(id, member);
    await acceptSavings(shop.deps, approver.actor, { code, form: { account_number: '1234567890' } });
    expect((await getSavings(shop.deps, member.actor, id)).state).toBe('accepted');
  });

  it('finances nothing new', async () => {
    const end = await license();
    const { bookingId: booking, member } = await createDraft({ deps: shop.deps }, { departure: departureId });
    const brand = brandOf(shop.deps);
    await saveApplicant(shop.deps, member.actor, { booking, form: applicantInput(), brand });
    const form = await confirmInput(shop.deps, member, booking, bankId);
    await end();
    const quote = await quoteFinancing(shop.deps, member.actor, { booking, brand });
    expect(quote.offers.map(({ bank }) => bank.id)).not.toContain(bankId);
    await expect(confirmFinancing(shop.deps, member.actor, { booking, form, brand })).rejects.toEqual(
      refusal('bank_unlicensed'),
    );
    await record();
    await confirmFinancing(shop.deps, member.actor, { booking, form, brand });
  });

  it('is sent no application that chose it before', async () => {
    const end = await license();
    const { applicationId, member } = await createConfirmed(shop.deps, { bankId, departureId });
    const file = await smallPicture();
    for (const kind of requiredFinancingDocuments)
      await uploadFinancingDocument(shop.deps, member.actor, { application: applicationId, kind, file });
    await end();
    const send = () => sendApplication(shop.deps, member.actor, applicationId);
    await expect(send()).rejects.toEqual(refusal('bank_unlicensed'));
    await record();
    await send();
  });

  it('a licence that is replaced meanwhile refuses nobody', async () => {
    const first = await record();
    const { id, member } = await createCompleteSavings(shop.deps, { bankId });
    const results = await overlappingInOrder<unknown>(
      database.db,
      (held) =>
        sql`select from bank_licences where id = ${first}::uuid for update`
          .execute(held)
          .then(() => undefined),
      [() => record({ replaces: first }), () => sent(id, member)],
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await getSavings(shop.deps, member.actor, id)).state).toBe('submitted');
  });
});

it('what was on record before goes on to hold', async () => {
  const before = await createTestDatabase({ asOwner: true });
  try {
    await createPlaces(before.db);
    const { id } = await createPartner(before.db, { kind: 'financial' });
    await sql`drop table bank_licences cascade`.execute(before.db);
    await before.db
      .insertInto('bank_supervision')
      .values({
        bank_id: id,
        licence_number: 'KEP-1/1996',
        is_lps_member: true,
        source: 'Direktori OJK',
        checked_on: '2027-02-28',
        complaint_phone: '+62274555000',
        complaint_email: 'pengaduan@bank.example',
      })
      .execute();
    await before.pool.query(await readFile('db/migrations/202611271310_bank_licences.sql', 'utf8'));
    const rows = await before.db.selectFrom('bank_licences').selectAll().execute();
    expect(rows).toEqual([
      {
        id: expect.any(String),
        bank_id: id,
        number: 'KEP-1/1996',
        status: 'licensed',
        valid_from: '2027-02-28',
        valid_until: null,
        evidence: 'Direktori OJK',
        is_lps_member: true,
        complaint_phone: '+62274555000',
        complaint_email: 'pengaduan@bank.example',
        recorded_at: new Date('2027-02-27T17:00:00Z'),
        recorded_by: null,
        ended_at: null,
        ended_by: null,
        ended_reason: null,
      },
    ]);
  } finally {
    await before.drop();
  }
});
