// Two-step verification (issue 3 §5): turned on with an authenticator application, renewed, turned off by those who may.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  beginEnrolment, confirmEnrolment, findEnrolment, hasSecondFactor, mustHaveSecondFactor, removeSecondFactor, renewRecoveryCodes,
} from '#domain/second-factors';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { drawQr } from '#web/art/qr';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import { PageTitle } from '#web/features/profile/page-title.tsx';
import { EnrolmentSteps } from '#web/features/security/enrolment-steps.tsx';
import { FactorSettings } from '#web/features/security/factor-settings.tsx';
import { RecoveryCodes } from '#web/features/security/recovery-codes.tsx';
import { problemText } from '#web/server/forms/error-words';
import type { RouteHandle } from '#web/route-handle';
import { requireMember } from '#web/server/request/guards';
import { type PageRequest, pageRequest } from '#web/server/request/page-context';
import { readForm } from '#web/server/forms/read-form';
import type { Route } from './+types/second-factor';

export const handle: RouteHandle = { readOnly: true, member: {} };

const path = '/member/second-factor';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { deps, brand } = request;
  const enrolment = await findEnrolment(deps, actor, brand.name);
  return {
    isOn: await hasSecondFactor(deps, actor.accountId),
    isStaff: mustHaveSecondFactor(actor),
    enrolment: enrolment && { secret: enrolment.secret.replace(/.{4}(?=.)/g, '$& '), qr: drawQr(enrolment.address) },
  };
}

type Outcome = { codes: string[] } | { intent: string; error: string };

const intents: Record<string, (request: PageRequest, code: string) => Promise<Response | { codes: string[] }>> = {
  begin: async (request) => {
    await beginEnrolment(request.deps, requireMember(request));
    return redirect(localePath(path, request.locale), 303);
  },
  confirm: async (request, code) => ({ codes: await confirmEnrolment(request.deps, requireMember(request), code) }),
  renew: async (request, code) => ({ codes: await renewRecoveryCodes(request.deps, requireMember(request), code) }),
  remove: async (request, code) => {
    await removeSecondFactor(request.deps, requireMember(request), code);
    request.leaveToast({ type: 'success', message: m.factor_removed() });
    return redirect(localePath('/member/profile', request.locale), 303);
  },
};

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireMember(request);
  const form = await readForm(args.request);
  const intent = String(form.get('intent') ?? '');
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!act) throw data(null, { status: 400 });
  try {
    return await act(request, String(form.get('code') ?? ''));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ intent, error: problemText(error) }, { status: error.status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.factor_title());
}

export default function MemberSecondFactorRoute({ loaderData, actionData }: Route.ComponentProps) {
  const outcome: Outcome | null = actionData ?? null;
  const codes = outcome && 'codes' in outcome ? outcome.codes : null;
  return (
    <div className="space-y-6">
      <PageTitle>{codes ? m.factor_codes_title() : m.factor_title()}</PageTitle>
      {codes ? <RecoveryCodes codes={codes} /> : <Present {...loaderData} failed={outcome && 'intent' in outcome ? outcome : null} />}
    </div>
  );
}

type PresentProps = Route.ComponentProps['loaderData'] & { failed: { intent: string; error: string } | null };

function Present({ isOn, isStaff, enrolment, failed }: PresentProps) {
  if (isOn) return <FactorSettings mayRemove={!isStaff} failed={failed} />;
  return (
    <>
      <p>{m.factor_text()}</p>
      {isStaff && <Notice tone="accent" title={m.factor_staff()} />}
      {enrolment
        ? <EnrolmentSteps {...enrolment} error={failed?.error} />
        : <form method="post"><Button name="intent" value="begin" className="w-full md:w-auto">{m.factor_begin()}</Button></form>}
    </>
  );
}
