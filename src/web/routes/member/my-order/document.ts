// A paper of somebody who travels, as it was kept (decision 0030): for its member only here, and every look is written down.
import { data } from 'react-router';
import { readDocument } from '#domain/participants';
import { AppError } from '#shared/errors';
import { requireOrder } from '#web/bookings/order-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/document';

const endings: Record<string, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, booking } = await requireOrder(request, args.params.orderId);
  try {
    const { bytes, contentType, kind } = await readDocument(request.deps, actor, {
      booking: booking.id,
      documentId: args.params.documentId,
    });
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
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'unavailable'))
      throw data(null, { status: error.status });
    throw error;
  }
}
