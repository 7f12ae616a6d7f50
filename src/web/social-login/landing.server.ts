// Where somebody who has signed in goes (spec §4 "Login success"). Deviates from it in one row (decision 0068): where nothing says where
// to go, staff begin at their console, not on the home page.
import { hasReturn, type ReturnTo, returnPath } from '#shared/return-to';
import { openConsolePaths } from '#web/request/open-consoles.server';
import type { PageRequest } from '#web/request/page-context.server';

/** Without language prefix. */
export function landingPath(returnTo: ReturnTo, visitor: Pick<PageRequest, 'actor' | 'brand'>): string {
  return (hasReturn(returnTo) ? null : openConsolePaths(visitor)[0]) ?? returnPath(returnTo);
}
