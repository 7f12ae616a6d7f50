// What the pages about invoices to partners show, and the PDF of one (docs/product/platform-invoices.md).
import { getPlatformInvoice, type PlatformInvoice } from '#domain/platform-invoices';
import type { Actor } from '#domain/memberships';
import { drawPlatformInvoice } from '#pdfs/platform-invoices/platform-invoices';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';

export type InvoiceView = ReturnType<typeof invoiceView>;

export function invoiceView(
  invoice: PlatformInvoice,
  { locale, deps }: Pick<PageRequest, 'locale' | 'deps'>,
  files: { pdf: (id: string) => string; slip?: (id: string) => string },
) {
  const { id, number, partnerName, month, collected, owed, vat, due, dueOn, paidOn } = invoice;
  const isLate = paidOn === null && due > 0 && dueOn < todayInIndonesia(deps.now());
  return {
    id,
    number,
    partnerName,
    month: formatDate(`${month}-01`, locale, 'month'),
    total: collected + owed,
    vat,
    due,
    state: paidOn !== null ? 'paid' : due === 0 ? 'settled' : isLate ? 'late' : 'open',
    when: formatDate(paidOn ?? dueOn, locale, 'short'),
    pdf: files.pdf(id),
    slip: invoice.withheld > 0 && invoice.seller ? (files.slip?.(id) ?? null) : null,
  } as const;
}

/** Throws the 404 page for whoever may not see it. */
export async function sendInvoicePdf(
  request: PageRequest,
  actor: Actor,
  invoiceId: string,
): Promise<Response> {
  const invoice = await orMissing(getPlatformInvoice(request.deps, actor, invoiceId));
  const { brand, locale } = request;
  const { filename, content } = await orMissing(
    drawPlatformInvoice({ invoice, brand, locale }, actor.accountId),
  );
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  });
}

/** Throws the 404 page where there is nothing to declare, or for whoever may not see it. */
export async function sendTaxFile(file: Promise<{ name: string; xml: string }>): Promise<Response> {
  const { name, xml } = await orMissing(file);
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
