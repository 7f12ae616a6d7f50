// /auth/google and /auth/apple (docs/product/social-login.md): a form of ours is sent here, and the browser goes on to the provider. By a
// page of its own and not by a redirect, which the policy for forms would forbid (decision 0016); nobody is sent by a mere link.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { AppError } from '#shared/errors';
import { isProviderName, type ProviderName, providerTitles } from '#shared/social-login-providers';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { GoToProvider } from '#web/social-login/go-to-provider.tsx';
import { ProviderButtons } from '#web/social-login/provider-buttons.tsx';
import { problemText } from '#web/ui/forms/error-labels.server';
import { requireGuest } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { goToProvider, openProviders } from '#web/social-login/provider-sign-in.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/provider';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const provider = providerOf(request);
  requireGuest(request);
  return { provider, returnQuery: returnQuery(readReturnTo(new URLSearchParams(request.search))) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const provider = providerOf(request);
  requireGuest(request);
  try {
    return { goTo: await goToProvider(request, provider) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ problem: problemText(error) }, { status: error.status });
  }
}

/** The last part of the path; one that is off is no page. */
function providerOf(request: PageRequest): ProviderName {
  requireArea(request, 'accounts');
  const name = request.path.split('/').at(-1) ?? '';
  if (!isProviderName(name) || !openProviders(request).includes(name)) throw data(null, { status: 404 });
  return name;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData ? titleOf(loaderData.provider) : '');
}

const titleOf = (provider: ProviderName) => m.sign_in_with({ provider: providerTitles[provider] });

export default function ProviderRoute({
  loaderData: { provider, returnQuery },
  actionData,
}: Route.ComponentProps) {
  if (actionData && 'goTo' in actionData) {
    return (
      <AuthCard title={m.sign_in_going({ provider: providerTitles[provider] })}>
        <GoToProvider provider={provider} goTo={actionData.goTo} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={titleOf(provider)}>
      <div className="space-y-4">
        {actionData && <Notice tone="bad" live title={actionData.problem} />}
        <ProviderButtons providers={[provider]} returnQuery={returnQuery} label={m.sign_in_with} />
      </div>
    </AuthCard>
  );
}
