// A forgotten password (spec §2 auth): every address is answered the same, and written to (decision 0013).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { forgotPassword } from '#domain/credentials';
import { forgotPasswordForm } from '#shared/account-forms';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { ForgotCard } from '#web/credentials/forgot-card.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/forgot-password';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const query = new URLSearchParams(request.search);
  return { returnQuery: returnQuery(readReturnTo(query)), isSent: query.has('sent') };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return answerForm(args.request, forgotPasswordForm, async (form) => {
    await forgotPassword(request.deps, Object.fromEntries(form), request);
    const query = new URLSearchParams(returnQuery(readReturnTo(new URLSearchParams(request.search))));
    query.set('sent', '1');
    return redirect(localePath(`${paths.auth.forgotPassword}?${query}`, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.auth_forgot_title());
}

export default function ForgotPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotCard {...loaderData} answer={actionData} />;
}
