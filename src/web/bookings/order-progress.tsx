// How far an order is, in three numbers (spec §3 order "progress: document completeness, payment, verification").
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import type { OrderView } from './order-view.ts';

export function Progress({ progress: { paid, total, documents } }: Pick<OrderView, 'progress'>) {
  const bars = [
    { name: m.orders_progress_payment(), done: paid, all: total, say: formatRupiah },
    { name: m.orders_progress_documents(), done: documents.sent, all: documents.needed, say: String },
    { name: m.orders_progress_checked(), done: documents.accepted, all: documents.needed, say: String },
  ];
  return (
    <dl className="mt-6 grid gap-4 md:grid-cols-3">
      {bars.map(({ name, done, all, say }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="my-1 block h-2 w-full rounded-full bg-line"
            >
              <rect width={all > 0 ? (done / all) * 100 : 0} height="4" className="fill-primary" />
            </svg>
            {m.orders_progress_of({ done: say(done), all: say(all) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
