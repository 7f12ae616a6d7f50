// The heading of a member's page.
import type { ReactNode } from 'react';

export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className="mb-6 text-2xl font-bold tracking-tight md:text-3xl">{children}</h1>;
}
