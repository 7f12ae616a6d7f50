// The plan and who saves (spec §5 savings planning/form), with the switch that copies the booker's details.
import * as m from '#messages/messages';
import { genderLabels } from '#labels/gender';
import { savingsOccupationLabel } from '#labels/savings';
import { genders } from '#shared/genders';
import { addressMaxLength } from '#shared/limits';
import { savingsOccupations } from '#shared/savings';
import { Field } from '#web/ui/field.tsx';
import { type AppForm, AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { RadioList } from './radio-list.tsx';
import type { SavingsFormView } from './savings-form.server.ts';

interface BookingStepProps {
  view: Extract<SavingsFormView, { step: 'booking' }>;
  answer: FormAnswer | undefined;
}

export function BookingStep({ view, answer }: BookingStepProps) {
  const form = useAppForm({ id: 'booking', answer, intent: 'booking', values: view.values });
  return (
    <AppFormBox form={form} className="space-y-8">
      <Section title={m.savings_plan_title()} className="space-y-4">
        {view.price ? (
          <DefinitionList facts={[{ term: m.savings_price_of_package(), value: view.price }]} />
        ) : (
          <Field
            {...form.field('package_price')}
            label={m.savings_field_price()}
            hint={m.savings_field_price_hint()}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        )}
        <RadioList
          field={form.field('duration')}
          legend={m.savings_field_duration()}
          choices={view.durations.map(({ months, each }) => ({
            value: String(months),
            label: each ? m.savings_months_each({ months, each }) : m.savings_months({ months }),
          }))}
        />
      </Section>
      <Section title={m.savings_applicant_title()} className="space-y-4">
        <CopySwitch form={form} booker={view.booker} />
        <Applicant form={form} />
      </Section>
      <SubmitButton size="lg" className="w-full md:w-auto">
        {m.savings_next()}
      </SubmitButton>
    </AppFormBox>
  );
}

/** With script it fills the fields at once and empties them again; without, the server fills what was left empty. */
function CopySwitch({ form, booker }: { form: AppForm; booker: Record<string, string> }) {
  const copy = (box: HTMLInputElement) => {
    for (const [name, value] of Object.entries(booker)) {
      const control = box.form?.elements.namedItem(name);
      if (!(control && 'value' in control)) continue;
      if (box.checked) control.value = value;
      else if (control.value === value) control.value = '';
    }
  };
  return (
    <div className="rounded-lg border border-line p-3">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="copy_booker"
          value="yes"
          aria-describedby="copy_booker-hint"
          defaultChecked={form.field('copy_booker').defaultValue === 'yes'}
          onChange={(event) => copy(event.currentTarget)}
          className="size-6 shrink-0 accent-primary"
        />
        {m.savings_copy()}
      </label>
      <p id="copy_booker-hint" className="pl-9 text-ink-soft">
        {m.savings_copy_text()}
      </p>
    </div>
  );
}

function Applicant({ form }: { form: AppForm }) {
  const gender = form.field('gender');
  const occupation = form.field('occupation');
  return (
    <>
      <Field {...form.field('name')} label={m.savings_field_name()} autoComplete="name" required />
      <SelectField
        label={m.savings_field_gender()}
        name="gender"
        value={gender.defaultValue}
        none={m.savings_choose()}
        choices={genders.map((value) => ({ value, label: genderLabels[value]() }))}
        error={gender.error}
      />
      <Field
        {...form.field('birth_date')}
        label={m.savings_field_birth_date()}
        type="date"
        autoComplete="bday"
        required
      />
      <Field
        {...form.field('email')}
        label={m.savings_field_email()}
        type="email"
        autoComplete="email"
        required
      />
      <Field
        {...form.field('phone_number')}
        label={m.savings_field_phone()}
        type="tel"
        autoComplete="tel"
        required
      />
      <TextArea
        field={form.field('address')}
        label={m.savings_field_address()}
        rows={3}
        maxLength={addressMaxLength}
      />
      <SelectField
        label={m.savings_field_occupation()}
        name="occupation"
        value={occupation.defaultValue}
        none={m.savings_choose()}
        choices={savingsOccupations.map((value) => ({ value, label: savingsOccupationLabel[value]() }))}
        error={occupation.error}
      />
      <Field
        {...form.field('monthly_income')}
        label={m.savings_field_income()}
        hint={m.savings_field_income_hint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <RadioList
        field={form.field('has_npwp')}
        legend={m.savings_field_npwp()}
        choices={[
          { value: 'yes', label: m.savings_yes() },
          { value: 'no', label: m.savings_no() },
        ]}
      />
    </>
  );
}
