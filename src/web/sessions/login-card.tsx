// The form of signing in: a real form, opened again by the server with what was wrong and the focus where it belongs.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the field to be mended (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import type { ProviderName } from '#shared/social-login-providers';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthCard } from './auth-card.tsx';
import { OtherLoginMethods } from '#web/social-login/provider-buttons.tsx';

/** What was wrong; the address comes back, the password never. */
export interface LoginProblem {
  email: string;
  errors: Record<string, string>;
  /** Concerns the form as a whole. */
  problem: string | null;
}

interface LoginCardProps {
  /** What to carry along to the other sign-in pages (#shared/return-to). */
  returnQuery: string;
  failed: LoginProblem | null;
  /** Other ways in, and why the last of them was refused. */
  providers: readonly ProviderName[];
  fault: string | null;
}

export function LoginCard({ returnQuery, failed, providers, fault }: LoginCardProps) {
  const { email, errors, problem }: LoginProblem = failed ?? { email: '', errors: {}, problem: null };
  return (
    <AuthCard
      title={m.auth_login_title()}
      text={m.auth_login_text()}
      foot={<Register returnQuery={returnQuery} />}
    >
      {fault && (
        <div className="mb-6">
          <Notice tone="bad" live title={fault} />
        </div>
      )}
      <form method="post" noValidate className="space-y-4">
        {problem && <Notice tone="bad" live title={problem} />}
        <Field
          label={m.auth_email()}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
          required
          defaultValue={email}
          error={errors['email']}
          autoFocus={errors['email'] !== undefined}
        />
        <Field
          label={m.auth_password()}
          name="password"
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          error={errors['password']}
          autoFocus={failed !== null && errors['email'] === undefined}
        />
        <Button className="w-full">{m.auth_login_send()}</Button>
        <p className="text-center">
          <LocalLink to={`${paths.auth.forgotPassword}${returnQuery}`} className={buttonClass('quiet')}>
            {m.auth_forgot_link()}
          </LocalLink>
        </p>
      </form>
      <OtherLoginMethods providers={providers} returnQuery={returnQuery} label={m.sign_in_with} />
    </AuthCard>
  );
}

function Register({ returnQuery }: { returnQuery: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {m.auth_no_account()}
      <LocalLink
        to={`${paths.auth.register}${returnQuery}`}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.auth_register_link()}
      </LocalLink>
    </p>
  );
}
