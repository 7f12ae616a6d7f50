// A fresh code before money, roles and identity documents (decision 0059): asked once, then the form that was sent goes on.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { stepUp } from '#domain/second-factors';
import { localePath } from '#shared/locale-path';
import { readReturnTo, returnPath } from '#shared/return-to';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { type FormState, untouched } from '#web/ui/forms/form-state';
import { CodeField } from '#web/second-factors/code-field.tsx';
import { failedForm } from '#web/ui/forms/form-answer.server';
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
  if (!form.has(codeName)) return { waiting, state: untouched };
  const target = localePath(returnPath(readReturnTo(new URLSearchParams(request.search))), request.locale);
  try {
    await stepUp(request.deps, actor, String(form.get(codeName)), request);
  } catch (error) {
    const { data: state, init } = failedForm(error, form);
    return data({ waiting, state }, init ?? {});
  }
  return redirect(target, waiting.length > 0 ? 307 : 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.step_up_title());
}

export default function ConfirmRoute({ actionData }: Route.ComponentProps) {
  const { waiting, state }: { waiting: Waiting; state: FormState } = actionData ?? {
    waiting: [],
    state: untouched,
  };
  return (
    <AuthCard title={m.step_up_title()} text={m.step_up_text()}>
      <form method="post" noValidate className="space-y-4">
        {waiting.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} readOnly />
        ))}
        {state.problem && <Notice tone="bad" live title={state.problem} />}
        <CodeField
          name={codeName}
          takesRecoveryCode
          error={state.errors['code']}
          hint={m.factor_proof_hint()}
          isAskedNow
        />
        <Button className="w-full">{m.step_up_send()}</Button>
      </form>
    </AuthCard>
  );
}
