// How far an order is, in three numbers (spec §3 order "progress: document completeness, payment, verification").
import type { OrderView } from './order-view.ts';

export function Progress({ progress }: Pick<OrderView, 'progress'>) {
  return (
    <dl className="mt-6 grid gap-4 md:grid-cols-3">
      {progress.map(({ name, percent, said }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="my-1 block h-2 w-full rounded-full bg-line"
            >
              <rect width={percent} height="4" className="fill-primary" />
            </svg>
            {said}
          </dd>
        </div>
      ))}
    </dl>
  );
}
