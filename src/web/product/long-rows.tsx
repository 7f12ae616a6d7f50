// Rows of which the first five stand open and the rest is a tap away, readable without script (docs/product/catalogue.md).
import { Children, type ReactNode } from 'react';
import * as m from '#messages/messages';

/** Our choice: what one takes in at a glance. */
const rowsAtFirst = 5;

interface LongRowsProps {
  /** `<li>`s. */
  children: ReactNode;
  /** Of both lists. */
  className: string;
  /** Days and steps are numbered lists. */
  as?: 'ul' | 'ol';
}

export function LongRows({ children, className, as: List = 'ul' }: LongRowsProps) {
  const rows = Children.toArray(children);
  const rest = rows.slice(rowsAtFirst);
  // One more row is shorter than the line that would hide it.
  if (rest.length < 2) return <List className={className}>{rows}</List>;
  return (
    <>
      <List className={className}>{rows.slice(0, rowsAtFirst)}</List>
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
          <span className="group-open:hidden">{m.product_rows_more({ count: rest.length })}</span>
          <span className="hidden group-open:inline">{m.product_rows_fewer()}</span>
        </summary>
        <List className={className}>{rest}</List>
      </details>
    </>
  );
}
