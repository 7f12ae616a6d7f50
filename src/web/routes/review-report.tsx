// Reporting a review (spec §2 reviews), on a page of its own: lists of reviews carry only a link to it.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { getReview, reportReview } from '#domain/reviews';
import { localePath } from '#shared/locale-path';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { untouched } from '#web/ui/forms/form-state';
import { ReportReasons } from '#web/moderation/report-reasons.tsx';
import { failedForm } from '#web/ui/forms/form-answer.server';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/review-report';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireMember(request);
  const { authorName, rating, text, locale } = await orMissing(getReview(request.deps, args.params.reviewId));
  return { author: authorName, rating, text, lang: locale };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const form = await readForm(args.request);
  const { path } = await orMissing(getReview(request.deps, args.params.reviewId));
  try {
    await reportReview(request.deps, actor, args.params.reviewId, String(form.get('reason') ?? ''));
  } catch (error) {
    return failedForm(error, form);
  }
  request.leaveToast({ type: 'success', message: m.hasanah_reported() });
  return redirect(localePath(path, request.locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.reviews_report_title());
}

export default function ReviewReportRoute({
  loaderData: { author, rating, text, lang },
  actionData,
}: Route.ComponentProps) {
  const { errors, problem } = actionData ?? untouched;
  return (
    <div className="mx-auto max-w-xl px-4 py-8">
      <h1 className="text-2xl font-bold tracking-tight">{m.reviews_report_of({ author })}</h1>
      <blockquote className="mt-4 rounded-card border border-line bg-card p-4">
        <p className="text-sm tabular-nums text-ink-soft">{m.partners_review_rating({ rating })}</p>
        <p lang={lang} className="mt-1 break-words">
          {text}
        </p>
      </blockquote>
      <p className="mt-4 text-ink-soft">{m.reviews_report_intro()}</p>
      {problem && (
        <div className="mt-4">
          <Notice tone="bad" live>
            {problem}
          </Notice>
        </div>
      )}
      <form method="post" noValidate className="mt-4 space-y-4">
        <ReportReasons legend={m.reviews_report_reason()} error={errors['reason']} />
        <Button>{m.hasanah_report_send()}</Button>
      </form>
    </div>
  );
}
