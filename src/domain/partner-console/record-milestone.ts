// The partner's milestones before departure: visa, ticket, kit, manasik (docs/product/partner-console.md). The member reads
// them on the order's timeline; the first one starts the preparation.
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { milestoneForm } from '#shared/milestone-form';
import type { MilestoneKind } from '#shared/milestones';
import { getPartnerBooking } from './partner-bookings.ts';
import { type TransitionDeps, transitionBooking } from '#domain/bookings';

export interface MilestoneDeps extends TransitionDeps, LockDeps {
  db: TransitionDeps['db'];
}

/** While the trip lies ahead and something is paid. */
export const openStates = ['partly_paid', 'paid', 'in_preparation'];

/**
 * Records a milestone and replaces an earlier record of it. Refuses `not_found` to everybody but the
 * partner's staff, `invalid_input` (also for a future day, except for the manasik), `booking_state` when
 * nothing is paid or the trip has begun.
 */
export async function recordMilestone(
  deps: MilestoneDeps,
  actor: Actor,
  idOrCode: string,
  input: unknown,
): Promise<void> {
  const booking = await getPartnerBooking(deps, actor, idOrCode, 'milestones');
  const { kind, reached_on, note, courier, tracking_number } = checkedForm(milestoneForm, input);
  if (kind !== 'manasik' && reached_on > todayInIndonesia(deps.now()))
    throw new AppError('invalid_input', [{ field: 'reached_on', message: 'error_date_ahead' }]);
  const said = {
    reached_on,
    note,
    tracking_courier: courier,
    tracking_number,
    recorded_at: deps.now(),
    recorded_by: actor.accountId,
  };
  await changeMilestones(deps, actor, { bookingId: booking.id, kind }, async (within, state) => {
    await within.db
      .insertInto('booking_milestones')
      .values({ booking_id: booking.id, kind, ...said })
      .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doUpdateSet(said))
      .execute();
    if (state === 'paid')
      await transitionBooking(within, {
        bookingId: booking.id,
        event: 'preparation_begun',
        actorId: actor.accountId,
      });
  });
}

/** Removes the record of a milestone. Refuses like `recordMilestone`. */
export async function withdrawMilestone(
  deps: MilestoneDeps,
  actor: Actor,
  idOrCode: string,
  kind: MilestoneKind,
): Promise<void> {
  const booking = await getPartnerBooking(deps, actor, idOrCode, 'milestones');
  await changeMilestones(deps, actor, { bookingId: booking.id, kind }, async ({ db }) => {
    await db
      .deleteFrom('booking_milestones')
      .where('booking_id', '=', booking.id)
      .where('kind', '=', kind)
      .execute();
  });
}

async function changeMilestones(
  deps: MilestoneDeps,
  actor: Actor,
  { bookingId, kind }: { bookingId: string; kind: MilestoneKind },
  change: (within: MilestoneDeps, state: string) => Promise<void>,
): Promise<void> {
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [{ kind: 'booking', id: bookingId }]);
    const { state, account_id } = await db
      .selectFrom('bookings')
      .select(['state', 'account_id'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    if (!openStates.includes(state)) throw new AppError('booking_state');
    await change(within, state);
    await recordAudit(within, {
      actor,
      role: 'partner_staff',
      action: 'milestone.recorded',
      subjectId: account_id,
      details: { about: bookingId, kind },
    });
  });
}
