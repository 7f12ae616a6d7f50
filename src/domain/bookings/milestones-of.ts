// Milestones the partner has reached before departure (docs/product/bookings.md: visa, ticket, kit, manasik). The caller
// has checked who may see them.
import type { Db } from '#platform/database/database';
import type { MilestoneKind } from '#shared/milestones';

export interface Milestone {
  kind: MilestoneKind;
  /** A calendar date; the manasik's may lie ahead. */
  reachedOn: string;
  note: string | null;
  tracking: { courier: string; number: string } | null;
}

export async function listMilestonesOf({ db }: { db: Db }, bookingId: string): Promise<Milestone[]> {
  const rows = await db
    .selectFrom('booking_milestones')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('reached_on')
    .execute();
  return rows.map(
    ({ kind, reached_on: reachedOn, note, tracking_courier: courier, tracking_number: number }) => ({
      kind: kind as MilestoneKind,
      reachedOn,
      note,
      tracking: courier && number ? { courier, number } : null,
    }),
  );
}
