// Sales of the last months as bars with their figures (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { Money } from '#web/ui/money.tsx';
import { Bar } from '#web/ui/bar.tsx';

export interface ShownMonth {
  month: string;
  orders: number;
  seats: number;
  amount: number;
}

export function SalesChart({ months }: { months: readonly ShownMonth[] }) {
  const most = Math.max(...months.map(({ amount }) => amount));
  return (
    <ol className="space-y-3">
      {months.map(({ month, orders, seats, amount }) => (
        <li key={month}>
          <p className="mb-1 flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{month}</span>
            <span>
              <Money amount={amount} />
              <span className="text-ink-soft"> · {m.pconsole_sales_of({ orders, seats })}</span>
            </span>
          </p>
          <Bar whole={most} parts={[{ size: amount, look: 'sold' }]} />
        </li>
      ))}
    </ol>
  );
}
