// PDFs of orders (docs/product/bookings.md; decision 0031): drawn when they are asked for, for the page of an order and for emails.
import { type Booking, unsafeFindBooking } from '#domain/bookings';
import type { BrandDirectory } from '#domain/brands';
import { unsafeListParticipants } from '#domain/participants';
import type { OrderPdfKind, PdfRef } from '#domain/outbox';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { onWorkerThread } from '#platform/worker-thread';
import { createWorkLimit } from '#platform/work-limit';
import type { Locale } from '#shared/locale';
import type { Drawing } from './pdf-worker.ts';

export interface DrawnPdf {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface PdfDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
  brands: BrandDirectory;
}

const names: Record<OrderPdfKind, (booking: Booking) => string> = {
  order_invoice: ({ code }) => `${code}-invoice.pdf`,
  order_confirmation: ({ code }) => `${code}-confirmation.pdf`,
};

const drawn = onWorkerThread<Drawing, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url));
/** Some hundredths of a second each: who is further back than this would have gone. */
const turns = createWorkLimit({ atOnce: 1, waiting: 40, waitingEach: 4 });

/**
 * Who may have it has been asked; `of` is whoever it is drawn for. Throws when the order is gone, or its person; refuses with `unavailable`
 * when too many wait.
 */
export async function drawOrderPdf(
  deps: PdfDeps,
  { kind, id }: PdfRef<OrderPdfKind>,
  locale: Locale,
  of: string,
): Promise<DrawnPdf> {
  const booking = await unsafeFindBooking(deps, id);
  const brand = deps.brands.list().find((one) => one.id === booking?.brandId);
  if (!booking?.booker || !brand) throw new Error(`Nobody's order: ${id}`);
  const people = await unsafeListParticipants(deps, booking.id);
  const content = Buffer.from(
    await turns.run(() => drawn({ kind, data: { booking, people, brand, locale, now: deps.now() } }), of),
  );
  return { filename: names[kind](booking), contentType: 'application/pdf', content };
}
