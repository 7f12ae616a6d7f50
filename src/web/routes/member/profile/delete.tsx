// Deleting the account (spec §2 profile: "delete account, with confirmation; after deletion the user goes to /auth/login").
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { deleteAccount, findDeletionCode, personalDataTables, sendDeletionCode } from '#domain/privacy';
import { getProfile } from '#domain/profile';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { accountMeta } from '#web/ui/private-page-meta';
import { untouched } from '#web/ui/forms/form-state';
import { DeleteForm } from '#web/profile/delete-form.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountIsland } from '#web/ui/island-urls';
import type { RouteHandle } from '#web/route-handle';
import { failedForm } from '#web/ui/forms/form-answer.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
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

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { deps, brand, locale, session } = request;
  const form = await readForm(args.request);
  try {
    if (form.get('intent') === 'resend') {
      await sendDeletionCode(deps, actor, brand);
      return redirect(localePath(paths.member.deleteAccount, locale), 303);
    }
    await deleteAccount(deps, actor, Object.fromEntries(form), brand);
  } catch (error) {
    return failedForm(error, form);
  }
  session.signOut();
  request.leaveToast({ type: 'success', message: m.profile_deleted() });
  return redirect(localePath(paths.auth.login, locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.delete_title());
}

export default function DeleteRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.delete_title()}</PageTitle>
      <DeleteForm {...loaderData} state={actionData ?? untouched} />
      <script type="module" src={accountIsland} />
    </>
  );
}
