// The page behind the link of a forgotten password (spec §2 /auth/reset-password/{token}). Opening it uses nothing up: mail
// programs open links too. Setting the password signs nobody in.
import { data, redirectDocument } from 'react-router';
import * as m from '#messages/messages';
import { isPasswordResetOpen, resetPassword } from '#domain/credentials';
import { resetPasswordForm } from '#shared/account-forms';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { accountMeta } from '#web/ui/private-page-meta';
import { LinkOver, ResetCard } from '#web/credentials/reset-card.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/reset-password';

/** The address is the secret: no other site may read it in a Referer. With `no-referrer` browsers would send the form with the Origin null. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

const gone = { status: 410 };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const isOpen = await isPasswordResetOpen(request.deps, args.params.token);
  return data({ isOpen }, isOpen ? {} : gone);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return answerForm(args.request, resetPasswordForm, async (form) => {
    try {
      await resetPassword(request.deps, args.params.token, Object.fromEntries(form), request);
    } catch (error) {
      // The loader finds the same, and says it.
      if (error instanceof AppError && error.code === 'link_expired') return data(null, gone);
      throw error;
    }
    // Whoever was signed in here has just been signed out everywhere: everything around the page changes.
    request.session.signOut();
    request.leaveToast({ type: 'success', message: m.auth_password_changed() });
    return redirectDocument(localePath(paths.auth.login, request.locale), 303);
  });
}

/** Also after a refusal: the link may be over. */
export function shouldRevalidate() {
  return true;
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.auth_reset_title());
}

export default function ResetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isOpen) return <LinkOver />;
  return <ResetCard answer={actionData ?? undefined} />;
}
