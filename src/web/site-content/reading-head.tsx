// The head of a page to be read: where it stands, its name, one quiet paragraph, before girih linework (docs/product/pages.md).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import type { Localized } from '#labels/localized';

/** A div, not a <header>: a printed copy keeps the name of what was printed. */
export function ReadingHead({ title, children }: { title: Localized; children?: ReactNode }) {
  return (
    <div className="girih border-b border-line">
      <div className="mx-auto max-w-page px-4 pb-10 pt-2 md:pb-14">
        <Breadcrumb items={crumbs(title.text)} />
        <h1
          lang={title.lang}
          className="mt-4 max-w-[22ch] text-3xl font-bold tracking-tight md:mt-8 md:text-5xl"
        >
          {title.text}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** The same items for structured data; `above` lies between the home page and this one. */
export function crumbs(
  title: string,
  above: readonly { name: string; to: string }[] = [],
): { name: string; to?: string }[] {
  return [{ name: m.frame_home(), to: '/' }, ...above, { name: title }];
}
