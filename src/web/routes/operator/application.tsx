// One application, for the acquisition team (docs/product/joining.md): what was sent, whom it resembles, checks, and the answer.
import * as m from '#messages/messages';
import { joinKindLabels, joinStateLabels } from '#labels/joining';
import * as paths from '#shared/paths';
import { ReviewActions } from '#web/joining/review-actions.tsx';
import { ReviewChecks } from '#web/joining/review-checks.tsx';
import { ReviewDetails } from '#web/joining/review-details.tsx';
import { changeReview, loadReview } from '#web/joining/review-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/application';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadReview(request, requireOperator(request, 'applications'), args.params.applicationId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'applications');
  return changeReview(request, actor, args.params.applicationId, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.joining_queue_title());
}

export default function ReviewRoute({ loaderData: review, actionData: answer }: Route.ComponentProps) {
  const { word, tone } = joinStateLabels[review.state];
  return (
    <>
      <LocalLink
        to={paths.operator.applications}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {m.joining_queue_title()}
      </LocalLink>
      <ConsoleHead
        title={review.organisation}
        text={`${review.code} · ${joinKindLabels[review.kind]()}`}
        action={<Badge tone={tone}>{word()}</Badge>}
      />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] xl:items-start">
        <div className="space-y-8">
          <ReviewDetails review={review} />
          <ReviewChecks review={review} answer={answer} />
        </div>
        <ReviewActions review={review} answer={answer} />
      </div>
    </>
  );
}
