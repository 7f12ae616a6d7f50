// Step identitas of the loan applicant form (spec §5): who applies.
import * as m from '#messages/messages';
import { genderLabels } from '#labels/gender';
import { genders } from '#shared/genders';
import { addressMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { StepProps } from './step-props.ts';

export function IdentityStep({ view, answer }: StepProps<'identity'>) {
  const form = useAppForm({ id: 'identity', answer, intent: 'identity', values: view.values });
  const gender = form.field('gender');
  return (
    <AppFormBox form={form} noValidate>
      <Field {...form.field('name')} label={m.financing_field_name()} autoComplete="name" required />
      <SelectField
        label={m.financing_field_gender()}
        name="gender"
        value={gender.defaultValue}
        none={m.financing_choose()}
        choices={genders.map((value) => ({ value, label: genderLabels[value]() }))}
        error={gender.error}
      />
      <Field
        {...form.field('birth_date')}
        label={m.financing_field_birth_date()}
        type="date"
        autoComplete="bday"
        required
      />
      <TextArea
        field={form.field('address')}
        label={m.financing_field_address()}
        rows={3}
        maxLength={addressMaxLength}
      />
      <Field
        {...form.field('phone_number')}
        label={m.financing_field_phone()}
        type="tel"
        autoComplete="tel"
        required
      />
      <Field
        {...form.field('email')}
        label={m.financing_field_email()}
        type="email"
        autoComplete="email"
        required
      />
      <Field
        {...form.field('job_name')}
        label={m.financing_field_job()}
        autoComplete="organization-title"
        required
      />
      <Field
        {...form.field('instansi')}
        label={m.financing_field_institution()}
        autoComplete="organization"
        required
      />
      <Field {...form.field('referral_code')} label={m.financing_field_referral()} optional />
      <SubmitButton size="lg" className="w-full md:w-auto">
        {m.financing_next()}
      </SubmitButton>
    </AppFormBox>
  );
}
