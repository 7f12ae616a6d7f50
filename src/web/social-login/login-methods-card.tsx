// A member's ways to sign in, each with what can be done about it, and how to add one.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { type ProviderName, providerTitles } from '#shared/social-login-providers';
import { buttonClass } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ProviderButton } from './provider-buttons.tsx';

interface SignInWaysCardProps {
  email: string;
  hasPassword: boolean;
  linked: readonly ProviderName[];
  /** Whether one of them may go. */
  canUnlink: boolean;
  /** On here, and not linked yet. */
  free: readonly ProviderName[];
  /** Why the way back from Google or Apple ended here. */
  fault: string | null;
  answer: FormAnswer | undefined;
}

export function LoginMethodsCard({
  email,
  hasPassword,
  linked,
  canUnlink,
  free,
  fault,
  answer,
}: SignInWaysCardProps) {
  return (
    <>
      <PageTitle>{m.sign_in_ways_title()}</PageTitle>
      <p className="-mt-3 mb-6 max-w-prose break-words">{m.sign_in_ways_text({ email })}</p>
      {fault && !answer && (
        <div className="mb-6">
          <Notice tone="bad" live title={fault} />
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
            {canUnlink && <UnlinkForm provider={provider} answer={answer} />}
          </Way>
        ))}
      </ul>
      {free.length > 0 && (
        <section className="mt-8 max-w-sm">
          <h2 className="mb-4 text-xl font-bold">{m.sign_in_add()}</h2>
          {hasPassword ? (
            <LinkForm email={email} providers={free} answer={answer} />
          ) : (
            <p>{m.sign_in_add_needs_password()}</p>
          )}
        </section>
      )}
    </>
  );
}

function UnlinkForm({ provider, answer }: { provider: ProviderName; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: `unlink-${provider}`, intent: `unlink-${provider}`, answer });
  return (
    <AppFormBox form={form}>
      <input type="hidden" name="unlink" value={provider} />
      <SubmitButton variant="secondary">
        {m.sign_in_unlink()} <span className="sr-only">{providerTitles[provider]}</span>
      </SubmitButton>
    </AppFormBox>
  );
}

interface LinkFormProps {
  email: string;
  providers: readonly ProviderName[];
  answer: FormAnswer | undefined;
}

/** Sent as a document: what follows is another site. */
function LinkForm({ email, providers, answer }: LinkFormProps) {
  const form = useAppForm({ id: 'link', answer });
  return (
    <AppFormBox form={form} reloadDocument>
      {/* For password managers: whose password it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        {...form.field('current_password')}
        label={m.auth_current_password()}
        autoComplete="current-password"
        enterKeyHint="go"
        hint={m.sign_in_add_hint()}
      />
      {providers.map((provider) => (
        <ProviderButton key={provider} provider={provider} label={m.sign_in_link} name="link" />
      ))}
    </AppFormBox>
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
