// A list of a console: a table on a desktop, lines of one row each on phones. It sorts by links, in the headings or on phones under one line
// above the list, and selects by boxes of a form, so that it works without script; with script one box selects the whole page, and the bar of acts counts.
import { type ReactNode, useState } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import * as m from '#messages/messages';
import { consoleListPath, type ConsoleSort } from '#shared/console-list';
import { useFrame } from '#web/frame';
import { staleClass, useListIsPending } from './list-pending.ts';
import { LocalLink } from './local-link.tsx';
import { cardClass } from './section.tsx';

export interface ConsoleColumn {
  key: string;
  label: string;
  /** Figures stand under each other. */
  isNumber?: boolean;
  /** The list can be sorted by `key`. */
  isSortable?: boolean;
}

export interface ConsoleRow {
  key: string;
  /** Names the row where it is selected and where it is one line. */
  name: string;
  /** Of the name, where it is not the page's language. */
  lang?: string | undefined;
  /** Read out after the name, where several rows have the same. */
  detail?: string;
  to: string;
  /** One for each column after the first, which is the name. */
  cells: readonly ReactNode[];
  /** On phones: before the name, and after it. */
  before?: ReactNode;
  after?: ReactNode;
}

interface ConsoleTableProps {
  caption: string;
  /** The first is the row's name, a link. */
  columns: readonly ConsoleColumn[];
  rows: readonly ConsoleRow[];
  sort?: ConsoleSort<string>;
  /** Of the form that acts on selected rows, which is sent their keys as `ids`. */
  selection?: { form: string; bar: ReactNode };
}

/** Props are described beside them. */
export function ConsoleTable({ caption, columns, rows, sort, selection }: ConsoleTableProps) {
  const isPending = useListIsPending();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const here = rows.filter(({ key }) => selected.has(key)).length;
  const select = (keys: readonly string[], isSelected: boolean) =>
    setSelected(
      new Set([...[...selected].filter((key) => !keys.includes(key)), ...(isSelected ? keys : [])]),
    );
  const box = ({ key, name }: ConsoleRow) =>
    selection && (
      <label className="inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center">
        <span className="sr-only">{m.console_select({ name })}</span>
        <input
          type="checkbox"
          name="ids"
          value={key}
          form={selection.form}
          checked={selected.has(key)}
          onChange={(event) => select([key], event.target.checked)}
          className="size-6 accent-primary"
        />
      </label>
    );
  return (
    <>
      <SortMenu columns={columns} sort={sort} />
      <ul
        aria-label={caption}
        aria-busy={isPending}
        className={`${cardClass} ${staleClass} divide-y divide-line lg:hidden`}
      >
        {rows.map((row) => (
          <li key={row.key} className="flex items-center pr-3">
            {box(row)}
            <LocalLink
              to={row.to}
              className={`flex min-h-12 min-w-0 flex-1 items-center gap-3 py-2 ${selection ? '' : 'pl-3'}`}
            >
              {row.before && (
                <span className="shrink-0 whitespace-nowrap text-sm text-ink-soft">{row.before}</span>
              )}
              <span
                lang={row.lang}
                className={`font-semibold text-primary underline underline-offset-4 ${isCode(row.name) ? 'shrink-0 whitespace-nowrap' : 'min-w-24 flex-1 truncate'}`}
              >
                {row.name}
              </span>
              {row.after && (
                <span
                  className={`min-w-0 text-sm tabular-nums ${isCode(row.name) ? 'flex-1 text-right' : 'truncate'}`}
                >
                  {row.after}
                </span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
      <div aria-busy={isPending} className={`${cardClass} ${staleClass} overflow-x-auto max-lg:hidden`}>
        <table className="w-full">
          <caption className="sr-only">{caption}</caption>
          <thead className="border-b border-line">
            <tr>
              {selection && (
                <th scope="col" aria-label={m.console_select_all()} className="w-12">
                  <label className="noscript:hidden inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center">
                    <span className="sr-only">{m.console_select_all()}</span>
                    <input
                      type="checkbox"
                      checked={rows.length > 0 && here === rows.length}
                      onChange={(event) =>
                        select(
                          rows.map(({ key }) => key),
                          event.target.checked,
                        )
                      }
                      className="size-6 accent-primary"
                    />
                  </label>
                </th>
              )}
              {columns.map((column) => (
                <ColumnHead key={column.key} column={column} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.key}>
                {selection && <td>{box(row)}</td>}
                <th scope="row" className="px-3 py-1 text-left align-middle">
                  <LocalLink
                    to={row.to}
                    lang={row.lang}
                    className={`inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4 ${nameClass(row.name)}`}
                  >
                    {row.name}
                    {row.detail && <span className="sr-only">, {row.detail}</span>}
                  </LocalLink>
                </th>
                {row.cells.map((cell, index) => {
                  const { key, isNumber } = columns[index + 1]!;
                  return (
                    <td
                      key={key}
                      className={`px-3 py-1 align-middle ${isNumber ? 'text-right tabular-nums' : ''}`}
                    >
                      {cell}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {selection && rows.length > 0 && (
        <div
          className={`${cardClass} sticky bottom-3 mt-3 flex flex-wrap items-center gap-3 p-3 shadow-lg ${here > 0 ? '' : 'hidden noscript:flex'}`}
        >
          <output className="noscript:hidden font-semibold">{m.console_selected({ count: here })}</output>
          {selection.bar}
        </div>
      )}
    </>
  );
}

/** Of a code every letter counts: on phones what stands after it makes room. */
const isCode = (name: string) => /^[A-Z]{2,4}-[A-Z0-9-]{4,20}$/.test(name);

/** A code is one word: at its hyphen it would be torn in two. */
const nameClass = (name: string) => (name.includes(' ') ? '' : 'whitespace-nowrap');

interface SortProps {
  column: ConsoleColumn;
  sort: ConsoleSort<string> | undefined;
}

/** Orders by the column; where the list already is, the other way round. */
function SortLink({ column: { key, label }, sort }: SortProps) {
  const { path, search } = useFrame();
  const current = sort?.by === key ? sort : undefined;
  const Icon = current ? (current.isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  const next = current && !current.isDown ? `-${key}` : key;
  return (
    <LocalLink
      to={consoleListPath(path, search, { sort: next })}
      keepScroll
      className="inline-flex min-h-12 min-w-12 items-center gap-1 hover:text-primary"
    >
      {label}
      <Icon size={16} aria-hidden="true" />
    </LocalLink>
  );
}

function ColumnHead({ column, sort }: SortProps) {
  const { key, label, isNumber, isSortable } = column;
  const current = sort?.by === key ? sort : undefined;
  return (
    <th
      scope="col"
      aria-sort={current && (current.isDown ? 'descending' : 'ascending')}
      className={`px-3 py-1 text-sm font-semibold text-ink-soft ${isNumber ? 'text-right' : 'text-left'}`}
    >
      {isSortable ? <SortLink column={column} sort={sort} /> : label}
    </th>
  );
}

/** Headings stand on wide screens alone. */
function SortMenu({
  columns,
  sort,
}: {
  columns: readonly ConsoleColumn[];
  sort: ConsoleSort<string> | undefined;
}) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  const current = sortable.find(({ key }) => key === sort?.by);
  const Icon = sort?.isDown ? ArrowDown : ArrowUp;
  return (
    <details className="mb-3 lg:hidden">
      <summary className="inline-flex min-h-12 cursor-pointer items-center gap-1 font-semibold text-primary">
        <ChevronsUpDown size={20} aria-hidden="true" />
        {current ? m.console_sorted({ column: current.label }) : m.console_sort()}
        {current && (
          <>
            <Icon size={16} aria-hidden="true" />
            <span className="sr-only">{sort?.isDown ? m.console_sorted_down() : m.console_sorted_up()}</span>
          </>
        )}
      </summary>
      <ul className={`${cardClass} mt-1 flex flex-wrap gap-x-5 px-3 py-1`}>
        {sortable.map((column) => (
          <li key={column.key} className={column === current ? 'font-semibold text-primary' : ''}>
            <SortLink column={column} sort={sort} />
          </li>
        ))}
      </ul>
    </details>
  );
}
