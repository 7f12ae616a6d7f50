// A member applies for financing (spec §2 loan applicant form, §7 do-checkout/financing): who applies, which bank on which terms,
// then the documents, and the application goes to the bank.
import { recordAudit } from '#domain/audit';
import { refuseUnlicensedBank, requireLicensedBank } from '#domain/bank-terms';
import { type CheckoutDeps, endFinancedOrder } from '#domain/bookings';
import type { Brand } from '#domain/brands';
import { checkOutFinanced } from '#domain/checkout';
import type { Actor } from '#domain/memberships';
import { seatsLock } from '#domain/seats';
import { lockedTransaction } from '#platform/database/locks';
import type { KeyRing } from '#platform/keys';
import { newApplicationCode } from '#platform/public-code';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { endedFinancingStates } from '#shared/financing';
import { financingConfirmForm, loanApplicantForm } from '#shared/financing-form';
import { checkedForm } from '#shared/form-faults';
import { financingHoldDays } from '#shared/limits';
import { normalizePhone } from '#shared/phone';
import type { ApplicationEvent } from './application-states.ts';
import { type FinancingDetail, findApplicationOf, getApplication } from './find-application.ts';
import { quoteFinancing } from './financing-offers.ts';
import { moveApplication } from './move-application.ts';
import { type Applicant, sealApplicant } from './sealed.ts';

export interface FinancingDeps extends CheckoutDeps {
  keys: KeyRing;
  /** How long an order that a bank pays for holds its seat; absent: fourteen days. */
  financingHoldDays?: number;
}

interface OfBooking {
  /** Id or code of the order. */
  booking: string;
  form: unknown;
  brand: Brand;
}

/**
 * Stores who applies, for a cart; asked again, changes it until the bank has it. Refuses `not_found`, `invalid_input`,
 * `financing_unavailable`, `booking_state`.
 */
export async function saveApplicant(
  deps: FinancingDeps,
  actor: Actor,
  { booking: idOrCode, form: input, brand }: OfBooking,
): Promise<void> {
  const form = checkedForm(loanApplicantForm({ today: todayInIndonesia(deps.now()) }), input);
  const phone = normalizePhone(form.phone_number);
  if (!phone)
    throw new AppError('invalid_input', [{ field: 'phone_number', message: 'error_phone_invalid' }]);
  const { booking, refusal } = await quoteFinancing(deps, actor, { booking: idOrCode, brand });
  if (refusal) throw new AppError('financing_unavailable');
  const applicant: Applicant = {
    name: form.name,
    gender: form.gender,
    birthDate: form.birth_date,
    email: form.email,
    phone,
    address: form.address,
    occupation: form.job_name,
    institution: form.instansi,
  };
  await lockedTransaction(deps, [{ kind: 'booking', id: booking.id }], async (db) => {
    const before = await findApplicationOf({ ...deps, db }, actor, booking.id);
    const isOpen = before !== null && !isEnded(before);
    if (isOpen ? before.state !== 'draft' : booking.state !== 'draft') throw new AppError('booking_state');
    const id = isOpen ? before.id : await createApplication(deps, db, actor, booking.id);
    await db
      .updateTable('financing_applications')
      .set({
        ...sealApplicant(deps.keys, id, applicant),
        referral_code: form.referral_code,
        changed_at: deps.now(),
      })
      .where('id', '=', id)
      .execute();
  });
}

const isEnded = ({ state }: FinancingDetail) => (endedFinancingStates as readonly string[]).includes(state);

async function createApplication(
  { now }: FinancingDeps,
  db: FinancingDeps['db'],
  { accountId }: Actor,
  bookingId: string,
): Promise<string> {
  const { id } = await db
    .insertInto('financing_applications')
    .values({
      code: newApplicationCode(),
      booking_id: bookingId,
      account_id: accountId,
      created_at: now(),
      changed_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Chooses the bank and the tenor: orders the cart with a seat held for days, and freezes the sums that were shown. Refuses
 * `not_found`, `invalid_input`, `financing_unavailable`, `bank_unlicensed`, `financing_state` before step identitas, `price_changed` where
 * the bank's terms changed, and what `checkOutFinanced` refuses.
 */
export async function confirmFinancing(
  deps: FinancingDeps,
  actor: Actor,
  { booking: idOrCode, form: input, brand }: OfBooking,
): Promise<void> {
  const form = checkedForm(financingConfirmForm, input);
  const { booking, offers, refusal } = await quoteFinancing(deps, actor, { booking: idOrCode, brand });
  const application = await findApplicationOf(deps, actor, booking.id);
  if (!application?.applicant || application.state !== 'draft') throw new AppError('financing_state');
  if (application.bank) return;
  const offer = offers.find(({ bank }) => bank.id === form.bank_id);
  if (!offer) await refuseUnlicensedBank(deps, form.bank_id);
  if (refusal) throw new AppError('financing_unavailable');
  const sum = offer?.sums.find(({ months }) => months === form.months);
  if (!offer || !sum)
    throw new AppError('invalid_input', [
      { field: offer ? 'months' : 'bank_id', message: 'error_invalid_value' },
    ]);
  if (sum.financed !== form.financed) throw new AppError('price_changed');
  const { name, email, phone } = application.applicant;
  const order = {
    bookingId: booking.id,
    brand,
    form: {
      name,
      email,
      phone,
      payment_plan: 'financing',
      terms_version: form.terms_version,
      terms_accepted: form.terms_accepted,
      total: form.total,
      departs_on: booking.departure.departsOn,
    },
  };
  await checkOutFinanced(deps, actor, order, {
    days: deps.financingHoldDays ?? financingHoldDays,
    along: async ({ db }) => {
      const { numUpdatedRows } = await db
        .updateTable('financing_applications')
        .set({
          bank_id: offer.bank.id,
          terms_id: offer.termsId,
          price: sum.price,
          financed: sum.financed,
          months: sum.months,
          ujrah: sum.ujrah,
          admin_fee: offer.terms.adminFee,
          bank_fee: offer.terms.bankFee,
          insurance_fee: offer.terms.insuranceFee,
          consent_version: form.consent_version,
          consented_at: deps.now(),
          changed_at: deps.now(),
        })
        .where('id', '=', application.id)
        .where('state', '=', 'draft')
        .where('bank_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError('financing_state');
    },
  });
}

/**
 * Sends it to the bank, for the first time or with what it asked for again. Refuses `not_found`, `financing_state`, `bank_unlicensed`
 * the first time, `financing_incomplete` naming the documents that are missing or were refused.
 */
export async function sendApplication(deps: FinancingDeps, actor: Actor, idOrCode: string): Promise<void> {
  const application = await getApplication(deps, actor, idOrCode);
  const { bank } = application;
  if (!bank) throw new AppError('financing_state');
  await underLocks(deps, application, async (within) => {
    await refuseEndedOrder(within, application.booking.id);
    // What a bank has already goes on.
    if (application.state === 'draft') await requireLicensedBank(within, bank.id);
    const { documents } = await getApplication(within, actor, application.id);
    const missing = documents.filter(
      ({ status, isRequired }) => status === 'rejected' || (isRequired && status === 'missing'),
    );
    if (missing.length > 0)
      throw new AppError(
        'financing_incomplete',
        missing.map(({ kind, status }) => ({
          field: kind,
          message: status === 'missing' ? 'error_document_empty' : 'financing_error_document_again',
        })),
      );
    await moveApplication(within, {
      applicationId: application.id,
      event: application.state === 'draft' ? 'sent' : 'sent_again',
      actorId: actor.accountId,
      ...(application.state === 'draft' && { set: { submitted_at: deps.now() } }),
    });
    await audit(within, actor, 'financing.sent', application);
  });
}

/** The member takes the bank's offer. Refuses `not_found`, `financing_state` (also once it has run out). */
export async function acceptFinancingOffer(
  deps: FinancingDeps,
  actor: Actor,
  idOrCode: string,
): Promise<void> {
  const application = await getApplication(deps, actor, idOrCode);
  await underLocks(deps, application, async (within) => {
    await refuseEndedOrder(within, application.booking.id);
    const { offerUntil } = await getApplication(within, actor, application.id);
    if (!offerUntil || offerUntil <= deps.now()) throw new AppError('financing_state');
    await moveApplication(within, {
      applicationId: application.id,
      event: 'offer_accepted',
      actorId: actor.accountId,
    });
    await audit(within, actor, 'financing.offer_accepted', application);
  });
}

/**
 * The member withdraws: the bank reads nothing any more, the seat is free. Refuses `not_found`, `financing_state` once the bank has
 * paid.
 */
export async function withdrawApplication(
  deps: FinancingDeps,
  actor: Actor,
  idOrCode: string,
): Promise<void> {
  const application = await getApplication(deps, actor, idOrCode);
  await underLocks(deps, application, async (within) => {
    const sent = await within.db
      .selectFrom('financing_disbursements')
      .select('application_id')
      .where('application_id', '=', application.id)
      .executeTakeFirst();
    if (sent) throw new AppError('financing_state');
    await endApplication(within, application, { event: 'withdrawn', actorId: actor.accountId });
    await audit(within, actor, 'financing.withdrawn', application);
  });
}

/** What every end does, in a transaction that holds the locks: data, documents and contract go, the unpaid order ends. */
export async function endApplication(
  deps: FinancingDeps,
  application: { id: string; booking: { id: string } },
  { event, actorId, reason }: { event: ApplicationEvent; actorId: string | null; reason?: string },
): Promise<void> {
  await moveApplication(deps, {
    applicationId: application.id,
    event,
    actorId,
    set: { applicant: null, key_id: null, ...(reason !== undefined && { reason }) },
  });
  await deps.db
    .updateTable('financing_documents')
    .set({ content: null, content_type: null, key_id: null })
    .where('application_id', '=', application.id)
    .execute();
  await deps.db.deleteFrom('financing_contracts').where('application_id', '=', application.id).execute();
  await endFinancedOrder(deps, application.booking.id, actorId);
}

/** Runs under the locks that every decision about an application takes: its departure's seats, and its order. */
export function underLocks<Result>(
  deps: FinancingDeps,
  { booking }: { booking: { id: string; departureId: string } },
  run: (within: FinancingDeps) => Promise<Result>,
): Promise<Result> {
  return lockedTransaction(
    deps,
    [seatsLock(booking.departureId), { kind: 'booking', id: booking.id }],
    (db) => run({ ...deps, db }),
  );
}

/** Refuses `financing_state` once its order no longer holds a seat: the clock was first. */
export async function refuseEndedOrder({ db, now }: FinancingDeps, bookingId: string): Promise<void> {
  const standing = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('state', '=', 'waiting_payment')
    .where('release_at', '>', now())
    .executeTakeFirst();
  if (!standing) throw new AppError('financing_state');
}

function audit(
  deps: FinancingDeps,
  actor: Actor,
  action: 'financing.sent' | 'financing.offer_accepted' | 'financing.withdrawn',
  { id }: FinancingDetail,
): Promise<void> {
  return recordAudit(deps, { actor, action, subjectId: actor.accountId, details: { about: id } });
}
