// The planning detail of one savings application, as texts (spec §3 savings application).
import { maskedHeir, type SavingsDetail } from '#domain/savings';
import * as m from '#messages/messages';
import { genderLabels } from '#labels/gender';
import { savingsNextLabel, savingsOccupationLabel, savingsStateLabel } from '#labels/savings';
import { formatDate, formatInstant } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';
import { formatRupiah, rupiah } from '#shared/money';
import { savingsStatesTakingDocuments } from '#shared/savings';
import { cardViews } from './card-view.server.ts';
import { savingsFormPath } from './savings-form.server.ts';

export function savingsDetailView(one: SavingsDetail, locale: Locale) {
  return {
    id: one.id,
    code: one.code,
    state: { word: savingsStateLabel[one.state].word(), next: savingsNextLabel[one.state]() },
    isDraft: one.state === 'draft',
    reason: one.reason,
    title: one.product && textIn(one.product.title, locale),
    formPath: savingsStatesTakingDocuments.includes(one.state) ? savingsFormPath(one) : null,
    canWithdraw: one.state === 'submitted' || one.state === 'documents_requested',
    facts: planFacts(one, locale),
    account: accountFacts(one, locale),
    applicant: applicantFacts(one, locale),
    heir: heirFacts(one),
    cards: one.applicant ? cardViews(one).filter(({ path }) => path) : [],
  };
}
export type SavingsDetailView = ReturnType<typeof savingsDetailView>;

function planFacts(one: SavingsDetail, locale: Locale) {
  const { plan, bank, submittedAt, consentVersion, consentedAt } = one;
  return [
    { term: m.savings_code(), value: one.code },
    ...(submittedAt ? [{ term: m.savings_submitted_at(), value: formatInstant(submittedAt, locale) }] : []),
    ...(plan
      ? [
          { term: m.savings_target(), value: formatRupiah(plan.price) },
          { term: m.savings_field_duration(), value: m.savings_months({ months: plan.months }) },
          { term: m.savings_monthly(), value: formatRupiah(plan.monthly) },
        ]
      : []),
    ...(bank ? [{ term: m.savings_bank(), value: bank.name }] : []),
    ...(consentedAt && consentVersion
      ? [
          {
            term: m.savings_consent_given(),
            value: m.savings_consent_value({
              version: consentVersion,
              at: formatInstant(consentedAt, locale),
            }),
          },
        ]
      : []),
  ];
}

function accountFacts({ account }: SavingsDetail, locale: Locale) {
  if (!account) return null;
  const { number, openedAt, balance, balanceOn } = account;
  return {
    hasBalance: balance !== null,
    facts: [
      { term: m.savings_account_number(), value: number },
      { term: m.savings_account_opened(), value: formatInstant(openedAt, locale) },
      ...(balance !== null && balanceOn
        ? [
            {
              term: m.savings_account_balance(),
              value: m.savings_account_balance_value({
                balance: formatRupiah(balance),
                date: formatDate(balanceOn, locale),
              }),
            },
          ]
        : []),
    ],
  };
}

function applicantFacts({ applicant }: SavingsDetail, locale: Locale) {
  return (
    applicant && [
      { term: m.savings_field_name(), value: applicant.name },
      { term: m.savings_field_birth_date(), value: formatDate(applicant.birthDate, locale) },
      { term: m.savings_field_gender(), value: genderLabels[applicant.gender]() },
      { term: m.savings_field_email(), value: applicant.email },
      { term: m.savings_field_phone(), value: applicant.phone },
      { term: m.savings_field_address(), value: applicant.address },
      { term: m.savings_field_occupation(), value: savingsOccupationLabel[applicant.occupation]() },
      { term: m.savings_field_income(), value: formatRupiah(rupiah(applicant.monthlyIncome)) },
      { term: m.savings_field_npwp(), value: applicant.hasNpwp ? m.savings_yes() : m.savings_no() },
    ]
  );
}

function heirFacts({ heir }: SavingsDetail) {
  if (!heir) return null;
  const { motherMaidenName, name, gender, contactName, phone } = maskedHeir(heir);
  return [
    { term: m.savings_field_mother(), value: motherMaidenName },
    { term: m.savings_field_heir_name(), value: name },
    { term: m.savings_field_heir_gender(), value: genderLabels[gender]() },
    { term: m.savings_field_heir_contact(), value: contactName },
    { term: m.savings_field_heir_phone(), value: phone },
  ];
}
