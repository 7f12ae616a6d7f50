// Requests of families that travel together (docs/product/private-umrah.md): whatever an agency does to one of them happens to all or to none.
import { sql } from 'kysely';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import type { RequestDeps } from './change-status.ts';
import { requestColumns, type UmrahRequest, unsafeFindRequest } from './request.ts';

/** The opener's first, then as they joined; ended ones as well. Of a request that is not joined: itself. */
export async function unsafeListJoined(
  { db, now }: Pick<RequestDeps, 'db' | 'now'>,
  leadId: string,
): Promise<UmrahRequest[]> {
  const { rows } = await sql<UmrahRequest>`
    select ${requestColumns(now())} from umrah_requests r left join bookings b on b.id = r.booking_id
    where r.id = ${leadId} or r.joined_to = ${leadId} order by r.id = ${leadId} desc, r.created_at, r.id`.execute(
    db,
  );
  return rows;
}

export const hasEnded = ({ status }: Pick<UmrahRequest, 'status'>): boolean =>
  ['expired', 'declined', 'withdrawn', 'paid'].includes(status);

/**
 * Like `withRequest`, for a request and all that are joined with it: the opener's lock first, under which nobody joins, then the others'.
 * `going`: those that have not ended. Refuses `not_found`, `umrah_request_state` when all have.
 */
export function withJoined<Deps extends RequestDeps, Result>(
  deps: Deps,
  id: string,
  change: (within: Deps, going: UmrahRequest[]) => Promise<Result>,
): Promise<Result> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const named = await unsafeFindRequest(within, id);
    if (!named) throw new AppError('not_found');
    const leadId = named.leadId ?? named.id;
    await lockKeys(within, [{ kind: 'umrah_request', id: leadId }]);
    const others = (await unsafeListJoined(within, leadId)).filter((one) => one.id !== leadId);
    await lockKeys(
      within,
      others.map((one) => ({ kind: 'umrah_request' as const, id: one.id })),
    );
    const going = (await unsafeListJoined(within, leadId)).filter((one) => !hasEnded(one));
    if (going.length === 0) throw new AppError('umrah_request_state');
    return change(within, going);
  });
}
