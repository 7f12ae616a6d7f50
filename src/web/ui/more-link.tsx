// Beside a heading: the way to all of what the section shows some of.
import type { ReactNode } from 'react';
import { LocalLink } from './local-link.tsx';

export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalLink
      to={to}
      className="-my-3 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {children}
    </LocalLink>
  );
}
