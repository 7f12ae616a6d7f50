// Sums of money with what each of them is.
import { Money } from '#web/ui/money.tsx';

export interface Figure {
  term: string;
  text: string;
  amount: number;
}

export function Figures({ figures, isLoud = false }: { figures: Figure[]; isLoud?: boolean }) {
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ term, text, amount }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <dt className="max-w-md min-w-0">
            <span className="font-semibold">{term}</span>
            <span className="block text-ink-soft">{text}</span>
          </dt>
          <dd className="max-md:w-full max-md:text-right">
            <Money amount={amount} className={isLoud ? 'text-lg font-bold' : 'font-semibold'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
