// Changing the phone number (spec §7 phone-number): first the number, then the code that was sent to it.
/* oxlint-disable jsx-a11y/no-autofocus -- the step has one field, and it is what the visitor came for (docs/product/pages.md) */
import * as m from '#messages/messages';
import { codeMinutes, phoneMaxLength } from '#shared/limits';
import { readablePhone } from '#shared/readable-phone';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import type { CodeWait } from '#web/registration/resend-code.tsx';
import { CodeStep } from './code-step.tsx';

interface PhoneNumberFormProps {
  /** The number that is proven, if any. */
  phone: string | null;
  /** One that was given and never proven: sending it as it stands proves it. */
  proposed: string | null;
  answer: FormAnswer | undefined;
}

export function PhoneNumberForm({ phone, proposed, answer }: PhoneNumberFormProps) {
  const form = useAppForm({ id: 'new-phone', intent: 'number', answer, values: { phone: proposed ?? '' } });
  return (
    <AppFormBox form={form}>
      <p>{phone ? m.phone_text({ phone: readablePhone(phone) }) : m.phone_text_first()}</p>
      <Field
        {...form.field('phone')}
        label={m.phone_new()}
        type="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
        enterKeyHint="send"
        required
        hint={m.phone_hint()}
        autoFocus
      />
      <SubmitButton>{m.phone_send_code()}</SubmitButton>
    </AppFormBox>
  );
}

interface PhoneCodeFormProps {
  waiting: CodeWait & { phone: string };
  /** Where another number is given. */
  otherPath: string;
  answer: FormAnswer | undefined;
}

export function PhoneCodeForm({ waiting, otherPath, answer }: PhoneCodeFormProps) {
  return (
    <CodeStep
      text={m.phone_code_text({ phone: readablePhone(waiting.phone), minutes: codeMinutes })}
      wait={waiting}
      answer={answer}
      other={{ path: otherPath, label: m.phone_other() }}
    />
  );
}
