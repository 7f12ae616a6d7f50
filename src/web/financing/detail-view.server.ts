// One application of financing as its member reads it, as texts (spec §3 financing application).
import type { FinancingDetail } from '#domain/financing';
import * as m from '#messages/messages';
import { financingNextLabel, financingStateLabel } from '#labels/financing';
import { genderLabels } from '#labels/gender';
import { formatDate, formatInstant } from '#shared/dates';
import { statesTakingDocuments } from '#shared/financing';
import { type Locale, textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { costView } from './cost-view.server.ts';
import { documentViews } from './document-view.server.ts';

export function financingDetailView(one: FinancingDetail, locale: Locale) {
  const { state, booking } = one;
  const isPaid = state === 'disbursed' || state === 'paid_off';
  return {
    code: one.code,
    state: { word: financingStateLabel[state].word(), next: nextOf(one) },
    reason: one.reason,
    title: textIn(booking.title, locale),
    offerUntil: state === 'approved' && one.offerUntil ? formatInstant(one.offerUntil, locale) : null,
    formPath: statesTakingDocuments.includes(state)
      ? paths.loanApplicantForm(booking.slug, booking.id)
      : null,
    contractPath: isPaid ? paths.member.financingContract(one.code) : null,
    canWithdraw: one.applicant !== null && one.bank !== null && !one.isMoneySent,
    facts: factsOf(one, locale),
    costs: one.sums && costView(one.sums, locale),
    applicant: applicantFacts(one, locale),
    documents: one.applicant ? documentViews(one).filter(({ path }) => path) : [],
  };
}
export type FinancingDetailView = ReturnType<typeof financingDetailView>;

/** Between the bank's transfer and the partner's word that it came, only the partner has something to do. */
const nextOf = ({ state, isMoneySent }: FinancingDetail) =>
  state === 'contract' && isMoneySent ? m.financing_next_sent() : financingNextLabel[state]();

function factsOf(
  { code, booking, bank, submittedAt, consentVersion, consentedAt }: FinancingDetail,
  locale: Locale,
) {
  return [
    { term: m.financing_code(), value: code },
    { term: m.financing_booking_code(), value: booking.code },
    { term: m.bank_column_departs(), value: formatDate(booking.departsOn, locale) },
    ...(bank ? [{ term: m.financing_bank(), value: bank.name }] : []),
    ...(submittedAt ? [{ term: m.financing_submitted_at(), value: formatInstant(submittedAt, locale) }] : []),
    ...(consentVersion && consentedAt
      ? [
          {
            term: m.financing_consent_given(),
            value: m.financing_consent_value({
              version: consentVersion,
              at: formatInstant(consentedAt, locale),
            }),
          },
        ]
      : []),
  ];
}

function applicantFacts({ applicant }: FinancingDetail, locale: Locale) {
  return (
    applicant && [
      { term: m.financing_field_name(), value: applicant.name },
      { term: m.financing_field_gender(), value: genderLabels[applicant.gender]() },
      { term: m.financing_field_birth_date(), value: formatDate(applicant.birthDate, locale) },
      { term: m.financing_field_email(), value: applicant.email },
      { term: m.financing_field_phone(), value: applicant.phone },
      { term: m.financing_field_address(), value: applicant.address },
      { term: m.financing_field_job(), value: applicant.occupation },
      { term: m.financing_field_institution(), value: applicant.institution },
    ]
  );
}
