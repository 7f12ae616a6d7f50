// Previous and next page of a short list, as links with addresses.
import * as m from '#messages/messages';
import { lastPage } from '#shared/paging';
import { buttonClass } from './button.tsx';
import { LocalLink } from './local-link.tsx';

interface PageLinksProps {
  page: number;
  limit: number;
  total: number;
  /** The path of a page, without prefix. */
  pathOf: (page: number) => string;
}

export function PageLinks({ page, limit, total, pathOf }: PageLinksProps) {
  const last = lastPage({ total, limit });
  if (last === 1) return null;
  return (
    <nav aria-label={m.partners_pages()} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <LocalLink to={pathOf(page - 1)} rel="prev" className={buttonClass('secondary')}>
          {m.partners_page_previous()}
        </LocalLink>
      ) : (
        <span />
      )}
      <span className="tabular-nums text-ink-soft">{m.partners_page_of({ page, last })}</span>
      {page < last ? (
        <LocalLink to={pathOf(page + 1)} rel="next" className={buttonClass('secondary')}>
          {m.partners_page_next()}
        </LocalLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
