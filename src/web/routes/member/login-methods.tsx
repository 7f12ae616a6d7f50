// The ways a member can sign in (docs/product/social-login.md): a password, Google, Apple; each can be added by the password,
// and taken away but for the last.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { canUnlink, listLoginMethods, unlinkProvider } from '#domain/social-login';
import type { Actor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { isProviderName, type ProviderName, providerTitles } from '#shared/social-login-providers';
import { accountMeta } from '#web/ui/private-page-meta';
import { GoToProvider } from '#web/social-login/go-to-provider.tsx';
import { LoginMethodsCard } from '#web/social-login/login-methods-card.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import {
  goAndLink,
  openProviders,
  signInFault,
  loginMethodsPath,
} from '#web/social-login/provider-sign-in.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/login-methods';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'accounts');
  const actor = requireMember(request);
  const ways = await listLoginMethods(request.deps, actor);
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

/** Adds one, or takes one away. */
export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'accounts');
  const actor = requireMember(request);
  return answerForm(args.request, null, async (form) => {
    const [link, unlink] = [String(form.get('link')), String(form.get('unlink'))];
    if (isProviderName(link)) return { provider: link, goTo: await goAndLink(request, actor, link, form) };
    if (isProviderName(unlink)) return takeAway(request, actor, unlink);
    throw data(null, { status: 400 });
  });
}

async function takeAway(
  { deps, brand, locale, leaveToast }: PageRequest,
  actor: Actor,
  provider: ProviderName,
): Promise<Response> {
  try {
    await unlinkProvider(deps, actor, provider, { brand });
    leaveToast({ type: 'success', message: m.sign_in_unlinked({ provider: providerTitles[provider] }) });
  } catch (error) {
    // Gone already, in another tab: the page shows how it stands.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  return redirect(localePath(loginMethodsPath, locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.sign_in_ways_title());
}

export default function SignInWaysRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'goTo' in actionData) {
    const { provider, goTo } = actionData;
    return (
      <>
        <PageTitle>{m.sign_in_going({ provider: providerTitles[provider] })}</PageTitle>
        <GoToProvider provider={provider} goTo={goTo} />
      </>
    );
  }
  return <LoginMethodsCard {...loaderData} answer={actionData} />;
}
