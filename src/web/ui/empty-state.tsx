// What stands where nothing was found: what happened and what to do next, before quiet girih linework.
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** A link or button that helps. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="girih rounded-card border border-line bg-card px-6 py-14 text-center">
      <p className="text-xl font-bold text-balance">{title}</p>
      <div className="mx-auto mt-2 max-w-prose text-ink-soft">{text}</div>
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
