// A member's own page (spec §2 /member/profile).
import * as m from '#messages/messages';
import { getProfile } from '#domain/profile';
import { hasRole } from '#domain/memberships';
import { accountMeta } from '#web/ui/private-page-meta';
import { ProfilePage } from '#web/profile/profile-page.tsx';
import { profileView } from '#web/profile/profile-view';
import type { RouteHandle } from '#web/route-handle';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/profile';

export const handle: RouteHandle = { member: { back: null } };

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
