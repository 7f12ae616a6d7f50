// Financing in wire names (spec §3 financing application).
import {
  type BankApplication,
  type FinancingApplication,
  type FinancingDetail,
  type FinancingDocument,
  type FinancingSums,
  instalmentsOf,
} from '#domain/financing';
import type { Locale } from '#shared/locale';
import { textIn } from '#shared/locale';

export function presentSums(sums: FinancingSums) {
  const instalments = instalmentsOf(sums);
  return {
    price: sums.price,
    financed: sums.financed,
    down_payment_total: sums.downPayment,
    down_payment_basis_points: Math.round((sums.downPayment * 10_000) / sums.price),
    installment_duration: sums.months,
    installment_per_month: instalments[0]!,
    instalments,
    ujrah: sums.ujrah,
    admin_fee: sums.adminFee,
    bank_fee: sums.bankFee,
    insurance_fee: sums.insuranceFee,
  };
}

export function presentApplication(one: FinancingApplication, locale: Locale) {
  return {
    id: one.id,
    applicant_code: one.code,
    booking_code: one.booking.code,
    booking_id: one.booking.id,
    product: {
      slug: one.booking.slug,
      title: textIn(one.booking.title, locale).text,
      departure_date: one.booking.departsOn,
    },
    financing_status: one.state,
    bank: one.bank,
    costs: one.sums && presentSums(one.sums),
    submitted_at: one.submittedAt?.toISOString() ?? null,
    offer_until: one.offerUntil?.toISOString() ?? null,
    reason: one.reason,
  };
}

export function presentFinancingDetail(one: FinancingDetail, locale: Locale) {
  const { applicant } = one;
  return {
    ...presentApplication(one, locale),
    applicant: applicant && {
      name: applicant.name,
      email: applicant.email,
      phone_number: applicant.phone,
      address: applicant.address,
      birth_date: applicant.birthDate,
      gender: applicant.gender,
      job_name: applicant.occupation,
      instansi: applicant.institution,
    },
    documents: one.documents.map(presentFinancingDocument),
  };
}

export function presentFinancingDocument(one: FinancingDocument) {
  return {
    id: one.id,
    kind: one.kind,
    is_required: one.isRequired,
    status: one.status,
    reason: one.reason,
    uploaded_at: one.uploadedAt?.toISOString() ?? null,
  };
}

export function presentBankApplication(one: BankApplication, locale: Locale) {
  const { proposal, disbursement } = one;
  return {
    ...presentFinancingDetail(one, locale),
    proposal: proposal && {
      verdict: proposal.verdict,
      financed: proposal.financed,
      months: proposal.months,
      ujrah: proposal.ujrah,
      reason: proposal.reason,
      made_at: proposal.madeAt.toISOString(),
      made_by: proposal.madeBy,
    },
    has_contract: one.hasContract,
    disbursement: disbursement && {
      amount: disbursement.amount,
      reference: disbursement.reference,
      sent_on: disbursement.sentOn,
      confirmed_at: disbursement.confirmedAt?.toISOString() ?? null,
    },
    history: one.history.map(({ at, event, actor }) => ({ at: at.toISOString(), event, by: actor })),
  };
}
