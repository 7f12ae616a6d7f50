// What the ministry's register asks of a traveller (docs/product/manifests.md): behind a heading that opens, because all of it may follow.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), without script too */
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
import type { FormState } from '#web/ui/forms/form-state';

interface RegistrationFieldsProps {
  state: FormState;
  today: string;
  wrong: string | undefined;
}

export function RegistrationFields({ state: { values, errors }, today, wrong }: RegistrationFieldsProps) {
  const shared = (name: RegistrationField) => ({
    name,
    label: registrationLabel[name](),
    error: errors[name],
    optional: true,
  });
  const text = (name: RegistrationField, max: number = registrationMaxLength.other) => (
    <Field
      {...shared(name)}
      defaultValue={values[name]}
      autoFocus={wrong === name}
      autoComplete="off"
      maxLength={max}
    />
  );
  const choice = (name: 'marital_status' | 'education', choices: readonly (readonly [string, string])[]) => (
    <Field {...shared(name)}>
      {(control) => (
        <select {...control} defaultValue={values[name] ?? ''} autoFocus={wrong === name}>
          <option value="">{m.orders_choose()}</option>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <details
      open={registrationFields.some((name) => errors[name])}
      className="rounded-card border border-line bg-card px-4"
    >
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {m.manifest_register_title()}
      </summary>
      <div className="space-y-4 pb-4">
        <p className="text-ink-soft">{m.manifest_register_text()}</p>
        {text('father_name')}
        {text('birth_place')}
        {choice(
          'marital_status',
          maritalStatuses.map((one) => [one, maritalLabel[one]()] as const),
        )}
        {choice(
          'education',
          educations.map((one) => [one, educationLabel[one]()] as const),
        )}
        {text('occupation')}
        {text('passport_issued_at')}
        <Field
          {...shared('passport_issued_on')}
          type="date"
          max={today}
          defaultValue={values['passport_issued_on']}
          autoFocus={wrong === 'passport_issued_on'}
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
