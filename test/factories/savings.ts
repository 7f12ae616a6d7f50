// Savings applications for tests, made the way members make them. A test names only what it is about.
import type { Deps } from '#domain/deps';
import {
  chooseSavingsBank,
  getSavings,
  saveSavingsBooking,
  saveSavingsHeir,
  sendSavings,
  startSavings,
  uploadSavingsDocument,
} from '#domain/savings';
import { addDays } from '#shared/dates';
import { savingsConsentVersion } from '#shared/savings';
import { createMember, type SignedIn } from './accounts.ts';
import { licenseBank } from './bank-terms.ts';
import { brandOf } from './bookings.ts';
import { smallPicture } from './financing.ts';
import { createDeparture, createPartner, createProgramme, NOW, TODAY } from './programmes.ts';

/** A bank with savings, and a departure that can be saved for, both of today. */
export async function createSavingsOffer(db: Deps['db']): Promise<{ bankId: string; departureId: string }> {
  const { id: bankId } = await createPartner(db, { kind: 'financial' });
  await createSavingsTerms(db, bankId);
  const programme = await createProgramme(db, { is_savings_available: true });
  const { id: departureId } = await createDeparture(db, { programme_id: programme.id, quota: 1_000 });
  return { bankId, departureId };
}

/** What a bank that is licensed offers to savers, from a while ago; once. */
export async function createSavingsTerms(db: Deps['db'], bankId: string): Promise<void> {
  await licenseBank(db, bankId);
  const known = await db
    .selectFrom('bank_terms')
    .select('id')
    .where('bank_id', '=', bankId)
    .where('kind', '=', 'savings')
    .executeTakeFirst();
  if (known) return;
  await db
    .insertInto('bank_terms')
    .values({
      bank_id: bankId,
      kind: 'savings',
      effective_on: addDays(TODAY, -10),
      proposed_at: NOW,
      approved_at: NOW,
      terms: JSON.stringify({
        contract: 'mudharabah',
        minimumSavings: 100_000,
        administrativeCost: 5_000,
        profitSharingBasisPoints: 3_500,
        indicativeReturnBasisPoints: 275,
      }),
    })
    .execute();
}

export const savingsBookingInput = (change: object = {}) => ({
  package_price: '30.000.001',
  duration: '12',
  name: 'Siti Aminah',
  gender: 'female',
  birth_date: '1980-05-12',
  email: 'siti@example.com',
  phone_number: '081234567890',
  address: 'Jl. Melati 12, Sleman',
  occupation: 'employee',
  monthly_income: '5.000.000',
  has_npwp: 'yes',
  ...change,
});

export const savingsHeirInput = (change: object = {}) => ({
  mother_maiden_name: 'Sulastri',
  heir_name: 'Ahmad Fauzi',
  heir_gender: 'male',
  heir_contact_name: 'Ahmad Fauzi',
  heir_phone_number: '081298765432',
  ...change,
});

export const savingsConsentInput = { consent_version: savingsConsentVersion, bank_consent: 'yes' };

interface Asked {
  member?: SignedIn;
  bankId: string;
  /** Absent: a plan without a package. */
  departureId?: string;
}

/** A draft with everything but its documents. */
export async function createSavingsDraft(deps: Deps, { member: whose, bankId, departureId }: Asked) {
  const member = whose ?? (await createMember(deps));
  const brand = brandOf(deps);
  const { id, code } = await startSavings(deps, member.actor, { brand, product: departureId ?? null });
  await chooseSavingsBank(deps, member.actor, { savings: id, bank: bankId });
  await saveSavingsBooking(deps, member.actor, { savings: id, form: savingsBookingInput(), brand });
  await saveSavingsHeir(deps, member.actor, { savings: id, form: savingsHeirInput() });
  return { member, id, code };
}

/** One with KTP and NPWP, not sent yet. */
export async function createCompleteSavings(deps: Deps, asked: Asked) {
  const made = await createSavingsDraft(deps, asked);
  const file = await smallPicture();
  for (const kind of ['ktp', 'npwp'])
    await uploadSavingsDocument(deps, made.member.actor, { savings: made.id, kind, file });
  return made;
}

/** One that lies with the bank. */
export async function createSentSavings(deps: Deps, asked: Asked) {
  const made = await createCompleteSavings(deps, asked);
  await sendSavings(deps, made.member.actor, { savings: made.id, form: savingsConsentInput });
  return { ...made, savings: await getSavings(deps, made.member.actor, made.id) };
}
