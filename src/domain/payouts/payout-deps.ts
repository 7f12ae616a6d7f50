// What making, deciding about and settling payouts needs.
import type { Db } from '#platform/database/database';
import type { LockDeps } from '#platform/database/locks';
import type { KeyRing } from '#platform/keys';

export interface PayoutDeps extends LockDeps {
  db: Db;
  now: () => Date;
  /** Open what is encrypted of consultants' and members' accounts. */
  keys: KeyRing;
}
