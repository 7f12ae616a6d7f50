// Travellers from a table: what it holds, how its cells are written, and what it would do.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ColumnPlaces } from '#web/ui/sheets/column-places.tsx';
import { SendSheet } from '#web/ui/sheets/send-sheet.tsx';
import { SheetFaults } from '#web/ui/sheets/sheet-faults.tsx';
import { TakeSheet } from '#web/ui/sheets/take-sheet.tsx';
import type { TriedParticipantsView } from './tried-participants.server.ts';

const help = [
  m.participant_table_help_text,
  m.participant_table_help_days,
  m.participant_table_help_words,
  m.participant_table_help_empty,
  m.participant_table_help_age,
];

interface ParticipantTablePageProps {
  departure: { id: string; journey: string; departs: string; hasTravellers: boolean };
  answer: (FormAnswer & { tried?: TriedParticipantsView }) | undefined;
}

export function ParticipantTablePage({ departure, answer }: ParticipantTablePageProps) {
  const { id, journey, departs, hasTravellers } = departure;
  const tried = answer?.tried;
  const { participantTableFile } = paths.partnerConsole;
  return (
    <div className="max-w-5xl space-y-6">
      <div>
        <LocalLink
          to={paths.partnerConsole.departure(id)}
          className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {journey}
        </LocalLink>
        <ConsoleHead
          title={m.participant_table()}
          text={m.participant_table_text({ journey, date: departs })}
        />
      </div>
      {hasTravellers ? (
        <>
          <TakeSheet
            text={m.participant_table_take_text()}
            xlsx={participantTableFile(id, 'travellers.xlsx')}
            csv={participantTableFile(id, 'travellers.csv')}
          >
            <details className="mt-4">
              <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
                {m.participant_table_help()}
              </summary>
              <ul className="list-disc space-y-1 pl-6">
                {help.map((line) => (
                  <li key={line()}>{line()}</li>
                ))}
              </ul>
            </details>
          </TakeSheet>
          <SendSheet text={m.participant_table_send_text()} answer={answer} write={writeOf(tried)}>
            {tried && <Outcome tried={tried} />}
            {tried && (
              <ColumnPlaces headings={tried.headings} places={tried.places} isOpen={!tried.isReadable} />
            )}
          </SendSheet>
        </>
      ) : (
        <EmptyState title={m.participant_table_nobody()} text={m.participant_table_nobody_text()} />
      )}
    </div>
  );
}

function writeOf(tried: TriedParticipantsView | undefined) {
  if (!tried || tried.faults.count > 0 || tried.changed === 0) return null;
  return { trial: tried.trial, label: m.participant_table_write({ count: tried.changed }) };
}

function Outcome({ tried }: { tried: TriedParticipantsView }) {
  const { faults, changed, same, does, isReadable } = tried;
  if (!isReadable) return <Notice tone="bad" live title={m.error_import_traveller_columns()} />;
  if (faults.count > 0) return <SheetFaults faults={faults} />;
  if (changed === 0) return <Notice tone="neutral" live title={m.sheet_nothing()} />;
  return (
    <div className="space-y-4">
      <Notice tone="good" live title={m.participant_table_ready({ changed, same })} />
      <DenseTable
        caption={m.sheet_does()}
        columns={[
          { key: 'row', label: m.sheet_row(), isNumber: true },
          { key: 'booking', label: m.participant_column_booking() },
          { key: 'name', label: m.orders_field_name() },
          { key: 'does', label: m.sheet_does() },
        ]}
        rows={does.map(({ row, booking, name, does: what }) => ({
          key: String(row),
          cells: [row, booking, name, what],
        }))}
      />
      {tried.moreDoes > 0 && <p>{m.sheet_more({ count: tried.moreDoes })}</p>}
    </div>
  );
}
