// The form of somebody who travels (product.md "Participants"): opened again by the server with what was wrong and the focus there.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (look.md), without script too */
import * as m from '#messages/messages';
import { genders } from '#shared/account-forms';
import { nameMaxLength } from '#shared/limits';
import { relations } from '#shared/participant-form';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { firstWrong, type FormState } from '#web/features/accounts/form-state';
import { genderWords } from '#web/features/accounts/gender-words';
import { relationWord } from './order-words.ts';

const fields = ['name', 'birth_date', 'gender', 'relation', 'phone', 'nik', 'passport_number', 'passport_expires_on', 'vaccinated_on'] as const;

interface ParticipantFormProps {
  state: FormState;
  today: string;
  /** The first day a passport may end on; null where none is needed. */
  passportUntil: { day: string; words: string } | null;
}

export function ParticipantForm({ state, today, passportUntil }: ParticipantFormProps) {
  const { values, errors, problem } = state;
  const wrong = firstWrong(state, fields);
  const shared = (name: (typeof fields)[number]) => ({ name, defaultValue: values[name], error: errors[name], autoFocus: wrong === name });
  return (
    <form method="post" noValidate className="max-w-xl space-y-4">
      <input type="hidden" name="intent" value="save" />
      {problem && <Notice tone="bad" live>{problem}</Notice>}
      <Field label={m.orders_field_name()} hint={m.orders_field_name_hint()} autoComplete="off" autoCapitalize="words" maxLength={nameMaxLength} required {...shared('name')} />
      <Field label={m.orders_field_birth_date()} type="date" max={today} required {...shared('birth_date')} />
      <Field label={m.orders_field_gender()} name="gender" error={errors['gender']}>
        {(control) => (
          <select {...control} defaultValue={values['gender'] ?? ''} autoFocus={wrong === 'gender'} required>
            <option value="">{m.orders_choose()}</option>
            {genders.map((gender) => <option key={gender} value={gender}>{genderWords[gender]()}</option>)}
          </select>
        )}
      </Field>
      <Field label={m.orders_field_relation()} name="relation" error={errors['relation']} optional>
        {(control) => (
          <select {...control} defaultValue={values['relation'] ?? ''} autoFocus={wrong === 'relation'}>
            <option value="">{m.orders_choose()}</option>
            {relations.map((relation) => <option key={relation} value={relation}>{relationWord[relation]()}</option>)}
          </select>
        )}
      </Field>
      <Field label={m.orders_field_phone()} type="tel" inputMode="tel" autoComplete="off" optional {...shared('phone')} />
      <Field label={m.orders_field_nik()} hint={m.orders_field_nik_hint()} inputMode="numeric" autoComplete="off" optional {...shared('nik')} />
      {passportUntil && (
        <>
          <Field label={m.orders_field_passport()} hint={m.orders_field_passport_hint()} autoComplete="off" autoCapitalize="characters" optional {...shared('passport_number')} />
          <Field label={m.orders_field_passport_expiry()} hint={m.orders_field_passport_expiry_hint({ date: passportUntil.words })} type="date" min={passportUntil.day} optional {...shared('passport_expires_on')} />
          <Field label={m.orders_field_vaccinated()} hint={m.orders_field_vaccinated_hint()} type="date" max={today} optional {...shared('vaccinated_on')} />
        </>
      )}
      <Button>{m.orders_save_traveller()}</Button>
    </form>
  );
}
