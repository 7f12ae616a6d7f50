// Deleting the account (spec §2 profile: "delete account, with confirmation; after deletion the user goes to /auth/login").
import { redirect, redirectDocument } from 'react-router';
import * as m from '#messages/messages';
import { deleteAccount, findDeletionCode, personalDataTables, sendDeletionCode } from '#domain/privacy';
import { getProfile } from '#domain/profile';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { accountMeta } from '#web/ui/private-page-meta';
import { DeleteForm } from '#web/profile/delete-form.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/delete';

export const handle: RouteHandle = { member: { isEditing: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { email, hasPassword } = await getProfile(request.deps, actor);
  const titles = (stays: boolean) => [
    ...new Set(
      personalDataTables
        .filter(({ onDeletion }) => (onDeletion === 'stays without the person') === stays)
        .map(({ title }) => title()),
    ),
  ];
  return {
    email,
    hasPassword,
    sentCode: hasPassword ? null : await findDeletionCode(request.deps, actor),
    goes: titles(false),
    stays: titles(true),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { deps, brand, locale, session } = request;
  return answerForm(args.request, null, async (form) => {
    if (form.get('intent') === 'resend') {
      await sendDeletionCode(deps, actor, brand);
      return redirect(localePath(paths.member.deleteAccount, locale), 303);
    }
    await deleteAccount(deps, actor, Object.fromEntries(form), brand);
    session.signOut();
    request.leaveToast({ type: 'success', message: m.profile_deleted() });
    // Whoever was here is not any more: everything around the page changes.
    return redirectDocument(localePath(paths.auth.login, locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.delete_title());
}

export default function DeleteRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.delete_title()}</PageTitle>
      <DeleteForm {...loaderData} answer={actionData} />
    </>
  );
}
