// Changing the mail address (our choice; spec §3 user profile): the address and the password, then the code that was sent to it.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { changeEmail, findPendingEmail, getProfile, resendEmailCode, verifyEmail } from '#domain/profile';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { accountMeta } from '#web/ui/private-page-meta';
import { EmailAddressForm, EmailCodeForm } from '#web/profile/email-forms.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { PasswordUnset } from '#web/profile/password-unset.tsx';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/email';

export const handle: RouteHandle = { member: { isEditing: true } };

const path = paths.member.email;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { email, hasPassword } = await getProfile(request.deps, actor);
  const asksForAddress = new URLSearchParams(request.search).get('address') === 'new';
  return { email, hasPassword, waiting: asksForAddress ? null : await findPendingEmail(request.deps, actor) };
}

/** What each button does, and where it leads. */
const intents: Record<string, (request: PageRequest, form: FormData) => Promise<string>> = {
  address: async (request, form) => {
    await changeEmail(request.deps, requireMember(request), Object.fromEntries(form), request);
    return path;
  },
  resend: async (request) => {
    await resendEmailCode(request.deps, requireMember(request), request);
    request.leaveToast({ type: 'success', message: m.profile_code_sent() });
    return path;
  },
  code: async (request, form) => {
    await verifyEmail(request.deps, requireMember(request), Object.fromEntries(form), request);
    request.leaveToast({ type: 'success', message: m.profile_email_saved() });
    return paths.member.profile;
  },
};

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireMember(request);
  return answerForm(args.request, null, async (form) => {
    const intent = String(form.get('intent'));
    const act = Object.hasOwn(intents, intent) ? intents[intent]! : intents['address']!;
    return redirect(localePath(await act(request, form), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.email_title());
}

export default function EmailRoute({
  loaderData: { email, hasPassword, waiting },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.email_title()}</PageTitle>
      {hasPassword ? (
        waiting ? (
          <EmailCodeForm waiting={waiting} answer={actionData} />
        ) : (
          <EmailAddressForm email={email} answer={actionData} />
        )
      ) : (
        <PasswordUnset />
      )}
    </div>
  );
}
