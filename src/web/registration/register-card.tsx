// The form of registering (spec §2 auth, §5). What was typed comes back with what is wrong; the passwords do not.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import * as m from '#messages/messages';
import { genders } from '#shared/account-forms';
import { minimumAge } from '#shared/age';
import { emailMaxLength, nameMaxLength, phoneMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import type { ProviderName } from '#shared/social-login-providers';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { genderLabels } from '#labels/gender';
import { PasswordFields } from '#web/credentials/password-fields.tsx';
import { OtherLoginMethods } from '#web/social-login/provider-buttons.tsx';
import { TermsField } from './terms-field.tsx';

const fields = [
  'name',
  'email',
  'phone',
  'birth_date',
  'gender',
  'password',
  'password_confirmation',
  'terms',
];

interface RegisterCardProps {
  /** What to carry along to the other sign-in pages (#shared/return-to). */
  returnQuery: string;
  state: FormState;
  /** The last day on which somebody may be born who may have an account. */
  latestBirthDate: string;
  /** Other ways to get an account. */
  providers: readonly ProviderName[];
}

export function RegisterCard({ returnQuery, state, latestBirthDate: latest, providers }: RegisterCardProps) {
  const { values, errors, problem } = state;
  const wrong = firstWrong(state, fields);
  const of = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    autoFocus: wrong === name,
  });
  return (
    <AuthCard
      title={m.auth_register_title()}
      text={m.auth_register_text()}
      foot={<LogIn returnQuery={returnQuery} />}
    >
      <CheckedForm name="register" problem={problem}>
        <Field
          {...of('name')}
          label={m.auth_name()}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={nameMaxLength}
          required
          hint={m.auth_name_hint()}
        />
        <Field
          {...of('email')}
          label={m.auth_email()}
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          maxLength={emailMaxLength}
          required
          hint={m.auth_email_hint()}
        />
        <Field
          {...of('phone')}
          label={m.auth_phone()}
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={phoneMaxLength}
          required
          hint={m.auth_phone_hint()}
        />
        <Field
          {...of('birth_date')}
          label={m.auth_birth_date()}
          type="date"
          autoComplete="bday"
          enterKeyHint="next"
          max={latest}
          required
          hint={m.auth_birth_date_hint({ min: minimumAge })}
        />
        <Field label={m.auth_gender()} name="gender" error={errors['gender']} optional>
          {(control) => (
            <select {...control} autoComplete="sex" defaultValue={values['gender'] ?? ''}>
              <option value="">{m.auth_gender_none()}</option>
              {genders.map((gender) => (
                <option key={gender} value={gender}>
                  {genderLabels[gender]()}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PasswordFields errors={errors} wrong={wrong} />
        <TermsField
          error={errors['terms']}
          isAccepted={values['terms'] === 'on'}
          isWrong={wrong === 'terms'}
        />
        <Button className="w-full">{m.auth_register_send()}</Button>
      </CheckedForm>
      <OtherLoginMethods providers={providers} returnQuery={returnQuery} label={m.sign_in_register_with} />
    </AuthCard>
  );
}

function LogIn({ returnQuery }: { returnQuery: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {m.auth_have_account()}
      <LocalLink
        to={`${paths.auth.login}${returnQuery}`}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.auth_login_link()}
      </LocalLink>
    </p>
  );
}
