// Changing the phone number (spec §7 phone-number): the number, then the code that was sent to it.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { changePhone, getProfile, resendPhoneCode, verifyPhone } from '#domain/profile';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { PageTitle } from '#web/ui/page-title.tsx';
import { PhoneCodeForm, PhoneNumberForm } from '#web/profile/phone-forms.tsx';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/phone';

export const handle: RouteHandle = { member: { isEditing: true } };

/** Where a proven number leads: back to whoever asked for it (the checkout), else the profile. */
const backOf = ({ search }: PageRequest) => readReturnTo(new URLSearchParams(search));
const pathOf = (request: PageRequest) => `${paths.member.phone}${returnQuery(backOf(request))}`;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { phone, isPhoneVerified, pendingPhone } = await getProfile(request.deps, requireMember(request));
  const asksForNumber = new URLSearchParams(request.search).get('number') === 'new';
  return {
    phone,
    isPhoneVerified,
    waiting: asksForNumber ? null : pendingPhone,
    otherPath: `${pathOf(request)}${backOf(request).redirect ? '&' : '?'}number=new`,
  };
}

/** What each button does, and where it leads. */
const intents: Record<string, (request: PageRequest, form: FormData) => Promise<string>> = {
  number: async (request, form) => {
    await changePhone(request.deps, requireMember(request), Object.fromEntries(form), request);
    return pathOf(request);
  },
  resend: async (request) => {
    await resendPhoneCode(request.deps, requireMember(request), request);
    request.leaveToast({ type: 'success', message: m.profile_code_sent() });
    return pathOf(request);
  },
  code: async (request, form) => {
    await verifyPhone(request.deps, requireMember(request), Object.fromEntries(form), request);
    request.leaveToast({ type: 'success', message: m.profile_phone_saved() });
    const { redirect: back } = backOf(request);
    return back ?? paths.member.profile;
  },
};

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireMember(request);
  return answerForm(args.request, null, async (form) => {
    const intent = String(form.get('intent'));
    const act = Object.hasOwn(intents, intent) ? intents[intent]! : intents['number']!;
    return redirect(localePath(await act(request, form), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.phone_title());
}

export default function PhoneRoute({
  loaderData: { phone, isPhoneVerified, waiting, otherPath },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.phone_title()}</PageTitle>
      {waiting ? (
        <PhoneCodeForm waiting={waiting} otherPath={otherPath} answer={actionData} />
      ) : (
        <PhoneNumberForm
          phone={isPhoneVerified ? phone : null}
          proposed={isPhoneVerified ? null : phone}
          answer={actionData}
        />
      )}
    </div>
  );
}
