// The PDFs that emails carry, each drawn by its area (decision 0031).
import type { PdfRef } from '#domain/outbox';
import { unsafeGetPlatformInvoice } from '#domain/platform-invoices';
import type { Locale } from '#shared/locale';
import { type DrawnPdf, drawOrderPdf, type PdfDeps } from './bookings/bookings.ts';
import { drawPlatformInvoice } from './platform-invoices/platform-invoices.ts';

/** Throws when what it is about is gone; refuses with `unavailable` when too many wait. */
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
