// The member's picture (spec §3 avatar_url, §7 me/avatar): sent as a file, shown and shrunk first where script runs.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { changeAvatar, getProfile, removeAvatar } from '#domain/profile';
import { avatarPath } from '#shared/avatar';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { accountMeta } from '#web/ui/private-page-meta';
import { PageTitle } from '#web/ui/page-title.tsx';
import { PictureForm } from '#web/profile/picture-form.tsx';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { fileOf } from '#web/request/answer-actions.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/picture';

export const handle: RouteHandle = { member: { isEditing: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { avatarId } = await getProfile(request.deps, requireMember(request));
  return { avatarUrl: avatarId && avatarPath(avatarId) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  return answerForm(args.request, null, async (form) => {
    const isRemoving = form.get('intent') === 'remove';
    if (isRemoving) await removeAvatar(request.deps, actor);
    else await changeAvatar(request.deps, actor, await fileOf(form, 'avatar'));
    request.leaveToast({
      type: 'success',
      message: isRemoving ? m.profile_picture_removed() : m.profile_picture_saved(),
    });
    return redirect(localePath(paths.member.profile, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.profile_picture_title());
}

export default function PictureRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="space-y-5">
      <PageTitle>{m.profile_picture_title()}</PageTitle>
      <PictureForm {...loaderData} answer={actionData} />
    </div>
  );
}
