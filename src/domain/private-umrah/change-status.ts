// Changes of a request's status (docs/product/private-umrah.md): allowed by the table of events, never once it has expired, recorded in
// the same transaction.
import { type RawBuilder, sql } from 'kysely';
import { transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { type StoredStatus, umrahEvents, type UmrahEvent } from '#shared/private-umrah-status';
import { type UmrahRequest, unsafeFindRequest } from './request.ts';
import { notifyFamily } from './umrah-notices.ts';

export interface RequestDeps extends LockDeps {
  now: () => Date;
}

/** Reads the request under its lock and changes it there: two answers to one request come one after the other. */
export function withRequest<Deps extends RequestDeps, Result>(
  deps: Deps,
  id: string,
  change: (within: Deps, request: UmrahRequest) => Promise<Result>,
): Promise<Result> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [{ kind: 'umrah_request', id }]);
    const request = await unsafeFindRequest(within, id);
    if (!request) throw new AppError('not_found');
    return change(within, request);
  });
}

/** In `withRequest`. Refuses `umrah_request_state` where the status, or its end, does not allow the event. */
export async function changeStatus(
  { db, now }: RequestDeps,
  { id, status }: Pick<UmrahRequest, 'id' | 'status'>,
  {
    event,
    actorId,
    endsAt,
    set,
  }: { event: UmrahEvent; actorId: string | null; endsAt: Date; set?: RawBuilder<unknown> },
): Promise<void> {
  const { from, to } = umrahEvents[event];
  if (!(from as readonly string[]).includes(status)) throw new AppError('umrah_request_state');
  await sql`
    with changed as (update umrah_requests set status = ${to satisfies StoredStatus}, status_ends_at = ${endsAt}, changed_at = ${now()}${
      set ? sql`, ${set}` : sql``
    } where id = ${id})
    insert into umrah_request_history (request_id, at, from_status, to_status, event, actor_id)
      values (${id}, ${now()}, ${status}, ${to}, ${event}, ${actorId}::uuid)`.execute(db);
  await notifyFamily({ db, now }, id, event);
}
