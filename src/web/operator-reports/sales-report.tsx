// What was ordered, paid for and received, by day or month; the bar compares the steps with each other.
import * as m from '#messages/messages';
import { Bar } from '#web/ui/bar.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Money } from '#web/ui/money.tsx';
import { percentOf } from './percent-of.ts';
import { ReportSection } from './report-section.tsx';

interface Sums {
  ordered: number;
  paid: number;
  people: number;
  sold: number;
  received: number;
}

interface SalesReportProps {
  rows: readonly (Sums & { key: string; of: string })[];
  total: Sums;
  fileOf: (ending: string) => string;
}

export function SalesReportSection({ rows, total, fileOf }: SalesReportProps) {
  const most = Math.max(...rows.map(({ received }) => received));
  const cells = ({ ordered, paid, people, sold, received }: Sums) => [
    ordered,
    paid,
    ordered === 0 ? '–' : `${percentOf(paid, ordered)}%`,
    people,
    <Money key="sold" amount={sold} />,
    <Money key="received" amount={received} />,
  ];
  return (
    <ReportSection title={m.report_sales()} text={m.report_sales_text()} fileOf={fileOf}>
      <DenseTable
        caption={m.report_sales()}
        oneLine="received"
        columns={[
          { key: 'of', label: m.report_of() },
          { key: 'ordered', label: m.report_ordered(), isNumber: true },
          { key: 'paid', label: m.report_paid(), isNumber: true },
          { key: 'share', label: m.report_share(), isNumber: true },
          { key: 'people', label: m.report_people(), isNumber: true },
          { key: 'sold', label: m.report_sold(), isNumber: true },
          { key: 'received', label: m.report_received(), isNumber: true },
        ]}
        rows={[
          { key: 'total', isSum: true, cells: [m.report_total(), ...cells(total)] },
          ...rows.map((row) => ({
            key: row.key,
            cells: [
              <span key="of" className="block w-full min-w-32">
                {row.of}
                <Bar whole={most} parts={[{ size: row.received, look: 'sold' }]} />
              </span>,
              ...cells(row),
            ],
          })),
        ]}
      />
    </ReportSection>
  );
}
