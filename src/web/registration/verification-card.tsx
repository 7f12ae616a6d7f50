// Where the code from the letter is typed (spec §2 auth, email verification with OTP): one field, another code after a minute,
// and a way back for whoever mistyped the address.
/* oxlint-disable jsx-a11y/no-autofocus -- the page exists to ask for this one thing */
import * as m from '#messages/messages';
import { codeMinutes } from '#shared/limits';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { type CodeWait, ResendCode } from './resend-code.tsx';

interface VerificationCardProps {
  waiting: CodeWait & { email: string };
  returnQuery: string;
  answer: FormAnswer | undefined;
}

export function VerificationCard({ waiting, returnQuery, answer }: VerificationCardProps) {
  const form = useAppForm({ id: 'verification', answer });
  return (
    <AuthCard
      title={m.auth_verify_title()}
      text={
        <>
          {m.auth_verify_text()} <strong className="text-ink">{waiting.email}</strong>
        </>
      }
      foot={<WrongAddress returnQuery={returnQuery} />}
    >
      <AppFormBox form={form}>
        <Field
          {...form.field('code')}
          label={m.auth_code()}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="done"
          maxLength={12}
          required
          autoFocus
          hint={m.auth_code_hint({ minutes: codeMinutes })}
        />
        <SubmitButton className="w-full">{m.auth_verify_send()}</SubmitButton>
      </AppFormBox>
      <ResendCode wait={waiting} answer={answer} />
    </AuthCard>
  );
}

function WrongAddress({ returnQuery }: { returnQuery: string }) {
  const query = new URLSearchParams(returnQuery);
  query.set('correct', '1');
  return (
    <>
      <p className="text-ink-soft">{m.auth_verify_spam()}</p>
      <LocalLink to={`${paths.auth.register}?${query}`} className={`${buttonClass('quiet')} -ml-5`}>
        {m.auth_verify_correct()}
      </LocalLink>
    </>
  );
}

/** The registration is over: too many tries, or too late. */
export function RegistrationOver({ returnQuery }: { returnQuery: string }) {
  return (
    <AuthCard title={m.auth_over_title()} text={m.auth_over_text()}>
      <LocalLink to={`${paths.auth.register}${returnQuery}`} className={`${buttonClass('primary')} w-full`}>
        {m.auth_over_again()}
      </LocalLink>
    </AuthCard>
  );
}
