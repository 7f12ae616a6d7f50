// The ways a member can sign in (issue 3 §2): a password, Google, Apple; each can be added, and taken away but for the last.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { canUnlink, listSignInWays, unlinkProvider } from '#domain/accounts';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { isProviderName, providerTitles } from '#shared/sign-in-providers';
import { accountMeta } from '#web/features/accounts/account-meta';
import { SignInWaysCard } from '#web/features/accounts/sign-in-ways-card.tsx';
import { problemText } from '#web/server/error-words';
import { requireMember } from '#web/server/guards';
import { pageRequest } from '#web/server/page-context';
import { openProviders, signInFault, signInWaysPath } from '#web/server/provider-sign-in';
import { readForm } from '#web/server/read-form';
import { requireArea } from '#web/server/require-area';
import type { Route } from './+types/sign-in-ways';

export const handle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'accounts');
  const actor = requireMember(request);
  const ways = await listSignInWays(request.deps, actor);
  const open = openProviders(request);
  return {
    email: actor.email,
    hasPassword: ways.hasPassword,
    linked: ways.providers,
    canUnlink: canUnlink(ways),
    free: open.filter((name) => !ways.providers.includes(name)),
    fault: signInFault(request),
  };
}

/** Takes one away. */
export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { deps, brand, locale, leaveToast } = request;
  requireArea(request, 'accounts');
  const actor = requireMember(request);
  const provider = String((await readForm(args.request)).get('provider') ?? '');
  if (!isProviderName(provider)) throw data(null, { status: 400 });
  try {
    await unlinkProvider(deps, actor, provider, { brand });
    leaveToast({ type: 'success', message: m.sign_in_unlinked({ provider: providerTitles[provider] }) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Gone already, in another tab: the page shows how it stands.
    if (error.code !== 'not_found') return data({ problem: problemText(error) }, { status: error.status });
  }
  return redirect(localePath(signInWaysPath, locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.sign_in_ways_title());
}

export default function SignInWaysRoute({ loaderData: { fault, ...ways }, actionData }: Route.ComponentProps) {
  return <SignInWaysCard {...ways} problem={actionData?.problem ?? fault} />;
}
