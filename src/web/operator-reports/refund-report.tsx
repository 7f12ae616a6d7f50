// What goes back to customers, by reason; the bar compares the reasons, and what of each is still open.
import * as m from '#messages/messages';
import { Bar } from '#web/ui/bar.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Money } from '#web/ui/money.tsx';
import { ReportSection } from './report-section.tsx';

interface RefundReportProps {
  rows: readonly {
    reason: string;
    count: number;
    amount: number;
    medianDays: number | null;
    open: number;
    openAmount: number;
  }[];
  fileOf: (ending: string) => string;
}

export function RefundReportSection({ rows, fileOf }: RefundReportProps) {
  const isEmpty = rows.length === 0;
  const most = Math.max(...rows.map(({ amount }) => amount));
  return (
    <ReportSection
      title={m.report_refunds()}
      text={isEmpty ? m.report_no_refunds() : m.report_refunds_text()}
      fileOf={isEmpty ? null : fileOf}
    >
      {!isEmpty && (
        <DenseTable
          caption={m.report_refunds()}
          oneLine="amount"
          columns={[
            { key: 'reason', label: m.report_reason() },
            { key: 'count', label: m.report_count(), isNumber: true },
            { key: 'amount', label: m.report_amount(), isNumber: true },
            { key: 'days', label: m.report_days(), isNumber: true },
            { key: 'open', label: m.report_open(), isNumber: true },
            { key: 'openAmount', label: m.report_open_amount(), isNumber: true },
          ]}
          rows={rows.map(({ reason, count, amount, medianDays, open, openAmount }) => ({
            key: reason,
            cells: [
              <span key="reason" className="block w-full min-w-32">
                {reason}
                <Bar
                  whole={most}
                  parts={[
                    { size: amount - openAmount, look: 'sold' },
                    { size: openAmount, look: 'held' },
                  ]}
                />
              </span>,
              count,
              <Money key="amount" amount={amount} />,
              medianDays ?? '–',
              open,
              <Money key="open" amount={openAmount} />,
            ],
          }))}
        />
      )}
    </ReportSection>
  );
}
