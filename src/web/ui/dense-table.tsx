// A dense table of a console (docs/product/partner-console.md): rows on wide screens; on phones a line for each row that opens, or, where rows
// have something to press, a card for each, with the head only read out.
import type { ReactNode } from 'react';
import { staleClass, useListIsPending } from './list-pending.ts';
import { cardClass } from './section.tsx';

export interface Column {
  key: string;
  label: string;
  /** Figures stand under each other. */
  isNumber?: boolean;
  /** Read out, not shown: a column of buttons. */
  isSilent?: boolean;
}

interface DenseTableProps {
  caption: string;
  columns: readonly Column[];
  /** A sum stands out from what it adds up. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isSum?: boolean }[];
  /** The column that stands beside the name where a row is one line: on phones, for cells that are only read. */
  oneLine?: string;
}

/** The first cell of a row names it. */
export function DenseTable({ oneLine, ...table }: DenseTableProps) {
  const isPending = useListIsPending();
  const { caption, columns, rows } = table;
  return (
    <>
      {oneLine !== undefined && (
        <ul
          aria-label={caption}
          aria-busy={isPending}
          className={`${cardClass} ${staleClass} divide-y divide-line lg:hidden`}
        >
          {rows.map((row) => (
            <Line key={row.key} row={row} columns={columns} oneLine={oneLine} />
          ))}
        </ul>
      )}
      <div
        aria-busy={isPending}
        className={`${cardClass} ${staleClass} overflow-x-auto ${oneLine === undefined ? '' : 'max-lg:hidden'}`}
      >
        <Rows {...table} />
      </div>
    </>
  );
}

interface LineProps {
  row: DenseTableProps['rows'][number];
  columns: readonly Column[];
  oneLine: string;
}

/** Its name and the figure that counts; the others open below. */
function Line({ row: { cells, isSum }, columns, oneLine }: LineProps) {
  const at = columns.findIndex(({ key }) => key === oneLine);
  return (
    <li className={isSum ? 'bg-paper font-semibold' : undefined}>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 pl-3 pr-10">
          <span className="min-w-0">{cells[0]}</span>
          <span className="shrink-0 text-right tabular-nums">{cells[at]}</span>
        </summary>
        <dl className="px-3 pb-3">
          {columns.map(({ key, label }, index) =>
            index === 0 ? null : (
              <div key={key} className="flex items-baseline justify-between gap-4 py-1">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="text-right tabular-nums">{cells[index]}</dd>
              </div>
            ),
          )}
        </dl>
      </details>
    </li>
  );
}

function Rows({ caption, columns, rows }: Omit<DenseTableProps, 'oneLine'>) {
  return (
    <table className="w-full max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line max-lg:sr-only">
        <tr>
          {columns.map(({ key, label, isNumber, isSilent }) => (
            <th
              key={key}
              scope="col"
              className={`px-2 py-2 text-sm font-semibold text-ink-soft first:pl-3 last:pr-3 ${isNumber ? 'text-right' : 'text-left'}`}
            >
              <span className={isSilent ? 'sr-only' : undefined}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-lg:block">
        {rows.map(({ key, cells, isSum }) => (
          <tr
            key={key}
            className={`max-lg:block max-lg:px-2 max-lg:py-3 ${isSum ? 'bg-paper font-semibold' : ''}`}
          >
            {cells.map((cell, index) => {
              const { key: name, label, isNumber, isSilent } = columns[index]!;
              const look = `px-3 py-1 align-middle lg:not-first:pl-2 lg:not-last:pr-2 max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-4 ${isNumber ? 'tabular-nums lg:text-right' : 'text-left'}`;
              return index === 0 ? (
                <th key={name} scope="row" className={look}>
                  {cell}
                </th>
              ) : (
                <td key={name} className={look}>
                  {!isSilent && (
                    <span aria-hidden="true" className="text-ink-soft lg:hidden">
                      {label}
                    </span>
                  )}
                  <span className="max-lg:text-right">{cell}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
