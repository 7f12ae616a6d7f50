// Applying for financing (docs/product/financing.md): what is refused, what is frozen, what ends with it.
import { beforeAll, describe, expect, it } from 'vitest';
import { expireBookings, findBooking } from '#domain/bookings';
import { checkOut } from '#domain/checkout';
import { AppError } from '#shared/errors';
import { requiredFinancingDocuments } from '#shared/financing';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { checkoutInput, createDraft } from '#test/factories/bookings';
import {
  applicantInput,
  confirmInput,
  createConfirmed,
  createFinancedOffer,
  createSent,
  smallPicture,
} from '#test/factories/financing';
import { createDeparture, createProgramme } from '#test/factories/programmes';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import {
  acceptFinancingOffer,
  confirmFinancing,
  findApplicationOf,
  getApplication,
  instalmentsOf,
  lapseApplications,
  listApplications,
  quoteFinancing,
  readFinancingDocument,
  saveApplicant,
  sendApplication,
  uploadFinancingDocument,
  withdrawApplication,
} from './financing.ts';

const { database, shop, clock } = usePartnerFixture();
verifyLedgerAfterEach({ shop });
let offer: { bankId: string; departureId: string };
beforeAll(async () => {
  offer = await createFinancedOffer(database.db);
});

const brand = () => shop.deps.brands.forHost('brand.test');
const draft = async (departure = offer.departureId) => createDraft(shop, { departure });
const save = ({ actor }: SignedIn, booking: string, change: object = {}) =>
  saveApplicant(shop.deps, actor, { booking, form: applicantInput(change), brand: brand() });
const refusal = (code: string, field?: string, message?: string) =>
  expect.objectContaining({
    code,
    ...(field && { faults: [expect.objectContaining({ field, ...(message && { message }) })] }),
  });
const stateOf = async ({ actor }: SignedIn, id: string) => (await getApplication(shop.deps, actor, id)).state;

describe('step identitas refuses, word for word', () => {
  it.each<[string, object, string, string]>([
    ['an address of less than 10 characters', { address: 'Jl. 1' }, 'address', 'error_address_too_short'],
    ['no address', { address: '' }, 'address', 'error_field_empty'],
    ['an occupation of 3 characters', { job_name: 'PNS' }, 'job_name', 'error_occupation_too_short'],
    ['no birth date', { birth_date: '' }, 'birth_date', 'error_field_empty'],
    ['no email address', { email: '' }, 'email', 'error_field_empty'],
    ['an email address that is none', { email: 'siti@' }, 'email', 'error_email_invalid'],
    ['no name', { name: ' ' }, 'name', 'error_field_empty'],
    ['no gender', { gender: undefined }, 'gender', 'error_field_empty'],
    ['an institution of 3 characters', { instansi: 'SMP' }, 'instansi', 'error_institution_too_short'],
    [
      'a phone number of 9 characters',
      { phone_number: '081234567' },
      'phone_number',
      'error_phone_too_short',
    ],
  ])('%s', async (_what, change, field, message) => {
    const { member, bookingId } = await draft();
    await expect(save(member, bookingId, change)).rejects.toEqual(refusal('invalid_input', field, message));
  });
});

describe('what can be financed', () => {
  const refusalOf = async (departure: string, rooms?: Parameters<typeof createDraft>[1]['rooms']) => {
    const { member, bookingId } = await createDraft(shop, { departure, ...(rooms && { rooms }) });
    return (await quoteFinancing(shop.deps, member.actor, { booking: bookingId, brand: brand() })).refusal;
  };

  it('is what its partner offers for it, for one person', async () => {
    expect(await refusalOf(offer.departureId)).toBeNull();
    expect(await refusalOf(offer.departureId, [{ room_type: 'quad', adults: 2 }])).toBe('one_person');
    expect(await refusalOf((await createDeparture(database.db)).id)).toBe('not_offered');
  });

  it('is never hajj, whatever its programme says', async () => {
    const { id } = await createProgramme(database.db, { kind: 'hajj_plus', is_financing_available: true });
    const departure = await createDeparture(database.db, { programme_id: id });
    expect(await refusalOf(departure.id)).toBe('not_offered');
  });

  it('is nothing once the approval has run out, or while the brand’s flag is off', async () => {
    const { member, bookingId } = await draft();
    const off = { ...brand(), flags: { ...brand().flags, is_financing: 0 as const } };
    await expect(
      quoteFinancing(shop.deps, member.actor, { booking: bookingId, brand: off as ReturnType<typeof brand> }),
    ).rejects.toEqual(refusal('financing_unavailable'));
    clock.now = new Date('2029-01-01T00:00:00Z');
    await expect(save(member, bookingId)).rejects.toEqual(refusal('financing_unavailable'));
  });

  it('says every sum, and its instalments are what is financed and the fee to the rupiah', async () => {
    const { member, applicationId } = await createConfirmed(shop.deps, offer);
    const { sums } = await getApplication(shop.deps, member.actor, applicationId);
    expect(sums).toMatchObject({ months: 12, ujrah: 780_000, adminFee: 150_000 });
    expect(sums!.financed + sums!.downPayment).toBe(sums!.price);
    const instalments = instalmentsOf(sums!);
    expect(instalments).toHaveLength(12);
    expect(instalments.reduce((sum, one) => sum + one, 0)).toBe(sums!.financed + sums!.ujrah);
  });
});

describe('a financing order', () => {
  it('holds its seat for fourteen days and cannot be paid in another way', async () => {
    const { member, bookingId } = await createConfirmed(shop.deps, offer);
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      state: 'waiting_payment',
      paymentPlan: 'financing',
      payableUntil: new Date(clock.now.getTime() + 14 * 86_400_000),
      invoices: [{ stage: 'full' }],
    });
    const { rows } = {
      rows: [await shop.deps.payables.booking_invoice.find(shop.deps, await invoiceOf(bookingId))],
    };
    expect(rows[0]?.isOpen).toBe(false);
  });

  it('is only made by the form of financing', async () => {
    const { member, bookingId } = await draft();
    const form = { ...(await checkoutInput(shop, member, bookingId)), payment_plan: 'financing' };
    await expect(checkOut(shop.deps, member.actor, { bookingId, form, brand: brand() })).rejects.toEqual(
      refusal('invalid_input', 'payment_plan'),
    );
  });

  it('shows another sum before it charges it', async () => {
    const { member, bookingId } = await draft();
    await save(member, bookingId);
    const form = await confirmInput(shop.deps, member, bookingId, offer.bankId);
    const confirm = (change: object) =>
      confirmFinancing(shop.deps, member.actor, {
        booking: bookingId,
        form: { ...form, ...change },
        brand: brand(),
      });
    await expect(confirm({ financed: form.financed + 1 })).rejects.toEqual(refusal('price_changed'));
    await expect(confirm({ bank_consent: false })).rejects.toEqual(refusal('invalid_input', 'bank_consent'));
    await confirm({});
    await confirm({});
    expect((await findApplicationOf(shop.deps, member.actor, bookingId))?.bank?.id).toBe(offer.bankId);
  });

  it('asks who applies first', async () => {
    const { member, bookingId } = await draft();
    const form = await confirmInput(shop.deps, member, bookingId, offer.bankId);
    await expect(
      confirmFinancing(shop.deps, member.actor, { booking: bookingId, form, brand: brand() }),
    ).rejects.toEqual(refusal('financing_state'));
  });
});

describe('documents', () => {
  it('are refused above 2 MB in the specification’s words', async () => {
    const { member, applicationId } = await createConfirmed(shop.deps, offer);
    const send = (file: Buffer, kind = 'ktp') =>
      uploadFinancingDocument(shop.deps, member.actor, { application: applicationId, kind, file });
    await expect(send(Buffer.alloc(2 * 1024 * 1024 + 1))).rejects.toEqual(
      refusal('invalid_input', 'file', 'financing_error_too_large'),
    );
    await expect(send(Buffer.alloc(0))).rejects.toEqual(refusal('invalid_input', 'file'));
    await expect(send(await smallPicture(), 'sim')).rejects.toEqual(refusal('not_found'));
  });

  it('are all there before the application goes to the bank, and are not changed afterwards', async () => {
    const { member, applicationId } = await createConfirmed(shop.deps, offer);
    const error = await sendApplication(shop.deps, member.actor, applicationId).catch((one: unknown) => one);
    expect((error as AppError).faults.map(({ field }) => field)).toEqual([...requiredFinancingDocuments]);
    const sent = await createSent(shop.deps, offer);
    expect(await stateOf(sent.member, sent.applicationId)).toBe('submitted');
    await expect(
      uploadFinancingDocument(shop.deps, sent.member.actor, {
        application: sent.applicationId,
        kind: 'ktp',
        file: await smallPicture(),
      }),
    ).rejects.toEqual(refusal('financing_state'));
  });

  it('are sealed, read by their owner and nobody else, and move to a newer key', async () => {
    const { member, applicationId } = await createSent(shop.deps, offer);
    const { documents } = await getApplication(shop.deps, member.actor, applicationId);
    const { id } = documents[0]!;
    expect((await readFinancingDocument(shop.deps, member.actor, id!)).contentType).toBe('image/webp');
    const stranger = await createMember(shop.deps);
    await expect(readFinancingDocument(shop.deps, stranger.actor, id!)).rejects.toEqual(refusal('not_found'));
    const stored = await database.db
      .selectFrom('financing_applications')
      .select('applicant')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    expect(stored.applicant!.includes('Siti')).toBe(false);
  });
});

describe('an application that ends', () => {
  it('by withdrawal leaves the bank nothing and frees the seat at once', async () => {
    const { member, bookingId, applicationId } = await createSent(shop.deps, offer);
    await withdrawApplication(shop.deps, member.actor, applicationId);
    const { state, applicant, documents } = await getApplication(shop.deps, member.actor, applicationId);
    expect([state, applicant]).toEqual(['withdrawn', null]);
    await expect(readFinancingDocument(shop.deps, member.actor, documents[0]!.id!)).rejects.toEqual(
      refusal('not_found'),
    );
    expect((await findBooking(shop.deps, member.actor, bookingId))?.state).toBe('expired');
    await expect(withdrawApplication(shop.deps, member.actor, applicationId)).rejects.toEqual(
      refusal('financing_state'),
    );
  });

  it('lapses with the hold of its order', async () => {
    const { member, applicationId } = await createSent(shop.deps, offer);
    clock.now = new Date(clock.now.getTime() + 14 * 86_400_000 + 1_000);
    expect(await expireBookings(shop.deps)).toBeGreaterThan(0);
    expect(await lapseApplications(shop.deps)).toBeGreaterThan(0);
    expect(await stateOf(member, applicationId)).toBe('lapsed');
    expect(await lapseApplications(shop.deps)).toBe(0);
  });

  it('lapses when the offer has run out, and an offer is not taken after its end', async () => {
    const { member, applicationId } = await createSent(shop.deps, offer);
    await database.db
      .updateTable('financing_applications')
      .set({ state: 'approved', offer_until: new Date(clock.now.getTime() + 1_000) })
      .where('id', '=', applicationId)
      .execute();
    clock.now = new Date(clock.now.getTime() + 2_000);
    await expect(acceptFinancingOffer(shop.deps, member.actor, applicationId)).rejects.toEqual(
      refusal('financing_state'),
    );
    await lapseApplications(shop.deps);
    expect(await stateOf(member, applicationId)).toBe('lapsed');
  });

  it('has one outcome when member and clock end it at once', async () => {
    const { member, applicationId } = await createSent(shop.deps, offer);
    clock.now = new Date(clock.now.getTime() + 14 * 86_400_000 + 1_000);
    await expireBookings(shop.deps);
    const [withdrawn, lapsed] = await Promise.allSettled([
      withdrawApplication(shop.deps, member.actor, applicationId),
      lapseApplications(shop.deps),
    ]);
    const state = await stateOf(member, applicationId);
    expect(['withdrawn', 'lapsed']).toContain(state);
    expect(withdrawn.status === 'fulfilled').toBe(state === 'withdrawn');
    expect(lapsed.status).toBe('fulfilled');
    const { rows } = {
      rows: await database.db
        .selectFrom('financing_history')
        .select('to_state')
        .where('application_id', '=', applicationId)
        .where('to_state', 'in', ['withdrawn', 'lapsed'])
        .execute(),
    };
    expect(rows).toEqual([{ to_state: state }]);
  });
});

it('a member sees their own applications and nobody else’s', async () => {
  const { member, applicationId } = await createConfirmed(shop.deps, offer);
  const { items, total } = await listApplications(shop.deps, member.actor, { page: 1, limit: 10 });
  expect([items.map(({ id }) => id), total]).toEqual([[applicationId], 1]);
  const stranger = await createMember(shop.deps);
  expect((await listApplications(shop.deps, stranger.actor, { page: 1, limit: 10 })).total).toBe(0);
  await expect(getApplication(shop.deps, stranger.actor, applicationId)).rejects.toEqual(
    refusal('not_found'),
  );
});

async function invoiceOf(bookingId: string): Promise<string> {
  const { id } = await database.db
    .selectFrom('invoices')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return id;
}
