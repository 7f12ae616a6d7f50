// A new password (spec §7 user/auth/change-password): the old one proves who asks; other devices are signed out.
import * as m from '#messages/messages';
import { changePassword } from '#domain/credentials';
import { getProfile } from '#domain/profile';
import { accountMeta } from '#web/ui/private-page-meta';
import { ChangePasswordForm } from '#web/credentials/change-password-form.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { PasswordUnset } from '#web/profile/password-unset.tsx';
import type { RouteHandle } from '#web/route-handle';
import { changeOwnData } from '#web/profile/change-own-data.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/password';

export const handle: RouteHandle = { member: { isEditing: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { email, hasPassword } = await getProfile(request.deps, requireMember(request));
  return { email, hasPassword };
}

export function action(args: Route.ActionArgs) {
  return changeOwnData(args, {
    change: (request, actor, fields) => changePassword(request.deps, actor, fields, request),
    done: m.auth_password_changed,
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.password_title());
}

export default function PasswordRoute({
  loaderData: { email, hasPassword },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.password_title()}</PageTitle>
      {hasPassword ? <ChangePasswordForm email={email} answer={actionData} /> : <PasswordUnset />}
    </div>
  );
}
