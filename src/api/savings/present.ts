// Savings in wire names (spec §3 savings application).
import {
  maskedHeir,
  type SavingsApplication,
  type SavingsDetail,
  type SavingsDocument,
} from '#domain/savings';
import { type Locale, textIn } from '#shared/locale';

export function presentSavings(one: SavingsApplication, locale: Locale) {
  return {
    id: one.id,
    savings_code: one.code,
    product: one.product && { slug: one.product.slug, title: textIn(one.product.title, locale).text },
    status: one.state,
    bank: one.bank,
    target_nominal: one.plan?.price ?? null,
    duration: one.plan?.months ?? null,
    monthly_deposit: one.plan?.monthly ?? null,
    submitted_at: one.submittedAt?.toISOString() ?? null,
    reason: one.reason,
  };
}

export function presentSavingsBooking(one: SavingsDetail, locale: Locale) {
  const { applicant } = one;
  return {
    ...presentSavings(one, locale),
    user_detail_savings_id: one.id,
    applicant: applicant && {
      name: applicant.name,
      birth_date: applicant.birthDate,
      gender: applicant.gender,
      email: applicant.email,
      phone_number: applicant.phone,
      address: applicant.address,
      occupation: applicant.occupation,
      monthly_income: applicant.monthlyIncome,
      has_npwp: applicant.hasNpwp,
    },
  };
}

export function presentSavingsHeir({ heir }: SavingsDetail) {
  return heir && presentHeir(maskedHeir(heir));
}

/** As it is: whoever may read it in full, or what is masked. */
export function presentHeir(heir: NonNullable<SavingsDetail['heir']>) {
  return {
    mother_maiden_name: heir.motherMaidenName,
    heir_name: heir.name,
    heir_gender: heir.gender,
    heir_contact_name: heir.contactName,
    heir_phone_number: heir.phone,
  };
}

export function presentSavingsDetail(one: SavingsDetail, locale: Locale) {
  return {
    ...presentSavingsBooking(one, locale),
    heir: presentSavingsHeir(one),
    documents: one.documents.map(presentSavingsDocument),
    consent_version: one.consentVersion,
    consented_at: one.consentedAt?.toISOString() ?? null,
    account: one.account && {
      number: one.account.number,
      balance: one.account.balance,
      balance_date: one.account.balanceOn,
    },
  };
}

export function presentSavingsDocument({ id, kind, isRequired, status, reason }: SavingsDocument) {
  return { id, kind, is_required: isRequired, status, reason };
}
