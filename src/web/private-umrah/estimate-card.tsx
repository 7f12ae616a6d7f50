// The estimate and why it is what it is: lines, the day's dollar rate, and what would save most.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { EstimateView } from './builder-view.ts';

/** In sight at every step; on phones the bar at the lower edge says it. */
export function EstimateSum({ estimate }: { estimate: EstimateView | null }) {
  return (
    <section
      className={`${cardClass} p-5 max-md:hidden`}
      aria-live="polite"
      aria-label={m.private_umrah_estimate()}
    >
      <h2 className="text-ink-soft">{m.private_umrah_estimate()}</h2>
      {estimate ? (
        <>
          <p className="text-xl font-bold tabular-nums">{estimate.total}</p>
          {estimate.each !== estimate.total && (
            <p className="text-ink-soft tabular-nums">{m.private_umrah_each({ range: estimate.each })}</p>
          )}
        </>
      ) : (
        <p>{m.private_umrah_no_estimate()}</p>
      )}
    </section>
  );
}

/** The one bar at the lower edge on phones: what it would cost, beside the step's button. */
export function EstimateBar({ estimate, children }: { estimate: EstimateView | null; children: ReactNode }) {
  return (
    <section
      aria-label={m.private_umrah_estimate()}
      data-bottom-bar
      className="page-bar flex min-h-16 items-center justify-between gap-3 border-t border-line bg-card px-4 py-1 md:hidden print:hidden"
    >
      <p aria-live="polite" className="min-w-0 text-sm leading-tight text-ink-soft">
        {estimate ? (
          <>
            {m.private_umrah_estimate()}
            <span className="block font-bold tabular-nums text-primary">{estimate.total}</span>
          </>
        ) : (
          m.private_umrah_no_estimate()
        )}
      </p>
      <div className="shrink-0">{children}</div>
    </section>
  );
}

export function EstimateLines({ estimate }: { estimate: EstimateView }) {
  return (
    <div className="space-y-6">
      <p>{m.private_umrah_returns({ day: estimate.returnsOn })}</p>
      <dl className="divide-y divide-line">
        {estimate.lines.map(({ label, amount, quantity }, index) => (
          // Two stays may be in hotels of one name.
          <div key={index} className="flex flex-wrap justify-between gap-x-4 py-3">
            <dt>
              {label}
              {quantity > 1 && <span className="text-ink-soft"> × {quantity}</span>}
            </dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 py-3 font-bold">
          <dt>{m.private_umrah_total()}</dt>
          <dd className="tabular-nums">{estimate.total}</dd>
        </div>
      </dl>
      <p className="text-ink-soft">{estimate.basis}</p>
      {estimate.savings.length > 0 && (
        <section>
          {/* On phones the sum's own heading stands after it in the document. */}
          <h2 className="text-lg font-bold">{m.private_umrah_savings()}</h2>
          <ul className="divide-y divide-line">
            {estimate.savings.map(({ label, saves, to }) => (
              <li key={to} className="py-3">
                <p>
                  {label}:{' '}
                  <strong className="tabular-nums">{m.private_umrah_saves({ amount: saves })}</strong>
                </p>
                <LocalLink
                  to={to}
                  className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                >
                  {m.private_umrah_try()}
                  <span className="sr-only"> {label}</span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
