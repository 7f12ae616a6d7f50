// Facts as pairs of name and value; on phones one below the other.
import type { ReactNode } from 'react';

export interface DefinitionRow {
  term: string;
  value: ReactNode;
}

export function DefinitionList({ facts }: { facts: readonly DefinitionRow[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="py-3 md:grid md:grid-cols-[minmax(10rem,1fr)_2fr] md:items-baseline md:gap-6"
        >
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
