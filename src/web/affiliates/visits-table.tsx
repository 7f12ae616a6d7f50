// How often a consultant's links were followed, by day and page.
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

export interface VisitRow {
  day: string;
  /** Slug of a departure; null for other pages. */
  product: string | null;
  visits: number;
}

const cell = 'py-3 pr-4 text-left align-top';

export function VisitsTable({ rows }: { rows: readonly VisitRow[] }) {
  if (rows.length === 0) return <p>{m.consultant_visits_none()}</p>;
  return (
    <table className="w-full">
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className={cell}>
            {m.consultant_day()}
          </th>
          <th scope="col" className={cell}>
            {m.consultant_page()}
          </th>
          <th scope="col" className="py-3 text-right">
            {m.consultant_count()}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ day, product, visits }) => (
          <tr key={`${day} ${product}`}>
            <td className={cell}>{day}</td>
            <td className={`${cell} break-words`}>
              {product ? (
                <LocalLink to={paths.product(product)} className="text-primary underline underline-offset-4">
                  {product}
                </LocalLink>
              ) : (
                m.consultant_other_pages()
              )}
            </td>
            <td className="py-3 text-right tabular-nums">{visits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
