// Changing the phone number (spec §7 phone-number): first the number, then the code that was sent to it.
/* oxlint-disable jsx-a11y/no-autofocus -- the step has one field, and it is what the visitor came for (docs/product/pages.md) */
import * as m from '#messages/messages';
import { codeMinutes, phoneMaxLength } from '#shared/limits';
import { readablePhone } from '#shared/readable-phone';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { CodeStep } from './code-step.tsx';

interface PhoneNumberFormProps {
  /** The number that is proven, if any. */
  phone: string | null;
  /** One that was given and never proven: sending it as it stands proves it. */
  proposed: string | null;
  state: FormState;
}

export function PhoneNumberForm({
  phone,
  proposed,
  state: { values, errors, problem },
}: PhoneNumberFormProps) {
  return (
    <CheckedForm name="phone" problem={problem}>
      <p>{phone ? m.phone_text({ phone: readablePhone(phone) }) : m.phone_text_first()}</p>
      <Field
        label={m.phone_new()}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
        enterKeyHint="send"
        required
        defaultValue={values['phone'] ?? proposed ?? ''}
        error={errors['phone']}
        hint={m.phone_hint()}
        autoFocus
      />
      <Button name="intent" value="number">
        {m.phone_send_code()}
      </Button>
    </CheckedForm>
  );
}

interface PhoneCodeFormProps {
  phone: string;
  /** Until another code may be asked for. */
  waitSeconds: number;
  /** Where another number is given. */
  otherPath: string;
  state: FormState;
}

export function PhoneCodeForm({ phone, waitSeconds, otherPath, state }: PhoneCodeFormProps) {
  return (
    <CodeStep
      text={m.phone_code_text({ phone: readablePhone(phone), minutes: codeMinutes })}
      waitSeconds={waitSeconds}
      state={state}
      other={{ path: otherPath, label: m.phone_other() }}
    />
  );
}
