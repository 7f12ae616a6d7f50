// Sections of a page and the one look of a card (docs/product/pages.md).
import type { ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  /** Names the section in the address; its heading is then named too. */
  id?: string;
  /** A link or button at the right of the heading. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ title, id, action, className = 'mt-12', children }: SectionProps) {
  const headingId = id && `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className={className}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={headingId} className="text-2xl font-bold tracking-tight text-balance">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export const cardClass = 'rounded-card border border-line bg-card';

export function Card({ className = 'p-5', children }: { className?: string; children: ReactNode }) {
  return <div className={`${cardClass} ${className}`}>{children}</div>;
}
