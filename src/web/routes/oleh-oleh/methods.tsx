// How a souvenir order is paid (spec §2 /oleh-oleh/pilih-pembayaran/{idBooking}/invoice/{idInvoice}, §9 payment methods): all stores at once.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { cancelSouvenirOrder } from '#domain/souvenir-orders';
import { findLatestPayment, findOwnPayment, listPaymentMethods, startPayment } from '#domain/payments';
import { formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { paymentMethods } from '#shared/payment-methods';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { paymentMethodName } from '#web/payments/labels.server';
import type { RouteHandle } from '#web/route-handle';
import { MethodsPage } from '#web/souvenir-orders/methods-page.tsx';
import type { MethodsView } from '#web/souvenir-orders/methods-view';
import { requireSouvenirOrder, requireStep } from '#web/souvenir-orders/require-order.server';
import { problemText } from '#web/ui/forms/error-labels.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { newFormKey, sentOnce } from '#web/ui/forms/sent-once.server';
import { accountMeta } from '#web/ui/private-page-meta';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/methods';

export const handle: RouteHandle = { back: () => paths.cart };

async function requireWaiting(
  request: PageRequest,
  { idBooking, idInvoice }: { idBooking: string; idInvoice: string },
) {
  const found = await requireSouvenirOrder(request, idBooking);
  if (found.order.invoiceId !== idInvoice) throw data(null, { status: 404 });
  requireStep(request, found.order, 'waiting_payment');
  return found;
}

export async function loader(args: Route.LoaderArgs): Promise<MethodsView> {
  const request = pageRequest(args);
  const { actor, order } = await requireWaiting(request, args.params);
  const { deps, brand, locale } = request;
  const [{ methods, overLimit }, latest] = await Promise.all([
    listPaymentMethods(deps, brand, null, order.total),
    findLatestPayment(deps, actor, order.id),
  ]);
  const isRunning = latest?.state === 'waiting' && latest.expiresAt > deps.now();
  const here = readReturnTo(
    new URLSearchParams({ redirect: paths.souvenirMethods(order.id, order.invoiceId) }),
  );
  return {
    code: order.code,
    parts: order.parts.map(({ id, store, itemsTotal, shippingCost }) => ({
      id,
      store: store.name,
      items: itemsTotal,
      shipping: shippingCost,
    })),
    discount: order.discount,
    total: order.total,
    dueAt: order.payableUntil.toISOString(),
    dueText: formatInstant(order.payableUntil, locale),
    now: deps.now().toISOString(),
    isPhoneVerified: actor.isPhoneVerified,
    phonePath: `${paths.member.phone}${returnQuery(here)}`,
    ways: methods.map(({ code, adminFee }) => ({
      code,
      name: paymentMethodName(code),
      kind: paymentMethods[code].kind,
      adminFee,
    })),
    overLimit: overLimit.map(({ code, most }) => ({ name: paymentMethodName(code), most })),
    running: isRunning
      ? {
          path: paths.souvenirPayment(order.id, latest.reference, latest.id),
          name: paymentMethodName(latest.method),
        }
      : null,
    formKey: newFormKey(),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, order } = await requireWaiting(request, args.params);
  const { deps, brand, locale, origin } = request;
  const form = await readForm(args.request);
  try {
    if (form.get('intent') === 'cancel') {
      await cancelSouvenirOrder(deps, actor, order.id);
      request.leaveToast({ type: 'success', message: m.souvenir_order_in_cart() });
      return redirect(localePath(paths.cart, locale), 303);
    }
    const method = String(form.get('method') ?? '');
    const returnUrl = deps.brands.linkOrigin(origin) + localePath(paths.paymentReturn(order.id), locale);
    const wish = { kind: 'souvenir_invoice', id: order.invoiceId, method, brand, returnUrl } as const;
    // Another way to pay is another wish, from the same page too.
    const paymentId = await sentOnce(
      request,
      actor,
      `souvenirs pay ${method}`,
      form,
      async () => (await startPayment(deps, actor, wish)).id,
    );
    const { reference } = (await findOwnPayment(deps, actor, paymentId))!;
    return redirect(localePath(paths.souvenirPayment(order.id, reference, paymentId), locale), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    request.leaveToast({ type: 'error', message: problemText(error) });
    return redirect(localePath(paths.souvenirMethods(order.id, order.invoiceId), locale), 303);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.souvenir_methods_title());
}

export default function MethodsRoute({ loaderData }: Route.ComponentProps) {
  return <MethodsPage view={loaderData} />;
}
