// The form of a profile (spec §3, §5): opened again by the server with what was wrong and the focus where it belongs.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import * as m from '#messages/messages';
import { genders } from '#shared/account-forms';
import { addressMaxLength, nameMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { genderLabels } from '#labels/gender';

const profileFields = ['name', 'birth_date', 'gender', 'address'] as const;

interface ProfileFormProps {
  email: string;
  /** Values to begin with, and what was wrong with them. */
  state: FormState;
  /** The last day on which somebody may be born who may have an account. */
  latestBirthDate: string;
}

export function ProfileForm({ email, state, latestBirthDate }: ProfileFormProps) {
  const { values, errors, problem } = state;
  const wrong = firstWrong(state, profileFields);
  return (
    <CheckedForm name="profile" problem={problem}>
      <Field
        label={m.profile_name()}
        name="name"
        autoComplete="name"
        maxLength={nameMaxLength}
        enterKeyHint="next"
        required
        defaultValue={values['name']}
        error={errors['name']}
        hint={m.profile_name_hint()}
        autoFocus={wrong === 'name'}
      />
      <div>
        <p className="font-semibold">{m.profile_email()}</p>
        <p className="break-all">{email}</p>
        <LocalLink
          to={paths.member.email}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.profile_email_change()}
        </LocalLink>
      </div>
      <Field
        label={m.profile_birth_date()}
        name="birth_date"
        type="date"
        autoComplete="bday"
        max={latestBirthDate}
        optional
        defaultValue={values['birth_date']}
        error={errors['birth_date']}
        autoFocus={wrong === 'birth_date'}
      />
      <Field label={m.profile_gender()} name="gender" error={errors['gender']} optional>
        {(control) => (
          <select
            {...control}
            autoComplete="sex"
            defaultValue={values['gender']}
            autoFocus={wrong === 'gender'}
          >
            <option value="">{m.auth_gender_none()}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {genderLabels[gender]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={m.profile_address()}
        name="address"
        error={errors['address']}
        hint={m.profile_address_hint()}
        optional
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={addressMaxLength}
            autoComplete="street-address"
            defaultValue={values['address']}
            autoFocus={wrong === 'address'}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button>{m.profile_save()}</Button>
        <LocalLink to={paths.member.profile} className={buttonClass('quiet')}>
          {m.profile_cancel()}
        </LocalLink>
      </div>
    </CheckedForm>
  );
}
