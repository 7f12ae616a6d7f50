// What stands around every queue of a bank: what narrows it, what is said where nothing stands in it, and its pages.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { consoleListPath } from '#shared/console-list';
import { useFrame } from '#web/frame';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';

interface QueueFrameProps {
  path: string;
  /** The fields that narrow it, and how they stand beside each other. */
  filters: ReactNode;
  filtersClassName: string;
  isNarrowed: boolean;
  /** Of the page asked for. */
  isEmpty: boolean;
  /** What the list says when nothing was ever sent. */
  none: string;
  page: number;
  limit: number;
  total: number;
  /** The table. */
  children: ReactNode;
}

export function QueueFrame({
  path,
  filters,
  filtersClassName,
  isNarrowed,
  isEmpty,
  none,
  page,
  limit,
  total,
  children,
}: QueueFrameProps) {
  const { search } = useFrame();
  return (
    <>
      {(isNarrowed || total > 0) && (
        <ListForm
          className={filtersClassName}
          show={m.bank_filter_do()}
          variant="secondary"
          clear={isNarrowed ? { to: path, label: m.bank_filter_clear() } : undefined}
        >
          {filters}
        </ListForm>
      )}
      {!isEmpty ? (
        children
      ) : isNarrowed || total > 0 ? (
        <EmptyState title={m.bank_queue_none_such()} text={m.bank_queue_none_such_text()} />
      ) : (
        <EmptyState title={none} text={m.bank_queue_none_text()} />
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => consoleListPath(path, search, { page: number })}
      />
    </>
  );
}
