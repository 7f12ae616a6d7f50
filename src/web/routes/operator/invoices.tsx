// The platform's invoices to its partners (docs/product/platform-invoices.md): a closed month is billed, tax details that are missing are
// stated, and what is due is seen.
import type { ComponentProps } from 'react';
import * as m from '#messages/messages';
import { listClosedPeriods } from '#domain/ledger';
import {
  findSellerDetails,
  issuePlatformInvoices,
  listPlatformInvoices,
  listWithoutTaxDetails,
  stateSellerDetails,
  stateTaxDetails,
} from '#domain/platform-invoices';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { answerActions } from '#web/request/answer-actions.server';
import { invoiceView } from '#web/platform-invoices/invoice-pages.server';
import { InvoiceTable } from '#web/platform-invoices/invoice-table.tsx';
import { SellerForm } from '#web/platform-invoices/seller-form.tsx';
import { TaxDetailsForm } from '#web/platform-invoices/tax-details-form.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/invoices';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'invoices');
  const { deps, locale } = request;
  const [invoices, periods, missing, seller] = await Promise.all([
    listPlatformInvoices(deps, actor, null),
    listClosedPeriods(deps, actor),
    listWithoutTaxDetails(deps, actor),
    findSellerDetails(deps, actor),
  ]);
  return {
    invoices: invoices.map((invoice) => invoiceView(invoice, request, { pdf: paths.operator.invoicePdf })),
    taxed: [...new Set(invoices.flatMap(({ month, vat, seller }) => (vat > 0 && seller ? [month] : [])))].map(
      (month) => ({ month, label: formatDate(`${month}-01`, locale, 'month') }),
    ),
    seller,
    months: periods.map(({ month }) => ({ value: month, label: formatDate(`${month}-01`, locale, 'month') })),
    missing,
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'invoices');
  const acts = {
    issue: async (_about: string, form: FormData) =>
      m.platform_invoice_issued_said({
        ...(await issuePlatformInvoices(request.deps, actor, String(form.get('month')))),
      }),
    seller: async (_about: string, form: FormData) => {
      await stateSellerDetails(request.deps, actor, Object.fromEntries(form));
      return m.platform_invoice_tax_saved();
    },
    tax: async (partnerId: string, form: FormData) => {
      await stateTaxDetails(request.deps, actor, { partnerId, form: Object.fromEntries(form) });
      return m.platform_invoice_tax_saved();
    },
  };
  return answerActions(request, args.request, acts, paths.operator.invoices);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.platform_invoices());
}

export default function InvoicesRoute({
  loaderData: { invoices, months, missing, taxed, seller },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-6xl">
      <ConsoleHead title={m.platform_invoices()} text={m.platform_invoices_text()} />
      {!seller && <SellerSection answer={actionData} seller={null} className="mb-10" />}
      <Section title={m.platform_invoice_issue_title()} className="">
        <Card>
          <p className="mb-4 max-w-prose text-ink-soft">{m.platform_invoice_issue_text()}</p>
          {months.length === 0 ? (
            <p>{m.platform_invoice_no_month()}</p>
          ) : (
            <ActionForm
              act="issue"
              answer={actionData}
              button={m.platform_invoice_issue()}
              values={{ month: months[0]!.value }}
            >
              {(form) => (
                <SelectField
                  label={m.platform_invoice_month()}
                  name="month"
                  value={form.field('month').defaultValue}
                  choices={months}
                  error={form.field('month').error}
                />
              )}
            </ActionForm>
          )}
        </Card>
      </Section>
      <Section title={m.platform_invoices()} className="mt-10">
        {invoices.length === 0 ? (
          <EmptyState title={m.platform_invoice_none()} text={m.platform_invoice_none_text()} />
        ) : (
          <InvoiceTable invoices={invoices} hasPartners />
        )}
      </Section>
      {taxed.length > 0 && (
        <Section title={m.platform_invoice_coretax_title()} className="mt-10">
          <p className="mb-4 max-w-prose text-ink-soft">{m.platform_invoice_coretax_text()}</p>
          <ul className="flex flex-wrap gap-2">
            {taxed.map(({ month, label }) => (
              <li key={month}>
                <LocalLink
                  to={`${paths.operator.coretaxFile}?month=${month}`}
                  className={buttonClass('secondary')}
                >
                  {m.platform_invoice_coretax_file({ month: label })}
                </LocalLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {seller && <SellerSection answer={actionData} seller={seller} className="mt-10" />}
      {missing.length > 0 && (
        <Section title={m.platform_invoice_missing_title()} className="mt-10">
          <p className="mb-4 max-w-prose text-ink-soft">{m.platform_invoice_missing_text()}</p>
          <ul className="space-y-2">
            {missing.map(({ partnerId, partnerName }) => (
              <li key={partnerId} className="rounded-card border border-line bg-card">
                <details>
                  <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
                    {partnerName}
                  </summary>
                  <div className="border-t border-line p-4">
                    <TaxDetailsForm
                      act={`tax:${partnerId}`}
                      answer={actionData}
                      details={null}
                      about={partnerName}
                    />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function SellerSection({ className, ...form }: ComponentProps<typeof SellerForm> & { className: string }) {
  return (
    <Section title={m.platform_invoice_seller_title()} className={className}>
      <Card>
        <p className="mb-4 max-w-prose text-ink-soft">{m.platform_invoice_seller_text()}</p>
        <SellerForm {...form} />
      </Card>
    </Section>
  );
}
