// A dense table of a console (docs/product/partner-console.md): rows on wide screens, a card for each row on phones, where the head is only read out.
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
}

/** The first cell of a row names it. */
export function DenseTable({ caption, columns, rows }: DenseTableProps) {
  return (
    <div aria-busy={useListIsPending()} className={`${cardClass} ${staleClass} overflow-x-auto`}>
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
    </div>
  );
}
