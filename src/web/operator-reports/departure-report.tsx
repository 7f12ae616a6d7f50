// How full the journeys are that leave in the period.
import * as m from '#messages/messages';
import type { ReportedDeparture } from '#domain/operator-reports';
import { reportedStateLabel } from '#labels/operator-reports';
import type { Localized } from '#labels/localized';
import { Badge } from '#web/ui/badge.tsx';
import { Bar } from '#web/ui/bar.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Card } from '#web/ui/section.tsx';
import { percentOf } from './percent-of.ts';
import { ReportSection } from './report-section.tsx';

interface DepartureReportProps {
  rows: readonly (Omit<ReportedDeparture, 'title'> & { title: Localized })[];
  total: {
    departures: number;
    quota: number;
    sold: number;
    held: number;
    belowMinimum: number;
    cancelled: number;
  };
  /** How many the file holds. */
  count: number;
  /** The period has more than the file holds. */
  isCut: boolean;
  fileOf: (ending: string) => string;
}

export function DepartureReportSection({ rows, total, count, isCut, fileOf }: DepartureReportProps) {
  const isEmpty = rows.length === 0;
  return (
    <ReportSection
      title={m.report_departures()}
      text={isEmpty ? m.report_no_departures() : m.report_departures_text()}
      fileOf={isEmpty ? null : fileOf}
    >
      {!isEmpty && (
        <>
          <Card className="mb-4 max-w-3xl px-5 py-2">
            <DefinitionList
              facts={[
                { term: m.report_leaving(), value: total.departures },
                {
                  term: m.report_seats(),
                  value: m.report_seats_of({
                    sold: total.sold,
                    quota: total.quota,
                    share: percentOf(total.sold, total.quota),
                  }),
                },
                { term: m.report_held(), value: total.held },
                { term: m.report_below(), value: total.belowMinimum },
                { term: m.report_cancelled(), value: total.cancelled },
              ]}
            />
          </Card>
          <DenseTable
            caption={m.report_departures()}
            oneLine="filled"
            columns={[
              { key: 'journey', label: m.report_journey() },
              { key: 'departs', label: m.report_departs() },
              { key: 'partner', label: m.report_partner() },
              { key: 'filled', label: m.report_filled(), isNumber: true },
              { key: 'held', label: m.report_held(), isNumber: true },
              { key: 'minimum', label: m.report_minimum(), isNumber: true },
              { key: 'state', label: m.report_state() },
            ]}
            rows={rows.map(({ id, title, departsOn, partner, sold, held, quota, minimumGroup, state }) => ({
              key: id,
              cells: [
                <span key="journey" className="block w-full min-w-40">
                  <LocalizedText said={title} />
                  <Bar
                    whole={quota}
                    parts={[
                      { size: sold, look: sold < (minimumGroup ?? 0) ? 'warn' : 'sold' },
                      { size: held, look: 'held' },
                    ]}
                  />
                </span>,
                departsOn,
                partner,
                m.report_seats_of({ sold, quota, share: percentOf(sold, quota) }),
                held,
                minimumGroup ?? '–',
                <Badge key="state" tone={reportedStateLabel[state].tone}>
                  {reportedStateLabel[state].word()}
                </Badge>,
              ],
            }))}
          />
          {count > rows.length && (
            <p className="mt-3 text-ink-soft">{m.report_first({ shown: rows.length, count })}</p>
          )}
          {isCut && <p className="mt-3 text-ink-soft">{m.report_cut({ most: count })}</p>}
        </>
      )}
    </ReportSection>
  );
}
