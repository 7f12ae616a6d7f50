// What the ministry's register asks of a traveller (docs/product/manifests.md): behind a heading that opens, because all of it may follow.
import * as m from '#messages/messages';
import { educationLabel, maritalLabel, registrationLabel } from '#labels/registration';
import {
  educations,
  maritalStatuses,
  type RegistrationField,
  registrationFields,
  registrationMaxLength,
} from '#shared/registration-fields';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

export function RegistrationFields({ form }: { form: AppForm }) {
  const text = (name: RegistrationField, max: number = registrationMaxLength.other) => (
    <Field
      {...form.field(name)}
      label={registrationLabel[name]()}
      autoComplete="off"
      maxLength={max}
      optional
    />
  );
  const choice = <Value extends string>(
    name: RegistrationField,
    values: readonly Value[],
    labels: Record<Value, () => string>,
  ) => {
    const { defaultValue, error } = form.field(name);
    return (
      <SelectField
        label={registrationLabel[name]()}
        name={name}
        value={defaultValue}
        error={error}
        none={m.orders_choose()}
        choices={values.map((value) => ({ value, label: labels[value]() }))}
        optional
      />
    );
  };
  return (
    <details
      open={registrationFields.some((name) => form.field(name).error)}
      className="rounded-card border border-line bg-card px-4"
    >
      <summary className="flex min-h-12 cursor-pointer items-center py-2 font-semibold pr-8">
        {m.manifest_register_title()}
      </summary>
      <div className="space-y-4 pb-4">
        <p className="text-ink-soft">{m.manifest_register_text()}</p>
        {text('father_name')}
        {text('birth_place')}
        {choice('marital_status', maritalStatuses, maritalLabel)}
        {choice('education', educations, educationLabel)}
        {text('occupation')}
        {text('passport_issued_at')}
        <DateField
          field={form.field('passport_issued_on')}
          label={registrationLabel.passport_issued_on()}
          optional
        />
        {text('address', registrationMaxLength.address)}
        {text('village')}
        {text('district')}
        {text('regency')}
        {text('province')}
      </div>
    </details>
  );
}
