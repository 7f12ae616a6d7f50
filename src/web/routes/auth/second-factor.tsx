// The second step of signing in (docs/product/second-factors.md): the code of an authenticator application, behind a password or a provider.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { finishLogIn } from '#domain/sessions';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { CodeField } from '#web/second-factors/code-field.tsx';
import { useFrame } from '#web/frame';
import { requireGuest } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { answerSignIn } from '#web/sessions/sign-in.server';
import type { Route } from './+types/second-factor';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireGuest(request);
  if (!request.session.ticket) throw fromTheStart(request);
  return { returnQuery: returnQuery(readReturnTo(new URLSearchParams(request.search))) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { deps, session, search } = request;
  const { ticket } = session;
  if (!ticket) throw fromTheStart(request);
  return answerForm<Response>(args.request, null, async (form) => {
    try {
      const tokens = await finishLogIn(deps, {
        ticket,
        code: String(form.get('code') ?? ''),
        host: session.host,
        userAgent: session.userAgent,
      });
      return await answerSignIn(
        request,
        { kind: 'signed_in', tokens },
        readReturnTo(new URLSearchParams(search)),
      );
    } catch (error) {
      if (error instanceof AppError && error.code === 'link_expired') throw fromTheStart(request);
      throw error;
    }
  });
}

/** No ticket, or one that is over: the password comes first. */
function fromTheStart({ search, locale }: PageRequest): Response {
  return redirect(
    localePath(`${paths.auth.login}${returnQuery(readReturnTo(new URLSearchParams(search)))}`, locale),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.factor_sign_in_title());
}

export default function SecondFactorRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { brand } = useFrame();
  const form = useAppForm({ id: 'second-factor', answer: actionData });
  const again = (
    <LocalLink
      to={`${paths.auth.login}${loaderData.returnQuery}`}
      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {m.factor_sign_in_again()}
    </LocalLink>
  );
  return (
    <AuthCard
      title={m.factor_sign_in_title()}
      text={m.factor_sign_in_text({ brand: brand.name })}
      foot={again}
    >
      <AppFormBox form={form}>
        <CodeField
          takesRecoveryCode
          error={form.field('code').error}
          hint={m.factor_sign_in_paper()}
          isAskedNow
        />
        <SubmitButton className="w-full">{m.factor_sign_in_send()}</SubmitButton>
      </AppFormBox>
    </AuthCard>
  );
}
