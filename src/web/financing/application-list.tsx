// A member's applications, of financing or of savings (spec §2 member histories): code and state, then what each is about.
import type { ReactNode } from 'react';
import type { Tone } from '#labels/tone';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { cardClass } from '#web/ui/section.tsx';

interface Row {
  id: string;
  code: string;
  state: { word: string; tone: Tone };
}

interface ApplicationListProps<Item extends Row> {
  title: string;
  listed: { items: Item[]; page: number; limit: number; total: number };
  /** Said where there are none, with the page on which one begins. */
  none: { title: string; text: string; to: string; link: string };
  /** Of the list itself, and of one application. */
  path: string;
  pathOf: (id: string) => string;
  /** What stands below code and state. */
  children: (item: Item) => ReactNode;
}

export function ApplicationList<Item extends Row>({
  title,
  listed: { items, page, limit, total },
  none,
  path,
  pathOf,
  children,
}: ApplicationListProps<Item>) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {items.length === 0 && (
        <EmptyState
          title={none.title}
          text={none.text}
          action={
            <LocalLink to={none.to} className={buttonClass('primary')}>
              {none.link}
            </LocalLink>
          }
        />
      )}
      <ul className="space-y-4">
        {items.map((item) => (
          <li key={item.id} className={`${cardClass} p-5`}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <LocalLink
                to={pathOf(item.id)}
                className="inline-flex min-h-12 items-center font-bold text-primary underline underline-offset-4"
              >
                {item.code}
              </LocalLink>
              <Badge tone={item.state.tone}>{item.state.word}</Badge>
            </div>
            {children(item)}
          </li>
        ))}
      </ul>
      <PageLinks page={page} limit={limit} total={total} pathOf={(number) => `${path}?page=${number}`} />
    </>
  );
}
