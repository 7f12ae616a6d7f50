// A fresh code before money, roles and identity documents (decision 0059): asked once, then the form that was sent goes on.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { stepUp } from '#domain/second-factors';
import { localePath } from '#shared/locale-path';
import { readReturnTo, returnPath } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { CodeField } from '#web/second-factors/code-field.tsx';
import { refusedForm } from '#web/ui/forms/submission.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/confirm';

/** Not `code`: that may be a field of the form that waits. */
const codeName = 'step_up_code';

type Waiting = [name: string, value: string][];

export function loader(args: Route.LoaderArgs) {
  requireMember(pageRequest(args));
  return null;
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const form = await readForm(args.request);
  const waiting: Waiting = [...form]
    .flatMap(([name, value]) =>
      typeof value === 'string' && name !== codeName ? [[name, value] as const] : [],
    )
    .map(([name, value]) => [name, value]);
  // Sent on by the page that wants the code: nothing was typed here yet.
  if (!form.has(codeName)) return { waiting, answer: undefined };
  const target = localePath(returnPath(readReturnTo(new URLSearchParams(request.search))), request.locale);
  try {
    await stepUp(request.deps, actor, String(form.get(codeName)), request);
  } catch (error) {
    // What waits may have an intent of its own: this form has none.
    const { data: answer, init } = refusedForm(error, new FormData());
    return data({ waiting, answer }, init ?? {});
  }
  return redirect(target, waiting.length > 0 ? 307 : 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.step_up_title());
}

export default function ConfirmRoute({ actionData }: Route.ComponentProps) {
  const form = useAppForm({ id: 'confirm', answer: actionData?.answer });
  return (
    <AuthCard title={m.step_up_title()} text={m.step_up_text()}>
      {/* A document: the answer sends what waits on to a page that may be no app page, and a file opens as one. */}
      <AppFormBox form={form} reloadDocument>
        {(actionData?.waiting ?? []).map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} readOnly />
        ))}
        <CodeField
          name={codeName}
          takesRecoveryCode
          error={form.field('code').error}
          hint={m.factor_proof_hint()}
          isAskedNow
        />
        <SubmitButton className="w-full">{m.step_up_send()}</SubmitButton>
      </AppFormBox>
    </AuthCard>
  );
}
