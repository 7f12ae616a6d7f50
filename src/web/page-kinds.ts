// The kinds of pages, each of which has a style sheet of its own (decision 0257). From one kind to another always leads a document, never the
// router's script. For the server and the build: a browser that stays within one kind need not know the addresses of the others.
import { isMemberAppPage } from './app-pages.ts';
import { isConsoleAppPage } from './console-app-pages.ts';
import { uiPath } from './dev/ui-path.ts';

/** Pages that are read, of members and guests who act, of consoles; and `/dev/ui`, which shows the components of all of them. */
export const pageKinds = ['reading', 'member', 'console', 'components'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Of the document at `path`, without language prefix, whatever is answered there: the error of a page is of the page's kind. */
export function pageKind(path: string): PageKind {
  return kindsAround(path)[0]!;
}

/** In whose documents it can stand: the router also brings it into those of the second, where two have it. */
export function kindsAround(path: string): PageKind[] {
  const kinds: PageKind[] = [
    ...(isMemberAppPage(path) ? ['member' as const] : []),
    ...(isConsoleAppPage(path) ? ['console' as const] : []),
  ];
  if (kinds.length > 0) return kinds;
  return path === uiPath ? ['components'] : ['reading'];
}
