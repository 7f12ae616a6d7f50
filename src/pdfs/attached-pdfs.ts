// The PDFs that emails carry, each drawn by its area (decision 0031).
import type { PdfRef } from '#domain/outbox';
import { unsafeGetPlatformInvoice } from '#domain/platform-invoices';
import { createWorkLimit } from '#platform/work-limit';
import type { Locale } from '#shared/locale';
import { type DrawnPdf, drawOrderPdf, type PdfDeps } from './bookings/bookings.ts';
import { drawPlatformInvoice } from './platform-invoices/platform-invoices.ts';

/**
 * Delivery sends a dozen emails at once; the line of drawings refuses whoever stands in it more than a few times, and an email without its
 * PDF would wait for its next try. So they take turns before that line, and those who look at a page draw in between.
 */
const turns = createWorkLimit({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/** For delivery. Throws when what it is about is gone; refuses with `unavailable` when too many others wait. */
export function drawForEmail(deps: PdfDeps, pdf: PdfRef, locale: Locale): Promise<DrawnPdf> {
  return turns.run(() => drawAttachedPdf(deps, pdf, locale, 'emails'));
}

/** For one person who looks at it, `of`. */
export async function drawAttachedPdf(
  deps: PdfDeps,
  { kind, id }: PdfRef,
  locale: Locale,
  of: string,
): Promise<DrawnPdf> {
  if (kind !== 'platform_invoice') return drawOrderPdf(deps, { kind, id }, locale, of);
  const invoice = await unsafeGetPlatformInvoice(deps, id);
  const brands = deps.brands.list();
  const brand = brands.find(({ isDefault }) => isDefault) ?? brands[0];
  if (!invoice || !brand) throw new Error(`Nobody's invoice: ${id}`);
  return {
    ...(await drawPlatformInvoice({ invoice, brand, locale }, of)),
    contentType: 'application/pdf',
  };
}
