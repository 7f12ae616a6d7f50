// The table of routes (routes.ts) as a list of pages, for who builds something of each.
import type { RouteConfigEntry } from '@react-router/dev/routes';

export interface PageRoute {
  /** Without language prefix. */
  path: string;
  /** Its module and those of the layouts around it, below src/web. */
  files: readonly string[];
}

export function pageRoutes(
  entries: readonly RouteConfigEntry[],
  above = '',
  around: readonly string[] = [],
): PageRoute[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const full = [above, path].filter(Boolean).join('/');
    const files = [...around, file];
    return children.length > 0
      ? pageRoutes(children, full, files)
      : [{ path: `/${full.replace(/^en\?\/?/, '')}`, files }];
  });
}
