// Changing the profile (spec §2 edit mode, §3 user profile).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { changeProfile, getProfile } from '#domain/accounts';
import { latestBirthDate } from '#shared/age';
import { todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import { accountMeta } from '#web/features/accounts/account-meta';
import type { FormState } from '#web/features/accounts/form-state';
import { PageTitle } from '#web/features/profile/page-title.tsx';
import { ProfileForm } from '#web/features/profile/profile-form.tsx';
import { accountIsland } from '#web/islands/addresses';
import type { RouteHandle } from '#web/route-handle';
import { failedForm } from '#web/server/form-state';
import { requireMember } from '#web/server/guards';
import { pageRequest } from '#web/server/page-context';
import { readForm } from '#web/server/read-form';
import type { Route } from './+types/edit';

export const handle: RouteHandle = { readOnly: true, member: { isEditing: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { name, email, birthDate, gender, address } = await getProfile(request.deps, requireMember(request));
  const kept: FormState = { values: { name, birth_date: birthDate ?? '', gender: gender ?? '', address: address ?? '' }, errors: {}, problem: null };
  return { email, kept, latestBirthDate: latestBirthDate(todayInIndonesia(request.deps.now())) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const form = await readForm(args.request);
  try {
    await changeProfile(request.deps, actor, Object.fromEntries(form));
  } catch (error) {
    return failedForm(error, form);
  }
  request.leaveToast({ type: 'success', message: m.profile_saved() });
  return redirect(localePath('/member/profile', request.locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.profile_edit());
}

export default function ProfileEditRoute({ loaderData: { email, kept, latestBirthDate: latest }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.profile_edit()}</PageTitle>
      <ProfileForm email={email} state={actionData ?? kept} latestBirthDate={latest} />
      <script type="module" src={accountIsland} />
    </div>
  );
}
