// A proposal of terms between the form of its page and the domain (docs/product/bank-terms.md).
import { type FinancingTerms, type SavingsTerms, type TermsVersion, wireTerms } from '#domain/bank-terms';
import type { TermsKind } from '#shared/bank-terms';
import { AppError } from '#shared/errors';
import { groupedDigits } from '#shared/grouped-digits';
import { type NestedFields, nestedValues, readNestedForm } from '#web/ui/forms/nested-form.server';
import { basisPointsOf, typedPercent, wholeNumberOf } from '#shared/written-numbers';

/** The proposal as the domain checks it; `naming` lets its faults name the fields of the form. */
export function readTermsForm(kind: TermsKind, form: FormData) {
  const { fields, naming } = readNestedForm(form, ['tenors'], []);
  return {
    proposal: {
      kind,
      effective_on: fields['effective_on'],
      terms: kind === 'savings' ? savingsOf(fields) : financingOf(fields),
    },
    naming: <Answer>(change: () => Promise<Answer>) => naming(() => change().catch(withoutTerms)),
  };
}

/** The fields of terms stand in the form without it. */
function withoutTerms(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(
    error.code,
    error.faults.map((fault) => ({ ...fault, field: fault.field.replace(/^terms\./, '') })),
  );
}

function savingsOf(fields: NestedFields) {
  const share = (name: string) => (fields[name] === '' ? null : basisPointsOf(fields[name]));
  return {
    contract: fields['contract'],
    minimum_savings: wholeNumberOf(fields['minimum_savings']),
    administrative_cost: wholeNumberOf(fields['administrative_cost']),
    profit_sharing_basis_points: share('profit_sharing_basis_points'),
    indicative_return_basis_points: share('indicative_return_basis_points'),
  };
}

function financingOf(fields: NestedFields) {
  return {
    ...Object.fromEntries(
      ['minimum', 'maximum', 'admin_fee', 'bank_fee', 'insurance_fee'].map((name) => [
        name,
        wholeNumberOf(fields[name]),
      ]),
    ),
    share_basis_points: basisPointsOf(fields['share_basis_points']),
    tenors: (fields['tenors'] as NestedFields[]).map(({ months, ujrah }) => ({
      months: wholeNumberOf(months),
      ujrah: wholeNumberOf(ujrah),
    })),
    ...Object.fromEntries(['object', 'late_rule', 'early_settlement'].map((name) => [name, fields[name]])),
  };
}

/** What stands in the fields at first: what is in force. Null: nothing is. */
export function termsValues(version: TermsVersion | null): Record<string, string> {
  if (!version) return {};
  const amount = (value: number) => groupedDigits(value, '.');
  const terms: SavingsTerms | FinancingTerms = version.terms;
  if ('contract' in terms) {
    const share = (value: number | null) => (value === null ? '' : typedPercent(value));
    return nestedValues({
      contract: terms.contract,
      minimum_savings: amount(terms.minimumSavings),
      administrative_cost: amount(terms.administrativeCost),
      profit_sharing_basis_points: share(terms.profitSharingBasisPoints),
      indicative_return_basis_points: share(terms.indicativeReturnBasisPoints),
    });
  }
  return nestedValues({
    ...wireTerms(terms),
    minimum: amount(terms.minimum),
    maximum: amount(terms.maximum),
    share_basis_points: typedPercent(terms.shareBasisPoints),
    tenors: terms.tenors.map(({ months, ujrah }) => ({ months, ujrah: amount(ujrah) })),
    admin_fee: amount(terms.adminFee),
    bank_fee: amount(terms.bankFee),
    insurance_fee: amount(terms.insuranceFee),
  });
}
