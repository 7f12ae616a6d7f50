// One store's part of a souvenir order (spec §2 /member/my-order/merchant/{merchanId}): where its parcel is, and what its buyer may do.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  cancelStoreOrder,
  contestReturn,
  findSouvenirOrder,
  findStoreOrder,
  receiveStoreOrder,
  requestReturn,
  reviewLine,
} from '#domain/souvenir-orders';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { RouteHandle } from '#web/route-handle';
import { souvenirOrdersUrl } from '#web/souvenir-orders/orders-url';
import { StoreOrderPage } from '#web/souvenir-orders/store-order-page.tsx';
import { storeOrderView } from '#web/souvenir-orders/store-order-view.server';
import { failedForm } from '#web/ui/forms/form-answer.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { accountMeta } from '#web/ui/private-page-meta';
import { filesOf } from '#web/request/answer-actions.server';
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
  const form = await readForm(args.request);
  const intent = form.get('intent');
  try {
    if (intent === 'review') {
      await reviewLine(deps, actor, {
        storeOrderId: part.id,
        lineId: String(form.get('line') ?? ''),
        form: Object.fromEntries(form),
      });
      request.leaveToast({ type: 'success', message: m.souvenir_review_saved() });
    } else if (intent === 'return') {
      await requestReturn(deps, actor, part.id, {
        form: { note: form.get('note'), reason: form.get('reason') },
        pieces: readPieces(form),
        pictures: await filesOf(form, 'picture'),
      });
      request.leaveToast({ type: 'success', message: m.souvenir_return_asked() });
    } else if (intent === 'contest') {
      await contestReturn(deps, actor, part.id, { note: form.get('note') });
      request.leaveToast({ type: 'success', message: m.souvenir_return_contested() });
    } else if (intent === 'cancel') {
      await cancelStoreOrder(deps, actor, part.id);
      request.leaveToast({ type: 'success', message: m.souvenir_cancelled() });
    } else {
      await receiveStoreOrder(deps, actor, part.id);
      request.leaveToast({ type: 'success', message: m.souvenir_received() });
    }
  } catch (error) {
    return failedForm(error, form);
  }
  return redirect(localePath(paths.member.storeOrder(part.id), locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.souvenir_part_title());
}

export default function StoreOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StoreOrderPage order={loaderData} state={actionData} />;
}
