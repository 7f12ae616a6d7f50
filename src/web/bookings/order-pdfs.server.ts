// PDFs of the member's own orders, to take home (spec §2 /member/my-order).
import { data } from 'react-router';
import type { OrderPdfKind } from '#domain/outbox';
import { drawOrderPdf } from '#pdfs/bookings/bookings';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { requireOrder } from './order-page.server.ts';

/** The invoice or the confirmation. Throws the 404 page for a confirmation before the first payment. */
export async function sendOrderPdf(
  request: PageRequest,
  idOrCode: string,
  kind: OrderPdfKind,
): Promise<Response> {
  const { actor, booking } = await requireOrder(request, idOrCode);
  const isThere =
    booking.booker !== null &&
    (kind === 'order_invoice' || booking.invoices.some(({ status }) => status === 'paid'));
  if (!isThere) throw data(null, { status: 404 });
  const { filename, contentType, content } = await orMissing(
    drawOrderPdf(request.deps, { kind, id: booking.id }, request.locale, actor.accountId),
  );
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  });
}
