// A member's own page (spec §2 /member/profile).
import * as m from '#messages/messages';
import { getProfile } from '#domain/accounts';
import { hasRole } from '#domain/memberships';
import { accountMeta } from '#web/features/accounts/account-meta';
import { ProfilePage } from '#web/features/profile/profile-page.tsx';
import { profileView } from '#web/features/profile/profile-view';
import type { RouteHandle } from '#web/route-handle';
import { requireMember } from '#web/server/request/guards';
import { pageRequest } from '#web/server/request/page-context';
import type { Route } from './+types/profile';

export const handle: RouteHandle = { readOnly: true, member: { back: null } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const profile = await getProfile(request.deps, actor);
  return { profile: profileView(profile, request.locale), isConsultant: hasRole(actor, 'consultant') };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.profile_title());
}

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />;
}
