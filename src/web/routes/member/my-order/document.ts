// A paper of somebody who travels, as it was kept (decision 0030): for its member only here, and every look is written down.
import { readDocument } from '#domain/participants';
import { requireOrder } from '#web/bookings/order-page.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/document';

const endings: Record<string, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, booking } = await requireOrder(request, args.params.orderId);
  const { bytes, contentType, kind } = await orMissing(
    readDocument(request.deps, actor, { booking: booking.id, documentId: args.params.documentId }),
  );
  // A PDF is somebody's file: it is taken home, never opened under this address.
  const how = contentType === 'application/pdf' ? 'attachment' : 'inline';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-disposition': `${how}; filename="${booking.code}-${kind}.${endings[contentType]}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
