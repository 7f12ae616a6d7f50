// Financing applications for tests, made the way members make them. A test names only what it is about.
import sharp from 'sharp';
import {
  acceptFinancingOffer,
  confirmFinancing,
  decideProposal,
  enterDisbursement,
  findApplicationOf,
  getApplication,
  judgeFinancingDocument,
  proposeDecision,
  quoteFinancing,
  saveApplicant,
  sendApplication,
  uploadContract,
  uploadFinancingDocument,
} from '#domain/financing';
import type { Deps } from '#domain/deps';
import { addDays, todayInIndonesia } from '#shared/dates';
import { bankConsentVersion, requiredFinancingDocuments } from '#shared/financing';
import { createMember, type SignedIn } from './accounts.ts';
import { approveFinancing, createBankTerms } from './bank-terms.ts';
import { brandOf, createDraft } from './bookings.ts';
import { createDeparture, createPartner, createProgramme, TODAY } from './programmes.ts';

/** A bank that finances, and a departure that may be financed, both of today. */
export async function createFinancedOffer(
  db: Deps['db'],
  { partnerId }: { partnerId?: string } = {},
): Promise<{ bankId: string; departureId: string }> {
  const { id: bankId } = await createPartner(db, { kind: 'financial' });
  await createBankTerms(db, bankId, { effectiveOn: addDays(TODAY, -10) });
  await approveFinancing(db, { from: addDays(TODAY, -10), until: addDays(TODAY, 300) });
  const programme = await createProgramme(db, {
    is_financing_available: true,
    ...(partnerId && { partner_id: partnerId }),
  });
  const { id: departureId } = await createDeparture(db, { programme_id: programme.id, quota: 1_000 });
  return { bankId, departureId };
}

/** One that the demo sells with financing. */
export const findFinancedDeparture = (db: Deps['db']) =>
  db
    .selectFrom('departure_cards as c')
    .innerJoin('departures as d', 'd.id', 'c.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select(['d.id', 'd.slug', 'p.partner_id'])
    .where('p.is_financing_available', '=', true)
    .where('p.kind', '=', 'umrah_regular')
    .where('c.is_sold_out', '=', false)
    .where('d.departs_on', '>', '2027-05-15')
    .orderBy('d.departs_on')
    .limit(1)
    .executeTakeFirstOrThrow();

export const applicantInput = (change: object = {}) => ({
  name: 'Siti Aminah',
  gender: 'female',
  birth_date: '1980-05-12',
  address: 'Jl. Melati 12, Sleman',
  phone_number: '081234567890',
  job_name: 'Guru',
  instansi: 'SMP Negeri 2 Sleman',
  email: 'siti@example.com',
  ...change,
});

export const smallPicture = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();

/** What step konfirmasi sends for a cart. */
export async function confirmInput(deps: Deps, { actor }: SignedIn, booking: string, bankId: string) {
  const quote = await quoteFinancing(deps, actor, { booking, brand: brandOf(deps) });
  const sum = quote.offers.find(({ bank }) => bank.id === bankId)!.sums[1]!;
  return {
    bank_id: bankId,
    months: sum.months,
    financed: sum.financed,
    total: quote.booking.total,
    terms_version: 1,
    terms_accepted: true,
    consent_version: bankConsentVersion,
    bank_consent: true,
  };
}

/** A draft with bank and tenor chosen: its seat is held, its documents are missing. */
export async function createConfirmed(
  deps: Deps,
  { member, bankId, departureId }: { member?: SignedIn; bankId: string; departureId: string },
) {
  const draft = await createDraft({ deps }, { ...(member && { member }), departure: departureId });
  const brand = brandOf(deps);
  const booking = draft.bookingId;
  await saveApplicant(deps, draft.member.actor, { booking, form: applicantInput(), brand });
  const form = await confirmInput(deps, draft.member, booking, bankId);
  await confirmFinancing(deps, draft.member.actor, { booking, form, brand });
  const application = (await findApplicationOf(deps, draft.member.actor, booking))!;
  return { member: draft.member, bookingId: booking, applicationId: application.id };
}

/** One with its documents, sent to the bank. */
export async function createSent(deps: Deps, asked: Parameters<typeof createConfirmed>[1]) {
  const made = await createConfirmed(deps, asked);
  const file = await smallPicture();
  for (const kind of requiredFinancingDocuments)
    await uploadFinancingDocument(deps, made.member.actor, { application: made.applicationId, kind, file });
  await sendApplication(deps, made.member.actor, made.applicationId);
  return made;
}

/** One that the bank has approved and the member has taken: its contract is to be signed. With an officer of the bank. */
export async function createSigning(
  deps: Deps,
  { host, ...asked }: Parameters<typeof createConfirmed>[1] & { host?: string },
) {
  const at = { ...(host && { host }), partnerId: asked.bankId };
  const [officer, approver] = await Promise.all([
    createMember(deps, { ...at, roles: ['bank_officer'] }),
    createMember(deps, { ...at, roles: ['bank_approver'] }),
  ]);
  const made = await createSent(deps, asked);
  const { code } = await getApplication(deps, made.member.actor, made.applicationId);
  for (const kind of requiredFinancingDocuments)
    await judgeFinancingDocument(deps, officer.actor, { code, kind, form: { verdict: 'accepted' } });
  const form = { verdict: 'approve', financed: '20.000.000', months: '12' };
  await proposeDecision(deps, officer.actor, { code, form });
  await decideProposal(deps, approver.actor, { code, agrees: true });
  await acceptFinancingOffer(deps, made.member.actor, made.applicationId);
  return { ...made, code, officer, approver };
}

/** An order of the partner whose bank says that it has transferred the price. */
export async function createDisbursement(deps: Deps, { partnerId }: { partnerId: string }) {
  const offer = await createFinancedOffer(deps.db, { partnerId });
  const made = await createSigning(deps, offer);
  const { actor } = made.officer;
  await uploadContract(deps, actor, { code: made.code, file: await smallPicture() });
  const form = { reference: 'TRF-20270315-1', sent_on: todayInIndonesia(deps.now()) };
  await enterDisbursement(deps, actor, { code: made.code, form });
  const { code: bookingCode } = await deps.db
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', made.bookingId)
    .executeTakeFirstOrThrow();
  return { ...made, bankId: offer.bankId, bookingCode };
}
