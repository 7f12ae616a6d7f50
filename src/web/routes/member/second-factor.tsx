// Two-step verification (docs/product/second-factors.md): turned on with an authenticator application, renewed, turned off by those who may.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  beginEnrolment,
  confirmEnrolment,
  findEnrolment,
  hasSecondFactor,
  mustHaveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#domain/second-factors';
import { listLoginMethods } from '#domain/social-login';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { drawQr } from '#art/qr';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EnrolmentSteps } from '#web/second-factors/enrolment-steps.tsx';
import { FactorSettings } from '#web/second-factors/factor-settings.tsx';
import { ProofFields } from '#web/second-factors/proof-fields.tsx';
import { RecoveryCodes } from '#web/second-factors/recovery-codes.tsx';
import { PasswordUnset } from '#web/profile/password-unset.tsx';
import { useStepHeading } from '#web/layout/app-page.tsx';
import type { RouteHandle } from '#web/route-handle';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import type { Route } from './+types/second-factor';

export const handle: RouteHandle = { member: {} };

const path = paths.member.secondFactor;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { deps, brand } = request;
  const enrolment = await findEnrolment(deps, actor, brand.name);
  return {
    email: actor.email,
    hasPassword: (await listLoginMethods(deps, actor)).hasPassword,
    isOn: await hasSecondFactor(deps, actor.accountId),
    isStaff: mustHaveSecondFactor(actor),
    enrolment: enrolment && {
      secret: enrolment.secret.replace(/.{4}(?=.)/g, '$& '),
      qr: drawQr(enrolment.address),
    },
  };
}

const intents: Record<
  string,
  (request: PageRequest, actor: Actor, form: FormData) => Promise<Response | { codes: string[] }>
> = {
  begin: async (request, actor, form) => {
    await beginEnrolment(request.deps, actor, Object.fromEntries(form), request);
    return redirect(localePath(path, request.locale), 303);
  },
  confirm: async (request, actor, form) => ({
    codes: await confirmEnrolment(request.deps, actor, String(form.get('code') ?? ''), request),
  }),
  renew: async (request, actor, form) => ({
    codes: await renewRecoveryCodes(request.deps, actor, Object.fromEntries(form), request),
  }),
  remove: async (request, actor, form) => {
    await removeSecondFactor(request.deps, actor, Object.fromEntries(form), request);
    request.leaveToast({ type: 'success', message: m.factor_removed() });
    return redirect(localePath(paths.member.profile, request.locale), 303);
  },
};

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  return answerForm(args.request, null, async (form) => {
    const intent = String(form.get('intent') ?? '');
    const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
    if (!run) throw data(null, { status: 400 });
    return run(request, actor, form);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.factor_title());
}

export default function MemberSecondFactorRoute({ loaderData, actionData }: Route.ComponentProps) {
  const codes = actionData && 'codes' in actionData ? actionData.codes : null;
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  useStepHeading(codes ? 'codes' : loaderData.enrolment ? 'enrolment' : String(loaderData.isOn));
  return (
    <div className="space-y-6">
      <PageTitle>{codes ? m.factor_codes_title() : m.factor_title()}</PageTitle>
      {codes ? <RecoveryCodes codes={codes} /> : <Present {...loaderData} answer={answer} />}
    </div>
  );
}

type PresentProps = Route.ComponentProps['loaderData'] & { answer: FormAnswer | undefined };

function Present({ email, hasPassword, isOn, isStaff, enrolment, answer }: PresentProps) {
  if (isOn && !enrolment) return <FactorSettings email={email} mayRemove={!isStaff} answer={answer} />;
  return (
    <>
      <p>{isOn ? m.factor_replace_pending() : m.factor_text()}</p>
      {isStaff && !isOn && <Notice tone="accent" title={m.factor_staff()} />}
      {enrolment ? (
        <EnrolmentSteps {...enrolment} answer={answer} />
      ) : hasPassword ? (
        <BeginForm email={email} answer={answer} />
      ) : (
        <PasswordUnset />
      )}
    </>
  );
}

function BeginForm({ email, answer }: Pick<PresentProps, 'email' | 'answer'>) {
  const form = useAppForm({ id: 'begin-factor', intent: 'begin', answer });
  return (
    <AppFormBox form={form} className="max-w-sm space-y-4">
      <ProofFields form={form} email={email} hasFactor={false} />
      <SubmitButton className="w-full md:w-auto">{m.factor_begin()}</SubmitButton>
    </AppFormBox>
  );
}
