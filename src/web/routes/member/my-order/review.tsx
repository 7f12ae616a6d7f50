// The review of a journey that is over: by its member, once, changeable for two weeks (docs/product/reviews.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { findOwnReview, saveReview } from '#domain/reviews';
import { formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { ReviewForm } from '#web/bookings/review-form.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { localized } from '#labels/localized';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireOrder } from '#web/bookings/order-page.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/review';

export const handle: RouteHandle = {
  member: { back: paths.member.order(':orderId') },
  hidesBottomNavigation: true,
};

/** There is nothing to say yet of a journey that is not over. */
async function requireFinished(request: PageRequest, orderId: string) {
  const found = await requireOrder(request, orderId);
  if (found.booking.state !== 'completed') throw data(null, { status: 404 });
  return found;
}

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, booking } = await requireFinished(request, args.params.orderId);
  const { deps, locale } = request;
  const own = await findOwnReview(deps, actor, booking.id);
  return {
    title: localized(booking.departure.title, locale),
    kept: { rating: own ? String(own.rating) : '', text: own?.text ?? '' },
    isHidden: own?.isHidden ?? false,
    isClosed: own !== null && own.changeableUntil <= deps.now(),
    changeableUntil: own && formatInstant(own.changeableUntil, locale),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, booking } = await requireFinished(request, args.params.orderId);
  return answerForm(args.request, null, async (form) => {
    await saveReview(request.deps, actor, request.brand, {
      bookingId: booking.id,
      form: Object.fromEntries(form),
    });
    request.leaveToast({ type: 'success', message: m.orders_review_saved() });
    return redirect(localePath(paths.member.order(booking.id), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.orders_review_title());
}

export default function ReviewRoute({
  loaderData: { title, kept, isHidden, isClosed, changeableUntil },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.orders_review_title()}</PageTitle>
      <p className="-mt-4 mb-6 font-semibold" lang={title.lang}>
        {title.text}
      </p>
      <p className="mb-6 max-w-prose">{m.orders_review_intro()}</p>
      {isHidden && (
        <div className="mb-6">
          <Notice tone="warn">{m.reviews_hidden()}</Notice>
        </div>
      )}
      {isClosed ? (
        <Notice tone="neutral" title={m.orders_review_closed()}>
          <p className="whitespace-pre-line">{kept.text}</p>
        </Notice>
      ) : (
        <>
          {changeableUntil && (
            <div className="mb-6">
              <Notice tone="neutral">{m.orders_review_until({ date: changeableUntil })}</Notice>
            </div>
          )}
          <ReviewForm kept={kept} answer={actionData} />
        </>
      )}
    </>
  );
}
