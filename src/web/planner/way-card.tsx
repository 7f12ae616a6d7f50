// One of the three ways: when the money is there, what it costs, and its months one by one.
import * as m from '#messages/messages';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { WayView } from './plan-view.server.ts';

export function WayCard({ way }: { way: WayView }) {
  return (
    <article className={`${cardClass} flex flex-col p-5`} aria-labelledby={`way-${way.key}`}>
      <h3 id={`way-${way.key}`} className="text-xl font-bold">
        {way.title}
      </h3>
      <p className="mt-1 text-ink-soft">{way.text}</p>
      <p className="mt-4 text-sm text-ink-soft">{m.planner_leave()}</p>
      <p className="text-lg font-bold text-primary">{way.leave}</p>
      {way.warning && (
        <div className="mt-3">
          <Notice tone="warn">{way.warning}</Notice>
        </div>
      )}
      {way.rows.length > 0 && (
        <dl className="mt-4 space-y-3 border-t border-line py-4">
          {way.rows.map(({ term, value, note }) => (
            <div key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
              {note && <dd className="text-sm text-ink-soft">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {way.months.length > 0 && <MonthByMonth way={way} />}
    </article>
  );
}

function MonthByMonth({ way }: { way: WayView }) {
  return (
    <details className="mt-auto border-t border-line pt-2">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary pr-8">
        {m.planner_month_by_month()}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left text-ink-soft">
              <th scope="col" className="py-2 pr-3 font-semibold">
                {m.planner_month()}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-semibold">
                {m.planner_pays()}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-semibold">
                {way.sumLabel}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {m.planner_price_then()}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line tabular-nums">
            {way.months.map(({ month, pays, sum, price }) => (
              <tr key={month}>
                <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                  {month}
                </th>
                <td className="py-2 pr-3 text-right whitespace-nowrap">{pays}</td>
                <td className="py-2 pr-3 text-right whitespace-nowrap">{sum}</td>
                <td className="py-2 text-right whitespace-nowrap">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
