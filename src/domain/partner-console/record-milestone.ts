// The partner's milestones before departure: visa, ticket, kit, manasik (docs/product/partner-console.md). The member reads
// them on the order's timeline; the first one starts the preparation.
import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { notify, readNotificationsAbout } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { milestoneForm } from '#shared/milestone-form';
import type { MilestoneKind } from '#shared/milestones';
import * as paths from '#shared/paths';
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
  const shown = { reached_on, note, tracking_courier: courier, tracking_number };
  const said = { ...shown, recorded_at: deps.now(), recorded_by: actor.accountId };
  await changeMilestones(deps, actor, { bookingId: booking.id, kind }, async (within, state) => {
    const before = await within.db
      .selectFrom('booking_milestones')
      .select(['reached_on', 'note', 'tracking_courier', 'tracking_number'])
      .where('booking_id', '=', booking.id)
      .where('kind', '=', kind)
      .executeTakeFirst();
    await within.db
      .insertInto('booking_milestones')
      .values({ booking_id: booking.id, kind, ...said })
      .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doUpdateSet(said))
      .execute();
    if (!before || !isDeepStrictEqual(before, shown))
      await notifyMilestone(within, booking.id, { kind, reachedOn: reached_on });
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
    const { accountId } = await findReader(deps.db, booking.id);
    if (accountId)
      await readNotificationsAbout({ db, now: deps.now }, [accountId], noticeKey(booking.id, kind));
  });
}

const noticeKey = (bookingId: string, kind: MilestoneKind) => `order:${bookingId}:milestone:${kind}`;

function findReader(db: Db, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select(['account_id as accountId', 'brand_id as brandId', 'code'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** What is recorded anew is unread again. Nobody where the account is deleted. */
async function notifyMilestone(
  { db, now }: MilestoneDeps,
  bookingId: string,
  { kind, reachedOn }: { kind: MilestoneKind; reachedOn: string },
): Promise<void> {
  const { accountId, brandId, code } = await findReader(db, bookingId);
  if (!accountId) return;
  const common = {
    accountId,
    brandId,
    path: paths.member.order(code),
    dedupeKey: noticeKey(bookingId, kind),
  };
  await notify(
    { db, now },
    kind === 'visa'
      ? [{ ...common, kind: 'visa_recorded', values: { code, reachedOn } }]
      : [{ ...common, kind: 'milestone_recorded', values: { code, milestone: kind, reachedOn } }],
  );
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
