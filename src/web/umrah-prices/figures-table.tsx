// Estimates beside what was paid, a row for each agency, and the sum of all.
import * as m from '#messages/messages';
import { operator } from '#shared/console-paths';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';

export interface FiguresView {
  page: number;
  limit: number;
  total: number;
  rows: { key: string; name: string; won: string; within: string; average: string; isSum?: boolean }[];
}

export function FiguresTable({ figures: { page, limit, total, rows } }: { figures: FiguresView }) {
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="mb-1 text-xl font-bold">
        {m.umrah_prices_figures()}
      </h2>
      <p className="mb-3 max-w-prose text-ink-soft">
        {total === 0 ? m.umrah_prices_figures_none() : m.umrah_prices_figures_text()}
      </p>
      {rows.length > 0 && (
        <DenseTable
          caption={m.umrah_prices_figures()}
          columns={[
            { key: 'agency', label: m.umrah_prices_figures_agency() },
            { key: 'won', label: m.umrah_prices_figures_won(), isNumber: true },
            { key: 'within', label: m.umrah_prices_figures_within(), isNumber: true },
            { key: 'average', label: m.umrah_prices_figures_average(), isNumber: true },
          ]}
          rows={rows.map(({ key, name, won, within, average, isSum = false }) => ({
            key,
            isSum,
            cells: [name, won, within, average],
          }))}
        />
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${operator.umrahPrices}?page=${number}`}
      />
    </section>
  );
}
