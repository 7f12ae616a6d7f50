// The member's own souvenir order on this brand; the page of 404 for everything else.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { findSouvenirOrder, type SouvenirOrder } from '#domain/souvenir-orders';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requireMember } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { souvenirOrdersUrl } from './orders-url.ts';

export async function requireSouvenirOrder(
  request: PageRequest,
  idOrCode: string,
): Promise<{ actor: Actor; order: SouvenirOrder }> {
  requireArea(request, 'merchandise');
  const actor = requireMember(request);
  const order = await findSouvenirOrder(request.deps, actor, idOrCode).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (order?.brandId !== request.brand.id) throw data(null, { status: 404 });
  return { actor, order };
}

/** Where an order stands by its state: whoever comes to another step is led there. Without language prefix. */
export function stepPath({ id, invoiceId, state }: SouvenirOrder): string {
  if (state === 'choosing_shipping') return paths.souvenirShipping(id);
  if (state === 'waiting_payment') return paths.souvenirMethods(id, invoiceId);
  return state === 'paid' ? souvenirOrdersUrl() : paths.cart;
}

/** Throws a redirect when the order is at another step than the page's. */
export function requireStep(request: PageRequest, order: SouvenirOrder, state: SouvenirOrder['state']): void {
  if (order.state === state) return;
  if (order.state === 'expired' || order.state === 'cancelled')
    request.leaveToast({ type: 'warning', message: m.souvenir_order_ended() });
  throw redirect(localePath(stepPath(order), request.locale), 303);
}
