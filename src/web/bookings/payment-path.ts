// Where an order is paid (spec §2 /checkout/{bookingId}/{productId}). Without language prefix.
import * as paths from '#shared/paths';

export function paymentPath({ id, slug }: { id: string; slug: string }): string {
  return `${paths.checkout(slug, id)}?step=bayar`;
}
