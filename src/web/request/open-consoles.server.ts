// Which pages of the consoles (#web/consoles) whoever asks may open: their paths, for the layout and the profile.
import { hasRole, mayTend, worksAtAll } from '#domain/memberships';
import type { StoreTask } from '#shared/store-duties';
import { isAreaOpen } from '#web/areas';
import { consolesWith } from '#web/consoles';
import type { PageRequest } from './page-context.server.ts';

/** At the store whose console they see: that of their first membership. */
function tendsAtAll(actor: PageRequest['actor'], task: StoreTask): boolean {
  const storeId = actor?.memberships.find(({ role }) => role === 'store_staff')?.partnerId;
  return Boolean(storeId) && mayTend(actor, task, storeId!);
}

/** Staff roles count only behind a second factor. */
export function openConsolePaths({ actor, brand }: Pick<PageRequest, 'actor' | 'brand'>): string[] {
  const open = consolesWith(
    ({ roles, task, storeTask, area }) =>
      isAreaOpen(area, brand.flags) &&
      roles.some((role) => hasRole(actor, role)) &&
      (!task || worksAtAll(actor, task)) &&
      (!storeTask || tendsAtAll(actor, storeTask)),
  );
  return open.flatMap(({ pages }) => pages.map(({ to }) => to));
}
