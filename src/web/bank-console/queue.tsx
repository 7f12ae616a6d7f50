// A bank's queue, of financing or savings: narrowed by state and by the promise, ordered by its columns, to take along as a file.
import * as m from '#messages/messages';
import { latenesses } from '#shared/bank-queue';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { QueueFrame } from './queue-frame.tsx';
import type { QueueView } from './queue.server.ts';

interface QueueProps {
  view: QueueView;
  path: string;
  title: string;
  /** What the list says when nothing was ever sent. */
  none: string;
}

const latenessWord = { late: m.bank_late, in_time: m.bank_in_time };

export function Queue({ view, path, title, none }: QueueProps) {
  const { state, lateness, states, sort, lines, page, limit, total } = view;
  return (
    <QueueFrame
      path={path}
      filters={
        <>
          <SelectField
            label={m.bank_filter_state()}
            name="state"
            value={state ?? ''}
            none={m.bank_queue_all()}
            choices={states}
          />
          <SelectField
            label={m.bank_filter_lateness()}
            name="lateness"
            value={lateness ?? ''}
            none={m.bank_queue_all()}
            choices={latenesses.map((value) => ({ value, label: latenessWord[value]() }))}
          />
        </>
      }
      filtersClassName="max-w-3xl md:grid-cols-[1fr_1fr_auto] md:items-end"
      isNarrowed={state !== null || lateness !== null}
      isEmpty={lines.length === 0}
      none={none}
      page={page}
      limit={limit}
      total={total}
    >
      <ConsoleTable
        caption={title}
        sort={sort}
        columns={[
          { key: 'code', label: m.bank_column_code() },
          { key: 'state', label: m.bank_column_state() },
          { key: 'age', label: m.bank_column_age(), isSortable: true },
          { key: 'due', label: m.bank_column_due(), isSortable: true },
          { key: 'sum', label: view.sum, isNumber: true, isSortable: true },
          { key: 'months', label: m.bank_column_months(), isNumber: true, isSortable: true },
          ...view.more.map((label) => ({ key: label, label })),
        ]}
        rows={lines.map(({ code, to, word, tone, age, due, isLate, sum, months, more }) => ({
          key: code,
          name: code,
          to,
          // What is late waits for the bank: its state needs no word, and the code stays whole.
          after: isLate ? (
            <span className="font-semibold text-bad">{m.bank_late()}</span>
          ) : (
            `${word} · ${age}`
          ),
          cells: [
            <Badge key="state" tone={tone}>
              {word}
            </Badge>,
            age,
            isLate ? (
              <span key="due" className="font-semibold text-bad">
                {due} · {m.bank_late()}
              </span>
            ) : (
              (due ?? '–')
            ),
            sum,
            months,
            ...more,
          ],
        }))}
      />
    </QueueFrame>
  );
}
