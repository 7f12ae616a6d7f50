// Changing the profile (spec §2 edit mode, §3 user profile).
import * as m from '#messages/messages';
import { changeProfile, getProfile } from '#domain/profile';
import { accountMeta } from '#web/ui/private-page-meta';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ProfileForm } from '#web/profile/profile-form.tsx';
import type { RouteHandle } from '#web/route-handle';
import { changeOwnData } from '#web/profile/change-own-data.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/edit';

export const handle: RouteHandle = { member: { isEditing: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { name, email, birthDate, gender, address } = await getProfile(request.deps, requireMember(request));
  return {
    email,
    values: { name, birth_date: birthDate ?? '', gender: gender ?? '', address: address ?? '' },
  };
}

export function action(args: Route.ActionArgs) {
  return changeOwnData(args, {
    change: ({ deps }, actor, fields) => changeProfile(deps, actor, fields),
    done: m.profile_saved,
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.profile_edit());
}

export default function ProfileEditRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.profile_edit()}</PageTitle>
      <ProfileForm {...loaderData} answer={actionData} />
    </div>
  );
}
