// How long there is time to pay (spec §2 "a countdown to complete the order"), by the server's clock: a phone whose clock is wrong
// changes nothing. Unseen until it counts, in a place kept free: nothing moves when it appears.
import { useEffect, useState } from 'react';
import * as m from '#messages/messages';
import { clockParts } from '#shared/clock-parts';

/** Instants: the end, and when the server answered. */
export function TimeLeft({ until, now }: { until: string; now: string }) {
  const left = useMsLeft(until, now);
  return (
    <p className={left === null ? 'invisible mt-2' : 'mt-2'}>
      <span className="text-ink-soft">{m.payment_time_left()}</span>{' '}
      <strong role="timer" className="text-xl tabular-nums">
        {left !== null && left <= 0
          ? m.payment_time_over()
          : clockParts(Math.ceil((left ?? 0) / 1_000)).join(':')}
      </strong>
    </p>
  );
}

/** Worked out from the clock at every look: a phone that slept changes nothing. Null before the first one. */
function useMsLeft(until: string, now: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const end = Date.parse(until) - Date.parse(now) + Date.now();
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      const ms = end - Date.now();
      setLeft(ms);
      // The next look comes when the next second begins.
      if (ms > 0) timer = window.setTimeout(look, ms % 1_000 || 1_000);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, now]);
  return left;
}
