// Invoices to partners in a table; on a phone each is a line.
import { Download, FileCode } from 'lucide-react';
import * as m from '#messages/messages';
import type { Tone } from '#labels/tone';
import { Badge } from '#web/ui/badge.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import type { InvoiceView } from './invoice-pages.server.ts';

interface InvoiceTableProps {
  invoices: readonly InvoiceView[];
  /** Where several partners' stand together. */
  hasPartners?: boolean;
}

const iconClass = 'inline-flex size-12 items-center justify-center rounded-lg text-primary hover:bg-paper';

const states: Record<InvoiceView['state'], { tone: Tone; word: (when: string) => string }> = {
  open: { tone: 'warn', word: (date) => m.platform_invoice_open({ date }) },
  late: { tone: 'bad', word: (date) => m.platform_invoice_late({ date }) },
  paid: { tone: 'good', word: (date) => m.platform_invoice_paid({ date }) },
  settled: { tone: 'neutral', word: () => m.platform_invoice_settled() },
};

export function InvoiceTable({ invoices, hasPartners = false }: InvoiceTableProps) {
  return (
    <DenseTable
      caption={m.platform_invoices()}
      columns={[
        { key: 'number', label: m.platform_invoice_number() },
        ...(hasPartners ? [{ key: 'partner', label: m.payout_partner() }] : []),
        { key: 'month', label: m.platform_invoice_month() },
        { key: 'state', label: m.payout_state() },
        { key: 'total', label: m.platform_invoice_total(), isNumber: true },
        { key: 'vat', label: m.platform_invoice_vat_short(), isNumber: true },
        { key: 'due', label: m.platform_invoice_due(), isNumber: true },
        { key: 'pdf', label: m.platform_invoice_files() },
      ]}
      rows={invoices.map(({ id, number, partnerName, month, state, when, total, vat, due, pdf, slip }) => ({
        key: id,
        cells: [
          number,
          ...(hasPartners ? [partnerName] : []),
          month,
          <Badge key="state" tone={states[state].tone}>
            {states[state].word(when)}
          </Badge>,
          <Money key="total" amount={total} />,
          <Money key="vat" amount={vat} />,
          <Money key="due" amount={due} />,
          <span key="pdf" className="inline-flex">
            <LocalLink to={pdf} aria-label={m.platform_invoice_download({ number })} className={iconClass}>
              <Download size={20} aria-hidden="true" />
            </LocalLink>
            {slip && (
              <LocalLink
                to={slip}
                aria-label={m.platform_invoice_slip_file({ number })}
                title={m.platform_invoice_slip_file({ number })}
                className={iconClass}
              >
                <FileCode size={20} aria-hidden="true" />
              </LocalLink>
            )}
          </span>,
        ],
      }))}
    />
  );
}
