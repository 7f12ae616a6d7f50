// A partner's departures on phones: a line each, with what is asked most: when, which, and how many seats are left.
import * as m from '#messages/messages';
import { seatsLeft } from '#shared/console-departure-query';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';

interface DepartureLine {
  id: string;
  title: string;
  departsOn: string;
  isCancelled: boolean;
  quota: number;
  soldElsewhere: number;
  held: number;
  sold: number;
}

export function DepartureLines({ departures }: { departures: readonly DepartureLine[] }) {
  return (
    <ul className={`${cardClass} divide-y divide-line lg:hidden`}>
      {departures.map(({ id, title, departsOn, isCancelled, ...seats }) => (
        <li key={id}>
          <LocalLink
            to={paths.partnerConsole.departure(id)}
            className="flex min-h-12 items-center gap-3 px-3 py-2"
          >
            <span className="shrink-0 whitespace-nowrap text-sm text-ink-soft">{departsOn}</span>
            <span className="min-w-0 flex-1 truncate font-semibold text-primary underline underline-offset-4">
              {title}
            </span>
            <span
              className={`shrink-0 whitespace-nowrap text-sm tabular-nums ${isCancelled ? 'font-semibold text-bad' : ''}`}
            >
              {isCancelled ? m.pconsole_cancelled() : m.pconsole_left_short({ count: seatsLeft(seats) })}
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
