// What changing any directory shares: whose task it is, the line it leaves, the words a list is searched for.
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { AuditAction } from '#shared/audit';
import type { DirectoryStanding } from '#shared/directory-kinds';

export interface DirectoryDeps {
  db: Db;
  now: () => Date;
}

export interface DirectoryQuery {
  search: string;
  /** Without one: what is not retired. */
  standing?: DirectoryStanding | undefined;
  page: number;
  limit: number;
}

export const requireDirectories = (actor: Actor) => requireOperatorTask(actor, 'directories');

/** `kind`: of which directory; `about`: the entry's id or code. */
export function record(
  deps: DirectoryDeps,
  actor: Actor,
  { action, kind, about }: { action: AuditAction; kind: 'hotel' | 'airline' | 'airport'; about: string },
): Promise<void> {
  const role = requireDirectories(actor);
  return recordAudit(deps, { actor, role, action, subjectId: null, details: { about, kind } });
}
