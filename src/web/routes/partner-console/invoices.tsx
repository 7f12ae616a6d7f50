// What the platform bills a partner, and the tax details that stand on it (docs/product/platform-invoices.md).
import * as m from '#messages/messages';
import { findTaxDetails, listPlatformInvoices, stateTaxDetails } from '#domain/platform-invoices';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { answerActions } from '#web/request/answer-actions.server';
import { invoiceView } from '#web/platform-invoices/invoice-pages.server';
import { InvoiceTable } from '#web/platform-invoices/invoice-table.tsx';
import { TaxDetailsForm } from '#web/platform-invoices/tax-details-form.tsx';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/invoices';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const [invoices, details] = await Promise.all([
    orMissing(listPlatformInvoices(request.deps, actor, partnerId)),
    orMissing(findTaxDetails(request.deps, actor, partnerId)),
  ]);
  return {
    invoices: invoices.map((invoice) =>
      invoiceView(invoice, request, {
        pdf: paths.partnerConsole.invoicePdf,
        slip: paths.partnerConsole.withholdingFile,
      }),
    ),
    details,
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const tax = async (_about: string, form: FormData) => {
    await stateTaxDetails(request.deps, actor, { partnerId, form: Object.fromEntries(form) });
    return m.platform_invoice_tax_saved();
  };
  return answerActions(request, args.request, { tax }, paths.partnerConsole.invoices);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.platform_invoices());
}

export default function PartnerInvoicesRoute({
  loaderData: { invoices, details },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-5xl">
      <ConsoleHead title={m.platform_invoices()} text={m.platform_invoices_partner_text()} />
      {invoices.length === 0 ? (
        <EmptyState title={m.platform_invoice_none()} text={m.platform_invoice_none_text()} />
      ) : (
        <InvoiceTable invoices={invoices} />
      )}
      <Section title={m.platform_invoice_tax_title()} className="mt-10">
        <Card>
          <p className="mb-4 max-w-prose text-ink-soft">{m.platform_invoice_tax_text()}</p>
          <TaxDetailsForm act="tax" answer={actionData} details={details} />
        </Card>
      </Section>
    </div>
  );
}
