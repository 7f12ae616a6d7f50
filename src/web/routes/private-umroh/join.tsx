// Joining a private umrah of another family by its link: the journey, who travels already, and one's own party.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { findGroup, joinGroup } from '#domain/private-umrah';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { wholeNumberOf } from '#shared/written-numbers';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { GroupCard } from '#web/private-umrah/group-card.tsx';
import { groupView } from '#web/private-umrah/group-view.server';
import { RequestHead } from '#web/private-umrah/request-head.tsx';
import { requestSummary } from '#web/private-umrah/request-view.server';
import type { RouteHandle } from '#web/route-handle';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/join';

export const handle: RouteHandle<unknown> = { back: () => paths.privateUmrah.builder };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  const group = await orMissing(findGroup(deps, brand, args.params.link));
  const own = group.families.find(({ accountId }) => accountId === actor.accountId);
  if (own) throw redirect(localePath(paths.member.privateUmrah(own.id), locale));
  return {
    request: requestSummary(group.lead, locale),
    group: groupView(group, null),
    isOpen: group.lead.status === 'estimated',
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  const { link } = args.params;
  await orMissing(findGroup(deps, brand, link));
  if (!actor.isPhoneVerified) {
    const back = readReturnTo(new URLSearchParams({ redirect: paths.privateUmrah.join(link) }));
    return redirect(localePath(`${paths.member.phone}${returnQuery(back)}`, locale), 303);
  }
  return answerForm(args.request, null, async (form) => {
    const { id } = await joinGroup(deps, actor, {
      link,
      brand,
      locale,
      form: {
        adults: wholeNumberOf(form.get('adults')),
        children: agesIn(String(form.get('children') ?? '')),
      },
    });
    request.leaveToast({ type: 'success', message: m.private_umrah_joined() });
    return redirect(localePath(paths.member.privateUmrah(id), locale), 303);
  });
}

/** Refuses `invalid_input` for what is no list of ages. */
function agesIn(written: string): number[] {
  const parts = written.split(/[\s,;]+/).filter((part) => part !== '');
  const ages = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN));
  if (ages.length > 20 || ages.some((age) => !(age >= 0 && age <= 11)))
    throw new AppError('invalid_input', [{ field: 'children', message: 'error_child_age' }]);
  return ages;
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.private_umrah_join_title());
}

export default function JoinRoute({
  loaderData: { request, group, isOpen },
  actionData,
}: Route.ComponentProps) {
  const form = useAppForm({ id: 'join', answer: actionData, values: { adults: '1' } });
  return (
    <div className="mx-auto max-w-3xl space-y-6 py-6">
      <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">
        {m.private_umrah_join_title()}
      </h1>
      {isOpen && <p className="text-ink-soft">{m.private_umrah_join_text()}</p>}
      <RequestHead request={request} />
      <GroupCard group={group} />
      {isOpen ? (
        <AppFormBox form={form} className="space-y-5">
          <Field {...form.field('adults')} label={m.private_umrah_join_adults()} inputMode="numeric" />
          <Field
            {...form.field('children')}
            label={m.private_umrah_join_children()}
            hint={m.private_umrah_join_children_hint()}
            optional
          />
          <SubmitButton size="lg">{m.private_umrah_join()}</SubmitButton>
        </AppFormBox>
      ) : (
        <Notice tone="neutral">{m.error_umrah_group_closed()}</Notice>
      )}
    </div>
  );
}
