// How many chosen journeys were ordered and paid for: three bars of the whole period, and each step of it.
import * as m from '#messages/messages';
import { Bar } from '#web/ui/bar.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Card } from '#web/ui/section.tsx';
import { percentOf } from './percent-of.ts';
import { ReportSection } from './report-section.tsx';

interface Counts {
  chosen: number;
  ordered: number;
  paid: number;
}

interface ConversionReportProps {
  rows: readonly (Counts & { key: string; of: string })[];
  total: Counts;
  fileOf: (ending: string) => string;
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${percentOf(part, whole)}%`);

export function ConversionReportSection({ rows, total, fileOf }: ConversionReportProps) {
  const { chosen, ordered, paid } = total;
  const cells = (of: Counts) => [
    of.chosen,
    of.ordered,
    share(of.ordered, of.chosen),
    of.paid,
    share(of.paid, of.chosen),
  ];
  return (
    <ReportSection title={m.report_conversion()} text={m.report_conversion_text()} fileOf={fileOf}>
      {chosen > 0 && (
        <Card className="mb-4 max-w-3xl space-y-3 p-5">
          {[
            { name: m.report_chosen(), size: chosen },
            { name: m.report_ordered(), size: ordered },
            { name: m.report_paid(), size: paid },
          ].map(({ name, size }) => (
            <div key={name}>
              <p className="flex justify-between gap-3 font-semibold">
                <span>{name}</span>
                <span className="tabular-nums">{`${size} (${share(size, chosen)})`}</span>
              </p>
              <Bar whole={chosen} parts={[{ size, look: 'sold' }]} />
            </div>
          ))}
        </Card>
      )}
      <DenseTable
        caption={m.report_conversion()}
        oneLine="chosen"
        columns={[
          { key: 'of', label: m.report_of() },
          { key: 'chosen', label: m.report_chosen(), isNumber: true },
          { key: 'ordered', label: m.report_ordered(), isNumber: true },
          { key: 'orderedShare', label: m.report_ordered_share(), isNumber: true },
          { key: 'paid', label: m.report_paid(), isNumber: true },
          { key: 'paidShare', label: m.report_paid_share(), isNumber: true },
        ]}
        rows={[
          { key: 'total', isSum: true, cells: [m.report_total(), ...cells(total)] },
          ...rows.map(({ key, of, ...counts }) => ({ key, cells: [of, ...cells(counts)] })),
        ]}
      />
    </ReportSection>
  );
}
