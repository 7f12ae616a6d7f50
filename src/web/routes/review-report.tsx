// Reporting a review (spec §2 reviews), on a page of its own: lists of reviews carry only a link to it.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { getReview, reportReview } from '#domain/reviews';
import { localePath } from '#shared/locale-path';
import { accountMeta } from '#web/ui/private-page-meta';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { ReportReasons } from '#web/moderation/report-reasons.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import type { Route } from './+types/review-report';

export const handle: RouteHandle = { member: { back: null } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireMember(request);
  const { authorName, rating, text, locale } = await orMissing(getReview(request.deps, args.params.reviewId));
  return { author: authorName, rating, text, lang: locale };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { path } = await orMissing(getReview(request.deps, args.params.reviewId));
  return answerForm(args.request, null, async (form) => {
    await reportReview(request.deps, actor, args.params.reviewId, String(form.get('reason') ?? ''));
    request.leaveToast({ type: 'success', message: m.hasanah_reported() });
    return redirect(localePath(path, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.reviews_report_title());
}

export default function ReviewReportRoute({
  loaderData: { author, rating, text, lang },
  actionData,
}: Route.ComponentProps) {
  const form = useAppForm({ id: 'report-review', answer: actionData });
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="text-2xl font-bold tracking-tight">{m.reviews_report_of({ author })}</h1>
      <blockquote className="mt-4 rounded-card border border-line bg-card p-4">
        <p className="text-sm tabular-nums text-ink-soft">{m.partners_review_rating({ rating })}</p>
        <p lang={lang} className="mt-1 break-words">
          {text}
        </p>
      </blockquote>
      <p className="mt-4 text-ink-soft">{m.reviews_report_intro()}</p>
      <AppFormBox form={form} className="mt-4 space-y-4">
        <ReportReasons legend={m.reviews_report_reason()} error={form.field('reason').error} />
        <SubmitButton>{m.hasanah_report_send()}</SubmitButton>
      </AppFormBox>
    </div>
  );
}
