// Departures from a table: what it holds, how its cells are written, and what it would do.
import * as m from '#messages/messages';
import { departureColumnLabel } from '#labels/departure-columns';
import * as paths from '#shared/paths';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ColumnPlaces } from '#web/ui/sheets/column-places.tsx';
import { SendSheet } from '#web/ui/sheets/send-sheet.tsx';
import { SheetFaults } from '#web/ui/sheets/sheet-faults.tsx';
import { TakeSheet } from '#web/ui/sheets/take-sheet.tsx';
import type { TriedTable } from './tried-table.server.ts';

const help = [
  m.departure_table_help_programme,
  m.departure_table_help_days,
  m.departure_table_help_airport,
  m.departure_table_help_flights,
  m.departure_table_help_prices,
  m.departure_table_help_ages,
];
const summary =
  'flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4';

export function DepartureTablePage({
  answer,
}: {
  answer: (FormAnswer & { tried?: TriedTable }) | undefined;
}) {
  const tried = answer?.tried;
  const { departureTableFile, programmes } = paths.partnerConsole;
  return (
    <div className="max-w-5xl space-y-6">
      <div>
        <LocalLink
          to={programmes}
          className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.programme_title()}
        </LocalLink>
        <ConsoleHead title={m.departure_table()} text={m.departure_table_text()} />
      </div>
      <TakeSheet
        text={m.departure_table_take_text()}
        xlsx={departureTableFile('departures.xlsx')}
        csv={departureTableFile('departures.csv')}
      >
        <details className="mt-4">
          <summary className={summary}>{m.departure_table_help()}</summary>
          <ul className="list-disc space-y-1 pl-6">
            {help.map((line) => (
              <li key={line()}>{line()}</li>
            ))}
          </ul>
        </details>
      </TakeSheet>
      <SendSheet text={m.departure_table_send_text()} answer={answer} write={writeOf(tried)}>
        {tried && <Outcome tried={tried} />}
        {tried && <ColumnPlaces headings={tried.headings} places={tried.places} isOpen={!tried.isReadable} />}
      </SendSheet>
    </div>
  );
}

function writeOf(tried: TriedTable | undefined) {
  if (!tried || tried.faults.count > 0 || tried.repeatedOn || tried.does.length === 0) return null;
  const { trial, created, changed } = tried;
  return { trial, label: m.departure_table_write({ count: created + changed }) };
}

function Outcome({ tried }: { tried: TriedTable }) {
  const { faults, created, changed, same, repeatedOn, does, isReadable } = tried;
  if (!isReadable) return <Notice tone="bad" live title={m.error_import_columns()} />;
  if (faults.count > 0) return <SheetFaults faults={faults} />;
  if (repeatedOn) return <Notice tone="warn" live title={m.departure_table_repeated({ when: repeatedOn })} />;
  if (does.length === 0) return <Notice tone="neutral" live title={m.sheet_nothing()} />;
  return (
    <div className="space-y-4">
      <Notice tone="good" live title={m.departure_table_ready({ created, changed, same })} />
      <DenseTable
        caption={m.sheet_does()}
        columns={[
          { key: 'row', label: m.sheet_row(), isNumber: true },
          { key: 'programme', label: departureColumnLabel.programme() },
          { key: 'departs', label: departureColumnLabel.departs_on() },
          { key: 'does', label: m.sheet_does() },
        ]}
        rows={does.map(({ row, programme, departs, does: what }) => ({
          key: String(row),
          cells: [row, programme, departs, what],
        }))}
      />
      {tried.moreDoes > 0 && <p>{m.sheet_more({ count: tried.moreDoes })}</p>}
    </div>
  );
}
