// Where the code from the letter is typed (spec §2 auth, email verification with OTP): one field, another code after a minute,
// and a way back for whoever mistyped the address.
/* oxlint-disable jsx-a11y/no-autofocus -- the page exists to ask for this one thing */
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { codeMinutes } from '#shared/limits';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { ResendForm } from './resend-form.tsx';

interface VerificationCardProps {
  email: string;
  /** Seconds until another code may be asked for. */
  waitSeconds: number;
  returnQuery: string;
  error: string | undefined;
  problem: ReactNode;
}

export function VerificationCard({ email, waitSeconds, returnQuery, error, problem }: VerificationCardProps) {
  return (
    <AuthCard
      title={m.auth_verify_title()}
      text={
        <>
          {m.auth_verify_text()} <strong className="text-ink">{email}</strong>
        </>
      }
      foot={<WrongAddress returnQuery={returnQuery} />}
    >
      {problem && (
        <div className="mb-4">
          <Notice tone="bad" live>
            {problem}
          </Notice>
        </div>
      )}
      <form method="post" noValidate className="space-y-4">
        <Field
          label={m.auth_code()}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="done"
          maxLength={12}
          required
          autoFocus
          error={error}
          hint={m.auth_code_hint({ minutes: codeMinutes })}
        />
        <Button className="w-full">{m.auth_verify_send()}</Button>
      </form>
      <ResendForm waitSeconds={waitSeconds} className="mt-2 text-center" />
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
