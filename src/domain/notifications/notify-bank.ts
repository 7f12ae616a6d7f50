// What a bank's people hear of what was sent to it (docs/product/notifications.md): those of a role, all but whoever did it.
import { sql } from 'kysely';
import type { NotificationKind } from '#shared/notifications';
import type { BankRole } from '#shared/roles';
import { type Notice, notify, type NotifyDeps } from './notify.ts';

interface BankReaders {
  bankId: string;
  roles: readonly BankRole[];
  /** Null: the clock. */
  by: string | null;
}

export async function notifyBank<Kind extends NotificationKind>(
  deps: NotifyDeps,
  { bankId, roles, by }: BankReaders,
  notice: Omit<Notice<Kind>, 'accountId' | 'brandId'>,
): Promise<void> {
  const staff = await deps.db
    .selectFrom('memberships')
    .select('account_id')
    .distinct()
    .where('partner_id', '=', bankId)
    .where('role', 'in', [...roles])
    .where(sql<boolean>`account_id is distinct from ${by}::uuid`)
    .execute();
  await notify(
    deps,
    staff.map(({ account_id: accountId }) => ({ ...notice, accountId, brandId: null })),
  );
}
