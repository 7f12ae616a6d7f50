// The dark head of the guides, like the cover of a book, under the white-on-dark header (spec §2 header: /panduan).
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '#web/ui/breadcrumb.tsx';

/** A div, not a <header>: a printed copy keeps the name of what was printed. */
export function GuideHead({
  crumbs,
  title,
  children,
}: {
  crumbs: readonly BreadcrumbItem[];
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="girih girih-light bg-primary-dark text-white">
      <div className="mx-auto max-w-page px-4 pb-10 pt-2 md:pb-14">
        <Breadcrumb items={crumbs} tone="light" />
        <h1 className="mt-4 max-w-[22ch] text-3xl font-bold tracking-tight md:mt-8 md:text-5xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}
