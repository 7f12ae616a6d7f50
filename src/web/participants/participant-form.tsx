// The form of somebody who travels (docs/product/participants.md): opened again by the server with what was wrong and the focus there.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { genders } from '#shared/genders';
import { nameMaxLength } from '#shared/limits';
import { relations } from '#shared/participant-form';
import type { NeededField } from '#shared/participant-needs';
import { registrationFields } from '#shared/registration-fields';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { genderLabels } from '#labels/gender';
import { relationLabel } from '#labels/bookings';
import { RegistrationFields } from './registration-fields.tsx';

const fields = [
  'name',
  'birth_date',
  'gender',
  'relation',
  'phone',
  'nik',
  'passport_number',
  'passport_expires_on',
  'vaccinated_on',
  ...registrationFields,
] as const;

interface ParticipantFormProps {
  state: FormState;
  today: string;
  /** What must be known before the journey, and may follow. */
  needed: readonly NeededField[];
  /** Until when a passport should be valid; null where none is needed. */
  passportUntil: string | null;
}

export function ParticipantForm({ state, today, needed, passportUntil }: ParticipantFormProps) {
  const { values, errors, problem } = state;
  const wrong = firstWrong(state, fields);
  const shared = (name: (typeof fields)[number]) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    autoFocus: wrong === name,
  });
  // What may follow is never refused as empty, and is not called optional where the journey needs it.
  const later = (name: NeededField, hint: string) =>
    needed.includes(name)
      ? { ...shared(name), hint: `${m.orders_field_later()} ${hint}` }
      : { ...shared(name), hint, optional: true };
  return (
    <form method="post" noValidate className="max-w-xl space-y-4">
      <input type="hidden" name="intent" value="save" />
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Field
        label={m.orders_field_name()}
        hint={m.orders_field_name_hint()}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={nameMaxLength}
        required
        {...shared('name')}
      />
      <Field label={m.orders_field_birth_date()} type="date" max={today} required {...shared('birth_date')} />
      <Field label={m.orders_field_gender()} name="gender" error={errors['gender']}>
        {(control) => (
          <select {...control} defaultValue={values['gender'] ?? ''} autoFocus={wrong === 'gender'} required>
            <option value="">{m.orders_choose()}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {genderLabels[gender]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={m.orders_field_relation()} name="relation" error={errors['relation']} optional>
        {(control) => (
          <select {...control} defaultValue={values['relation'] ?? ''} autoFocus={wrong === 'relation'}>
            <option value="">{m.orders_choose()}</option>
            {relations.map((relation) => (
              <option key={relation} value={relation}>
                {relationLabel[relation]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={m.orders_field_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        optional
        {...shared('phone')}
      />
      <Field
        label={m.orders_field_nik()}
        inputMode="numeric"
        autoComplete="off"
        {...later('nik', m.orders_field_nik_hint())}
      />
      {passportUntil && (
        <>
          <Field
            label={m.orders_field_passport()}
            autoComplete="off"
            autoCapitalize="characters"
            {...later('passport_number', m.orders_field_passport_hint())}
          />
          <Field
            label={m.orders_field_passport_expiry()}
            type="date"
            {...later('passport_expires_on', m.orders_field_passport_expiry_hint({ date: passportUntil }))}
          />
          <Field
            label={m.orders_field_vaccinated()}
            hint={m.orders_field_vaccinated_hint()}
            type="date"
            max={today}
            optional
            {...shared('vaccinated_on')}
          />
          <RegistrationFields state={state} today={today} wrong={wrong} />
        </>
      )}
      <Button>{m.orders_save_traveller()}</Button>
    </form>
  );
}
