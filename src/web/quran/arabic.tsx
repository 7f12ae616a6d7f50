// Arabic as it must be set: its language, its direction, its typeface.
import type { ReactNode } from 'react';

export function Arabic({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p lang="ar" dir="rtl" className={`arabic ${className}`}>
      {children}
    </p>
  );
}
