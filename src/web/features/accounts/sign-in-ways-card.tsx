// A member's ways to sign in, each with what can be done about it.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { type ProviderName, providerTitles } from '#shared/sign-in-providers';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { cardClass } from '#web/components/ui/section.tsx';
import { PageTitle } from '#web/features/profile/page-title.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

interface SignInWaysCardProps {
  email: string;
  hasPassword: boolean;
  linked: readonly ProviderName[];
  /** Whether one of them may go. */
  canUnlink: boolean;
  /** On here, and not linked yet. */
  free: readonly ProviderName[];
  problem: string | null;
}

export function SignInWaysCard({ email, hasPassword, linked, canUnlink, free, problem }: SignInWaysCardProps) {
  return (
    <>
      <PageTitle>{m.sign_in_ways_title()}</PageTitle>
      <p className="-mt-3 mb-6 max-w-prose break-words">{m.sign_in_ways_text({ email })}</p>
      {problem && <div className="mb-6"><Notice tone="bad" live title={problem} /></div>}
      <ul className={`divide-y divide-line px-5 ${cardClass}`}>
        <Way name={m.sign_in_password()} standing={hasPassword ? m.sign_in_password_set() : m.sign_in_password_missing()}>
          {!hasPassword && <LocalLink to="/auth/forgot-password" className={buttonClass('secondary')}>{m.sign_in_password_make()}</LocalLink>}
        </Way>
        {linked.map((provider) => (
          <Way key={provider} name={providerTitles[provider]} standing={canUnlink ? m.sign_in_is_linked() : m.sign_in_is_last()}>
            {canUnlink && (
              <form method="post">
                <Button variant="secondary" name="provider" value={provider}>
                  {m.sign_in_unlink()} <span className="sr-only">{providerTitles[provider]}</span>
                </Button>
              </form>
            )}
          </Way>
        ))}
      </ul>
      {free.length > 0 && <div className="mt-6 max-w-sm"><ProviderButtons providers={free} returnQuery="" label={m.sign_in_link} isLinking /></div>}
    </>
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
