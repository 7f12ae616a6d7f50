// Where an order is paid (spec §2 /checkout/{bookingId}/{productId}). Without language prefix.
export function paymentPath({ id, slug }: { id: string; slug: string }): string {
  return `/checkout/${id}/${slug}?step=bayar`;
}
