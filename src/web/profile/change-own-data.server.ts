// What the forms of a profile have in common: what is wrong stands beside its field; what is done is said on the profile.
import { redirect } from 'react-router';
import type { Actor } from '#domain/memberships';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';

interface OwnChange {
  /** Refuses with an AppError what cannot be. */
  change(request: PageRequest, actor: Actor, fields: Record<string, unknown>): Promise<unknown>;
  /** Said when it is done. */
  done(): string;
}

/** The action of a page that changes something of the member who sends it. */
export function changeOwnData(
  { request: sent, context }: { request: Request; context: Parameters<typeof pageRequest>[0]['context'] },
  { change, done }: OwnChange,
) {
  const request = pageRequest({ context });
  const actor = requireMember(request);
  return answerForm(sent, null, async (form) => {
    await change(request, actor, Object.fromEntries(form));
    request.leaveToast({ type: 'success', message: done() });
    return redirect(localePath(paths.member.profile, request.locale), 303);
  });
}
