// The flights leg by leg with dates and local times (spec §2 flights).
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { useFrame } from '#web/frame';
import type { FlightView } from './flight-view.ts';

export function Flights({ flights }: { flights: FlightView[] }) {
  const { locale } = useFrame();
  if (flights.length === 0) return <p>{m.product_flight_none()}</p>;
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line bg-card">
        {flights.map((leg) => (
          <li
            key={leg.number + leg.on + leg.from}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4"
          >
            <p>
              <span className="font-semibold">{m.product_flight_route({ from: leg.from, to: leg.to })}</span>
              <span className="ml-3 text-ink-soft">{leg.number}</span>
            </p>
            <p className="tabular-nums">
              {formatDate(leg.on, locale, 'short')},{' '}
              <span className="font-semibold">
                {leg.departs} – {leg.arrives}
              </span>
              {leg.isNextDay && <span className="text-ink-soft"> ({m.product_flight_next_day()})</span>}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-soft">{m.product_flight_local_time()}</p>
    </>
  );
}
