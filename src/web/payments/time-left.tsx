// How long there is time to pay, by the server's clock (spec §2 "a countdown to complete the order"). Unseen until a script counts,
// in a place kept free: nothing moves when it appears.
import * as m from '#messages/messages';

export function TimeLeft({ until, now }: { until: string; now: string }) {
  return (
    <time-left
      data-until={until}
      data-now={now}
      data-over={m.payment_time_over()}
      className="invisible mt-2 block"
    >
      <span className="text-ink-soft">{m.payment_time_left()}</span>{' '}
      <strong data-clock role="timer" className="text-xl tabular-nums">
        --:--:--
      </strong>
    </time-left>
  );
}
