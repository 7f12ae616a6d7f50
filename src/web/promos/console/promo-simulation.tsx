// What a promo does to open departures: what one and four travellers would pay, and which departures stay out, and why.
import * as m from '#messages/messages';
import { DenseTable } from '#web/ui/dense-table.tsx';
import type { PromoPage } from './promo-page.server.ts';

export function Simulation({
  simulation: { text, included, more, excluded },
}: {
  simulation: NonNullable<PromoPage['simulation']>;
}) {
  return (
    <section aria-labelledby="try-title">
      <h2 id="try-title" className="text-xl font-bold">
        {m.promos_try()}
      </h2>
      <p className="mb-3 text-ink-soft">{text}</p>
      {included.length === 0 ? (
        <p className="font-semibold">{m.promos_try_none()}</p>
      ) : (
        <DenseTable
          caption={m.promos_try()}
          columns={[
            { key: 'departure', label: m.promos_try_departure() },
            { key: 'one', label: m.promos_try_one(), isNumber: true },
            { key: 'four', label: m.promos_try_four(), isNumber: true },
          ]}
          rows={included.map(({ key, name, about, parties }) => ({
            key,
            cells: [
              <span key="name" className="text-left">
                {name}
                <span className="block font-normal text-ink-soft">{about}</span>
              </span>,
              ...parties.map(({ pays, note }, index) => (
                <span key={index === 0 ? 'one' : 'four'}>
                  {pays}
                  <span className="block text-sm text-ink-soft">{note}</span>
                </span>
              )),
            ],
          }))}
        />
      )}
      {more && <p className="mt-2 text-ink-soft">{more}</p>}
      {excluded.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-bold">{m.promos_try_out()}</h3>
          <ul className="divide-y divide-line">
            {excluded.map(({ key, reason, examples }) => (
              <li key={key} className="py-2">
                <p className="font-semibold">{reason}</p>
                <p className="text-ink-soft">{examples}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
