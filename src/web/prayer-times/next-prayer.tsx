// The countdown to the next prayer and the six times of today (spec §2 prayer schedule). The server writes the moment at which
// the page was opened; prayer-times.island.ts goes on from there.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { clockText, shownTimes } from '#shared/prayer-times';
import { useFrame } from '#web/frame';
import type { PrayerView } from './prayer-view.ts';
import { columnLabel, hijriLabels, zoneLabel } from '#labels/prayer-times';

/** `large` fills the screen of a phone that stands on a table. `children` stand below the times. */
export function NextPrayer({
  view,
  large,
  children,
}: {
  view: PrayerView;
  large?: boolean;
  children?: ReactNode;
}) {
  const { place, next, days, today, openedAt, hijriMonths } = view;
  const { locale } = useFrame();
  const zone = zoneLabel[place.utcOffsetHours]();
  const toNext = next.isTomorrow ? m.prayer_to_next_tomorrow : m.prayer_to_next;
  const minutes = days.days[next.isTomorrow ? 1 : 0]![shownTimes.indexOf(next.prayer)]!;
  return (
    <prayer-countdown
      className="girih girih-light block rounded-card bg-primary-dark p-5 text-white md:p-8"
      data-place={place.slug}
      data-from={today.date}
      data-begins={days.beginsAtMs}
      data-days={days.days.map((row) => row.join(' ')).join(',')}
      data-words={m.prayer_to_next({ prayer: '#prayer', time: '#time', zone })}
      data-words-tomorrow={m.prayer_to_next_tomorrow({ prayer: '#prayer', time: '#time', zone })}
      data-running={m.prayer_running()}
      data-stale={m.prayer_stale()}
      data-hijri={JSON.stringify(
        hijriMonths.map(({ fromDay, year, month }) => [fromDay, hijriLabels({ day: '#', month, year })]),
      )}
    >
      <p className="text-white/90">
        <span data-date>{formatDate(today.date, locale, 'full')}</span> ·{' '}
        <span data-hijri-date>{hijriLabels(today.hijri)}</span>
      </p>
      <p data-next className="mt-3 text-lg font-semibold md:text-xl">
        {toNext({ prayer: columnLabel[next.prayer](), time: clockText(minutes), zone })}
      </p>
      <Countdown seconds={next.secondsLeft} large={large ?? false} />
      <p data-note className="mt-2 min-h-12 text-white/90 md:min-h-0">
        {m.prayer_as_of({ time: openedAt, zone })}
      </p>
      <h2 className="sr-only">{m.prayer_today()}</h2>
      <ol className="mt-4 grid divide-y divide-white/20 md:grid-cols-3 md:gap-2 md:divide-y-0 lg:grid-cols-6">
        {shownTimes.map((name) => (
          <li
            key={name}
            data-time={name}
            aria-current={name === next.prayer && !next.isTomorrow ? 'time' : undefined}
            className={`flex items-center justify-between gap-2 px-3 aria-[current=time]:rounded-lg aria-[current=time]:bg-white aria-[current=time]:text-ink md:block md:rounded-lg md:border md:border-white/30 md:px-4 md:py-3 md:aria-[current=time]:border-accent ${name === 'imsak' ? 'min-h-10 text-white/90' : 'min-h-14 text-lg font-semibold md:text-base md:font-normal'}`}
          >
            <span data-name>{columnLabel[name]()}</span>
            <span
              data-clock
              className={`block font-bold tabular-nums md:text-xl ${name === 'imsak' ? 'text-base' : 'text-3xl'}`}
            >
              {clockText(today.times[name])}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </prayer-countdown>
  );
}

function Countdown({ seconds, large }: { seconds: number; large: boolean }) {
  const parts = [
    { name: 'hours', value: Math.floor(seconds / 3_600), word: m.prayer_hours() },
    { name: 'minutes', value: Math.floor(seconds / 60) % 60, word: m.prayer_minutes() },
    { name: 'seconds', value: seconds % 60, word: m.prayer_seconds() },
  ];
  return (
    <p role="timer" className="mt-2 flex gap-4 md:gap-6">
      {parts.map(({ name, value, word }) => (
        <span key={name} className="min-w-[2.3ch] text-center">
          <span
            data-part={name}
            className={`block font-bold leading-none tabular-nums ${large ? 'text-6xl lg:text-8xl' : 'text-5xl lg:text-6xl'}`}
          >
            {String(value).padStart(2, '0')}
          </span>{' '}
          <span className="mt-1 block text-sm text-white/90">{word}</span>
        </span>
      ))}
    </p>
  );
}
