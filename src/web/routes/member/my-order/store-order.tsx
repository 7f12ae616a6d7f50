// One store's part of a souvenir order (spec §2 /member/my-order/merchant/{merchanId}): where its parcel is, and what its buyer may do.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  addReviewPictures,
  cancelStoreOrder,
  contestReturn,
  findSouvenirOrder,
  findStoreOrder,
  receiveStoreOrder,
  removeReviewPicture,
  requestReturn,
  reviewLine,
} from '#domain/souvenir-orders';
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { RouteHandle } from '#web/route-handle';
import { souvenirOrdersUrl } from '#web/souvenir-orders/orders-url';
import { StoreOrderPage } from '#web/souvenir-orders/store-order-page.tsx';
import { storeOrderView } from '#web/souvenir-orders/store-order-view.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { accountMeta } from '#web/ui/private-page-meta';
import { chosenFilesOf, filesOf } from '#web/request/answer-actions.server';
import { readPieces } from '#web/request/read-pieces';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/store-order';

export const handle: RouteHandle = {
  member: { back: souvenirOrdersUrl() },
  hidesBottomNavigation: true,
};

/** Its buyer's own, on this brand. A store's staff read it in their console. */
async function requirePart(request: PageRequest, id: string) {
  requireArea(request, 'merchandise');
  const actor = requireMember(request);
  try {
    const part = await findStoreOrder(request.deps, actor, id);
    const order = await findSouvenirOrder(request.deps, actor, part.orderId);
    if (part.brandId === request.brand.id) return { actor, part, order };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  throw data(null, { status: 404 });
}

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, ...found } = await requirePart(request, args.params.merchanId);
  return storeOrderView(request, actor, found);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, part } = await requirePart(request, args.params.merchanId);
  const { deps, locale } = request;
  return answerForm(args.request, null, async (form) => {
    const message = await act(deps, actor, part.id, form);
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(paths.member.storeOrder(part.id), locale), 303);
  });
}

/** Does what the form says, and answers what is said then. */
async function act(deps: Deps, actor: Actor, partId: string, form: FormData): Promise<string> {
  const intent = form.get('intent');
  if (intent === 'review') {
    await reviewLine(deps, actor, {
      storeOrderId: partId,
      lineId: String(form.get('line') ?? ''),
      form: { rating: form.get('rating') ?? undefined, text: form.get('text') ?? undefined },
      pictures: await chosenFilesOf(form, 'picture'),
    });
    return m.souvenir_review_saved();
  }
  if (intent === 'add_pictures') {
    const lineId = String(form.get('line') ?? '');
    const pictures = await filesOf(form, 'picture');
    await addReviewPictures(deps, actor, { storeOrderId: partId, lineId, pictures });
    return m.souvenir_review_pictures_added();
  }
  if (intent === 'remove_picture') {
    await removeReviewPicture(deps, actor, {
      storeOrderId: partId,
      lineId: String(form.get('line') ?? ''),
      pictureId: String(form.get('picture') ?? ''),
    });
    return m.souvenir_review_picture_removed();
  }
  if (intent === 'return') {
    await requestReturn(deps, actor, partId, {
      form: { note: form.get('note'), reason: form.get('reason') },
      pieces: readPieces(form),
      pictures: await chosenFilesOf(form, 'picture'),
    });
    return m.souvenir_return_asked();
  }
  if (intent === 'contest') {
    await contestReturn(deps, actor, partId, { note: form.get('note') });
    return m.souvenir_return_contested();
  }
  if (intent === 'cancel') {
    await cancelStoreOrder(deps, actor, partId);
    return m.souvenir_cancelled();
  }
  await receiveStoreOrder(deps, actor, partId);
  return m.souvenir_received();
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.souvenir_part_title());
}

export default function StoreOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StoreOrderPage order={loaderData} answer={actionData} />;
}
