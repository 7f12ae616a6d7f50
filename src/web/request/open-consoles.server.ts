// Which pages of the desks (#web/desks) whoever asks may open: their paths, for the layout and the profile.
import { hasRole, worksAtAll } from '#domain/memberships';
import { isAreaOpen } from '#web/areas';
import { consolesWith } from '#web/consoles';
import type { PageRequest } from './page-context.server.ts';

/** Staff roles count only behind a second factor. */
export function openConsolePaths({ actor, brand }: Pick<PageRequest, 'actor' | 'brand'>): string[] {
  const open = consolesWith(
    ({ roles, task, area }) =>
      isAreaOpen(area, brand.flags) &&
      roles.some((role) => hasRole(actor, role)) &&
      (!task || worksAtAll(actor, task)),
  );
  return open.flatMap(({ pages }) => pages.map(({ to }) => to));
}
