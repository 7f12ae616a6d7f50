// The partner's orders: a row each, one line on phones.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { Money } from '#web/ui/money.tsx';
import { stateLabel } from '#labels/bookings';
import type { ConsoleBookingView } from './booking-view.ts';
import * as paths from '#shared/paths';

export function BookingTable({ bookings }: { bookings: readonly ConsoleBookingView[] }) {
  return (
    <ConsoleTable
      caption={m.pconsole_bookings()}
      columns={[
        { key: 'code', label: m.pconsole_code() },
        { key: 'ordered', label: m.pconsole_ordered() },
        { key: 'booker', label: m.pconsole_booker() },
        { key: 'journey', label: m.pconsole_journey() },
        { key: 'people', label: m.pconsole_people(), isNumber: true },
        { key: 'paid', label: m.pconsole_paid_of(), isNumber: true },
        { key: 'state', label: m.pconsole_state() },
      ]}
      rows={bookings.map((booking) => ({
        key: booking.id,
        name: booking.code,
        to: paths.partnerConsole.booking(booking.code),
        after:
          booking.waitingDocuments > 0
            ? m.pconsole_papers_waiting({ count: booking.waitingDocuments })
            : stateLabel[booking.state].word(),
        cells: cellsOf(booking),
      }))}
    />
  );
}

function cellsOf({
  bookerName,
  title,
  departsOn,
  orderedOn,
  people,
  total,
  paid,
  state,
  waitingDocuments,
}: ConsoleBookingView) {
  const { word, tone } = stateLabel[state];
  return [
    <span key="ordered" className="whitespace-nowrap">
      {orderedOn}
    </span>,
    bookerName ?? m.pconsole_nobody(),
    <span key="journey">
      {title}
      <span className="block whitespace-nowrap text-sm text-ink-soft">
        {m.pconsole_departs_on({ date: departsOn })}
      </span>
    </span>,
    people,
    <span key="paid">
      <Money amount={paid} />
      <span className="block whitespace-nowrap text-sm text-ink-soft">
        {m.pconsole_of_total()} <Money amount={total} />
      </span>
    </span>,
    <span key="state" className="inline-flex flex-col items-start gap-1">
      <Badge tone={tone}>{word()}</Badge>
      {waitingDocuments > 0 && (
        <Badge tone="warn">{m.pconsole_papers_waiting({ count: waitingDocuments })}</Badge>
      )}
    </span>,
  ];
}
