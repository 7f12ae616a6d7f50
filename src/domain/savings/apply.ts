// A member applies for a savings account (spec §2 savings planning and saving form, §5, §7 Savings): the bank, the plan with who
// applies, the heirs, the documents; then it goes to the bank.
import { recordAudit } from '#domain/audit';
import { listBankOffers, refuseUnlicensedBank, requireLicensedBank } from '#domain/bank-terms';
import type { Brand } from '#domain/brands';
import { catalogueScope, findOffer } from '#domain/catalogue';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { newSavingsCode } from '#platform/public-code';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { normalizePhone } from '#shared/phone';
import { savingsBookingForm, savingsConsentForm, savingsHeirForm } from '#shared/savings-form';
import { findSavingsDraft, getSavings, type SavingsDetail } from './find-savings.ts';
import { endSavings, moveSavings, underRow } from './move-savings.ts';
import { type SavingsDetails, sealDetails } from './sealed.ts';

export interface SavingsDeps {
  db: Db;
  keys: KeyRing;
  now: () => Date;
}

/**
 * Begins saving for a package, or without one, and returns the draft; asked again, the same one. Refuses `not_found` for a package
 * that is not on sale or not saved for, and where the brand has no savings (`is_savings`).
 */
export async function startSavings(
  deps: SavingsDeps,
  actor: Actor,
  { brand, product }: { brand: Brand; product: string | null },
): Promise<SavingsDetail> {
  if (brand.flags.is_savings !== 1) throw new AppError('not_found');
  const offer = product === null ? null : await findOffer(deps, catalogueScope(deps, brand), product);
  if (product !== null && !(offer?.isPublished && !offer.reservedFor && offer.isSavingsAvailable))
    throw new AppError('not_found');
  await deps.db
    .insertInto('savings_applications')
    .values({
      code: newSavingsCode(),
      account_id: actor.accountId,
      departure_id: offer?.departureId ?? null,
      created_at: deps.now(),
      changed_at: deps.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'departure_id']).where('state', '=', 'draft').doNothing(),
    )
    .execute();
  return (await findSavingsDraft(deps, actor, offer?.departureId ?? null))!;
}

/** Refuses `not_found`, `savings_state` once it was sent, `bank_unlicensed`, `invalid_input` for a bank without savings today. */
export async function chooseSavingsBank(
  deps: SavingsDeps,
  actor: Actor,
  { savings, bank }: { savings: string; bank: string },
): Promise<void> {
  const offers = await listBankOffers(deps, 'savings', todayInIndonesia(deps.now()));
  const offer = offers.find((one) => one.bank.id === bank || one.bank.slug === bank);
  await changeDraft(deps, actor, savings, async (within, { id }) => {
    if (!offer) await refuseUnlicensedBank(within, bank);
    if (!offer) throw new AppError('invalid_input', [{ field: 'partner_id', message: 'savings_error_bank' }]);
    await within.db
      .updateTable('savings_applications')
      .set({ bank_id: offer.bank.id, terms_id: offer.termsId, changed_at: deps.now() })
      .where('id', '=', id)
      .execute();
  });
}

/** The plan and who applies. Refuses `not_found`, `savings_state`, `invalid_input`. A package's price is that of its cheapest room. */
export async function saveSavingsBooking(
  deps: SavingsDeps,
  actor: Actor,
  { savings, form: input, brand }: { savings: string; form: unknown; brand: Brand },
): Promise<void> {
  const { product } = await getSavings(deps, actor, savings);
  const today = todayInIndonesia(deps.now());
  const form = checkedForm(savingsBookingForm({ today, isForPackage: product !== null }), input);
  const phone = normalizePhone(form.phone_number);
  if (!phone)
    throw new AppError('invalid_input', [{ field: 'phone_number', message: 'error_phone_invalid' }]);
  const offer = product && (await findOffer(deps, catalogueScope(deps, brand), product.departureId));
  const price = product ? offer?.rooms[0]?.amount : form.package_price;
  if (!price) throw new AppError('departure_not_sold');
  await changeDraft(deps, actor, savings, (within, before) =>
    storeDetails(within, before, {
      details: {
        heir: before.heir,
        applicant: {
          name: form.name,
          gender: form.gender,
          birthDate: form.birth_date,
          email: form.email,
          phone,
          address: form.address,
          occupation: form.occupation,
          monthlyIncome: form.monthly_income,
          hasNpwp: form.has_npwp,
        },
      },
      plan: { price, months: form.duration },
    }),
  );
}

/** Who inherits. Refuses `not_found`, `savings_state`, `invalid_input`. */
export async function saveSavingsHeir(
  deps: SavingsDeps,
  actor: Actor,
  { savings, form: input }: { savings: string; form: unknown },
): Promise<void> {
  await getSavings(deps, actor, savings);
  const form = checkedForm(savingsHeirForm, input);
  await changeDraft(deps, actor, savings, (within, before) =>
    storeDetails(within, before, {
      details: {
        applicant: before.applicant,
        heir: {
          motherMaidenName: form.mother_maiden_name,
          name: form.heir_name,
          gender: form.heir_gender,
          contactName: form.heir_contact_name,
          phone: form.heir_phone_number,
        },
      },
    }),
  );
}

async function storeDetails(
  { db, keys, now }: SavingsDeps,
  { id }: SavingsDetail,
  { details, plan }: { details: SavingsDetails; plan?: { price: number; months: number } },
): Promise<void> {
  await db
    .updateTable('savings_applications')
    .set({ ...sealDetails(keys, id, details), ...plan, changed_at: now() })
    .where('id', '=', id)
    .execute();
}

/**
 * Sends it to the bank: the first time with the consent that this bank reads it, again with what the bank asked for. Refuses
 * `not_found`, `savings_state`, `invalid_input` without the consent, `savings_incomplete` naming what is missing, the first time
 * `bank_unlicensed`.
 */
export async function sendSavings(
  deps: SavingsDeps,
  actor: Actor,
  { savings, form }: { savings: string; form: unknown },
): Promise<void> {
  const { id } = await getSavings(deps, actor, savings);
  await underRow(deps, id, async (within) => {
    const one = await getSavings(within, actor, id);
    const isFirst = one.state === 'draft';
    if (!isFirst && one.state !== 'documents_requested') throw new AppError('savings_state');
    refuseIncomplete(one);
    // What a bank has already goes on.
    if (isFirst && one.bank) await requireLicensedBank(within, one.bank.id);
    const consent = isFirst ? checkedForm(savingsConsentForm, form) : null;
    await moveSavings(within, {
      id,
      state: one.state,
      event: isFirst ? 'sent' : 'sent_again',
      actorId: actor.accountId,
      ...(consent && {
        set: {
          consent_version: consent.consent_version,
          consented_at: deps.now(),
          submitted_at: deps.now(),
        },
      }),
    });
    await audit(within, actor, 'savings.sent', id);
  });
}

function refuseIncomplete({ bank, applicant, plan, heir, documents }: SavingsDetail): void {
  const steps = [
    { field: 'partner_id', isThere: bank !== null },
    { field: 'booking', isThere: applicant !== null && plan !== null },
    { field: 'heir', isThere: heir !== null },
  ].filter(({ isThere }) => !isThere);
  const missing = documents.filter(
    ({ status, isRequired }) => status === 'rejected' || (isRequired && status === 'missing'),
  );
  if (steps.length + missing.length > 0)
    throw new AppError('savings_incomplete', [
      ...steps.map(({ field }) => ({ field, message: 'error_field_empty' })),
      ...missing.map(({ kind, status }) => ({
        field: kind,
        message: status === 'missing' ? 'error_document_empty' : 'financing_error_document_again',
      })),
    ]);
}

/** The bank reads nothing any more. Refuses `not_found`, `savings_state` once the bank has answered. */
export async function withdrawSavings(deps: SavingsDeps, actor: Actor, savings: string): Promise<void> {
  const { id } = await getSavings(deps, actor, savings);
  await underRow(deps, id, async (within) => {
    const { state } = await getSavings(within, actor, id);
    await endSavings(within, { id, state, event: 'withdrawn', actorId: actor.accountId });
    await audit(within, actor, 'savings.withdrawn', id);
  });
}

/** Deletes what no bank has seen. Refuses `not_found`, `savings_state` once it was sent. */
export async function dropSavingsDraft(deps: SavingsDeps, actor: Actor, savings: string): Promise<void> {
  await changeDraft(deps, actor, savings, async ({ db }, { id }) => {
    await db.deleteFrom('savings_applications').where('id', '=', id).execute();
  });
}

async function changeDraft(
  deps: SavingsDeps,
  actor: Actor,
  savings: string,
  change: (within: SavingsDeps, before: SavingsDetail) => Promise<void>,
): Promise<void> {
  const { id } = await getSavings(deps, actor, savings);
  await underRow(deps, id, async (within) => {
    const before = await getSavings(within, actor, id);
    if (before.state !== 'draft') throw new AppError('savings_state');
    await change(within, before);
  });
}

function audit(
  deps: SavingsDeps,
  actor: Actor,
  action: 'savings.sent' | 'savings.withdrawn',
  id: string,
): Promise<void> {
  return recordAudit(deps, { actor, action, subjectId: actor.accountId, details: { about: id } });
}
