// The form of a profile (spec §3, §5).
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import * as m from '#messages/messages';
import { genders } from '#shared/genders';
import { addressMaxLength, nameMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { genderLabels } from '#labels/gender';

interface ProfileFormProps {
  email: string;
  /** What stands in the fields at first. */
  values: Record<'name' | 'birth_date' | 'gender' | 'address', string>;
  answer: FormAnswer | undefined;
}

export function ProfileForm({ email, values, answer }: ProfileFormProps) {
  const form = useAppForm({ id: 'profile', answer, values });
  const [gender, address] = [form.field('gender'), form.field('address')];
  return (
    <AppFormBox form={form}>
      <Field
        {...form.field('name')}
        label={m.profile_name()}
        autoComplete="name"
        maxLength={nameMaxLength}
        enterKeyHint="next"
        required
        hint={m.profile_name_hint()}
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
      <DateField field={form.field('birth_date')} label={m.profile_birth_date()} isOwnBirthday optional />
      <Field label={m.profile_gender()} name={gender.name} error={gender.error} optional>
        {(control) => (
          <select
            {...control}
            autoComplete="sex"
            defaultValue={gender.defaultValue}
            autoFocus={gender.autoFocus}
          >
            <option value="">{m.auth_gender_none()}</option>
            {genders.map((one) => (
              <option key={one} value={one}>
                {genderLabels[one]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={m.profile_address()}
        name={address.name}
        error={address.error}
        hint={m.profile_address_hint()}
        optional
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={addressMaxLength}
            autoComplete="street-address"
            defaultValue={address.defaultValue}
            autoFocus={address.autoFocus}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={m.profile_saving()}>{m.profile_save()}</SubmitButton>
        <LocalLink to={paths.member.profile} className={buttonClass('quiet')}>
          {m.profile_cancel()}
        </LocalLink>
      </div>
    </AppFormBox>
  );
}
