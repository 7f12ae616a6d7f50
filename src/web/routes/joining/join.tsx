// The join pages (spec §2 /gabung-partner, /gabung-travel-distribution-channel): what it brings, who may join, the steps, and the
// short form that begins an application. Read like any page; the long form is an app page of its own.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { beginApplication } from '#domain/joining';
import { type JoinKind } from '#shared/joining';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { JoinIntroduction } from '#web/joining/join-introduction.tsx';
import { BeginForm } from '#web/joining/begin-form.tsx';
import { ReadingHead } from '#web/site-content/reading-head.tsx';
import { failedForm } from '#web/ui/forms/form-answer.server';
import { untouched } from '#web/ui/forms/form-state';
import { readForm } from '#web/ui/forms/read-form.server';
import { pageRequest } from '#web/request/page-context.server';
import { pageMeta } from '#web/seo';
import type { Route } from './+types/join';

const partnerKinds: readonly JoinKind[] = ['travel', 'store', 'financial'];

export function loader(args: Route.LoaderArgs) {
  const isDistribution = pageRequest(args).path === paths.joinDistribution;
  return { isDistribution, kinds: isDistribution ? (['distribution_channel'] as const) : partnerKinds };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const form = await readForm(args.request);
  try {
    const token = await beginApplication(request.deps, Object.fromEntries(form), request);
    request.leaveToast({ type: 'success', message: m.joining_begun() });
    return redirect(localePath(paths.joinApplication(token), request.locale), 303);
  } catch (error) {
    return failedForm(error, form);
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(
    matches,
    loaderData?.isDistribution
      ? { title: m.joining_distribution_title(), description: m.joining_distribution_intro() }
      : { title: m.joining_partner_title(), description: m.joining_partner_intro() },
  );
}

export default function JoinRoute({
  loaderData: { isDistribution, kinds },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ReadingHead
        title={{ text: isDistribution ? m.joining_distribution_title() : m.joining_partner_title() }}
      >
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">
          {isDistribution ? m.joining_distribution_intro() : m.joining_partner_intro()}
        </p>
      </ReadingHead>
      <div className="mx-auto grid max-w-page gap-10 px-4 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)] lg:items-start">
        <JoinIntroduction isDistribution={isDistribution} />
        <BeginForm kinds={kinds} state={actionData ?? untouched} />
      </div>
    </>
  );
}
