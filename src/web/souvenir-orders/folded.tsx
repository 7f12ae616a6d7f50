// A part of a parcel's page that is opened by who needs it.
import type { ReactNode } from 'react';
import { cardClass } from '#web/ui/section.tsx';

interface FoldedProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

export function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen || undefined} className={`${cardClass} px-5 py-1`}>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold text-primary pr-8">{title}</summary>
      {children}
    </details>
  );
}
