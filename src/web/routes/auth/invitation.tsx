// The page behind the link of an invitation (docs/product/memberships.md): who asks, for which place; accepting signs out, to sign in
// anew with the role.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { acceptInvitation, findInvitation } from '#domain/invitations';
import { roleLabels } from '#labels/audit';
import { dutyLabel } from '#labels/duties';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { InvitationCard, InvitationOver } from '#web/invitations/invitation-card.tsx';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/invitation';

/** The address is the secret: no other site may read it in a Referer. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const invitation = await findInvitation(request.deps, args.params.token);
  if (!invitation) return data({ invitation: null }, { status: 410 });
  const back = readReturnTo(new URLSearchParams({ redirect: request.path }));
  return data({
    invitation: {
      email: invitation.email,
      organisation: invitation.organisation ?? request.brand.name,
      role: roleLabels[invitation.role](),
      duties: invitation.duties.map((duty) => dutyLabel[duty]()),
      signedInAs: request.actor?.email ?? null,
      returnQuery: returnQuery(back),
    },
  });
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  return answerForm(args.request, null, async () => {
    await acceptInvitation(request.deps, actor, args.params.token);
    request.session.signOut();
    request.leaveToast({ type: 'success', message: m.joining_invitation_accepted() });
    return redirect(localePath(paths.auth.login, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.joining_invitation_title());
}

export default function InvitationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.invitation ? (
    <InvitationCard {...loaderData.invitation} answer={actionData} />
  ) : (
    <InvitationOver />
  );
}
