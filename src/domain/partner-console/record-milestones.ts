// Records a milestone for many orders of a departure at once (docs/product/partner-console.md: bulk actions): the same rule
// for each.
import type { Actor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import type { MilestoneKind } from '#shared/milestones';
import { getOwnDeparture } from '#domain/departure-changes';
import { type MilestoneDeps, openStates, recordMilestone } from './record-milestone.ts';

export interface MilestoneOrder {
  code: string;
  bookerName: string | null;
  people: number;
  /** When it was reached, if it is recorded already. */
  reachedOn: string | null;
}

/** Orders of a departure that may get a milestone, by name. Refuses `not_found`. */
export async function listMilestoneOrders(
  { db }: MilestoneDeps,
  actor: Actor,
  { departureId, kind }: { departureId: string; kind: MilestoneKind },
): Promise<MilestoneOrder[]> {
  await getOwnDeparture(db, actor, departureId, 'milestones');
  const rows = await db
    .selectFrom('bookings as b')
    .leftJoin('booking_milestones as s', (join) =>
      join.onRef('s.booking_id', '=', 'b.id').on('s.kind', '=', kind),
    )
    .select(['b.code', 'b.booker', 'b.adults', 'b.children', 'b.infants', 's.reached_on'])
    .where('b.departure_id', '=', departureId)
    .where('b.state', 'in', openStates)
    .execute();
  return rows
    .map(({ code, booker, adults, children, infants, reached_on }) => ({
      code,
      bookerName: (booker as { name: string } | null)?.name ?? null,
      people: adults + children + infants,
      reachedOn: reached_on,
    }))
    .toSorted(
      (one, other) =>
        (one.bookerName ?? '').localeCompare(other.bookerName ?? '', 'id') ||
        one.code.localeCompare(other.code),
    );
}

/**
 * Records a milestone for these orders, each in a transaction of its own, and returns how many: one that
 * ended or departed meanwhile is skipped. Refuses `not_found`, `invalid_input` (also when no order is
 * named).
 */
export async function recordMilestones(
  deps: MilestoneDeps,
  actor: Actor,
  { departureId, codes, form }: { departureId: string; codes: readonly string[]; form: unknown },
): Promise<number> {
  await getOwnDeparture(deps.db, actor, departureId, 'milestones');
  if (codes.length === 0)
    throw new AppError('invalid_input', [{ field: 'orders', message: 'error_orders_none' }]);
  const own = await deps.db
    .selectFrom('bookings')
    .select('id')
    .where('departure_id', '=', departureId)
    .where('code', 'in', [...codes])
    .orderBy('id')
    .execute();
  let recorded = 0;
  for (const { id } of own) {
    try {
      await recordMilestone(deps, actor, id, form);
      recorded += 1;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'booking_state')) throw error;
    }
  }
  return recorded;
}
