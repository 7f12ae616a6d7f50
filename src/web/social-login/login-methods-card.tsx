// A member's ways to sign in, each with what can be done about it, and how to add one.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the field to be mended (docs/product/pages.md), without script too */
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { type ProviderName, providerTitles } from '#shared/social-login-providers';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { ProviderButton } from './provider-buttons.tsx';

interface SignInWaysCardProps {
  email: string;
  hasPassword: boolean;
  linked: readonly ProviderName[];
  /** Whether one of them may go. */
  canUnlink: boolean;
  /** On here, and not linked yet. */
  free: readonly ProviderName[];
  state: FormState;
}

export function LoginMethodsCard({
  email,
  hasPassword,
  linked,
  canUnlink,
  free,
  state: { errors, problem },
}: SignInWaysCardProps) {
  return (
    <>
      <PageTitle>{m.sign_in_ways_title()}</PageTitle>
      <p className="-mt-3 mb-6 max-w-prose break-words">{m.sign_in_ways_text({ email })}</p>
      {problem && (
        <div className="mb-6">
          <Notice tone="bad" live title={problem} />
        </div>
      )}
      <ul className={`divide-y divide-line px-5 ${cardClass}`}>
        <Way
          name={m.sign_in_password()}
          standing={hasPassword ? m.sign_in_password_set() : m.sign_in_password_missing()}
        >
          {!hasPassword && (
            <LocalLink to={paths.auth.forgotPassword} className={buttonClass('secondary')}>
              {m.sign_in_password_make()}
            </LocalLink>
          )}
        </Way>
        {linked.map((provider) => (
          <Way
            key={provider}
            name={providerTitles[provider]}
            standing={canUnlink ? m.sign_in_is_linked() : m.sign_in_is_last()}
          >
            {canUnlink && (
              <form method="post">
                <Button variant="secondary" name="unlink" value={provider}>
                  {m.sign_in_unlink()} <span className="sr-only">{providerTitles[provider]}</span>
                </Button>
              </form>
            )}
          </Way>
        ))}
      </ul>
      {free.length > 0 && (
        <section className="mt-8 max-w-sm">
          <h2 className="mb-4 text-xl font-bold">{m.sign_in_add()}</h2>
          {hasPassword ? (
            <LinkForm email={email} providers={free} error={errors['current_password']} />
          ) : (
            <p>{m.sign_in_add_needs_password()}</p>
          )}
        </section>
      )}
    </>
  );
}

function LinkForm({
  email,
  providers,
  error,
}: {
  email: string;
  providers: readonly ProviderName[];
  error: string | undefined;
}) {
  return (
    <form method="post" noValidate className="space-y-4">
      {/* For password managers: whose password it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        label={m.auth_current_password()}
        name="current_password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        error={error}
        hint={m.sign_in_add_hint()}
        autoFocus={error !== undefined}
      />
      {providers.map((provider) => (
        <ProviderButton key={provider} provider={provider} label={m.sign_in_link} name="link" />
      ))}
    </form>
  );
}

function Way({ name, standing, children }: { name: string; standing: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft">{standing}</p>
      </div>
      {children}
    </li>
  );
}
