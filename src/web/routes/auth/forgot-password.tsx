// A forgotten password (spec §2 auth): every address is answered the same, and written to (decision 0013).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { forgotPassword } from '#domain/credentials';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { ForgotCard } from '#web/credentials/forgot-card.tsx';
import { untouched } from '#web/ui/forms/form-state';
import { accountIsland } from '#web/ui/island-urls';
import { failedForm } from '#web/ui/forms/form-answer.server';
import { pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/forgot-password';

export const handle = { readOnly: true };

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const query = new URLSearchParams(request.search);
  return { returnQuery: returnQuery(readReturnTo(query)), isSent: query.has('sent') };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const form = await readForm(args.request);
  try {
    await forgotPassword(request.deps, Object.fromEntries(form), request);
    const query = new URLSearchParams(returnQuery(readReturnTo(new URLSearchParams(request.search))));
    query.set('sent', '1');
    return redirect(localePath(`${paths.auth.forgotPassword}?${query}`, request.locale), 303);
  } catch (error) {
    return failedForm(error, form);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.auth_forgot_title());
}

export default function ForgotPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ForgotCard {...loaderData} isSent={loaderData.isSent && !actionData} state={actionData ?? untouched} />
      <script type="module" src={accountIsland} />
    </>
  );
}
