// The head of a page of a console: what it is for, and what can be done from here.
import type { ReactNode } from 'react';

export function ConsoleHead({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        {text && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  );
}
