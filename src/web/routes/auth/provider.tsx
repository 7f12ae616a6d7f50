// /auth/google and /auth/apple (issue 3 §2): a form of ours is sent here, and the browser goes on to the provider. By a
// page of its own and not by a redirect, which the policy for forms would forbid (decision 0016); nobody is sent by a mere link.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { AppError } from '#shared/errors';
import { isProviderName, type ProviderName, providerTitles } from '#shared/sign-in-providers';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import { AuthCard } from '#web/features/accounts/auth-card.tsx';
import { ProviderButtons } from '#web/features/accounts/provider-buttons.tsx';
import { problemText } from '#web/server/error-words';
import { requireGuest, requireMember } from '#web/server/guards';
import { type PageRequest, pageRequest } from '#web/server/page-context';
import { goToProvider, openProviders } from '#web/server/provider-sign-in';
import { readForm } from '#web/server/read-form';
import { requireArea } from '#web/server/require-area';
import type { Route } from './+types/provider';

export const handle = { readOnly: true };

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return { provider: providerOf(request), returnQuery: returnQuery(readReturnTo(new URLSearchParams(request.search))) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const provider = providerOf(request);
  const isLinking = (await readForm(args.request)).get('intent') === 'link';
  if (!isLinking) requireGuest(request);
  try {
    return { goTo: await goToProvider(request, provider, isLinking ? requireMember(request) : null) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ problem: problemText(error) }, { status: error.status });
  }
}

/** The last part of the path; one that is off is no page. */
function providerOf(request: PageRequest): ProviderName {
  requireArea(request, 'accounts');
  const name = request.path.slice('/auth/'.length);
  if (!isProviderName(name) || !openProviders(request).includes(name)) throw data(null, { status: 404 });
  return name;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData ? titleOf(loaderData.provider) : '');
}

const titleOf = (provider: ProviderName) => m.sign_in_with({ provider: providerTitles[provider] });

export default function ProviderRoute({ loaderData: { provider, returnQuery }, actionData }: Route.ComponentProps) {
  const title = providerTitles[provider];
  if (actionData && 'goTo' in actionData) {
    return (
      <AuthCard title={m.sign_in_going({ provider: title })} text={m.sign_in_going_text({ provider: title })}>
        <meta httpEquiv="refresh" content={`0;url=${actionData.goTo}`} />
        <a href={actionData.goTo} className={`${buttonClass('secondary')} w-full`}>{m.sign_in_go({ provider: title })}</a>
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
