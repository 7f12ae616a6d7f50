// The figures of a bank's terms as texts, and what a version changes (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import type { FinancingTerms, SavingsTerms } from '#domain/bank-terms';
import { savingsContractLabel } from '#labels/savings';
import type { Locale } from '#shared/locale';
import { formatRupiah, formatShare, rupiah } from '#shared/money';

export interface TermsFigure {
  /** The same in every version. */
  key: string;
  term: string;
  value: string;
}

export interface TermsChange {
  key: string;
  term: string;
  /** Null: it was not there, or is there no more. */
  before: string | null;
  after: string | null;
}

export function termsFigures(terms: SavingsTerms | FinancingTerms, locale: Locale): TermsFigure[] {
  return 'contract' in terms ? savingsFigures(terms, locale) : financingFigures(terms, locale);
}

const money = (amount: number) => formatRupiah(rupiah(amount));

function savingsFigures(terms: SavingsTerms, locale: Locale): TermsFigure[] {
  const share = (basisPoints: number | null) =>
    basisPoints === null ? m.bank_terms_none_of_it() : formatShare(basisPoints, locale);
  return [
    { key: 'contract', term: m.bank_terms_contract(), value: savingsContractLabel[terms.contract]() },
    { key: 'minimum', term: m.bank_terms_minimum_savings(), value: money(terms.minimumSavings) },
    { key: 'cost', term: m.bank_terms_administrative_cost(), value: money(terms.administrativeCost) },
    { key: 'ratio', term: m.bank_terms_ratio(), value: share(terms.profitSharingBasisPoints) },
    { key: 'indication', term: m.bank_terms_indication(), value: share(terms.indicativeReturnBasisPoints) },
  ];
}

function financingFigures(terms: FinancingTerms, locale: Locale): TermsFigure[] {
  const texts = [
    { key: 'object', term: m.financing_object(), text: terms.object },
    { key: 'late', term: m.financing_late(), text: terms.lateRule },
    { key: 'early', term: m.financing_early(), text: terms.earlySettlement },
  ];
  return [
    { key: 'minimum', term: m.bank_terms_minimum(), value: money(terms.minimum) },
    { key: 'maximum', term: m.bank_terms_maximum(), value: money(terms.maximum) },
    { key: 'share', term: m.bank_terms_share(), value: formatShare(terms.shareBasisPoints, locale) },
    ...terms.tenors.map(({ months, ujrah }) => ({
      key: `tenor-${months}`,
      term: m.bank_terms_ujrah_for({ months }),
      value: money(ujrah),
    })),
    { key: 'admin', term: m.financing_admin_fee(), value: money(terms.adminFee) },
    { key: 'bank', term: m.financing_bank_fee(), value: money(terms.bankFee) },
    { key: 'insurance', term: m.financing_insurance_fee(), value: money(terms.insuranceFee) },
    // Members read either language: both are looked at.
    ...texts.flatMap(({ key, term, text }) => [
      { key: `${key}-id`, term: m.bank_terms_in_indonesian({ term }), value: text.id },
      { key: `${key}-en`, term: m.bank_terms_in_english({ term }), value: text.en },
    ]),
  ];
}

/** What differs, in the order of the new version; what is gone comes last. */
export function changedFigures(before: readonly TermsFigure[], after: readonly TermsFigure[]): TermsChange[] {
  const valueIn = (figures: readonly TermsFigure[], key: string) =>
    figures.find((one) => one.key === key)?.value ?? null;
  const gone = before.filter(({ key }) => valueIn(after, key) === null);
  return [...after, ...gone]
    .map(({ key, term }) => ({ key, term, before: valueIn(before, key), after: valueIn(after, key) }))
    .filter((one) => one.before !== one.after);
}
