// Who inherits, and the mother's maiden name by which banks know a customer (spec §5, §3 heir).
import * as m from '#messages/messages';
import { genderLabels } from '#labels/gender';
import { genders } from '#shared/genders';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { SavingsFormView } from './savings-form.server.ts';

interface HeirStepProps {
  view: Extract<SavingsFormView, { step: 'heir' }>;
  answer: FormAnswer | undefined;
}

export function HeirStep({ view, answer }: HeirStepProps) {
  const form = useAppForm({ id: 'heir', answer, intent: 'heir', values: view.values });
  const gender = form.field('heir_gender');
  return (
    <Section title={m.savings_heir_title()} className="">
      <p className="mb-4 text-ink-soft">{m.savings_heir_text()}</p>
      <AppFormBox form={form}>
        <Field
          {...form.field('mother_maiden_name')}
          label={m.savings_field_mother()}
          hint={view.mother ? m.savings_field_mother_kept({ name: view.mother }) : undefined}
          autoComplete="off"
          required
        />
        <Field {...form.field('heir_name')} label={m.savings_field_heir_name()} autoComplete="off" required />
        <SelectField
          label={m.savings_field_heir_gender()}
          name="heir_gender"
          value={gender.defaultValue}
          none={m.savings_choose()}
          choices={genders.map((value) => ({ value, label: genderLabels[value]() }))}
          error={gender.error}
        />
        <Field
          {...form.field('heir_contact_name')}
          label={m.savings_field_heir_contact()}
          autoComplete="off"
          required
        />
        <Field
          {...form.field('heir_phone_number')}
          label={m.savings_field_heir_phone()}
          type="tel"
          autoComplete="off"
          required
        />
        <SubmitButton size="lg" className="w-full md:w-auto">
          {m.savings_next()}
        </SubmitButton>
      </AppFormBox>
    </Section>
  );
}
