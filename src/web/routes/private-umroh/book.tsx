// Asking agencies for offers (spec §2 /private-umroh/book): the estimate as it was stored, a note, and one button.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { getRequest, sendRequest } from '#domain/private-umrah';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { answerPress } from '#web/private-umrah/request-action.server';
import { requestChoices, storedEstimate } from '#web/private-umrah/request-choices.server';
import { RequestDetails } from '#web/private-umrah/request-details.tsx';
import { RequestHead } from '#web/private-umrah/request-head.tsx';
import { requestSummary } from '#web/private-umrah/request-view.server';
import type { RouteHandle } from '#web/route-handle';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/book';

export const handle: RouteHandle<unknown> = { back: () => paths.privateUmrah.builder };

const idIn = (search: string) => new URLSearchParams(search).get('order') ?? '';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale, search } = request;
  const id = idIn(search);
  if (!id) throw redirect(localePath(paths.privateUmrah.builder, locale));
  const found = await orMissing(getRequest(deps, actor, { id, brand }));
  if (found.status !== 'estimated') throw redirect(localePath(paths.member.privateUmrah(id), locale));
  return {
    request: requestSummary(found, locale),
    hours: found.limits.response_hours,
    choices: await requestChoices(deps, found, { locale }),
    estimate: await storedEstimate(deps, found, locale),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale, search } = request;
  const id = idIn(search);
  const back = `${paths.privateUmrah.book}?order=${encodeURIComponent(id)}`;
  if (!actor.isPhoneVerified)
    return redirect(
      localePath(
        `${paths.member.phone}${returnQuery(readReturnTo(new URLSearchParams({ redirect: back })))}`,
        locale,
      ),
      303,
    );
  return answerForm(args.request, null, (form) => {
    const note = String(form.get('note') ?? '').trim();
    if (note.length > 500) throw data(null, { status: 422 });
    return answerPress(request, { to: paths.member.privateUmrah(id), back }, () =>
      sendRequest(deps, actor, { id, brand, note: note || null }),
    );
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.private_umrah_book_title());
}

export default function BookRoute({
  loaderData: { request, hours, choices, estimate },
  actionData,
}: Route.ComponentProps) {
  const form = useAppForm({ id: 'ask-offers', answer: actionData });
  return (
    <div className="mx-auto max-w-3xl py-6">
      <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">
        {m.private_umrah_book_title()}
      </h1>
      <p className="mt-2 text-ink-soft">{m.private_umrah_book_text({ hours })}</p>
      <RequestHead request={request} />
      <p className="py-3 text-lg font-bold tabular-nums">
        {m.private_umrah_book_total({ range: estimate.total })}
      </p>
      <RequestDetails choices={choices} estimate={estimate} />
      <AppFormBox form={form} className="mt-6 space-y-5">
        <Field
          label={m.private_umrah_note()}
          {...form.field('note')}
          optional
          hint={m.private_umrah_note_hint()}
        >
          {(control) => <textarea {...control} rows={4} maxLength={500} />}
        </Field>
        <SubmitButton size="lg">{m.private_umrah_send()}</SubmitButton>
      </AppFormBox>
    </div>
  );
}
