// A proposal of terms: the figures of today, changed, from a day to come (docs/product/bank-terms.md).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { termsKindLabel } from '#labels/bank-terms';
import { savingsContractLabel } from '#labels/savings';
import { savingsContracts } from '#shared/bank-terms';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, type AppForm, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { RowsField } from '#web/ui/forms/rows-field.tsx';
import { rowsSent } from '#web/ui/forms/rows-sent';
import { TextPair } from '#web/ui/forms/text-pair.tsx';
import { Card } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { loadNewTerms } from './bank-pages.server.ts';
import { BackToTerms } from './own-version-page.tsx';

interface NewTermsProps {
  view: Awaited<ReturnType<typeof loadNewTerms>>;
  answer: FormAnswer | undefined;
}

export function NewTermsPage({ view: { kind, tomorrow, values, tenors, isFirst }, answer }: NewTermsProps) {
  const form = useAppForm({ id: 'terms', answer, values, intent: 'propose' });
  return (
    <div className="max-w-4xl">
      <BackToTerms />
      <ConsoleHead
        title={m.bank_terms_propose_kind({ kind: termsKindLabel[kind]() })}
        text={isFirst ? m.bank_terms_new_first() : m.bank_terms_new_text()}
      />
      <Card>
        <AppFormBox form={form} className="space-y-8">
          <Field
            {...form.field('effective_on')}
            label={m.bank_terms_day()}
            hint={m.bank_terms_day_hint()}
            type="date"
            min={tomorrow}
            className="md:w-1/2"
            required
          />
          {kind === 'savings' ? (
            <SavingsFields form={form} />
          ) : (
            <FinancingFields form={form} tenors={rowsSent(answer, 'propose')?.['tenors'] ?? tenors} />
          )}
          <SubmitButton pending={m.bank_terms_proposing()}>{m.bank_terms_propose()}</SubmitButton>
        </AppFormBox>
      </Card>
    </div>
  );
}

function SavingsFields({ form }: { form: AppForm }) {
  const contract = form.field('contract');
  return (
    <>
      <SelectField
        label={m.bank_terms_contract()}
        name="contract"
        value={contract.defaultValue ?? ''}
        none={m.financing_choose()}
        choices={savingsContracts.map((value) => ({ value, label: savingsContractLabel[value]() }))}
        error={contract.error}
      />
      <Pair>
        <Figure
          form={form}
          name="minimum_savings"
          label={m.bank_terms_in_rupiah({ term: m.bank_terms_minimum_savings() })}
        />
        <Figure
          form={form}
          name="administrative_cost"
          label={m.bank_terms_in_rupiah({ term: m.bank_terms_administrative_cost() })}
        />
        <Figure
          form={form}
          name="profit_sharing_basis_points"
          label={m.bank_terms_in_percent({ term: m.bank_terms_ratio() })}
          hint={m.bank_terms_ratio_hint()}
          optional
        />
        <Figure
          form={form}
          name="indicative_return_basis_points"
          label={m.bank_terms_in_percent({ term: m.bank_terms_indication() })}
          hint={m.bank_terms_indication_hint()}
          optional
        />
      </Pair>
    </>
  );
}

function FinancingFields({ form, tenors }: { form: AppForm; tenors: readonly number[] }) {
  return (
    <>
      <Pair>
        <Figure form={form} name="minimum" label={m.bank_terms_in_rupiah({ term: m.bank_terms_minimum() })} />
        <Figure form={form} name="maximum" label={m.bank_terms_in_rupiah({ term: m.bank_terms_maximum() })} />
        <Figure
          form={form}
          name="share_basis_points"
          label={m.bank_terms_in_percent({ term: m.bank_terms_share() })}
          hint={m.bank_terms_share_hint()}
        />
      </Pair>
      <RowsField
        label={m.bank_terms_tenors()}
        hint={m.bank_terms_tenors_hint()}
        error={form.field('tenors').error}
        add={m.bank_terms_tenor_add()}
        numbers={tenors}
        most={24}
      >
        {(number) => (
          <Pair>
            <Figure form={form} name={`tenors:${number}:months`} label={m.bank_terms_months()} />
            <Figure form={form} name={`tenors:${number}:ujrah`} label={m.bank_terms_ujrah()} />
          </Pair>
        )}
      </RowsField>
      <Pair>
        <Figure
          form={form}
          name="admin_fee"
          label={m.bank_terms_in_rupiah({ term: m.financing_admin_fee() })}
        />
        <Figure
          form={form}
          name="bank_fee"
          label={m.bank_terms_in_rupiah({ term: m.financing_bank_fee() })}
        />
        <Figure
          form={form}
          name="insurance_fee"
          label={m.bank_terms_in_rupiah({ term: m.financing_insurance_fee() })}
        />
      </Pair>
      <TextPair form={form} name="object" label={m.financing_object()} lines={4} />
      <TextPair form={form} name="late_rule" label={m.financing_late()} lines={4} />
      <TextPair form={form} name="early_settlement" label={m.financing_early()} lines={4} />
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 md:grid-cols-2">{children}</div>;
}

interface FigureProps {
  form: AppForm;
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** As people write it: 1.500.000, or 2,5. */
function Figure({ form, ...field }: FigureProps) {
  return <Field {...form.field(field.name)} {...field} inputMode="decimal" autoComplete="off" />;
}
