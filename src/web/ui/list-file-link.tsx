// Leads to the file of a console's list: the rows that its page shows, under the same filters and in the same order, of all pages.
import { Download } from 'lucide-react';
import * as m from '#messages/messages';
import { consoleListPath } from '#shared/console-list';
import { useFrame } from '#web/frame';
import { buttonClass } from './button.tsx';
import { LocalLink } from './local-link.tsx';

/** Nothing where the list is empty. */
export function ListFileLink({ file, total }: { file: string; total: number }) {
  const { search } = useFrame();
  if (total === 0) return null;
  return (
    <LocalLink to={consoleListPath(file, search, { page: null })} className={buttonClass('secondary')}>
      <Download size={20} aria-hidden="true" />
      {m.console_download()}
    </LocalLink>
  );
}
